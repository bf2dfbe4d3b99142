imperial-settlers-first-player = first player
imperial-settlers-option-lookout = Lookout
imperial-settlers-about-lookout = How two to four players get new cards. Normal is the rulebook’s way; with Peaceful, only cards can raze opponents’ locations.
imperial-settlers-option-faction-deck = Reshuffle faction decks
imperial-settlers-about-faction-deck = Editions differ: the 2014 English edition reshuffles any empty deck; the Czech rules and the publisher’s erratum leave an empty faction deck empty.

# The guide
imperial-settlers-place = Round { $round } of { $rounds }
imperial-settlers-place-setup = Setup
imperial-settlers-place-over = Game over
imperial-settlers-phase = Phase { $number } · { $who }
imperial-settlers-phase-alone = Phase { $number }
imperial-settlers-turn = { $player }’s turn
imperial-settlers-all = everyone at once
imperial-settlers-solo = solo game
imperial-settlers-solo-faction = Choose your faction
imperial-settlers-solo-faction-text = Then draw 2 cards from your faction deck and 2 common ones. Barbarians and Romans are easier.
imperial-settlers-over = Game over
imperial-settlers-over-text = Tap any number to see why. You can still edit any value.
imperial-settlers-both = { $before }. { $then }
imperial-settlers-before-that = { $steps }.
imperial-settlers-lookout-next = From the cards on the table.
imperial-settlers-next = Next: { $what }
imperial-settlers-next-round = Next: round { $round }
imperial-settlers-next-taken = All taken · { $what }
imperial-settlers-next-end = End the game
imperial-settlers-next-picked = { $player } has picked
imperial-settlers-next-picked-solo = Picked
imperial-settlers-next-kept = Everyone has chosen
imperial-settlers-next-pass = { $player } passes
imperial-settlers-next-pass-solo = Pass
imperial-settlers-next-turn = { $player } has acted · { $then }’s turn
imperial-settlers-next-build = { $player } builds: { $what }
imperial-settlers-next-change = Change { $what }
imperial-settlers-next-raze-hand = { $player } razes a card from hand
imperial-settlers-next-raze-rival = { $player } razes { $rival }’s location
imperial-settlers-next-raze-his = { $player } razes a card of the virtual player
imperial-settlers-next-deal = { $player } makes a deal: { $good }
imperial-settlers-next-use = { $player } uses a location: { $points }
imperial-settlers-next-send = { $count ->
    [one] { $player } sends workers: { $count } resource or card
   *[other] { $player } sends workers: { $count } resources or cards
 }
imperial-settlers-next-then = { $what } · { $then }’s turn
imperial-settlers-missing-last = { $player } is the last: act on, or pass
imperial-settlers-missing-site = What is built?
imperial-settlers-missing-deal = What does the deal give?
imperial-settlers-missing-points = How many points does it give?
imperial-settlers-missing-workers = How many workers are sent?
imperial-settlers-missing-faction = Choose { $player }’s faction
imperial-settlers-missing-factions = { $count ->
    [one] Choose { $count } more faction
   *[other] Choose { $count } more factions
 }
imperial-settlers-missing-attack-card = Reveal the first attack card
imperial-settlers-missing-attack = Reveal a card for attack { $number }
imperial-settlers-missing-choice = Choose which location is razed
imperial-settlers-missing-discard = Choose what to discard
imperial-settlers-missing-locations = Count { $player }’s locations
imperial-settlers-missing-all-locations = { $count ->
    [one] Count the locations of { $count } player
   *[other] Count the locations of { $count } players
 }
imperial-settlers-missing-goods = Tied: count what is left ({ $players })
imperial-settlers-missing-hand = Still tied: count each hand ({ $players })
imperial-settlers-warning-of = { $player }: { $what }
imperial-settlers-warning-attack-cards = { $count ->
    [one] { $count } attack card is entered; the box has { $held }.
   *[other] { $count } attack cards are entered; the box has { $held }.
 }

imperial-settlers-group-game = During the game
imperial-settlers-group-end = At the end

# Goods
imperial-settlers-nothing = nothing
imperial-settlers-goods = { $goods }
imperial-settlers-count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 }
imperial-settlers-count-wood = { $count } wood
imperial-settlers-count-stone = { $count } stone
imperial-settlers-count-food = { $count } food
imperial-settlers-count-gold = { $count } gold
imperial-settlers-count-raze = { $count ->
    [one] { $count } raze token
   *[other] { $count } raze tokens
 }
imperial-settlers-count-defense = { $count ->
    [one] { $count } defense token
   *[other] { $count } defense tokens
 }
imperial-settlers-count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
imperial-settlers-count-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
imperial-settlers-why-action = Action
imperial-settlers-why-deal = Deal
imperial-settlers-why-production = Production
imperial-settlers-why-raze = Razing
imperial-settlers-why-card = Card
imperial-settlers-a-common-location = common location
imperial-settlers-a-faction-location = faction location
imperial-settlers-one-common-location = a common location
imperial-settlers-one-faction-location = a faction location
imperial-settlers-an-action-location = an action location
imperial-settlers-numbered = { $what } { $number }

# What happened
imperial-settlers-did-faction = { $player } plays the { $faction }
imperial-settlers-did-no-faction = { $player } gives the faction back
imperial-settlers-did-look = Lookout: { $what }
imperial-settlers-did-take = { $player } takes { $goods }
imperial-settlers-did-not-take = { $player } has not taken their goods yet
imperial-settlers-did-count = { $player }: { $what } counts { $count }
imperial-settlers-did-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $why })
imperial-settlers-did-deal = { $player } makes a deal for 1 food: { $good } now and in every production
imperial-settlers-did-drop-deal = { $player } loses a deal: { $good }
imperial-settlers-did-build = { $player } builds { $what }
imperial-settlers-did-build-taking = { $player } builds { $what } and takes { $goods }
imperial-settlers-did-build-over = { $player } builds { $what } and discards { $gone }
imperial-settlers-did-build-over-taking = { $player } builds { $what }, discards { $gone } and takes { $goods }
imperial-settlers-did-rebuild = { $player } changes { $what }
imperial-settlers-did-remove = { $player } loses { $what }
imperial-settlers-did-raze-hand = { $player } razes a card from hand for 1 raze token
imperial-settlers-did-raze-his = { $player } razes one of the virtual player’s cards for 2 raze tokens
imperial-settlers-did-raze = { $player } razes { $rival }’s { $what } for { $tokens } raze tokens; { $rival } takes 1 wood and keeps a foundation
imperial-settlers-did-raze-by-card = { $player } razes { $rival }’s { $what } with a card; { $rival } takes 1 wood and keeps a foundation
imperial-settlers-did-raze-japanese = { $player } razes { $rival }’s { $what } for { $tokens } raze tokens; it is discarded
imperial-settlers-did-raze-japanese-by-card = { $player } razes { $rival }’s { $what } with a card; it is discarded
imperial-settlers-did-use = { $player } uses { $what }
imperial-settlers-did-use-for = { $player } uses { $what } for { $points }
imperial-settlers-did-send = { $player } sends { $workers } for { $count ->
    [one] { $count } resource or card
   *[other] { $count } resources or cards
 }
imperial-settlers-did-pass = { $player } passes
imperial-settlers-did-not-pass = { $player } has not passed after all
imperial-settlers-did-turn = { $player } takes an action
imperial-settlers-did-set-turn = It is { $player }’s turn
imperial-settlers-did-left = { $player } has { $goods } left
imperial-settlers-did-store = { $player }’s cards store { $good }
imperial-settlers-did-not-store = { $player }’s cards no longer store { $good }
imperial-settlers-did-number = { $player }: { $what } { $count }
imperial-settlers-did-tie = { $player }: { $count } goods left, { $hand } in hand
imperial-settlers-did-draw = The virtual player gets card { $card } from the left
imperial-settlers-did-shuffle = { $count ->
    [one] The app shuffles { $count } attack card
   *[other] The app shuffles { $count } attack cards
 }
imperial-settlers-did-no-deck = The attack cards are drawn at the table
imperial-settlers-did-reveal = Attack card: { $good }
imperial-settlers-did-attack = Attack card { $good }: { $what }
imperial-settlers-did-fall = { $what } is razed
imperial-settlers-did-drop-target = The virtual player loses a deal: { $good }
imperial-settlers-did-his-cards = The virtual player has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
imperial-settlers-did-end-setup = The setup is done
imperial-settlers-did-end-faction = The faction is chosen
imperial-settlers-did-end-lookout = The lookout is done
imperial-settlers-did-end-production = Everyone has taken their goods
imperial-settlers-did-end-actions = The action phase is over
imperial-settlers-did-all-pass = Everyone has passed
imperial-settlers-did-end-clean-up = The cleanup is done
imperial-settlers-did-end-attack = The attacks are over
imperial-settlers-did-end-score = The locations are counted

# Panels
imperial-settlers-tool-empires = Deals and locations
imperial-settlers-tool-points = Points
imperial-settlers-tool-virtual = Virtual player
imperial-settlers-tab-name = { $player }’s empire
imperial-settlers-faction-name = { $player }: { $faction }
imperial-settlers-board-gives = Each production: { $goods }
imperial-settlers-board-keeps = Keeps any number at cleanup: { $good }
imperial-settlers-lookout-way = Lookout: { $way }
imperial-settlers-lookout-skip = End the lookout
imperial-settlers-common-deck-again = When the common deck runs out, shuffle its discard pile.
imperial-settlers-faction-deck-empty = Faction decks are not reshuffled.
imperial-settlers-faction-deck-again = Faction decks are reshuffled too.
imperial-settlers-draw-for-him = Draw its card
imperial-settlers-drawn = It gets card { $card } from the left.
imperial-settlers-take = Take
imperial-settlers-taken = All taken
imperial-settlers-taken-name = { $player } has taken their goods
imperial-settlers-why-good = { $player }: why { $good }
imperial-settlers-from = { $source }: { $goods }
imperial-settlers-counts = { $what } counts
imperial-settlers-counts-name = { $player }: { $what } counts
imperial-settlers-kept-before = Kept from last round: { $goods }
imperial-settlers-track = on the track
imperial-settlers-track-of = { $player }: points on the track
imperial-settlers-points-of = { $player }: points
imperial-settlers-why-name = { $player }: points from { $why }
imperial-settlers-score-name = { $player }, { $why }: { $points }
imperial-settlers-actions = One action per turn
imperial-settlers-passed = Has passed: no more actions, and can’t be a target
imperial-settlers-nobody-passed = Nobody has passed yet.
imperial-settlers-who-passed = { $count ->
    [one] { $players } has passed.
   *[other] { $players } have passed.
 }
imperial-settlers-pass = Pass
imperial-settlers-pass-name = { $player } passes
imperial-settlers-take-pass-back = Take back the pass
imperial-settlers-unpass-name = { $player } has not passed
imperial-settlers-make-turn = It is { $player }’s turn
imperial-settlers-pass-about = Out for this round: no more actions, and can’t be a target.
imperial-settlers-for-all = All passed…
imperial-settlers-for-all-title = { $count ->
    [one] { $count } player has not passed yet
   *[other] { $count } players have not passed yet
 }
imperial-settlers-for-all-end = { $count ->
    [one] The last player passes · { $what }
   *[other] All { $count } pass · { $what }
 }
imperial-settlers-for-all-done = Everyone has passed.
imperial-settlers-for-all-passed = passed
imperial-settlers-form-deal = Deal
imperial-settlers-form-build = Build
imperial-settlers-form-raze = Raze
imperial-settlers-form-use = Action location
imperial-settlers-form-send = Send workers
imperial-settlers-deal-about = Pay 1 food. What does the deal give, now and in every production?
imperial-settlers-deal-of = { $player }, deal
imperial-settlers-send-about = 2 workers for each resource or card, in any mix.
imperial-settlers-use-which = Which one? (optional)
imperial-settlers-use-name = Use { $what }
imperial-settlers-use-gives = How many points does it give?
imperial-settlers-use-no-points = No points
imperial-settlers-send-some = { $workers } → { $choices }
imperial-settlers-good-name = { $what }: { $good }
imperial-settlers-clear = Clear
imperial-settlers-clear-name = { $what }: clear
imperial-settlers-deals = Deals
imperial-settlers-no-deals = No deals yet
imperial-settlers-add-deal = Deal
imperial-settlers-locations = Locations
imperial-settlers-no-locations = No production locations yet. Enter each one once, and it counts in every production.
imperial-settlers-no-locations-solo = No locations yet. Enter them all, so that the attacks hit the right one.
imperial-settlers-add-location = Location
imperial-settlers-deal-menu-name = { $player }, deal { $number }, { $what }: more
imperial-settlers-drop-deal-name = { $player } loses deal { $number }: { $what }
imperial-settlers-site-menu-name = { $player }, { $what }: more
imperial-settlers-edit-site-name = { $player }: change { $what }
imperial-settlers-remove-site-name = { $player } loses { $what }
imperial-settlers-known = Tap a card
imperial-settlers-location-name = Name (optional)
imperial-settlers-find-card = Name or number (optional)
imperial-settlers-sort = Deck
imperial-settlers-common = Common
imperial-settlers-own = Faction
imperial-settlers-japanese = Japanese
imperial-settlers-kind = Ability
imperial-settlers-gives = Gives in each production
imperial-settlers-missing-gives = Tap what it gives
imperial-settlers-counts-color = For each location of a color
imperial-settlers-counts-color-about = A location of that color counts itself too.
imperial-settlers-counts-color-name = Locations it counts
imperial-settlers-counts-at-most = Counts at most (0: no limit)
imperial-settlers-raze-field = Raze field
imperial-settlers-deal-field = Deal field
imperial-settlers-field-location = Location
imperial-settlers-field-most = Counts at most
imperial-settlers-field-drawn = Card drawn, counted from the left
imperial-settlers-field-from-hand-japanese = From hand, Japanese
imperial-settlers-field-of = { $player }: { $what }
imperial-settlers-fixed-shuffle = The app keeps the attack cards face down, so their order can’t be chosen. Undo this to shuffle again.
imperial-settlers-deal-field-about = Deal field (none for Shrine and Gate, which can’t be razed)
imperial-settlers-cost = Cost
imperial-settlers-instead-of = What is discarded for it?
imperial-settlers-instead-name = Discard { $what }
imperial-settlers-discard-other = A foundation or another one
imperial-settlers-discard-nothing = Nothing
imperial-settlers-build-it = Build it
imperial-settlers-change-it = Change
imperial-settlers-cancel = Cancel
imperial-settlers-build-common = Common, no production
imperial-settlers-build-own = Faction, no production
imperial-settlers-from-hand = From hand
imperial-settlers-from-his = Virtual player’s card
imperial-settlers-raze-from-name = Raze: { $whose }
imperial-settlers-raze-site-name = Raze { $player }’s { $what }
imperial-settlers-other-location = another one
imperial-settlers-protected = It has a defense token or samurai
imperial-settlers-by-card = A card razes it
imperial-settlers-by-card-about = The card sets the cost.
imperial-settlers-by-card-takes = The card sets the cost. A common location leaves its owner 1 wood and a foundation.
imperial-settlers-takes-hand = { $tokens ->
    [one] Costs { $tokens } raze token. You gain the goods in the raze field.
   *[other] Costs { $tokens } raze tokens. You gain the goods in the raze field.
 }
imperial-settlers-takes-rival = { $tokens ->
    [one] Costs { $tokens } raze token. { $rival } takes 1 wood and keeps a foundation.
   *[other] Costs { $tokens } raze tokens. { $rival } takes 1 wood and keeps a foundation.
 }
imperial-settlers-takes-japanese = { $tokens ->
    [one] Costs { $tokens } raze token. { $rival } discards the location; no foundation.
   *[other] Costs { $tokens } raze tokens. { $rival } discards the location; no foundation.
 }
imperial-settlers-takes-his = Costs 2 raze tokens. The card is discarded; no foundation.
imperial-settlers-raze-points = Points in the raze field
imperial-settlers-raze-it = Raze it
imperial-settlers-keeps-all = Keep any number: { $goods }
imperial-settlers-kept = Kept: { $good }
imperial-settlers-kept-name = { $player } keeps: { $good }
imperial-settlers-store-name = { $player }: cards store { $good }
imperial-settlers-stored-by-cards = Return the rest. Your cards also store:
imperial-settlers-why-clean-up = { $player }: why
imperial-settlers-count-name = { $player }: { $what }
imperial-settlers-as-entered = As entered: { $common } common, { $own } faction
imperial-settlers-on-shrine = Resources on the Shrine
imperial-settlers-under-gate = Cards under Gate { $gate }
imperial-settlers-goods-left = Resources and workers left
imperial-settlers-in-hand = Cards in hand
imperial-settlers-tie-goods = A tie: most resources and workers left wins.
imperial-settlers-tie-hand = Still a tie: most cards in hand wins.
imperial-settlers-app-deck = Or let the app keep the deck
imperial-settlers-shuffle = Shuffle
imperial-settlers-draw-at-table = Draw at the table instead
imperial-settlers-revealed-shows = What does the revealed card show?
imperial-settlers-reveal-top = Reveal the top card · { $count } in the deck
imperial-settlers-attack-cards = Attack cards
imperial-settlers-attack-cards-about = What the cards of the Czech box show. Change it once if yours differ; the app remembers it.
imperial-settlers-attack-cards-name = Attack cards: { $good }
imperial-settlers-attack-cards-total = { $count } of { $held } cards
imperial-settlers-attack-line = Attack { $number }: { $what }
imperial-settlers-attack-to-come = still to come
imperial-settlers-to-collection = { $what } goes to the Collection: no wood, no foundation. The two cards go to the end of the line.
imperial-settlers-tap-for-why = Tap for why.
imperial-settlers-choose-falls = These are tied: choose which is razed
imperial-settlers-falls-name = Raze: { $what }
imperial-settlers-his-cards = Virtual player’s cards
imperial-settlers-his-cards-about = Locations you may raze
imperial-settlers-targets = The virtual player’s targets, newest first; they count as its deals
imperial-settlers-no-targets = No attack card is revealed yet
imperial-settlers-target = { $number }. { $good }
imperial-settlers-target-menu-name = Target { $number }, { $good }: more
imperial-settlers-drop-target-name = Target { $number }, { $good }: remove
imperial-settlers-why-collection = What is in the Collection
imperial-settlers-collection-by-hand = Edit the Collection
imperial-settlers-forget-name = Forget { $what }
imperial-settlers-known-locations = Remembered locations
imperial-settlers-nothing-known = No remembered locations yet. Any location you name in a play will be offered again.

# What is refused
imperial-settlers-nothing-chosen = Nothing is chosen yet.
imperial-settlers-revealed-all = All attack cards of this step are revealed.
imperial-settlers-refuse-players = Imperial Settlers is for { $least } to { $most } players.
imperial-settlers-refuse-figures = The remembered values of your cards can’t be read: { $detail }.
imperial-settlers-refuse-faction-taken = { $player } already has this faction.
imperial-settlers-refuse-other-faction = This card belongs to another faction.
imperial-settlers-refuse-not-now = That is not possible in this step.
imperial-settlers-refuse-has-taken = { $player } has already taken their goods.
imperial-settlers-refuse-not-taken = { $player } has not taken their goods yet.
imperial-settlers-refuse-passed-already = { $player } has already passed.
imperial-settlers-refuse-not-passed = { $player } has not passed.
imperial-settlers-refuse-stores = { $player }’s cards already store this: { $good }.
imperial-settlers-refuse-stores-not = { $player }’s cards do not store this: { $good }.
imperial-settlers-refuse-drawn = The virtual player already has card { $card } from the left.
imperial-settlers-refuse-raze-field = A raze field shows at most { $most } goods.
imperial-settlers-refuse-counts-more = { $what } counts at most { $most }.
imperial-settlers-refuse-fewer-than-none = { $player }’s points can’t go below 0.
imperial-settlers-refuse-has-passed = { $player } has passed. Take back the pass first.
imperial-settlers-refuse-not-on-turn = It is another player’s turn.
imperial-settlers-refuse-name-too-long = A name can have up to { $most } characters.
imperial-settlers-refuse-not-on-cards = No card shows this good.
imperial-settlers-refuse-no-such-location = There is no such location.
imperial-settlers-refuse-no-such-deal = There is no such deal.
imperial-settlers-refuse-counts-nothing = This location does not count other locations.
imperial-settlers-refuse-own-location = You can’t raze a location of your own.
imperial-settlers-refuse-none-of-his = The virtual player has no card left.
imperial-settlers-refuse-stays-anyway = Cards and points always stay.
imperial-settlers-refuse-solo-only = This is only in the solo game.
imperial-settlers-refuse-not-on-top = Another attack card lies on top.
imperial-settlers-more-goods = { $players } { $count ->
    [one] has
   *[other] have
} more resources and workers left: { $value } to { $against }.
imperial-settlers-more-hand = { $players } { $count ->
    [one] has
   *[other] have
} more cards in hand: { $value } to { $against }.
imperial-settlers-cards-in-hand = Cards in hand
imperial-settlers-open-gates = { $player }, Gates (check your cards)
imperial-settlers-solo-decided = Faction locations against cards in the Collection: { $faction } to { $collection }.
imperial-settlers-solo-missed = Faction locations against cards in the Collection: { $faction } to { $collection }. { $missing ->
    [one] 1 more location would have won.
   *[other] { $missing } more locations would have won.
}

# Cards of the box
imperial-settlers-card-color = Color
imperial-settlers-card-deal = Deal
imperial-settlers-count-location = 1 location
imperial-settlers-color-black = black
imperial-settlers-color-purple = purple
imperial-settlers-color-blue = blue
imperial-settlers-color-brown = brown
imperial-settlers-color-gold = gold
imperial-settlers-color-red = red
imperial-settlers-color-pink = pink
imperial-settlers-color-gray = gray
imperial-settlers-build-card = Build it: { $player }
imperial-settlers-build-card-which = Copy
imperial-settlers-build-card-over = { $player } builds it and discards:
imperial-settlers-build-card-gone = { $player } builds it and discards: { $what }
imperial-settlers-odds = { $cards ->
    [one] Next attack: what the { $cards } card left would raze
   *[other] Next attack: what the { $cards } cards left would raze
 }
imperial-settlers-odds-razes = { $what }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
imperial-settlers-odds-nothing = Nothing: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
