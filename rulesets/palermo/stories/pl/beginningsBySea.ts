/** Where the night stands by the sea and in the hills: one sentence each, and nobody is in danger yet. */
export const beginningsBySea = {
  cala: [
    'W starym porcie łodzie ocierały się o siebie burtami jak koty, a {neighbour} drapał największą za dziobem.',
  ],
  pellegrino: [
    'Góra Pellegrino naciągnęła chmurę na uszy i postanowiła, że {weather} nie będzie dziś nikogo oglądać.',
  ],
  postSteamer: [
    'Parowiec pocztowy z Neapolu wpłynął {time} z wszystkimi światłami, lecz pod prąd i tyłem, jakby coś sobie przypomniał.',
  ],
  mondello: [
    'Na plaży w Mondello kabiny kąpielowe podkasały schodki i weszły po kolana do wody, wszystkie oprócz jednej.',
  ],
  concaDOro: [
    'W Conca d’Oro cytryny świeciły tak mocno, że {neighbour} zasłonił okno i zgasił przy okazji pół doliny.',
  ],
  tunny: [
    'Kuter tuńczykowy wrócił bez tuńczyków, za to z fortepianem, i {animal} domagał się pokwitowania za przewóz.',
  ],
  lighthouse: [
    'Latarnia na molo mrugała {weather} do latarni na Ustice, a tamta po raz pierwszy od lat odmrugnęła.',
  ],
  emigrants: [
    'Na kei czekało {number} walizek na statek do Ameryki, a każda przewiązana była sznurkiem innego koloru.',
  ],
  salt: [
    'Na salinach wiatraki obracały się {weather} każdy w swoją stronę i mełły, jak mówią, głównie czas.',
  ],
  octopusStand: [
    'Przy stoisku z ośmiornicą ustawił się {animal} i prosił o porcję, ale koniecznie z parzystą liczbą nóg.',
  ],
  pricklyPear: [
    'Opuncje przy drodze do Bagherii uniosły wszystkie dłonie, jakby {vehicle} zapytał, kto zna rozwiązanie zadania.',
  ],
  villaMonsters: [
    'Kamienne potwory z willi w Bagherii wyszły {time} na spacer po murze i wróciły przed rosą, z lodami.',
  ],
  seaplane: [
    'W zatoce wylądował hydroplan z Tunisu, a {neighbour} sprzedał pilotowi od razu mapę, kotwicę i wiązkę czosnku.',
  ],
  bonfires: [
    'Na plaży palono stare krzesła ku czci świętego Józefa, a jedno, z oparciem, uparcie wracało na swoje miejsce.',
  ],
  stromboli: [
    'Daleko na horyzoncie chrząknął Stromboli i w całym porcie {number} kubków przesunęło się grzecznie o palec.',
  ],
  goatPath: [
    'Ścieżką od groty zeszło gęsiego {number} kóz, a ostatnia niosła latarnię i wyglądała na bardzo zmęczoną szkołą.',
  ],
  almonds: [
    'Migdałowce zakwitły przez pomyłkę tej nocy i {neighbour} obudził całą dolinę, żeby nikt nie przegapił.',
  ],
  fishAuction: [
    'Na porannej licytacji ryb {animal} podrapał się po uchu i kupił w ten sposób miecznika długości tramwaju.',
  ],
  marsala: [
    'Z wozu do Marsali stoczyła się beczka i przeszła całą drogę sama, zatrzymując się przy każdej gospodzie.',
  ],
  fishersChoir: [
    'Rybacy śpiewali przy latarniach pieśń o sardynkach, a ta miała {number} zwrotek i żadnego zakończenia.',
  ],
  hotSprings: [
    'W gorących źródłach pod Termini moczyło się kolano notariusza, a on sam czytał na brzegu cudzą gazetę.',
  ],
  carob: [
    'Pod starym chlebowcem na przełęczy spał {animal}, a drzewo odsuwało się po trochu, żeby nie zasłaniać mu gwiazd.',
  ],
  swordfish: [
    'Z masztu dojrzano miecznika i {number} łodzi wypłynęło naraz, wszystkie z tym samym pomysłem i jednym wiosłem.',
  ],
  regatta: [
    'Regaty cytrynowych skrzynek wygrał {animal}, choć zdaniem komisji płynął pod prąd i bez należytego kapelusza.',
  ],
  promenade: [
    'Na Foro Italico spacerowano {weather} tam i z powrotem, aż deptak wytarł się o całe dwa palce.',
  ],
  cactusFence: [
    'Za płotem z agaw mieszkało echo, które {neighbour} wypożyczał turystom na godziny, z kaucją i pokwitowaniem.',
  ],
  musicPavilion: [
    'W pawilonie nad wodą grano walca dla mew, a one siedziały rzędami i klaskały w niewłaściwych miejscach.',
  ],
  coral: [
    'Nurek od korali wyszedł z wody z miną odkrywcy i z rowerem, o który upomniał się zaraz {neighbour}.',
  ],
  sulphur: [
    'Pociąg z siarką wtoczył się na stację żółty po sam komin, a {animal} kichnął na cały rozkład jazdy.',
  ],
  shepherd: [
    'Pasterz z gór grał na dudach kołysankę i po kolei zasypiały owce, wieś, poczta oraz {vehicle} na zakręcie.',
  ],
  papyrus: [
    'Nad rzeczką Oreto zaszumiał papirus, gęsto zapisany od środka, i {neighbour} próbował odczytać choć nagłówek.',
  ],
  capers: [
    'Na murze przy porcie zakwitły kapary i {neighbour} zbierał je {weather} pęsetą, licząc głośno po łacinie.',
  ],
  customs: [
    'W budzie celników ważono dziwnie lekki worek, a kiedy go rozwiązano, wyszedł {animal} i się przeciągnął.',
  ],
  sponges: [
    'Na nabrzeżu suszyły się gąbki, tak spragnione, że po południu brakowało w zatoce {number} wiader wody.',
  ],
  bellBuoy: [
    'Boja dzwonkowa u wejścia do portu dzwoniła {time} na kolację, choć od niej nikt nigdy nie dostał zaproszenia.',
  ],
  kites: [
    'Dzieci z Kalsy puściły latawiec tak duży, że {neighbour} przywiązał się do niego obrusem na wszelki wypadek.',
  ],
  cypresses: [
    'Cyprysy na wzgórzu stanęły dziś wyjątkowo prosto, jakby {vehicle} wiózł kogoś ważnego i miał zaraz przejechać.',
  ],
  melons: [
    'Na polu pod Carini dojrzewały melony i jeden odezwał się przez sen głosem znanego w okolicy barytona.',
  ],
  boatBuilder: [
    'Szkutnik zbudował łódź w salonie i teraz {neighbour} mierzył drzwi, potem okna, a na końcu ściany.',
  ],
  mirage: [
    'Nad cieśniną stanęło do góry nogami drugie Palermo, ładniejsze, i {number} osób zapytało o czynsz.',
  ],
  ropeMaker: [
    'Powroźnik skręcał na brzegu linę od samego rana i {time} spotkał na jej drugim końcu samego siebie.',
  ],
  villaConcert: [
    'W Villa Igiea koncertował kwartet, lecz wiolonczelę zaprosił do tańca {animal} i grano już tylko we troje.',
  ],
  cowFerry: [
    'Prom z Neapolu przywiózł krowę z biletem pierwszej klasy, a {neighbour} niósł za nią parasol i lornetkę.',
  ],
  mountainRail: [
    'Kolejka wąskotorowa do Corleone wjechała na szczyt, rozejrzała się i {weather} nie chciała wracać na dół.',
  ],
  nets: [
    'Na kei rozwieszono sieci tak drobne, że rano tkwiło w nich {number} zapachów i jedna niedokończona rozmowa.',
  ],
  cloudFamily: [
    'Nad morzem stała chmura z pięcioma małymi, karnie w rządku, i czekała, aż {vehicle} przejedzie przez most.',
  ],
  oranges: [
    'Do portu wpłynęła barka pomarańczy, świecąca jak teatr, i wszyscy na brzegu odruchowo zdjęli kapelusze.',
  ],
  anchovies: [
    'W beczkach z sardelami coś zanuciło {time} tarantelę, a {animal} wybił do niej takt kopytem albo łapą.',
  ],
  pilgrims: [
    'Pielgrzymi szli na górę boso, a za nimi, w równym szyku, szły {number} razy wyczyszczone buty.',
  ],
  starfish: [
    'Na piasku leżała rozgwiazda i wskazywała pięć kierunków naraz, a {neighbour} wybrał się we wszystkie po trochu.',
  ],
  windyCape: [
    'Na przylądku Gallo wiał taki wiatr, że {animal} przywiązał się do słupa i machał jak flaga nieznanego państwa.',
  ],
}
