rules-dice-settlers-place = Z popisu hry a recenzí, ne z pravidel

rules-dice-settlers-field-house-points = Body za dům
rules-dice-settlers-field-dice-pair-points = Body za každé dvě kostky
rules-dice-settlers-field-starting-dice = Počáteční kostky v závěrečném bodování
rules-dice-settlers-field-presence = Nižší hodnotu dílku dostane
rules-dice-settlers-field-tie-break = Při shodě bodů rozhoduje
rules-dice-settlers-field-sale-of-one = Body za prodej jedné suroviny
rules-dice-settlers-field-sale-of-two = Body za prodej dvou stejných
rules-dice-settlers-field-sale-of-three = Body za prodej tří stejných
rules-dice-settlers-field-main-actions = Hlavní akce hráče v kole
rules-dice-settlers-field-map-tiles = { $players ->
    [one] Dílky v balíčku, { $players } hráč
    [few] Dílky v balíčku, { $players } hráči
    [many] Dílky v balíčku, { $players } hráče
   *[other] Dílky v balíčku, { $players } hráčů
 }
rules-dice-settlers-field-pool = { $players ->
    [one] Body v zásobě, { $players } hráč
    [few] Body v zásobě, { $players } hráči
    [many] Body v zásobě, { $players } hráče
   *[other] Body v zásobě, { $players } hráčů
 }
rules-dice-settlers-counts = Počítají se
rules-dice-settlers-does-not-count = Nepočítají se
rules-dice-settlers-presence-everyone = Všichni přítomní
rules-dice-settlers-presence-second-most = Kdo má druhý nejvyšší počet stanů
rules-dice-settlers-presence-unknown = Není známo, kdo dostane nižší hodnotu dílku
rules-dice-settlers-tie-shared = Nic, o místo se dělí
rules-dice-settlers-tie-unknown = Není známo, co rozhoduje při shodě; hráči se o místo dělí

rules-dice-settlers-symbol-settler = Osadník
rules-dice-settlers-symbol-compass = Kompas
rules-dice-settlers-symbol-campfire = Oheň
rules-dice-settlers-symbol-food = Jídlo
rules-dice-settlers-symbol-wood = Dřevo
rules-dice-settlers-symbol-iron = Železo
rules-dice-settlers-symbol-gold = Zlato
rules-dice-settlers-symbol-handshake = Podání rukou
rules-dice-settlers-symbol-purse = Ruka s měšcem
rules-dice-settlers-symbol-rifles = Zkřížené pušky
rules-dice-settlers-symbol-lantern = Lucerna
rules-dice-settlers-use-turn = Otočte jednu jinou kostku na libovolnou stranu.
rules-dice-settlers-use-reroll = Přehoďte až tři jiné kostky.
rules-dice-settlers-use-draw = Vytáhněte další dvě kostky a hoďte jimi.

rules-dice-settlers-action-explore = Průzkum
rules-dice-settlers-action-settle = Osídlování
rules-dice-settlers-action-harvest = Sklizeň
rules-dice-settlers-action-trade = Prodej
rules-dice-settlers-action-recruit = Nábor
rules-dice-settlers-action-raid = Nájezd
rules-dice-settlers-action-research = Výzkum
rules-dice-settlers-action-factory = Továrna
rules-dice-settlers-action-claim = Ovládnutí
rules-dice-settlers-effect-explore = Za každý symbol vytáhněte dílek mapy a jeden si nechte. Přiložte ho k dílku, kde jste přítomni, tak aby se dotýkal aspoň dvou. Dejte na něj stan z obecné zásoby; každý soused smí přidat jeden z osobní, a když někdo přidá, smíte i vy. Vezměte si bonus.
rules-dice-settlers-effect-settle = Za každý symbol: položte stan z osobní zásoby na svůj dílek nebo vedle něj, nebo přesuňte jeden z obecné zásoby do osobní. Za symbol lze také stáhnout libovolně stanů. Lze kombinovat.
rules-dice-settlers-effect-harvest = Za každý symbol si vezměte jeden žeton té suroviny.
rules-dice-settlers-effect-trade = Prodejte stejné suroviny za body; nejvíc dají tři stejné.
rules-dice-settlers-effect-recruit = Vezměte si kostku ze zásoby. Její barva musí odpovídat krajině, kde jste přítomni.
rules-dice-settlers-effect-raid = Na dílku, kde jste přítomni, nahraďte soupeřův stan svým ze zásoby.
rules-dice-settlers-effect-research = Za symboly získejte technologii; některé vyžadují i suroviny nebo krajinu.
rules-dice-settlers-effect-factory = Volná: odstraňte svůj stan z dílku s továrnou a použijte její efekt, každou jednou za kolo.
rules-dice-settlers-effect-claim = Volná: máte-li na dílku o tři stany víc než každý soupeř, vraťte odtud všechny své stany do obecné zásoby a postavte dům, který tu zůstane natrvalo.

rules-dice-settlers-with-explore = { $count ->
    [one] Vytáhněte { $count } dílek a přiložte ho.
    [few] Vytáhněte { $count } dílky, jeden si nechte a přiložte.
    [many] Vytáhněte { $count } dílku, jeden si nechte a přiložte.
   *[other] Vytáhněte { $count } dílků, jeden si nechte a přiložte.
 }
rules-dice-settlers-with-settle = { $count ->
    [one] Vyberte si jednou.
    [few] Vyberte si { $count }krát.
    [many] Vyberte si { $count }krát.
   *[other] Vyberte si { $count }krát.
 }
rules-dice-settlers-with-harvest = { $count ->
    [one] Vezměte si { $count } surovinu.
    [few] Vezměte si { $count } suroviny.
    [many] Vezměte si { $count } suroviny.
   *[other] Vezměte si { $count } surovin.
 }
rules-dice-settlers-with-research = { $count ->
    [one] Technologie za { $count } symbol.
    [few] Technologie za { $count } symboly.
    [many] Technologie za { $count } symbolu.
   *[other] Technologie za { $count } symbolů.
 }
rules-dice-settlers-with-one = Stačí jeden symbol.
rules-dice-settlers-with-unknown = { $count ->
    [one] Co udělá { $count } symbol
    [few] Co udělají { $count } symboly
    [many] Co udělá { $count } symbolu
   *[other] Co udělá { $count } symbolů
 }, tu není známo; ověřte v pravidlech.

rules-dice-settlers-refuses-same-action = Akci { $action } už hráč v tomto kole udělal.
rules-dice-settlers-refuses-no-action-left = { $actions ->
    [one] V kole má každý jen { $actions } hlavní akci.
    [few] V kole má každý jen { $actions } hlavní akce.
    [many] V kole má každý jen { $actions } hlavní akce.
   *[other] V kole má každý jen { $actions } hlavních akcí.
 }
rules-dice-settlers-refuses-no-symbol = Klepněte na symboly použité na tuto akci.
rules-dice-settlers-refuses-no-action-of = { $symbol }: symbol neslouží žádné akci; otáčí a přehazuje kostky.
rules-dice-settlers-refuses-other-symbol = { $symbol } neplatí pro akci { $action }.
rules-dice-settlers-refuses-not-ahead = { $missing ->
    [one] Na dům chybí { $missing } stan.
    [few] Na dům chybí { $missing } stany.
    [many] Na dům chybí { $missing } stanu.
   *[other] Na dům chybí { $missing } stanů.
 }

rules-dice-settlers-die-white = Bílá
rules-dice-settlers-die-yellow = Žlutá
rules-dice-settlers-die-orange = Oranžová
rules-dice-settlers-die-gray = Šedá
rules-dice-settlers-die-green = Zelená
rules-dice-settlers-die-brown = Hnědá
rules-dice-settlers-land-plains = Pláně
rules-dice-settlers-land-deserts = Pouště
rules-dice-settlers-land-mountains = Hory
rules-dice-settlers-land-forests = Lesy
rules-dice-settlers-land-hills = Kopce
rules-dice-settlers-box-houses = Domů je třeba { $used }, hráč jich má { $held }.
rules-dice-settlers-box-dice = Kostek je třeba { $used }, v krabici jich je { $held }.
rules-dice-settlers-box-color = { $color } barva: je třeba { $used } kostek, v krabici jich je { $held }.

rules-dice-settlers-trigger-tiles = Zbývající dílky mapy
rules-dice-settlers-trigger-houses = Nejvíc domů jednoho hráče
rules-dice-settlers-trigger-colors = Barvy kostek v zásobě
rules-dice-settlers-trigger-pool = Body zbývající v zásobě
rules-dice-settlers-last-round = Poslední je { $round }. kolo
rules-dice-settlers-no-last-round = Konec není spuštěn
rules-dice-settlers-near-tiles = Zbývá jeden dílek mapy, vezme ho příští průzkum.
rules-dice-settlers-near-houses = Někomu chybí do pěti domů už jen jeden.
rules-dice-settlers-near-colors = Dojde-li ještě jedna barva kostek, je konec spuštěn.
rules-dice-settlers-near-pool = { $count ->
    [one] V zásobě je už jen { $count } bod.
    [few] V zásobě jsou už jen { $count } body.
    [many] V zásobě je už jen { $count } bodu.
   *[other] V zásobě je už jen { $count } bodů.
 }
rules-dice-settlers-reached-tiles = Došly dílky mapy.
rules-dice-settlers-reached-houses = Stojí pátý dům.
rules-dice-settlers-reached-colors = V zásobě zbývají kostky jen dvou barev.
rules-dice-settlers-reached-pool = Zásoba bodů je prázdná.
rules-dice-settlers-rule-end = Zjišťuje se na začátku úklidu: došly dílky mapy, stojí pátý dům, v zásobě jsou kostky jen dvou barev, nebo došly body. Pak se hraje ještě jedno celé kolo.

rules-dice-settlers-points = Body
rules-dice-settlers-row-vp-tokens = Žetony bodů
rules-dice-settlers-row-tiles = Dílky mapy
rules-dice-settlers-row-technologies = Technologie
rules-dice-settlers-row-houses = Domy
rules-dice-settlers-row-dice = Kostky
rules-dice-settlers-row-other = Ostatní
rules-dice-settlers-rule-vp-tokens = Žetony získané během hry mají hodnotu, která je na nich.
rules-dice-settlers-rule-tiles = Dílek má dvě hodnoty: vyšší za ovládání, nižší za přítomnost.
rules-dice-settlers-rule-technologies = Technologie má hodnotu, která je na kartě.
rules-dice-settlers-rule-houses = Domy se bodují. Kolika body, řeknou vaše pravidla.
rules-dice-settlers-rule-dice = Body dává každá dvojice kostek; lichá kostka nic.
rules-dice-settlers-rule-other = Co tento stůl počítá nad rámec pravidel.
rules-dice-settlers-rule-winner = Vítězí hráč s nejvíce body.
rules-dice-settlers-houses-each = { $houses ->
    [one] { $houses } dům
    [few] { $houses } domy
    [many] { $houses } domu
   *[other] { $houses } domů
 } × { $each }
rules-dice-settlers-houses-unknown = { $houses ->
    [one] { $houses } dům, body nejsou známy
    [few] { $houses } domy, body nejsou známy
    [many] { $houses } domu, body nejsou známy
   *[other] { $houses } domů, body nejsou známy
 }
rules-dice-settlers-dice-pairs = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
    [many] { $dice } kostky
   *[other] { $dice } kostek
 }: { $pairs ->
    [one] { $pairs } dvojice
    [few] { $pairs } dvojice
    [many] { $pairs } dvojice
   *[other] { $pairs } dvojic
 } × { $each }
rules-dice-settlers-start-counts = Pět počátečních kostek se počítá
rules-dice-settlers-start-does-not-count = Pět počátečních kostek se nepočítá
rules-dice-settlers-start-unknown = Není známo, zda se pět počátečních kostek počítá; tady ano
rules-dice-settlers-sales-each = Prodej { $count } × { $equal ->
    [one] { $equal } surovina
    [few] { $equal } stejné
    [many] { $equal } stejné
   *[other] { $equal } stejných
 }, pokaždé { $each }
rules-dice-settlers-sales-unknown = Prodej { $count } × { $equal ->
    [one] { $equal } surovina
    [few] { $equal } stejné
    [many] { $equal } stejné
   *[other] { $equal } stejných
 }, body nejsou známy
rules-dice-settlers-winners = { $count ->
    [one] Vítězí { $players }
    [few] O vítězství se dělí { $players }
    [many] O vítězství se dělí { $players }
   *[other] O vítězství se dělí { $players }
 }

dice-settlers-calc-final = Body a pořadí na konci Dice Settlers
