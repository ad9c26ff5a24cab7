/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  queueOffice: [
    'Kolejka do Urzędu Kolejek na Coruscant była już taka długa, że jej koniec stał na innej planecie i jadł zupę.',
  ],
  lateFerry: [
    'Nocny prom wisiał nad Mos Eisley {sky} i trąbił uprzejmie na księżyc, który zajął mu miejsce.',
  ],
  hummingAntenna: [
    'Wszystkie anteny Mos Espa nuciły {time} jedną i tę samą piosenkę, a {official.a} szukał do niej refrenu.',
  ],
  moonForRent: [
    'Na drzwiach mniejszego z księżyców Yavina wisiała kartka, że jest do wynajęcia, i {creature.a} przyszedł obejrzeć kratery.',
  ],
  banthaScales: [
    'Daleko na równinie bantha ćwiczył gamy {sky}, a wydmy odsunęły się grzecznie, żeby miał więcej miejsca.',
  ],
  wrongGalaxy: [
    'Wycieczka Rodian, razem {number} osób, wysiadła {time} z autobusu i powoli orientowała się, że to nie ta galaktyka.',
  ],
  starPolish: [
    'Była to noc polerowania gwiazd nad Tatooine, a {official.a} stał na bardzo wysokiej drabinie ze szmatką.',
  ],
  twoSuns: [
    'Dwa słońca Tatooine pokłóciły się, które ma dziś zachodzić, i w końcu oba zostały na górze, nadąsane.',
  ],
  lostLuggage: [
    'Na taśmie bagażowej w Mos Eisley jeździła w kółko jedna walizka i {time} zaczęła w niej cykać fajka pokładowa.',
  ],
  gravityOff: [
    'Żeby oszczędzać, na Coruscant przykręcono grawitację i cała ulica trzymała się {sky} własnych talerzy.',
  ],
  cometWash: [
    'Przed myjnią stało w kolejce {number} brudnych śmigaczy, a szczotki poszły akurat {time} do domu.',
  ],
  cheapHorizon: [
    'Na targu Jawów sprzedawano {sky} horyzonty na metry, a {creature.a} szukał takiego z palmami.',
  ],
  hiccupDroid: [
    'Droid protokolarny dostał {time} na konferencji pokojowej czkawki, a {number} planet zdążyło się sobie oświadczyć.',
  ],
  marchingBand: [
    'Orkiestra Gamorrean nadeszła zza wzgórza {sky}, równym krokiem, jakiś metr nad ziemią.',
  ],
  blackHoleTea: [
    'Ktoś postawił dzbanek z herbatą za blisko czarnej dziury Kessel, a {official.a} nalewał już tylko listownie.',
  ],
  asteroidChess: [
    'Dwie planetoidy w pasie Hoth grały w szachy od lat, a {creature.a} podpowiadał im {sky} szeptem.',
  ],
  repairYard: [
    'W stoczni przemawiano czule do statku, którym był {ship.a}, skoro nic innego {time} nie pomagało.',
  ],
  balloonMoon: [
    'Trzeci księżyc Yavina okazał się {sky} balonem i mały tłum spierał się, kto ma trzymać sznurek.',
  ],
  tubaOpera: [
    'Opera na Nar Shaddaa grała utwór na {number} tub i próżnię, a na razie nikt nie usłyszał ani nuty.',
  ],
  politeStorm: [
    'Burza piaskowa z Tatooine stanęła {time} w bramie Mos Espa, wytarła nogi i zapytała, czy nie przeszkadza.',
  ],
  narrowBend: [
    'W kantynie pilotów {creature.a} opowiadał od kolacji po raz dziewięćdziesiąty historię o wąskim zakręcie.',
  ],
  slippers: [
    'Księżyc Jakku wzeszedł {sky}, rozejrzał się, stwierdził, że za wcześnie, i wrócił po kapcie.',
  ],
  kiosk: [
    'Na samym skraju Zewnętrznych Rubieży stał kiosk czynny całą dobę, a {creature.a} czytał w nim wszystkie widokówki.',
  ],
  teaspoons: [
    'Cały myśliwiec zbudowano {place.at} z zapasowych łyżeczek, a {official.a} szukał teraz cukru dla załogi droidów.',
  ],
  echoCanyon: [
    'Kanion na Tatooine oddawał {sky} wczorajsze echa, a niektóre zrobiły się przez noc dość nieuprzejme.',
  ],
  redCarpet: [
    'W sali przyjęć Huttów {number} trąb czekało {time} na kogoś ważnego, a {creature.a} wypróbowywał dywan.',
  ],
  soupRain: [
    'Nad Coruscant padała zupa, jak to we wtorki, i {official.a} wyszedł przed dom z łyżką i kromką.',
  ],
  tiltedPlanet: [
    'Coruscant stało od obiadu trochę krzywo i wszystko, co okrągłe, toczyło się {sky} w stronę portu.',
  ],
  slowStarfighter: [
    'Najwolniejszy myśliwiec floty wystartował wiosną i {time} jego ostatnie okno mijało właśnie wieżę.',
  ],
  lateHologram: [
    'Hologram dotarł {place.at} z opóźnieniem {number.many} lat świetlnych i był zaproszeniem do punktualności.',
  ],
  tauntaunRide: [
    'Ktoś powiesił na niskiej orbicie drewniane tauntauny i nocna zmiana kręciła się {sky} z nogami w górze.',
  ],
  openHouse: [
    'Muzeum Hipernapędu miało noc otwartą i zwiedzający leżeli {time} na podłodze z zachwytu i z przeciążenia.',
  ],
  cleanWindow: [
    'Na tarasie krążownika {creature.a} umył szybę tak czysto, że przepraszały ją ptaki z trzech planet.',
  ],
  vaporator: [
    'Ktoś kopnął {time} skraplacz wilgoci, jeden z tych na Tatooine, i {place.at} śnieg padał od dołu.',
  ],
  probeTango: [
    'Stare droidy zwiadowcze miały wieczorek tangowy i {sky} całe niebo skrzypiało na cztery czwarte.',
  ],
  tollGate: [
    'Na trasie na Kessel, w zupełnej pustce, stała rogatka, a {creature.a} żądał odliczonych drobnych.',
  ],
  borrowedStars: [
    'Gwiazdy nad Mos Espa wypożyczono na wesele, a {official.a} świecił dookoła {time} zapałkami.',
  ],
  sleepyBeacon: [
    'Latarnia w Mos Eisley zasnęła {sky}, a {number} statków krążyło wokół niej na palcach.',
  ],
  pancakeFinal: [
    'Finał konkursu naleśników u Huttów odbywał się {place.at} i jeden z okazów osiągnął już orbitę.',
  ],
  gasGiant: [
    'Gazowy olbrzym koło Yavina zjadł fasolę, podano w prognozie, i {time} zalecano pozostać w domach.',
  ],
  testCarpet: [
    'U handlarza używanych śmigaczy {creature.a} jeździł na próbę dywanem, który ściągał trochę do sufitu.',
  ],
  oldMap: [
    'Na ławce {place.at} siedział {official.a}, trzymał {thing.a} i pytał każdego droida, gdzie jest tutaj.',
  ],
  parkingTicket: [
    'Mandat za parkowanie śmigacza płynął {sky} przez Zewnętrzne Rubieże, a {number} kapitanów patrzyło w bok.',
  ],
  huttChoir: [
    'Chór Huttów z bagiennych tarasów miał {time} próbę, a basy znów się zapadły, nie zauważywszy tego.',
  ],
  cometSorting: [
    'W najwyższej wieży Mos Eisley {official.a} układał komety według długości ogona i nucił pod nosem.',
  ],
  peanutRepublic: [
    'Droid sprzedający orzeszki ogłosił {time} niepodległość i {place.at} drukował własne paragony.',
  ],
  lonelyDoor: [
    'Na wydmach Tatooine stały od rana drzwi, bez ściany, i ile razy się otwierały, w środku była środa.',
  ],
  kesselJam: [
    'Na trasie na Kessel nic się nie ruszało, bo cofał tam {ship.a}, a kierowało nim siedmioro krewnych.',
  ],
  washedPlanet: [
    'Najmniejsza planeta Zewnętrznych Rubieży skurczyła się w praniu i {sky} wisiała na sznurku między księżycami.',
  ],
  antennaSalon: [
    'Salon fryzjerski dla rodiańskich anten był {time} jeszcze czynny, a {creature.a} przeglądał tam pod suszarką atlas.',
  ],
  sidewaysClock: [
    'Wielki zegar w Mos Eisley zaczął {time} tykać w bok i wszystkie odloty nazywały się teraz Zenon.',
  ],
  asteroidPicnic: [
    'Na planetoidzie mijającej Hoth ktoś rozłożył koc, a {creature.a} prosił {sky} o pieprz.',
  ],
  hatParade: [
    'Na paradzie krążowników każdy dostał kapelusz, a {ship.a} nosił swój głęboko nasunięty na iluminatory.',
  ],
  gravelRings: [
    'Bez pośpiechu {official.a} grabił pierścienie Geonosis, kamyk po kamyku, i miał przed sobą {number} okrążeń.',
  ],
  mudBath: [
    'W gorącym kraterze na Nal Hutta była noc kąpielowa i {time} borowina miała trochę spóźnienia.',
  ],
  interview: [
    'Czasopismo dla planetoid przysłało na Hoth reportera z pytaniem, a odpowiadał mu {creature.a}, bo tylko on był w domu.',
  ],
  nightSchool: [
    'W szkole wieczorowej na Jakku omawiano {time} pustkę i dla przykładu wyniesiono tablicę.',
  ],
  helmetDance: [
    'W śluzie krążownika trwała {sky} bardzo cicha zabawa, było na niej {number} gości i jeden głośny hełm.',
  ],
  birthdayTown: [
    'Widziane z góry Mos Espa wyglądało {time} jak tort, który komuś upadł razem ze wszystkimi świeczkami.',
  ],
  landingChoir: [
    'Chór tauntaunów podchodził {time} do lądowania, w szyku, wbrew wyraźnym radom wieży.',
  ],
  engineHiccup: [
    'Silnik hipernapędu dostał {place.at} czkawki, więc posłano po kogoś, kto umie porządnie przestraszyć.',
  ],
  waitingRoom: [
    'W poczekalni hiperprzestrzeni stały kwiaty z plastiku, a {official.a} podlewał je sumiennie co godzinę.',
  ],
  spareShadow: [
    'Z powodu dwóch słońc każdy na Tatooine ma zapasowy cień i jeden z nich wyszedł {time} na spacer bez nikogo.',
  ],
  floatingMarket: [
    'Pływający targ Jawów znów nie był przywiązany i {sky} przelatywał nad dachami z wszystkimi dyniami.',
  ],
  cleaningDay: [
    'Na mostku krążownika był dzień sprzątania i wielka czerwona dźwignia wisiała {time} na sznurku, żeby wyschnąć.',
  ],
  longPause: [
    'Wszystkie kanały HoloNetu nadawały {sky} tę samą długą pauzę, a spiker chwalił dyrygenta.',
  ],
  jubilee: [
    'Geonosis obchodziło złote gody ze swoimi pierścieniami, a {creature.a} miał je tylko przez chwilę potrzymać.',
  ],
  orbitWorkshop: [
    'Stary warsztat hipernapędów przeleciał {time} trochę szybciej niż zwykle i ktoś zostawił w nim czajnik na gazie.',
  ],
  cloudAtTable: [
    'Na tarasie Nar Shaddaa {sky} usiadła przy stoliku numer cztery chmura i nikt nie śmiał podać jej rachunku.',
  ],
  mirrorMoon: [
    'Księżyc Hoth wymieniono na lustro i całe Mos Eisley machało {time} samo do siebie.',
  ],
  stuckMail: [
    'Bantha, który wozi pocztę, utknął {sky} między dwiema wydmami, a na grzbiecie miał {number} paczek z napisem pilne.',
  ],
  hyperSale: [
    'Na dworcu hiperprzestrzeni była {time} promocja: tam i z powrotem, tylko w odwrotnej kolejności.',
  ],
  mynockLamps: [
    'Świecące mynocki przelatywały {sky} nad dachami portu, a {creature.a} spisywał ich numery.',
  ],
  fogPortions: [
    'Mgła na Nal Hutta zrobiła się taka gęsta, że sprzedawano ją {time} w plastrach, a {official.a} prosił o piętkę.',
  ],
  escalator: [
    'Całe Coruscant spało {sky}, oprócz jednych ruchomych schodów, które traktowały się bardzo poważnie.',
  ],
  cometDoor: [
    'Kometa z Kessel zaplątała się ogonem w drzwiach obrotowych i tragarze ciągnęli ją {time} na raz, dwa, trzy.',
  ],
  missingRing: [
    'Geonosis brakowało {time} jednego pierścienia, a {creature.a} stał obok i wyglądał wyjątkowo okrągło.',
  ],
  cloudMilk: [
    'Na farmie wilgoci skończono właśnie dojenie, a {official.a} niósł przez podwórze {number} wiader mżawki.',
  ],
  loveSpeaker: [
    'Głośnik w hali Mos Eisley był od poniedziałku zakochany i zapowiadał {sky} wszystkie opóźnienia wierszem.',
  ],
  strangeFloor: [
    'Turbowinda w hotelu na Coruscant stanęła {time} na piętrze, którego nie zbudowano, i wysiadł tam {creature.a}.',
  ],
  sunsetTickets: [
    'Na podwójny zachód słońca nad Tatooine zabrakło biletów, a {official.a} wpuszczał ludzi bokiem, przez zaćmienie.',
  ],
  unicycle: [
    'Na pierścieniu Geonosis trwał wyścig jednokołowców, a prowadził w nim przez pomyłkę {ship.a}.',
  ],
  bottledSpace: [
    'W piwnicach Nar Shaddaa butelkowano próżnię i ktoś zostawił {time} jedną bez korka.',
  ],
}
