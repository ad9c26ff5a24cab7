/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  thirteenStrokes: [
    'Wieża Zegarowa wybiła trzynastą, a {neighbour.a} {place.at} zapisał to sobie, żeby rano złożyć zażalenie.',
  ],
  tramChoir: [
    'Ostatni tramwaj jechał nabrzeżem {weather}, a {number} pasażerów nuciło w nim tę samą fałszywą melodię.',
  ],
  hatWar: [
    'Od trzech tygodni {clan.the} nie kłaniała się nikomu, więc wszyscy inni uchylali kapeluszy dwa razy wyżej.',
  ],
  longNote: [
    'W operze sopran trzymał jeszcze nutę z wtorku, a {neighbour.a} przyszedł odkurzyć dookoła niej podłogę.',
  ],
  pigeonStrike: [
    'Gołębie ogłosiły strajk {place.at} i do gruchania wynajęto w zastępstwie kogoś, kim okazał się {animal.a}.',
  ],
  openUmbrellas: [
    'Padało już tak długo, {place.at}, że parasole zaczęły otwierać się same, bez pytania i po dwa naraz.',
  ],
  arcadeDark: [
    'W Marmurowym Pasażu zgasło światło {time}, a {neighbour.a} skorzystał z okazji, żeby głośno westchnąć.',
  ],
  funicular: [
    'Kolejka linowa wjechała w południe na górę i do tej pory nie znalazła powodu, żeby zjechać z powrotem.',
  ],
  balconies: [
    'Na balkonach przy ulicy Sardelowej siedziały babcie i robiły na drutach jeden wspólny, bardzo długi szalik.',
  ],
  tenthFish: [
    'W Fontannie Dziewięciu Ryb pływało nagle dziesięć, a {neighbour.a} liczył je {weather} już po raz trzeci.',
  ],
  accordionFog: [
    'Z mgły dobiegł akordeon, z akordeonu kichnięcie, a w całym porcie zrobiło się {time} zupełnie cicho.',
  ],
  hotelLift: [
    'Winda Grand Hotelu stanęła między piętrami, a w środku {animal.a} czytał po cichu instrukcję alarmową.',
  ],
  windowThing: [
    'W swojej witrynie {clan.the} wystawiła {thing.a} i pół dzielnicy miało na ten temat wyrobione zdanie.',
  ],
  jam: [
    'Zrobił się {place.at} korek, złożony z jednego powozu i z {number.many} osób, które wiedziały lepiej.',
  ],
  moonOnCredit: [
    'Księżyc wzeszedł późno, jakby zalegał z czynszem, i schował się za kominem fabryki herbatników.',
  ],
  parade: [
    'Przez cały Gołębi Plac {clan.the} niosła {thing.a}, bardzo powoli, i nikt nie śmiał zapytać, dla kogo.',
  ],
  laundrySky: [
    'Bielizna całej ulicy wisiała {weather} nad głowami i kapała na kapelusze w rytmie walca.',
  ],
  lemonAvalanche: [
    'Na Cytrynowych Schodach przewrócił się kosz i od kwadransa toczyły się w dół cytryny, każda osobno.',
  ],
  nightBarber: [
    'U fryzjera przy molo paliło się jeszcze światło, bo {animal.a} nie mógł się zdecydować na przedziałek.',
  ],
  pianoMovers: [
    'Czterej tragarze nieśli fortepian {place.at}, a piąty szedł obok i na nim grał, żeby było lżej.',
  ],
  lighthouseWink: [
    'Latarnia morska mrugnęła {time} zamiast świecić, a {neighbour.a} na wszelki wypadek odmrugnął.',
  ],
  cuckooShop: [
    'U zegarmistrza wszystkie kukułki wyszły naraz i nie chciały wracać, póki ktoś nie przeprosi.',
  ],
  marbleNose: [
    'Popiersiu przed ratuszem odpadł nos, a {neighbour.a} nosił go od drzwi do drzwi, pytając, czyj to.',
  ],
  wetPosters: [
    'Deszcz zmył z plakatów tenora, sopran i dyrygenta, a została na nich tylko bardzo mała trąbka.',
  ],
  tramHorse: [
    'Emerytowany koń tramwajowy obchodził {weather} swoją dawną trasę i zatrzymywał się na każdym przystanku.',
  ],
  bakery: [
    'Z piekarni za operą pachniało od północy tak mocno, że {animal.a} zemdlał z wrażenia na progu.',
  ],
  ferryHiccup: [
    'Prom przez zatokę miał czkawkę i przy każdym czknięciu wysiadało {place.at} {number} zdziwionych osób.',
  ],
  borrowedStatue: [
    'Ktoś pożyczył na tę noc pomnik z placu, zostawił pokwitowanie i {thing.a} w zastaw.',
  ],
  organGrinder: [
    'Kataryniarz zapomniał korbki, więc {neighbour.a} nucił za niego {place.at}, a małpka podnosiła się z rozpaczy.',
  ],
  snowLeft: [
    'Śnieg spadł {time} na jedną stronę ulicy i mieszkania po tamtej stronie natychmiast podrożały.',
  ],
  chandelier: [
    'Żyrandol z Grand Hotelu wyszedł się przejść, tak przynajmniej twierdził portier, i dotąd nie wrócił.',
  ],
  sardineTin: [
    'Port pachniał jak świeżo otwarta puszka sardynek i {weather} wszystkie koty chodziły na palcach.',
  ],
  umbrellaDuel: [
    'Dwa parasole zahaczyły się o siebie {place.at} i od godziny żaden nie chciał ustąpić pierwszy.',
  ],
  mayorSpeech: [
    'Przemówienie na Gołębim Placu trwało od rana i {time} doszło wreszcie do słowa: szanowni.',
  ],
  clownRetired: [
    'Emerytowany klaun sadził {place.at} róże, a każda z nich natychmiast psikała mu wodą w oko.',
  ],
  doubleBooking: [
    'W teatrze lalek sprzedano te same fotele dwa razy, a {number} osób siedziało sobie wzajemnie na kolanach.',
  ],
  crookedBridge: [
    'Krzywy Most był tej nocy wyjątkowo prosty, a {neighbour.a} stał na środku, nie mogąc w to uwierzyć.',
  ],
  violinRoof: [
    'Na dachu Kasy Oszczędności ktoś stroił skrzypce i {weather} odpowiadały mu wszystkie rynny po kolei.',
  ],
  lostGlove: [
    'Jedna bardzo długa rękawiczka leżała {place.at}, a {animal.a} usiadł obok, żeby jej dotrzymać towarzystwa.',
  ],
  soupCity: [
    'Rosół w gospodzie przy molo był tak klarowny, że {neighbour.a} widział w nim {time} przyszły tydzień.',
  ],
  clockRace: [
    'Zegar z wieży i zegar z dworca ścigały się od lat i {time} ten z dworca znów wyszedł na prowadzenie.',
  ],
  letterbox: [
    'Skrzynka na listy przy ulicy Sardelowej miała czkawkę i oddawała {weather} pocztówki sprzed wojny.',
  ],
  goatChorus: [
    'Kozioł z chóru operowego śpiewał pod balkonem serenadę, a {clan.the} słuchała jej w szlafrokach.',
  ],
  fogSlices: [
    'Mgła {place.at} była taka gęsta, że {neighbour.a} kroił ją nożyczkami i odkładał na jutro.',
  ],
  rooftops: [
    'Po dachach szedł kondukt kominiarzy, {weather}, i każdy niósł na głowie drabinę następnego.',
  ],
  bathtubFerry: [
    'Przez zatokę płynął {thing.a}, ciągnięty na sznurku, i nikt na brzegu nie uznał tego za dziwne.',
  ],
  wineCellar: [
    'W piwnicach pod operą beczki śpiewały na głosy, a {neighbour.a} zszedł je uciszyć już {time}.',
  ],
  photoFlash: [
    'Na Gołębim Placu fotograf ustawiał od wieczora zdjęcie ślubne dwóch rodzin, które nie chciały stać obok siebie.',
  ],
  hatCheck: ['W szatni opery wisiało {number} kapeluszy i żaden nie chciał wisieć obok melonika.'],
  piano88: [
    'Stroiciel pianin znalazł {place.at} jeden klawisz za dużo i trzymał go {time} pod światło.',
  ],
  paperBoats: [
    'Rynsztokami płynęły papierowe statki z rachunków, a {animal.a} salutował każdemu z osobna.',
  ],
  nineBrides: [
    'Przed magistratem czekało {number} tortów weselnych, a {neighbour.a} pilnował, żeby się nie poznały.',
  ],
  waltzLesson: [
    'Na piętrze nad pralnią uczono walca, a od godziny cała kamienica krążyła lekko w prawo.',
  ],
  tobaccoParrot: [
    'W trafice przy molo papuga podawała ceny i {weather} licytował z nią {animal.a}.',
  ],
  iceCart: [
    'Wózek z lodami jechał {place.at} sam, bez lodziarza, i dzwonił, jakby się trochę bał.',
  ],
  seagullCourt: [
    'Mewy na molo numer dziewięć zwołały {time} naradę i wszystkie mówiły jednocześnie.',
  ],
  tightrope: [
    'Między dwiema wieżami wisiała lina, a na linie {weather} suszyło się {number} białych rękawiczek.',
  ],
  shadowTailor: [
    'U krawca przy Krzywym Moście szyto {time} cień na miarę, bo stary był już wytarty na łokciach.',
  ],
  postageMoon: [
    'Znaczek z księżycem odkleił się {place.at} od nieba, tak to przynajmniej tłumaczył {neighbour.a}.',
  ],
  tickingCake: [
    'Tort na jubileusz tykał {place.at}, bo cukiernik zgubił w kremie zegarek po dziadku.',
  ],
  brassBicycles: [
    'Orkiestra dęta na rowerach skręciła {weather} w lewo, a puzon pojechał jeszcze kawałek prosto.',
  ],
  quietCasino: [
    'W sali bilardowej Grand Hotelu panowała {time} taka cisza, że słychać było, jak bila zmienia zdanie.',
  ],
}
