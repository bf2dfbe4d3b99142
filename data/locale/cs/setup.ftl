setup-title = Příprava
setup-command-setup = Příprava krok za krokem
setup-command-packing = Sbalit krabici
setup-command-lesson = Pravidla za dvě minuty
setup-lesson-of = Pravidla za dvě minuty: { $game }
setup-command-print = Vytisknout stránku…
setup-offer = Příprava krok za krokem ({ $done }/{ $steps })
setup-progress = { $players ->
    [one] Sólo · { $done }/{ $steps }
    [few] { $players } hráči · { $done }/{ $steps }
   *[other] { $players } hráčů · { $done }/{ $steps }
 }
setup-skip = Přeskočit
setup-to-table = Přejít ke stolu
setup-about = Hotové kroky odškrtněte klepnutím. Kterýkoli můžete přeskočit.
setup-whole = Vše je připraveno. Dobrou zábavu!
setup-why = Zdroj: { $step }
setup-for = Hráči: { $players }
setup-first = V této partii: { $player }
setup-count = { $what }: { $all }
setup-count-each = { $what }: po { $each }, celkem { $all }
setup-holds-least = Nejméně { $all }
setup-holds-unknown = Počet není znám
setup-count-unknown = { $what }: podle vašich pravidel
setup-any-each = po { $each } na hráče
setup-any-players = počet hráčů plus { $more }
setup-any-players-each = po { $each } na hráče plus { $more }
setup-any-left = { $from } minus počet hráčů
setup-any-left-each = { $from } minus { $each } na hráče
setup-any-unknown = podle vašich pravidel
setup-missing = V této krabici chybí: { $pieces }
setup-packed = Sbaleno: { $packed }/{ $pieces }
setup-packed-all = Hotovo
setup-is-missing = { $count } · něco chybí
setup-lost = Označit, že chybí: { $piece }
setup-found = Označit, že se našlo: { $piece }
setup-packing-from = Počty: { $source }.
setup-packing-about = Na to, co chybí, upozorní příští příprava této hry.
setup-remind-no-more = Už nepřipomínat
setup-reminders = Často se zapomíná
setup-reminders-about = Každá připomínka se u svého kroku objeví v partii jednou.
setup-lesson = Pravidla za dvě minuty
setup-lesson-goal = Cíl
setup-lesson-turn = Jak se hraje
setup-lesson-end = Jak hra končí
setup-lesson-mistakes = Tři chyby, které udělá každý
setup-print-aid = Přehled pro hráče
setup-print-rulings = Všechny výklady
setup-print-what = Co se vytiskne
setup-print-about = Webová stránka pro vaši tiskárnu, v jazyce programu. Jsou na ní i vaše domácí pravidla a poznámky.
setup-print-write = Uložit stránku
setup-print-rest = Kdykoli
setup-print-phase = { $number }. { $phase }
setup-print-option = { $step } ({ $option })
setup-print-solo = { $step } (sólová hra)
setup-did-you-mean = Mysleli jste „{ $words }“?
setup-all-of-phase = Vše k této fázi
setup-blank-tables = Připravené tabulky…
setup-blank-about = Pro to, co v krabici máte, ale žádný seznam to neuvádí. Vyberte tabulku a vyplňte ji tady, nebo v tabulkovém editoru.
setup-fill-about = Enter nebo Tab přejde na další políčko. Co napíšete, najdete tu i příště.
setup-fill-name = Název, { $number }
setup-fill-text = Co dělá, { $number }
setup-fill-keep = { $cards ->
    [0] Uložit karty
    [one] Uložit { $cards } kartu
    [few] Uložit { $cards } karty
   *[other] Uložit { $cards } karet
 }
setup-fill-file = Jako soubor pro tabulkový editor…
setup-blank-rows = { $rows ->
    [one] { $game } · { $rows } řádek k vyplnění
    [few] { $game } · { $rows } řádky k vyplnění
   *[other] { $game } · { $rows } řádků k vyplnění
 }
