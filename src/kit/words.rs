//! The few words the widgets have of their own, looked up once for a language.

use crate::locale::{Language, Message};

/// The kit's words in one language.
pub(super) struct Words {
    language: Language,
    /// "Close".
    pub close: String,
    /// "Clear".
    pub clear: String,
    /// "Backspace".
    pub backspace: String,
    /// "OK".
    pub ok: String,
    /// "plus", as the name of a key.
    pub plus: String,
    /// "minus", as the name of a key.
    pub minus: String,
    /// "times", as the name of a key.
    pub times: String,
    /// "not entered yet".
    pub blank: String,
    /// "check your board".
    pub check_board: String,
    /// "not known".
    pub unknown: String,
    /// "read off your board".
    pub owner: String,
    /// "edited".
    pub corrected: String,
    /// "done".
    pub done: String,
    /// "now".
    pub now: String,
    /// "to come".
    pub coming: String,
    /// What the part of a screen is called in which one can do something.
    pub actions: String,
    /// What the part is called that says what must be known just now.
    pub notices: String,
    /// What the part with the steps is called.
    pub steps: String,
    /// What the part beside the main one is called.
    pub beside: String,
    /// "Copy".
    pub copy: String,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        let say = |key| language.words(key);
        Self {
            language,
            close: say("kit-close"),
            clear: say("kit-clear"),
            backspace: say("kit-backspace"),
            ok: say("kit-ok"),
            plus: say("kit-plus"),
            minus: say("kit-minus"),
            times: say("kit-times"),
            blank: say("kit-blank"),
            check_board: say("kit-check-board"),
            unknown: say("kit-unknown"),
            owner: say("kit-owner"),
            corrected: say("kit-corrected"),
            done: say("kit-done"),
            now: say("kit-now"),
            coming: say("kit-coming"),
            actions: say("readers-actions"),
            notices: say("readers-notices"),
            steps: say("readers-steps"),
            beside: say("readers-beside"),
            copy: say("addresses-copy"),
        }
    }

    /// A message with its arguments.
    pub fn say(&self, message: &Message) -> String {
        self.language.say(message)
    }
}
