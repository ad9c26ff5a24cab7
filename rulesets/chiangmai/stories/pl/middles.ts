/** What happens to somebody: absurd, nobody’s fault, and never at a table. */
export const middles = {
  trouserBalloon: [
    'Nagle podmuch z dołu napełnił spodnie w słonie, które miał na sobie {somebody} i które były bardzo szerokie.',
    'Nad dachem świątyni widać było jeszcze wachlarz, używany jako ster, i bardzo uprzejmy ukłon.',
  ],
  basketTower: [
    'Wieża z koszy do ryżu zaczęła się chwiać, więc {somebody} podszedł bliżej, żeby ją szlachetnie podeprzeć.',
    'Zamiar był piękny, ale {number} koszy miało na ten temat inne zdanie.',
  ],
  lanternString: [
    'W tłumie {somebody} trzymał lampion za sznurek, czekał na zdjęcie i zapomniał w porę puścić.',
    'Zdjęcie podobno wyszło znakomicie, choć na odbitce widać już tylko sandały.',
  ],
  shortcut: [
    'Do domu za dziesięć batów, powiedział kierowca i dodał, że zna jeden naprawdę dobry skrót.',
    'Skrót prowadził przez rzekę, a {somebody} był zbyt grzeczny, żeby o tym wspomnieć.',
  ],
  leanOnBell: [
    'Akurat wtedy {somebody} oparł się o wielki dzwon świątynny, żeby zawiązać rzemyk od sandała.',
    'Była to godzina dzwonienia, a dzwoniono na dwunastą, po kolei i bez opuszczania.',
  ],
  elephantHiccup: [
    'W oddali słoń dostał czkawki i przy każdym czknięciu ziemia podskakiwała o dobre pół metra.',
    'Skok po skoku {somebody} zbliżał się do rzeki, wciąż rozmawiając o cenach mieszkań.',
  ],
  hoistedDurian: [
    'Największego duriana sezonu wciągano właśnie na linie wysoko nad głowy szanownego jury.',
    'Nikt nie wyjaśnił, dlaczego pod spodem jest tak dużo miejsca, więc {somebody} tam właśnie stanął.',
  ],
  highNote: [
    'Na scenie karaoke {somebody} porwał się na nutę, z której jeszcze nikt nie wrócił na dół.',
    'Pękły szklanki, psy się ukłoniły, a cała scena zsunęła się powoli i z godnością do fosy.',
  ],
  foldedTowel: [
    'Masaż stóp zamówił sobie {somebody} i był to masaż bardzo, ale to bardzo dokładny.',
    'Po stopach złożono i całą resztę, równiutko, w kostkę, jak ręcznik w dobrym hotelu.',
  ],
  biggestUmbrella: [
    'Największą papierową parasolkę w całej prowincji otworzył dla żartu {somebody}, na samym szczycie schodów.',
    'Wiatr żart zrozumiał i podziękował, a ostatni raz widziano ją nad granicą z Birmą.',
  ],
  teakElephant: [
    'Na tekowym słoniu na kółkach {somebody} zjechał kawałek w dół, tylko do najbliższego zakrętu.',
    'Słoń był jednak z dobrego domu i zakrętów nie uznawał za coś, co warto brać.',
  ],
  riceCooker: [
    'Do wielkiego garnka na ryż zajrzał {somebody}, żeby sprawdzić, czy naprawdę wejdzie tam cała orkiestra.',
    'Weszła, razem z puzonem, i bardzo wygodnie usiadła na tym, co było na dnie.',
  ],
  tukTukRoof: [
    'Na dachu tuk-tuka {somebody} machał do znajomych, bo stamtąd było najlepiej widać paradę.',
    'Kierowca zapytał, czy wszyscy wsiedli, i pojechał tunelem, który wysokość ma raczej skromną.',
  ],
  orchidLasso: [
    'Storczyk pnący z targu kwiatowego objął czule {number} doniczek i nogę, którą podsunął mu {somebody}.',
    'Rośnie teraz szybko, w stronę światła, i jest podobno ozdobą całego piętra.',
  ],
  paintedDoor: [
    'W drzwi namalowane na murze przez mistrza perspektywy {somebody} wszedł pewnym krokiem, i to z rozbiegu.',
    'Najdziwniejsze, że się otworzyły, a jeszcze dziwniejsze, że zamknęły się od środka na klucz.',
  ],
  waterFestival: [
    'Na wiadro z wodą {somebody} odpowiedział, jak każe zwyczaj, większym wiadrem, a ulica odpowiedziała strażą pożarną.',
    'Strumień zaniósł powitanie aż za wzgórza, razem z tym, kto je wygłaszał.',
  ],
  templeStairs: [
    'Trzysta schodów na wzgórze {somebody} policzył dokładnie, stanął na górze i z dumą zrobił krok w tył.',
    'Schody policzono wobec tego jeszcze od góry, znacznie szybciej i bez żadnej przerwy.',
  ],
  puppetStrings: [
    'W teatrze lalek {somebody} chciał tylko rozplątać sznurki i przez chwilę miał je wszystkie w rękach.',
    'Potem lalki uznały, że teraz ich kolej, i poszły z nim tańczyć aż za kurtynę.',
  ],
  monsoonHat: [
    'Kapelusz z liści bananowca {somebody} włożył {weather} i wyszedł sprawdzić, czy przecieka.',
    'Nie przeciekał ani trochę, tylko zbierał, i po kwadransie był jeziorem z ładną plażą.',
  ],
  soapSlide: [
    'Po moście wyłożonym mydlanymi kwiatami {somebody} ruszył ostrożnie, małymi kroczkami, jak radził napis.',
    'Napisu na końcu mostu, o tym, jak się zatrzymać, nikt jeszcze nie powiesił.',
  ],
  gongHug: [
    'Do wielkiego gongu {somebody} przytulił się policzkiem, bo chciał poczuć, jak w środku drży.',
    'Poczuł, a razem z nim {number} gołębi i jedna dzwonnica, której od dawna nic nie wiązało z ziemią.',
  ],
  inflatableBuffalo: [
    'Dmuchanego bawołu {somebody} pompował z wielkim zapałem, bo miał być naturalnej wielkości.',
    'Nikt nie powiedział, czyjej natury, więc bawół wkrótce ruszył ponad dachami na pastwisko.',
  ],
  trainWhistle: [
    'Do rury, z której podobno słychać Bangkok, {somebody} przyłożył ucho i poprosił o ciszę.',
    'Z rury wyjechał nocny pociąg, punktualnie jak nigdy, i nie miał tu żadnego postoju.',
  ],
  crossedHammocks: [
    'Między dwiema palmami {somebody} zawiesił hamak, nie pytając palm, czy się akurat lubią.',
    'Nie lubiły się od lat i rozeszły się {time}, każda w swoją stronę.',
  ],
  roosterAlarm: [
    'Kogut na dachu zapiał o złej porze, więc {somebody} wszedł po drabinie, żeby mu to spokojnie wyjaśnić.',
    'Rozmowa trwała długo, ranek wstał z opóźnieniem, a drabinę zabrał ktoś, kto jej akurat potrzebował.',
  ],
  fogSpoon: [
    'Mgłę nad fosą {somebody} uznał za tak gęstą, że można po niej przejść na skróty.',
    'Przez jakieś {number} kroków miał całkowitą rację i nawet machał do zazdrosnych.',
  ],
  balloonSeller: [
    'Sprzedawca balonów poszedł po resztę, a {somebody} potrzymał mu przez chwilę wszystkie sznurki.',
    'Reszty nie było, balonów też już nie ma, a chwila trwa gdzieś nad Laosem.',
  ],
  marketScale: [
    'Na wadze do arbuzów stanął {somebody}, z ciekawości, i usłyszał, że jest akurat na promocji.',
    'Zapakowano starannie, w liście, z kokardą, i wysłano statkiem do bardzo zadowolonych ludzi.',
  ],
  silkTunnel: [
    'W belę jedwabiu w kolorze {colour} otulił się {somebody}, żeby ocenić, jak się układa.',
    'Układała się doskonale, obrót po obrocie, aż do ostatniego metra i jeszcze trochę.',
  ],
  fireworkBench: [
    'Na wygodnej skrzyni przysiadł {somebody}, żeby zawiązać but, i zupełnie nie patrzył na napisy.',
    'Napis głosił, że to finał pokazu, i widzowie zgodnie twierdzą, że takiego jeszcze nie było.',
  ],
  pottedPalm: [
    'Za małą palmą w doniczce stał {somebody} i bawił się w chowanego z całą ulicą.',
    'Nikt nie szukał, palma rosła, a po deszczach trzeba by już iść tam z maczetą i mapą.',
  ],
  escapedKite: [
    'Latawiec w kształcie ryby wyrwał się dzieciom, a {somebody} złapał go za ogon w ostatniej chwili.',
    'Ryba popłynęła dalej pod wiatr, w górę, tam, gdzie podobno mają tarło chmury.',
  ],
  lotusLeaf: [
    'Na liściu lotosu, który według przewodnika unosi dorosłą osobę, stanął {somebody} z przewodnikiem w ręku.',
    'Przewodnik miał rację co do osoby, tylko o przewodnikach nic tam nie pisali.',
  ],
  mirrorMaze: [
    'Do gabinetu luster na deptaku wszedł {somebody}, ukłonił się, a odkłoniło się {number} bardzo podobnych osób.',
    'Odkłoniły się wszystkie, jedna zapytała o drogę do wyjścia, a wyszła nie ta, co trzeba.',
  ],
  ricefieldScarecrow: [
    'Na polu ryżu {somebody} zamienił się miejscami ze strachem na wróble, dla zdjęcia, na minutkę.',
    'Strach wrócił do hotelu, zjadł śniadanie i podobno bardzo chwalił sobie basen.',
  ],
  spinningTop: [
    'Bąk większy od beczki zakręcił się {place.at}, a {somebody} położył na nim palec, żeby go uspokoić.',
    'Uspokoić się nie dał, za to chętnie wziął kogoś ze sobą w podróż dookoła rynku i dalej.',
  ],
  songthaewBell: [
    'Żeby wysiąść, {somebody} pociągnął za sznurek, ale był to sznurek od czegoś zupełnie innego.',
    'Otworzyła się plandeka, potem parasol, potem niebo, a songthaew jechał już za zakrętem.',
  ],
  dragonTail: [
    'W paradzie smoka zwolniło się miejsce przy ogonie, więc {somebody} uprzejmie je zajął.',
    'Smok skręcił w lewo, ogon w prawo, a wspólna droga prowadziła tylko przez balustradę.',
  ],
  coolBox: [
    'W skrzyni z lodem na targu {somebody} szukał jednej jedynej kostki, za to naprawdę przezroczystej.',
    'Wieko opadło cicho, a wystawa rzeźb lodowych ma od dziś bardzo realistyczny eksponat.',
  ],
  cartDownhill: [
    'Wózek z makaronem stał na górce, a {somebody} tylko na moment wyjął spod koła cegłę.',
    'Pędzili razem przez {number} przecznic, równo, z gwizdkiem, i do końca nikt nie odpuścił.',
  ],
  birdCage: [
    'Klatkę, z której za drobną opłatą wypuszcza się ptaki, {somebody} obejrzał z ciekawości od środka.',
    'Ptaki złożyły się po dwa baty, ale uznały, że na wypuszczenie to jeszcze za mało.',
  ],
  stiltWalker: [
    'Na szczudłach o wysokości latarni {somebody} przeszedł przez plac i kłaniał się z góry balkonom.',
    'Przy ukłonie w stronę rzeki zabrakło placu, a szczudła stoją tam do dziś i służą bocianom.',
  ],
  kilnPot: [
    'W ogromnym dzbanie z pracowni garncarza schował się przed deszczem {somebody}, razem z latarką.',
    'Garncarz był zadowolony z kształtu, napalił w piecu i polał wszystko bardzo ładną glazurą.',
  ],
  foldingBed: [
    'Rozkładane łóżko wypróbował w sklepie {somebody} i zapytał, jak się je właściwie składa.',
    'Składało się samo, sprężyście, w trzech ruchach, i było wtedy naprawdę bardzo płaskie.',
  ],
  statueSwap: [
    'Na pustym cokole przed bramą {somebody} przybrał szlachetną pozę, bo światło było akurat ładne.',
    'Przyjechała ekipa z kamieniem, pochwaliła dokładność modelu i wszystko na miejscu uzupełniła.',
  ],
  floatingMarket: [
    'Na pływającym targu {somebody} zrobił jeden krok z łodzi na łódź, a łodzie zrobiły krok od siebie.',
    'Przez chwilę wyglądało to jak balet, potem już tylko jak bąbelki w kolorze {colour}.',
  ],
  hotSpring: [
    'Gorącym źródłem, w którym gotuje się jajka, zachwycił się {somebody} i zapytał, czy można głębiej.',
    'Źródło poczuło się zaproszone i wystrzeliło gościa wyżej niż wszystkie dotychczasowe jajka.',
  ],
  trafficWhistle: [
    'Znalezionym gwizdkiem {somebody} zagwizdał na skrzyżowaniu, raz, krótko, tylko na próbę.',
    'Ruszyło ze wszystkich stron {number} skuterów i każdy miał zupełnie zielone światło.',
  ],
  noodleRope: [
    'Po makaronie zwisającym z balkonu wspinał się {somebody}, zachęcony tym, że jest naprawdę al dente.',
    'Na wysokości trzeciego piętra zaczęto akurat podawać kolację i ktoś mocno wciągnął.',
  ],
  longBoatRace: [
    'Do wyścigu łodzi brakowało jednej osoby, więc {somebody} usiadł z tyłu, przodem do tyłu.',
    'Wygrali o długość, ale w kierunku wodospadu, a puchar dogonił ich dopiero na dole.',
  ],
  wishTree: [
    'Do drzewa życzeń {somebody} przywiązał wstążkę i poprosił cicho o trochę więcej rozgłosu.',
    'Drzewo miało zaległości z całego roku i spełniło {number} życzeń naraz, wszystkie w tym samym miejscu.',
  ],
  geckoGlue: [
    'Na świeżo malowanym suficie galerii {somebody} dotknął gekona, stojąc na czubku bardzo wysokiej drabiny.',
    'Gekon trzymał się świetnie, drabina wcale, a od tej pory jest to rzeźba ruchoma.',
  ],
  cableCar: [
    'Kolejką na wzgórze {somebody} pojechał sam, przodem, z nogami na zewnątrz, dla ochłody.',
    'Słup numer cztery stoi tam od zawsze i nigdy nikomu nie ustąpił z drogi.',
  ],
  bambooSpring: [
    'Młody bambus rośnie metr na dobę, więc {somebody} usiadł na czubku, żeby mieć rano widok.',
    'Bambus dorósł o świcie do swojej pełnej wysokości i wyprostował się, z ulgą, jednym ruchem.',
  ],
  nightSwim: [
    'W basenie na dachu hotelu {somebody} pływał na plecach i podziwiał, jak blisko są gwiazdy.',
    'Nie zauważył, że basen ma szklaną krawędź, a za krawędzią jest już tylko zupełnie sucha strona.',
  ],
  tramplingPig: [
    'Na wyścigach bawołów {somebody} przeszedł przez tor, bo na tamtym końcu dawali za darmo wachlarze.',
    'Wachlarz jest w zupełnie dobrym stanie i można go odebrać od zwycięzcy.',
  ],
  letterDrone: [
    'Paczka z nieba miała wylądować {place.at}, więc {somebody} ustawił się dokładnie na narysowanym krzyżyku.',
    'W paczce był fortepian, zamówiony przez sąsiada, z dostawą prosto pod wskazany adres.',
  ],
  cloudPainter: [
    'Malarz nieba prosił, żeby nie stawać na jego drabinie, ale {somebody} chciał tylko zobaczyć z bliska fiolet.',
    'Zobaczył nawet więcej, bo farba była świeża i niebo jeszcze bardzo, ale to bardzo śliskie.',
  ],
  tailorTape: [
    'Krawiec zmierzył wszerz i wzdłuż, a {somebody} poprosił, żeby było naprawdę dopasowane.',
    'Szwy wytrzymały wszystko, spodnie stoją same, a guzik znaleziono aż na lotnisku.',
  ],
  jasmineGarland: [
    'Girland z jaśminu zawieszono gościowi na szyi tyle, że {somebody} zupełnie zniknął w zapachu.',
    'Ważyły razem {number} kilo, a kładka nad kanałem była zbudowana raczej na jedną różę.',
  ],
}
