/** Where the night stands in town: one sentence each, and nobody is in danger yet. */
export const beginningsInTown = {
  quattroCanti: [
    'Na Quattro Canti cztery kamienne wiosny pokłóciły się o to, która pierwsza, i {neighbour} zapisywał punkty kredą na bruku.',
  ],
  vucciria: [
    'W zaułkach Vuccirii handlarze licytowali się na okrzyki, aż {animal} wygrał cały kosz bakłażanów i poprosił o dostawę.',
  ],
  ballaro: [
    'Targ na Ballarò zamknął się {time}, lecz pomidory zostały na ladach i rozmawiały dalej, półgłosem, o pogodzie.',
  ],
  operaSteps: [
    'Na schodach opery dwa lwy z brązu zamieniły się miejscami i w całym Palermo tylko {neighbour} to zauważył.',
  ],
  puppets: [
    'W teatrze lalek Roland i Rinaldo po przedstawieniu nie dali się rozdzielić i {weather} grali dalej bez publiczności.',
  ],
  targaFlorio: [
    'Przed wyścigiem wokół gór polerowano na Via Libertà wszystkie auta, a pachniało benzyną, pomadą i smażoną cieciorką.',
  ],
  cassata: [
    'Cukiernia przy klasztorze upiekła cassatę tak wielką, że {neighbour} musiał wejść na drabinę, żeby położyć ostatnią wiśnię.',
  ],
  barberMandolins: [
    'U fryzjera przy Via Maqueda grało {number} mandolin naraz, a kto chciał się tylko ogolić, dostawał bis.',
  ],
  laundryLines: [
    'Nad uliczkami Kalsy wisiało tyle prania, że {animal} przeszedł po prześcieradłach z jednego końca dzielnicy na drugi.',
  ],
  gasLamps: [
    'Latarnik zapalał {weather} latarnie po kolei, a one gasły za jego plecami, także po kolei i chyba złośliwie.',
  ],
  granita: [
    'Na rogu zabrakło cytrynowej granity i natychmiast utworzyła się kolejka, żeby posłuchać, jak {neighbour} o niej opowiada.',
  ],
  brassBand: [
    'Orkiestra dęta z Monreale zgubiła się po drodze i od godziny maszerowała grzecznie dookoła fontanny, grając coraz ciszej.',
  ],
  wedding: [
    'Na weselu przy Piazza Marina tańczyło {number} ciotek, a tort stał w kącie i kołysał się do rytmu.',
  ],
  confessional: [
    'Zakrystian z San Domenico liczył świece {time} i za każdym razem wychodziła mu jedna więcej, w dodatku już zapalona.',
  ],
  tailor: [
    'W pracowni krawca manekiny przymierzały po cichu cudze marynarki, a {animal} trzymał im w zębach szpilki.',
  ],
  painter: [
    'Malarz wozów skończył właśnie bitwę z Saracenami i zauważył, że {number} koni patrzy w niewłaściwą stronę.',
  ],
  fountainShame: [
    'Przy fontannie na Piazza Pretoria nimfy poprosiły o szale, gdyż {weather} zrobiło im się naprawdę chłodno.',
  ],
  organGrinder: [
    'Kataryniarz spod Porta Nuova zasnął w pół melodii, lecz korba kręciła się dalej i szło jej znacznie lepiej.',
  ],
  cafe: [
    'W kawiarni przy operze ktoś zamówił jedną kawę i {number} szklanek wody, a kelner nawet nie uniósł brwi.',
  ],
  cinema: [
    'W kinie na wolnym powietrzu ekran wydął się od wiatru jak żagiel i cały pierwszy rząd popłynął ku Villa Giulia.',
  ],
  tram: [
    'Ostatni tramwaj do Monreale ruszył pod górę pusty, a mimo to {animal} ustąpił w nim komuś miejsca.',
  ],
  photographer: [
    'Fotograf na Corso ustawiał od południa rodzinę, w której było {number} osób i ani jedna nie patrzyła w obiektyw.',
  ],
  arancine: [
    'W witrynie smażalni piętrzyły się arancine, a największa miała własną poduszkę i bilet wstępu za pół lira.',
  ],
  marquis: [
    'Stary pałac przy Cassaro wystawił na balkon wszystkie fotele, aby odetchnęły, i siedziały tam teraz jak na koncercie.',
  ],
  baroque: [
    'Z fasady jezuitów odfrunęły {time} dwa gipsowe cherubinki, zostawiając na gzymsie karteczkę, że wrócą przed mszą.',
  ],
  botanical: [
    'W ogrodzie botanicznym wielki figowiec wypuścił o jeden korzeń za dużo i stał na nim, bardzo zdziwiony, {animal}.',
  ],
  lottery: [
    'W kolekturze loterii wylosowano {number} razy z rzędu tę samą liczbę, a {neighbour} twierdził, że mu się śniła.',
  ],
  siroccoRoom: [
    'Sirocco weszło do miasta głównymi drzwiami, usiadło na rynku i całe Palermo rozpięło po jednym guziku.',
  ],
  nuns: [
    'Przez kołowrót klasztoru wydawano {time} marcepanowe brzoskwinie, tak udane, że {animal} próbował wypluć pestkę.',
  ],
  spoons: [
    'Na Via dei Coltellai nie sprzedawano już niczego prócz łyżek i w każdej odbijał się ten sam krzywy księżyc.',
  ],
  charleston: [
    'W hotelu przy parku uczono się charlestona, a żyrandol piętro niżej nauczył się go szybciej niż ktokolwiek.',
  ],
  streetSweeper: [
    'Zamiatacz zebrał {place} całe konfetti z karnawału i układał je teraz cierpliwie według kolorów i wspomnień.',
  ],
  postOffice: [
    'Na poczcie głównej leżał list zaadresowany do wszystkich, lecz {neighbour} uparł się otwierać go w kolejności alfabetycznej.',
  ],
  catacombKeeper: [
    'Przewodnik u kapucynów gasił lampy i mówił dobranoc, jak co dzień, a odpowiadały mu, jak co dzień, dzwonki rowerów.',
  ],
  bakery: [
    'Piekarz z Kalsy wyjął z pieca chleb w kształcie Sycylii i {neighbour} od razu zapytał, który róg jest z oliwkami.',
  ],
  piano: [
    'Z czwartego piętra spuszczano na linach fortepian i wszyscy na ulicy doradzali, a {animal} najgłośniej ze wszystkich.',
  ],
  balconyQuarrel: [
    'Dwie babcie z naprzeciwka sprzeczały się przez ulicę o przepis na caponatę, wymieniając argumenty na sznurku w koszyku.',
  ],
  fortune: [
    'Papużka wróżbity wyciągnęła {place} {number} losów, a na każdym była rada, żeby uważać na stopnie.',
  ],
  hatShop: [
    'Kapelusznik wystawił przed sklep nowe borsalina i {weather} wszystkie ukłoniły się jednocześnie, choć ulica była pusta.',
  ],
  bugatti: [
    'Przed Grand Hotelem stanął czerwony bugatti bez kierowcy, zatrąbił dwa razy i czekał, aż ktoś zapyta o drogę.',
  ],
  choir: [
    'Chór z katedry ćwiczył wysokie C tak wytrwale, że {place} popękały wszystkie kieliszki i jeden monokl.',
  ],
  elevator: [
    'Nowa winda w domu towarowym zatrzymywała się tylko na piętrach, których nie było, i zachwalał je {neighbour}.',
  ],
  pigeonsSquare: [
    'Gołębie na placu ustawiły się dziś w kolejności wzrostu, po czym {animal} stanął na końcu i udawał gołębia.',
  ],
  watermelon: [
    'Sprzedawca arbuzów opukiwał towar {time} i za którymś razem z wnętrza ktoś uprzejmie odpowiedział, że zajęte.',
  ],
  newspaperBoy: [
    'Gazeciarz wykrzykiwał {place} jutrzejsze wiadomości, a kto chciał dzisiejszych, musiał poczekać do pojutrza.',
  ],
  umbrellas: [
    'Na Palermo spadło {number} kropel deszczu, policzonych przez geometrę, i parasolnicy ogłosili to początkiem sezonu.',
  ],
  clockTower: [
    'Zegar na pałacu wybił trzynastą, zawstydził się i przez resztę wieczoru pokazywał już tylko dni tygodnia.',
  ],
  chandelier: [
    'W operze czyszczono żyrandol, kryształek po kryształku, a {neighbour} zgubił rachunek przy osiemsetnym i zaczął od nowa.',
  ],
  dominoes: [
    'Przed trafiką grano w domino tak powoli, że {animal} zdążył nauczyć się zasad i zgłosił uprzejmie sprzeciw.',
  ],
  trafficJam: [
    'U zbiegu ulic stanęły naprzeciw siebie {vehicle} i wóz z lodem, a każdy przepuszczał grzecznie drugiego od godziny.',
  ],
  saintFeast: [
    'Na święto Rozalii zbudowano wóz wysoki jak trzy piętra i okazało się, że {neighbour} mieszka dokładnie w bramie.',
  ],
}
