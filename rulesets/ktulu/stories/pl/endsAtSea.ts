/** What is left in the morning by the sea, on the ship and on the reservation, and the line that leads up to the name. */
export const endsAtSea = {
  lanternShip: [
    'Statek na horyzoncie opuścił latarnię do połowy, choć nikt mu o niczym nie mówił.',
    'W dzienniku pokładowym, jak się później okazało, pod tą datą jest tylko {name}',
  ],
  hatTide: [
    'Poranny przypływ wyniósł na plażę kapelusz, postawił go i lekko się ukłonił.',
    'Pod podszewką, gdzie woda nie doszła, można było przeczytać {name}',
  ],
  pierBench: [
    'Ostatnia ławka na molo całą niedzielę stała pusta, choć pogoda była przepiękna.',
    'Na oparciu przykręcono małą tabliczkę, a na niej {name}',
  ],
  bottleAnswer: [
    'Do brzegu przybiła butelka i tym razem był w niej prawdziwy list.',
    'Że wszystko dobrze i że dalej, niż się myśli, a na dole podpis: {name}',
  ],
  lighthouseBlink: [
    'Latarnia morska opuszczała tej nocy jeden błysk, zawsze po siódmym.',
    'Latarnik mówił, że nie da się świecić każdemu, i wpisał w rubryce powód: {name}',
  ],
  anchorRibbon: [
    'Na wielkiej kotwicy na placu ktoś zawiązał czarną wstążkę żeglarskim węzłem.',
    'Prędko się nie rozwiąże, a wyszyte jest na niej {name}',
  ],
  boatAlone: [
    'Do domu wróciła łódka, całkiem sama, i sama się też zacumowała.',
    'Farba na dziobie była jeszcze świeża i układała się w napis {name}',
  ],
  pelicanPost: [
    'Pelikan na ostatnim palu wypuścił z dzioba but i zamknął oczy.',
    'Był to lewy, a na podeszwie kredą napisano {name}',
  ],
  sandName: [
    'Morze cofnęło się dalej niż kiedykolwiek i zostawiło plażę zupełnie gładką.',
    'Było na niej tylko jedno, wielkimi literami: {name}',
  ],
  smokeRing: [
    'Nad namiotami na wzgórzu uniósł się jeden okrągły krążek dymu i trwał całą godzinę.',
    'Nikomu nie trzeba było go tłumaczyć, wszyscy odczytali to samo: {name}',
  ],
  drumOne: [
    'W bęben na wzgórzu uderzono raz, o wschodzie, i pozwolono echu dokończyć.',
    'W starym języku znaczy to wędrowiec, a w naszym {name}',
  ],
  totemFace: [
    'W rezerwacie najniższa twarz słupa od tej nocy ma na policzku łzę z żywicy.',
    'Kto przyłoży ucho do drewna, usłyszy, jak mówi: {name}',
  ],
  feather: [
    'Pióro orła opadło w środku wioski i stanęło w ziemi zupełnie prosto.',
    'Starszyzna skinęła głowami, a najstarszy z nich wypowiedział: {name}',
  ],
  bisonStand: [
    'Bizony położyły się w kręgu, głowami na zewnątrz, i zostawiły w środku miejsce.',
    'Trawa była tam ugnieciona tak, jak sypiał tylko ktoś, kogo zwano {name}',
  ],
  canoeFlowers: [
    'Rzeką spłynęło canoe wypełnione po brzegi białymi kwiatami.',
    'W poprzek leżało wiosło, a na jego piórze wyrzeźbiono {name}',
  ],
  blanketWoven: [
    'W namiotach tkano koc, a nocą weszła w niego nitka, której nie było we wzorze.',
    'Kto prowadzi po niej palcem, dochodzi do słowa {name}',
  ],
  fogBell: [
    'Dzwon na łasze zadzwonił, choć morze leżało bez ruchu.',
    'Wysłano łódź i nie znaleziono nikogo, tylko na krawędzi dzwonu, zupełnie świeże, {name}',
  ],
  netEmpty: [
    'Sieci tego ranka były puste, wszystkie oprócz jednej, a w niej leżał {thing}.',
    'Przywiązano do niego karteczkę, a na karteczce było {name}',
  ],
  sailPatch: [
    'Na statku wszyto w brązowy żagiel biały kwadrat, który widać z daleka.',
    'Przez lunetę dało się rozpoznać litery i razem czytało się je {name}',
  ],
  wavesStep: [
    'Fale podchodziły przez cały dzień na palcach i zawracały, nim zdążyły dojść.',
    'Tylko jedna odważyła się podejść i zapytać: {name}',
  ],
  gullFlight: [
    'Wszystkie mewy poleciały rano w głąb lądu, nad płaskowyż, i żadna nie krzyczała.',
    'Krążyły nad jednym kominem, a na drzwiach pod nim wisi tabliczka {name}',
  ],
  chairSurf: [
    'Na brzegu stał leżak, po siedzenie w wodzie, zwrócony w stronę morza.',
    'Na płótnie wyblakłym drukiem podano, kto wynajął go na cały sezon: {name}',
  ],
  harbourFlag: [
    'Nad kapitanatem wciągnięto flagę, której nikt nie znał, zupełnie szarą.',
    'W księdze sygnałów ma własną stronę, a od dziś na tej stronie widnieje {name}',
  ],
  crabLine: [
    'Kraby z zatoki wyszły na plażę i ustawiły się rzędem, bokiem, ze spuszczonymi szczypcami.',
    'Narysowały coś między sobą na piasku i było to {name}',
  ],
  coatRock: [
    'Na skałach leżał płaszcz, złożony raz i jeszcze raz, a na nim muszla dla ochłody.',
    'W kieszeni był bilet na parowiec w jedną stronę, wystawiony na nazwisko {name}',
  ],
  sternName: [
    'Szkutnik zamalował nazwę na nowej łodzi, która była już gotowa do wodowania.',
    'Nie będzie się nazywała Pomyślny Wiatr, tylko {name}',
  ],
  sealsSong: [
    'Foki śpiewały tej nocy wszystkie w jednej tonacji, pierwszy raz, odkąd ktokolwiek pamięta.',
    'Na końcu każdej zwrotki podnosiły głowy i szczekały: {name}',
  ],
  pearlEnd: [
    'W ostatniej ostrydze sezonu znaleziono czarną perłę i nikt nie chciał podać ceny.',
    'Włożono ją do pudełka od zapałek, a na wieczku napisano {name}',
  ],
  driftLetters: [
    'Morze kładło na plaży drewno, kawałek po kawałku, aż do późnego wieczora.',
    'Przy księżycu dało się to odczytać z klifu: {name}',
  ],
  mapIsland: [
    'Na nowej mapie zatoki jest wyspa, której na starej nie było, maleńka, z jedną palmą.',
    'Geometra dopisał przy niej najcieńszym piórkiem {name}',
  ],
  captainGlass: [
    'Na statku kapitan kazał podobno postawić na stole jedną szklankę więcej.',
    'Nikt nie zapytał, po co, gdyż na serwetce wyhaftowano {name}',
  ],
  moonTide: [
    'Księżyc podniósł tej nocy wodę o stopę wyżej niż w tablicach i tak ją trzymał.',
    'Na murze portu została kreska, a nad nią napis {name}',
  ],
  clamBake: [
    'Przy pieczeniu małży na plaży zostawiono jedno miejsce wolne, po tej stronie bez dymu.',
    'Jedli powoli, nikt nic nie mówił, a wszyscy myśleli to samo: {name}',
  ],
  kelpWreath: [
    'Wodorosty splotły się do rana w wieniec i leżały na molo, ociekając wodą.',
    'Była w nim i wstążka, cała z trawy, a na wstążce dało się odczytać {name}',
  ],
  hornAnswer: [
    'W południe statek zatrąbił trzy razy, a za trzecim coś mu z brzegu odpowiedziało.',
    'Może było to echo, ale głos miało zupełnie taki jak {name}',
  ],
  ferryCoin: [
    'Przewoźnik znalazł na ławce monetę, odliczoną, jak zawsze co do centa.',
    'Przybito ją do masztu, a pod nią wyryto {name}',
  ],
  lampRow: [
    'Na molo ustawiono lampy, po jednej za każdy rok, i wyszedł z tego długi rząd.',
    'Ostatnia stoi sama, trochę dalej, a na szkle ma napis {name}',
  ],
  salvage: [
    'Nurkowie wynieśli z dna zatoki tylko jedną rzecz, małą srebrną łyżeczkę.',
    'Była to łyżeczka na chrzest, z datą, z wgnieceniem i z napisem {name}',
  ],
  birchBark: [
    'W zakolu rzeki, tam gdzie kąpią się dzieci, coś wycięto w korze brzozy.',
    'Od lat jest wokół tego równe kółko, a w kółku {name}',
  ],
  starPath: [
    'Starszyzna na wzgórzu mówi, że na długiej drodze gwiazd pali się nowe ognisko.',
    'Jest jeszcze malutkie, a kto je rozpalił, wiedzą na pewno: {name}',
  ],
  hatStand: [
    'Między falami płynął wieszak na płaszcze, a na nim parasol i szalik.',
    'Wyciągnięto go na brzeg, a na szaliku znalazła się metka: {name}',
  ],
  buoyPaint: [
    'Boja przed wejściem do portu była czerwona od zawsze, a dziś rano była biała.',
    'Od strony miasteczka ma na sobie niebieski napis {name}',
  ],
  cliffGrass: [
    'Na klifie trawa jest w jednym miejscu wygnieciona, jakby ktoś siedział i patrzył na statek.',
    'Dotąd się nie podniosła, a dzieci nazwały to miejsce {name}',
  ],
  tentLight: [
    'W jednym z namiotów na wzgórzu zostawiono światło, a klapę odsunięto na zachód.',
    'Żeby łatwiej było trafić, wyjaśniono, i na klapie wymalowano {name}',
  ],
  seaGlass: [
    'Morze oddało kawałek zielonego szkła, okrągły i gładki, z szyjki butelki.',
    'Kto spojrzy przez niego na zatokę, widzi, że idzie po niej {name}',
  ],
  waveOut: [
    'Wieczorem jedna fala poszła nie do brzegu, lecz od brzegu, przez całą zatokę aż do statku.',
    'Na pokładzie wychylono się przez burtę i ktoś zawołał: {name}',
  ],
  sandTimer: [
    'W kapitanacie położono klepsydrę na boku i tak ma już zostać.',
    'Czas, który w niej jest, ma teraz właściciela, a zwie się on {name}',
  ],
  crateHome: [
    'Na nabrzeżu stała skrzynia z ostatniej łodzi, zaadresowana starannie i w trzech kolorach.',
    'Odesłano ją nieotwartą, gdyż jako odbiorca widniał na niej {name}',
  ],
  albatross: [
    'Na dachu saloonu usiadł albatros, co się nigdy nie zdarza, i popatrzył na każdego po kolei.',
    'Pokręcił głową i odleciał, a brzmiało to zupełnie jak {name}',
  ],
  horizon: [
    'Linia między morzem a niebem była tego ranka trochę krzywa, jakby ktoś się o nią oparł.',
    'Prostować jej nie będą, a na mapach nazywa się odtąd {name}',
  ],
}
