/** Where the night stands in town and on the prairie: one sentence each, and nobody is in danger yet. */
export const beginningsInTown = {
  highNoonClock: [
    'Zegar na dworcu w Suchej Kotwicy od wtorku pokazywał południe, więc {neighbour} jadł obiad już dziewiąty raz z rzędu.',
  ],
  tumbleweed: [
    'Główną ulicą toczył się biegacz stepowy {weather}, przystanął na skrzyżowaniu, rozejrzał się na boki i potoczył się dalej.',
  ],
  pianola: [
    'W saloonie pianola grała sama z siebie, a {neighbour} przysiadł się do niej, żeby nie wyglądała na samotną.',
  ],
  swingDoors: [
    'Drzwi saloonu Pod Pelikanem huśtały się od trzech dni i nikt już nie pamiętał, kto wszedł, a kto wyszedł.',
  ],
  goldRush: [
    'Rozeszła się wieść, że {place} leży złoto, więc {number} osób kopało tam po cichu, każda własną łyżeczką.',
  ],
  telegraph: [
    'Telegraf zaczął stukać {time}, a {neighbour} odstukał uprzejmie, że nikt taki tu nie mieszka.',
  ],
  waterTower: [
    'Wieża ciśnień przeciekała od rana, a pod nią {animal} brał prysznic z zamkniętymi oczami i cicho nucił.',
  ],
  falseFronts: [
    'Wiatr przewrócił fasadę banku, a za nią, jak się okazało, stała jeszcze jedna fasada, tylko trochę mniejsza.',
  ],
  blacksmith: [
    'W kuźni wykuto {number} podków i ani jednego konia, a {neighbour} nazwał to wreszcie postępem.',
  ],
  cattleDrive: [
    'Przez miasteczko szedł wielki spęd bydła {weather}, a ostatnia krowa starannie wytarła kopyta o wycieraczkę.',
  ],
  rockingChairs: [
    'Na werandzie sklepu {number} foteli bujało się w jednym takcie, choć zajęte były tylko trzy.',
  ],
  onlyLamp: [
    'Zapalono jedyną latarnię {place}, a wszystkie ćmy z okolicy ustawiły się przed nią w kolejce.',
  ],
  snakeOil: [
    'Z tylnej klapy wozu {neighbour} sprzedawał syrop na przeszłość, a {animal} poprosił o drugą łyżkę.',
  ],
  churchSocial: [
    'Na kiermaszu przy kościółku krążył ostatni placek, a {neighbour} dawał już za niego {thing}.',
  ],
  bathhouse: [
    'W łaźni pierwszy raz od wiosny była ciepła woda, a przed drzwiami {number} kowbojów udawało, że czeka na pociąg.',
  ],
  hatContest: [
    'Kapelusze w Suchej Kotwicy tak w tym roku urosły, że {animal} wynajmował w jednym z nich pokój z widokiem.',
  ],
  railroadLast: [
    'Kolej była gotowa aż po ostatni łokieć torów, a {neighbour} stał {place} z tym łokciem pod pachą.',
  ],
  cactusBloom: [
    'Za stajnią zakwitł przez noc największy kaktus w okolicy, a {neighbour} śpiewał mu {weather} kołysankę.',
  ],
  mailBag: [
    'Poczta konna dotarła {time}, a w niej {number} listów i {thing}, brakowało tylko konia.',
  ],
  tintype: [
    'Fotograf kazał całemu miasteczku stać bez ruchu, a potem odszedł na chwilę poszukać obiektywu.',
  ],
  bankClock: [
    'W banku sejf stał otworem dla przewietrzenia, a na drobnych spał zwinięty w kłębek {animal}.',
  ],
  silverMine: [
    'Z kopalni srebra rozległ się krótki gwizdek, co znaczy obiad, a po nim długi, co znaczy deser.',
  ],
  duststorm: [
    'Burza piaskowa uniosła całe miasteczko {time} i odstawiła je na ziemię odrobinę dalej na wschód.',
  ],
  harmonica: [
    'Daleko na prerii ktoś grał na harmonijce, a wszystkie dzbanki z kawą w okolicy nuciły razem z nią.',
  ],
  chuckwagon: [
    'W wozie kucharza fasola pyrkała od wojny secesyjnej, a {neighbour} uchylił pokrywki, żeby powiedzieć jej dobry wieczór.',
  ],
  schoolBell: [
    'Nauczyciel zadzwonił {time}, a do klasy wszedł {animal}, usiadł w ławce i znał stolicę Nebraski.',
  ],
  carpenterNap: [
    'Stolarz przez pomyłkę zbudował {thing}, a pół miasteczka przyszło zobaczyć, co z tym jest nie tak.',
  ],
  saddleShop: [
    'Na płocie przed rymarzem siedziało {number} siodeł i patrzyło na drogę jak publiczność przed spektaklem.',
  ],
  moonSpur: [
    'Księżyc wszedł nad płaskowyż z cichym brzękiem, jakby po prostu zapomniał odpiąć ostrogi przed wieczorem.',
  ],
  buffaloCrossing: [
    'Wieczorny pociąg czekał {place} na stado bizonów, a stado bizonów czekało cierpliwie na wieczorny pociąg.',
  ],
  laundryLine: [
    'Na sznurku między bankiem a kościółkiem {neighbour} suszył {number} chusteczek i jedną ogromną skarpetę.',
  ],
  windPump: [
    'Naoliwiono wiatrak przy studni i pierwszy raz od lat dało się usłyszeć, jak {animal} myśli.',
  ],
  boardwalk: [
    'Każda deska chodnika skrzypiała na innej nucie, a {neighbour} wracał po niej do domu w rytmie walca.',
  ],
  balloonMesa: [
    'Z płaskowyżu {neighbour} wypuścił balon, na balast wziął {thing}, a planu nie miał żadnego.',
  ],
  fiddler: [
    'Na potańcówce w stodole skrzypek zasnął w połowie tańca, a wszyscy kręcili się dalej na słowo honoru.',
  ],
  sunsetOrder: [
    'Zachód słońca był tak czerwony, że {neighbour} {place} pytał, czy można go dostać na metry.',
  ],
  prairieDogs: [
    'Pieski preriowe stały rzędami przed norkami, a {animal} odczytywał im protokół z ostatniego zebrania.',
  ],
  newspaperType: [
    'W redakcji Echa Kotwicy zabrakło litery R, więc całą pierwszą stronę czytano tego dnia bardzo miękko.',
  ],
  goldenSpike: [
    'Złoty gwóźdź wbijano już trzeci raz, gdyż przy każdym zdjęciu {neighbour} akurat mrugał.',
  ],
  tentShow: [
    'Namiot wędrownej opery stał za blisko stajni i w drugim akcie oklaski zebrał {animal}.',
  ],
  mapMaker: [
    'Geometra narysował rzekę tam, gdzie powinna płynąć, i od północy rzeka starała się do tego dopasować.',
  ],
  coffeeGrounds: [
    'W kuchni Hotelu Wielka Preria kawa była tak gęsta, że łyżki zawarły z nią osobne porozumienie.',
  ],
  windowShutter: [
    'Wzdłuż głównej ulicy okiennice zamykały się jedna po drugiej, a za ostatnią został {neighbour}.',
  ],
  melonWagon: [
    'Wóz pełen arbuzów stał {place}, nikt nie siedział na koźle, a wóz powoli podejmował decyzję.',
  ],
  saloonMirror: [
    'Wielkie lustro do saloonu przyjechało aż z Bostonu i nadal pokazywało wyłącznie Boston w deszczu.',
  ],
  lassoSchool: ['W szkole lassa do ćwiczeń służył {thing} i uciekł już dwa razy.'],
  crickets: [
    'Nawet świerszcze w Suchej Kotwicy trzymały takt {weather}, a {neighbour} dyrygował nimi wykałaczką.',
  ],
  mesaShadow: [
    'Cień płaskowyżu o piątej sięgał kościółka, o szóstej banku, a teraz pytał w hotelu o pokój.',
  ],
  bridgeToll: [
    'Przy drewnianym moście {neighbour} pobierał opłatę, a {animal} domagał się na piśmie potwierdzenia.',
  ],
  guestBook: [
    'W księdze gości Hotelu Wielka Preria przybyło przez noc {number} podpisów i jedno kopyto.',
  ],
}
