/** Where the night stands by the sea, on the ship and on the reservation: one sentence each, and nobody is in danger yet. */
export const beginningsAtSea = {
  shipLantern: [
    'Daleko na wodzie paliła się latarnia statku, odrobinę większa niż wczoraj, a {neighbour} mierzył ją kciukiem z brzegu.',
  ],
  pier: [
    'Molo w Suchej Kotwicy miało taką długość, na jaką starczyło pieniędzy, a na końcu {animal} czekał na resztę.',
  ],
  lighthouse: [
    'W latarni morskiej skończyła się oliwa, więc {neighbour} obracał w kółko świeczkę {weather} i liczył do siedmiu.',
  ],
  pelicans: [
    'Pelikany siedziały na palach z dziobami pełnymi nowin, a właśnie nadleciał następny {time} i miał jeszcze lepsze.',
  ],
  saltCowboy: [
    'Pewien kowboj dojechał na zachód najdalej, jak się da, i tłumaczył teraz koniowi, czym jest Pacyfik.',
  ],
  whaleWagon: [
    'Wieloryb wynurzył się przy molo, obejrzał miasteczko i odpłynął opowiedzieć innym o tym, co to kapelusze.',
  ],
  fogHerd: [
    'O zmierzchu nadciągnęło od morza stado mgły, a {neighbour} gnał je główną ulicą z latarnią w ręku.',
  ],
  sailMaker: [
    'W żaglowni łatano żagiel czym popadnie, nawet {thing} poszedł pod igłę, gdyż płótno znów zdrożało.',
  ],
  crateLabels: [
    'Na nabrzeżu stało {number} skrzyń z napisem Tą Stroną Do Góry, każda z własną opinią, gdzie jest góra.',
  ],
  gullParliament: [
    'Mewy odbyły naradę na maszcie, a {neighbour} na molo miał odczytać z niej protokół {weather}.',
  ],
  bottlePost: [
    'Morze wyrzuciło butelkę z listem, a w liście pytano grzecznie, czy ktoś nie widział przypadkiem tej butelki.',
  ],
  anchorSquare: [
    'Wielka sucha kotwica na placu, od której miasteczko ma nazwę, dziś rano była całkiem mokra.',
  ],
  tideTable: [
    'Według tablicy przypływów był czwartek, więc {number} małży na znak protestu zamknęło swoje sklepiki.',
  ],
  drumsHill: [
    'Ze wzgórza rezerwatu dobiegał dźwięk bębna, aż {neighbour} {place} odkrył, że to własny puls.',
  ],
  totem: [
    'W rezerwacie najwyższa twarz słupa kichnęła w nocy, a pięć pozostałych wciąż jeszcze mówiło jej na zdrowie.',
  ],
  tipiSmoke: [
    'Dym nad namiotami na wzgórzu ułożył się w trzy kółka i pytajnik, a {animal} odpowiedział kaszlnięciem.',
  ],
  bisonCount: [
    'Do rezerwatu przyjechał urzędnik z Waszyngtonu policzyć bizony, a bizony zaczęły liczyć urzędników i były szybsze.',
  ],
  canoe: [
    'Rzeką przy rezerwacie płynęło canoe bez wiosła, a w środku siedział {animal}, zupełnie pewny drogi.',
  ],
  storyFire: [
    'Przy ognisku na wzgórzu opowiadano długą historię o krótkiej zimie, a {neighbour} prosił o tę krótszą.',
  ],
  eagleFeather: [
    'Orzeł upuścił nad rezerwatem pióro i od tamtej pory {number} komisji ustala, kto ma je podnieść.',
  ],
  rainDance: [
    'O deszcz poproszono grzecznie i starym zwyczajem, a ten przysłał {time} przeprosiny oraz {thing}.',
  ],
  beadShop: [
    'Przed faktorią {neighbour} wymienił górę na {thing}, ale góra jeszcze o tym nie wiedziała.',
  ],
  shipOrchestra: [
    'Przy dobrym wietrze słychać było orkiestrę ze statku, która stroiła instrumenty {weather} i wciąż nie zaczynała.',
  ],
  divingBell: [
    'Z mola spuszczono {time} dzwon nurkowy, a ktoś w środku dzwonił teraz wytrwale o herbatę.',
  ],
  oysters: [
    'Ławice ostryg ułożono już do snu, a {neighbour} chodził z lampą od jednej do drugiej i poprawiał kołdry.',
  ],
  seaCactus: [
    'Tam, gdzie pustynia styka się z morzem, jeden kaktus wszedł po kolana i wołał do innych, że cieplutka.',
  ],
  rowboats: [
    'Po południu wypożyczono {number} łódek, a wróciło {number} i jeszcze pół, czego nikt nie umiał wyjaśnić.',
  ],
  whalerPoet: [
    'Stary wielorybnik na końcu mola pisał wiersz i utknął na rymie do słowa tran, a wiatr mu podpowiadał.',
  ],
  sextant: [
    'Według sekstansu, który miał {neighbour}, Sucha Kotwica leżała tej nocy jakąś milę od brzegu, na pełnym morzu.',
  ],
  figurehead: [
    'Rzeźba na dziobie wraku odwróciła drewnianą twarz ku brzegowi, a robi tak zawsze, gdy idą goście.',
  ],
  kelp: [
    'Wodorosty wyrosły w tym roku tak wysoko, że {animal} zrywał z ich czubka dojrzałe śliwki.',
  ],
  sealSermon: [
    'Na skały pod kościółkiem foki znów przypłynęły na kazanie, a {animal} chodził między nimi z tacą.',
  ],
  flagSignals: [
    'Ze statku ktoś dawał znaki chorągiewkami, a {neighbour} na plaży odpowiadał mu praniem, sztuka po sztuce.',
  ],
  driftwood: [
    'Morze przyniosło {thing}, ustawiło na piasku i cofnęło się o krok, żeby zobaczyć, jak to wygląda.',
  ],
  hornFar: [
    'Zza horyzontu odezwał się róg, bardzo niski i bardzo daleki, aż wszystkie szklanki w saloonie się obejrzały.',
  ],
  netsDry: [
    'Między kaktusami suszyły się rybackie sieci, a przez noc złapało się w nie {number} biegaczy stepowych.',
  ],
  phosphor: [
    'Morze świeciło tej nocy w ciemności, a {neighbour} czytał przy nim najdrobniejszy druk w umowie najmu.',
  ],
  crabRace: [
    'Na plażowych wyścigach krabów wszyscy postawili na tego, który od początku biegł trochę bokiem i z uśmiechem.',
  ],
  cliffRailway: [
    'Kolejka na klif stanęła w połowie drogi {weather}, żeby {animal} mógł spokojnie skończyć rozdział.',
  ],
  mermaidPoster: [
    'Na molo pokazywano za dziesięć centów prawdziwą syrenę, a {neighbour} czesał jej za kurtyną ogon.',
  ],
  sandbar: [
    'Podobno przy odpływie można dojść do statku suchą nogą, jeśli wyjść dość wcześnie i lubić pływać.',
  ],
  pacificMail: [
    'Poczta z Pacyfiku spóźniała się o {number} dni, więc poczmistrz zaczął pisać wszystkie listy osobiście.',
  ],
  surfHorse: [
    'Między falami stał po pierś w wodzie biały koń i nikt {place} nie wiedział, czy to na pewno koń.',
  ],
  barrelOrgan: [
    'Z przypływem przybiła do brzegu katarynka i z każdą falą grała jedną nutę bardzo starej polki.',
  ],
  compass: [
    'Kompas w kapitanacie od południa wskazywał cukiernię, więc {neighbour} szedł za nim {weather} krok w krok.',
  ],
  moonSea: [
    'Księżyc zszedł nad zatokę tak nisko, że {animal} musiał przesunąć leżak i parasol o dobry metr.',
  ],
  cormorants: [
    'Na pomoście stało {number} kormoranów z rozłożonymi skrzydłami, zupełnie jak płaszcze, które na kogoś czekają.',
  ],
  shipPaint: [
    'Przez lunetę, którą miał {neighbour}, dało się już odczytać nazwę statku, a wypisano ją kredą.',
  ],
  customsMule: [
    'Celnemu mułowi z Suchej Kotwicy kazano zajrzeć wszędzie, no i od czwartej siedział w beczce melasy.',
  ],
  northWind: [
    'Wiatr z północy zszedł wybrzeżem z workiem na plecach i pytał {place}, czy znajdzie się łóżko.',
  ],
}
