/** What happens to somebody by the sea and in the hills: absurd, nobody’s fault, and never at a table. */
export const middlesBySea = {
  tunaInvitation: [
    'Przy połowie tuńczyków {somebody} wychylił się z łodzi, żeby podać największemu rękę.',
    'Tuńczyk odwzajemnił uścisk, ale był w drodze do Sardynii i nie miał zwyczaju się zatrzymywać.',
  ],
  lighthouseLens: [
    'Na szczycie latarni {somebody} przetarł soczewkę rękawem i stanął na chwilę w samym świetle.',
    'Promień sięga dwadzieścia mil i zabiera ze sobą wszystko, co akurat w nim jest.',
  ],
  anchorHold: [
    '{somebody.cap} przytrzymał w porcie kotwicę, tylko dopóki {neighbour} nie znajdzie do niej łańcucha.',
    'Łańcuch się znalazł, i to po drugiej stronie burty, już w drodze na dno.',
  ],
  octopusHand: [
    'Na stoisku {somebody} podał rękę ośmiornicy, żeby okazać jej trochę szacunku.',
    'Ośmiornica podała osiem, a dobre wychowanie nakazuje wymienić uścisk z każdą po kolei.',
  ],
  bathingHut: [
    'W Mondello {somebody} przebierał się w kabinie na kołach, gdy nadszedł odpływ.',
    'Kabina odjechała w stronę Ustiki, z firanką, z ręcznikiem i z całą zawartością.',
  ],
  seaplaneWing: [
    'Na skrzydle hydroplanu {somebody} stanął do pamiątkowego zdjęcia i poprosił o jeszcze jedno ujęcie.',
    'Pilot usłyszał tylko słowo jeszcze, a reszta rozpłynęła się nad Tunisem.',
  ],
  cactusSeat: [
    'Po długim marszu do Bagherii {somebody} usiadł na pierwszym zielonym fotelu przy drodze.',
    'Opuncja ma {number} powodów, żeby nikogo nie puścić, i wszystkie są bardzo cienkie.',
  ],
  monsterPedestal: [
    'W willi potworów {somebody} zrobił taką samą minę jak kamienny karzeł na murze.',
    'Karzeł czekał na zmianę od dwustu lat, zeskoczył i podziękował, a kamień podszedł od razu do kolan i wyżej.',
  ],
  saltHeap: [
    'Na salinach {somebody} zjechał z białej góry na tacy, jak robią to dzieci.',
    'Sól wessała tacę, zjazd i okrzyk radości, a potem wygładziła się jak obrus.',
  ],
  windmillSail: [
    '{somebody.cap} zawiesił kapelusz na skrzydle wiatraka i sięgnął po niego przy następnym obrocie.',
    'Wiatrak miał dobry dzień, a ziarna było w nim tyle, że i tak nikt nie poznałby różnicy.',
  ],
  kiteString: [
    'Nad brzegiem {somebody} potrzymał dzieciom latawiec, dosłownie na czas jednej granity.',
    'Latawiec miał do morza słabość, a sirocco do latawców, a granita była podwójna.',
  ],
  stromboliCough: [
    'Z pokładu parowca {somebody} zawołał do Stromboli na zdrowie, gdy ten kichnął.',
    'Wulkan się wzruszył i kichnął drugi raz, znacznie dokładniej, prosto w stronę tej uprzejmości.',
  ],
  goatGrotto: [
    'W grocie na górze {somebody} policzył kozy, jedną po drugiej, na głos, {weather}.',
    'Od liczenia kóz zasypia się bardzo mocno, a stalaktyty rosną tam szybko i z dużym wdziękiem.',
  ],
  lemonLadder: [
    'W gaju {somebody} wszedł na drabinę po tę jedną cytrynę na samym czubku.',
    'To ona trzymała całe drzewo w równowadze, a drzewo, jak się okazało, całe zbocze.',
  ],
  barrelRoll: [
    'W winnicy pod Marsalą {somebody} zajrzał przez szpunt, czy beczka już pełna.',
    'Była pełna w trzech czwartych i bardzo się ucieszyła, a zamknięto ją na sto lat.',
  ],
  sulphurWagon: [
    '{somebody.cap} zapalił cygaro na wagonie z siarką, żeby odpędzić komary.',
    'Komary odleciały, to prawda, a zaraz po nich odleciało kilka innych rzeczy.',
  ],
  sponge: [
    'Pod wodą {somebody} położył głowę na największej gąbce w zatoce, na minutkę.',
    'Gąbki piją bez opamiętania, a ta nie przerywa, dopóki coś zostało.',
  ],
  bellBuoyRide: [
    'Dla ochłody {somebody} wdrapał się na boję dzwonkową i zadzwonił na podwieczorek.',
    'Podwieczorek nadpłynął, miał {number} zębów w dolnym rzędzie i był punktualny.',
  ],
  echo: [
    'Na przełęczy {somebody} krzyknął w wąwóz, kto tam, i poczekał na odpowiedź.',
    'Echo przyszło osobiście, z kamieniami, z krzakiem kaparów i z całym stadem owiec.',
  ],
  railTunnel: [
    'W kolejce górskiej {somebody} wychylił się przed tunelem, żeby podziwiać widok.',
    'Widok skończył się przed tunelem, a tunel nie był wliczony w cenę biletu.',
  ],
  swordfishDuel: [
    '{somebody.cap} stanął na dziobie z parasolem i pozdrowił miecznika ukłonem szermierza.',
    'Miecznik uczył się u najlepszych, w Neapolu, i ukłony zawsze traktował poważnie.',
  ],
  sleepingBoat: [
    'W starej łodzi na plaży {somebody} zdrzemnął się {weather}, nie pytając o nic.',
    'Łódź od lat śniła o Ameryce i tej nocy wreszcie się zdecydowała.',
  ],
  mirageTown: [
    'Na cieśninie stanęło drugie Palermo i {somebody} wszedł tam obejrzeć mieszkanie z widokiem.',
    'Około południa miasto jak zwykle zniknęło, razem z mieszkaniem, widokiem i umową.',
  ],
  ropeWalk: [
    'U powroźnika {somebody} podał koniec liny i zapomniał wypuścić go z ręki.',
    'Skręcono wszystko razem, bardzo równo, i dziś trzyma to parowiec do Genui.',
  ],
  fishScale: [
    '{somebody.cap} usiadł na wadze w hali rybnej, żeby porównać się z miecznikiem.',
    'Licytator miał słaby wzrok i szybki młotek, a {neighbour} z Milazzo dał najwięcej.',
  ],
  melonSlide: [
    'Pod Carini {somebody} wyjął ze sterty melonów jeden, ten z samego dołu.',
    'Sterta stała tam od lipca, liczyła {number} skrzynek i opierała się właśnie na nim.',
  ],
  hotSpring: [
    'W gorącym źródle {somebody} poprosił, żeby woda była odrobinę cieplejsza.',
    'Gdzieś w głębi ziemi odkręcono kurek, a zakręca go tam tylko ktoś, kto akurat wyszedł.',
  ],
  whaleTune: [
    'Na molo {somebody} zagrał na puzonie serenadę i z morza odpowiedział wieloryb.',
    'Przypłynął na bis, a że był wzruszony, nie dostrzegł, gdzie kończy się molo, a zaczyna orkiestra.',
  ],
  procession: [
    'Przy wnoszeniu Rozalii na górę {somebody} zastąpił na moment ósmego tragarza.',
    'Pozostałych siedmiu przystanęło akurat wtedy, żeby otrzeć czoło.',
  ],
  divingHelmet: [
    '{somebody.cap} włożył hełm nurka, żeby zobaczyć, jak słychać w nim operę.',
    'Operę słychać świetnie, zwłaszcza na dnie, tylko węża z powietrzem pożyczył {neighbour} do podlewania.',
  ],
  cliffPicnic: [
    'Na skale przy Capo Zafferano {somebody} rozłożył koc dokładnie tam, gdzie widok był najlepszy.',
    'Skała zgodziła się z tym zdaniem i zeszła niżej, żeby też popatrzeć.',
  ],
  cannonFort: [
    'W starym forcie {somebody} wyjął z lufy gniazdo, gdyż jaskółkom należy się lepszy adres.',
    'Armata czekała na to od Burbonów i natychmiast wypowiedziała się o całej sprawie.',
  ],
  fishingLine: [
    'Z falochronu {somebody} zarzucił wędkę daleko i zahaczył przez pomyłkę o parowiec do Nowego Jorku.',
    'Wędka była dobra, żyłka angielska, a uparci ludzie w tych stronach nie puszczają.',
  ],
  oliveMill: [
    'W tłoczni oliwek {somebody} zszedł do misy po zgubiony guzik od mankietu.',
    'Kamień obracał właśnie {animal}, który raz ruszywszy nie uznaje przerw.',
  ],
  beeHives: [
    'Na stoku z tymiankiem {somebody} zapukał do ula i przedstawił się z nazwiska.',
    'Pszczoły wyszły przywitać się osobiście, było ich {number} tysięcy i każda miała coś do dodania.',
  ],
  snowCave: [
    '{somebody.cap} zszedł w góry Madonie do jamy ze śniegiem, po odrobinę na granitę.',
    'Jamę nakryto słomą i zapieczętowano do lipca, jak to się robi od czasów Arabów.',
  ],
  carobSwing: [
    'Na gałęzi starego chlebowca {somebody} rozhuśtał się wyżej niż ktokolwiek przedtem.',
    'Gałąź poczekała na najwyższy punkt, a potem uznała, że wystarczy.',
  ],
  volcanoSoup: [
    'Nad szczeliną w Etnie {somebody} postawił garnek, żeby nie marnować ciepła.',
    'Zupa zagotowała się po minucie, kuchnia po dwóch, a widok po trzech.',
  ],
  crabMarch: [
    'Podczas wędrówki krabów {somebody} położył się na piasku, żeby ich nie spłoszyć.',
    'Kraby chodzą bokiem, niosą wszystko, co znajdą, i wchodzą do morza jak do domu.',
  ],
  raft: [
    'Na tratwie z pustych skrzynek {somebody} popłynął po kapelusz, który {weather} odfrunął z brzegu.',
    'Kapelusz umiał żeglować, tratwa niezbyt, a skrzynki były na cytryny, czyli z dziurami.',
  ],
  tollBridge: [
    '{somebody.cap} przepuścił na wąskim moście stado owiec, potem drugie, potem jeszcze barana.',
    'Baran miał długi rozbieg i był przyzwyczajony do mostu bez nikogo.',
  ],
  coralGarden: [
    'Pod Trapani {somebody} zanurkował i stanął wśród korali, by popatrzeć na rybki.',
    'Korale rosną powoli, chyba że im się ktoś naprawdę spodoba.',
  ],
  netCast: [
    'Kiedy rzucano wielką sieć, {somebody} pokazywał rybakom, gdzie jest jej środek.',
    'Sieć zarzucono prosto, zaciągnięto zgrabnie, a w środku był rzeczywiście środek.',
  ],
  cableCar: [
    'Skrzynią na linie, którą zwozi się cytryny, {somebody} postanowił zjechać szybciej niż drogą.',
    'Na dole stała wyciskarka, a {neighbour} obsługiwał ją z zamkniętymi oczami, jak mistrz.',
  ],
  shellHorn: [
    '{somebody.cap} przyłożył ucho do wielkiej muszli, żeby posłuchać morza.',
    'Morze leżało wewnątrz całe, z przypływem, i od dawna chciało się rozprostować.',
  ],
  strawStack: [
    'Na klepisku pod Corleone {somebody} skoczył w stertę słomy, jak za dawnych lat.',
    'Młocarnia stała w tym samym miejscu, tylko trochę głębiej, i była świeżo naoliwiona.',
  ],
  cemeteryGate: [
    'Wiatr zatrzasnął na wzgórzu furtkę i {somebody} przeskoczył przez mur na skróty.',
    'Grabarz był skrupulatny, pracował z wyprzedzeniem i ziemię miał tego dnia bardzo miękką.',
  ],
  figTree: [
    '{somebody.cap} usnął pod figowcem, którego korzenie spadają z gałęzi jak sznury.',
    'Figowiec robi porządki raz na sto lat i wciąga wtedy wszystko, co leży.',
  ],
  boatName: [
    'Na burcie świeżo zwodowanej łodzi {somebody} malował ostatnią literę, gdy ktoś zwolnił klin.',
    'Litera wyszła bardzo długa i ciągnie się aż do latarni.',
  ],
  waterspout: [
    'Trąba wodna szła {weather} przez zatokę i {somebody} uchylił przed nią kapelusza.',
    'Takich manier nie spotkała od Gibraltaru, więc zaprosiła do walca.',
  ],
  donkeyRace: [
    'W wyścigu osiołków {somebody} postawił na własne nogi i pobiegł na czele.',
    'Osiołków biegło z tyłu {number}, żaden nie umiał skręcać, a meta była na klifie.',
  ],
}
