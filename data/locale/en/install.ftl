# A page as a program: installing it, and what the browser keeps.
install-in-memory = This browser won’t save anything for this page: it is a private window, or storage is blocked. You can play, but everything is gone when the page closes. Save the plays to a file first.
install-may-forget = This browser may delete your plays when it runs low on space. Install Tableside, or save all plays to a file now and then (in Settings).
install-share = Put Tableside on your Home Screen: tap Share, then “Add to Home Screen”. It then opens like an app, also offline.
install-ask = Install Tableside: it then opens like an app, also offline.
install-do = Install
install-not-now = Not now
