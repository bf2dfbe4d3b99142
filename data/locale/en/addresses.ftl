# Addresses, links and what is copied.
addresses-unknown = There’s nothing here under this link.
addresses-copy = Copy
addresses-copy-text = Copy text
addresses-copy-link = Copy link
addresses-share-link = Share link
addresses-copy-result = Copy result
addresses-copied = Copied
addresses-link-copied = Link copied
addresses-address-copied = Copied: { $link }. Add it to the address of a Tableside page, or start Tableside with it.
