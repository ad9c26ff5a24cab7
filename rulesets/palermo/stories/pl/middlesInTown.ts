/** What happens to somebody in town: absurd, nobody’s fault, and never at a table. */
export const middlesInTown = {
  puppetArmour: [
    'W teatrze lalek {somebody} przymierzył zbroję Rolanda, żeby rozśmieszyć dzieci z pierwszego rzędu.',
    'Lalkarz nad sceną był krótkowidzem, pociągnął za sznurki i bitwa w Roncesvalles udała się jak nigdy.',
  ],
  cassataEdge: [
    'Żeby sprawdzić, czy cassata już stężała, {somebody} wychylił się nad zielony marcepanowy brzeg.',
    'Lukier zamknął się bez jednej zmarszczki, a na wierzchu została idealnie równa kandyzowana gruszka.',
  ],
  espresso: [
    'Za ladą kawiarni {somebody} pociągnął w nowym ekspresie za dźwignię z orłem.',
    'Zagwizdało jak pospieszny do Messyny, a kawa, którą potem podano, była wyjątkowo mocna i trochę zamyślona.',
  ],
  fourCorners: [
    'Na Quattro Canti {somebody} nie mógł się zdecydować, w którą z czterech ulic skręcić.',
    'Zdecydował za wszystkich {vehicle}, który nadjechał z każdej po kolei.',
  ],
  encore: [
    'Z galerii opery {somebody} zawołał o bis, a tenor wziął jeszcze raz najwyższą nutę.',
    'Gipsowy cherubinek na suficie tylko na nią czekał, i to od otwarcia teatru w tysiąc osiemset dziewięćdziesiątym siódmym.',
  ],
  nymphLeaf: [
    '{somebody.cap} wszedł do fontanny na Piazza Pretoria, żeby oddać nimfie zgubiony listek.',
    'Jeden cokół stał tam od dawna pusty, a marmur, jak się okazuje, zastyga bardzo szybko.',
  ],
  paintedCart: [
    'Kiedy malowany wóz zaczął się staczać, {somebody} pobiegł przed nim tyłem, tłumacząc, gdzie jest hamulec.',
    'Od wczoraj na lewej burcie Karol Wielki zwycięża o jedną postać więcej.',
  ],
  nougat: [
    'Przy straganie z nugatem {somebody} pochwalił się zębami i poprosił o całą sztabę, bez krojenia.',
    'Nugat z Caltanissetty nie puszcza, to jego duma, a tę sztabę sprzedano potem jako rzeźbę.',
  ],
  basket: [
    'Dla żartu {somebody} usiadł w koszyku, który babcia z piątego piętra spuszcza po zakupy.',
    'Na piątym czekano na {number} melonów i pociągnięto z należytą siłą.',
  ],
  magnesium: [
    'U fotografa {somebody} miał się nie ruszać i patrzeć tam, skąd wyfrunie ptaszek.',
    'Ptaszek okazał się kondorem, z lampą błyskową, i nie wyfrunął sam.',
  ],
  tramWire: [
    '{somebody.cap} popchnął parasolem pałąk tramwaju, który {place} zeskoczył z drutu.',
    'Przez chwilę na całej Via Libertà było jasno jak w operze przed ukłonami.',
  ],
  gramophone: [
    'Chcąc się dowiedzieć, gdzie siedzi śpiewak, {somebody} wsunął głowę w tubę gramofonu.',
    'Płytę akurat odwrócono, a po drugiej stronie nagrany był wir.',
  ],
  hatPress: [
    'U kapelusznika {somebody} kazał sobie zrobić słomkowy kapelusz dokładnie na miarę.',
    'Prasa wzięła miarę raz, a dobrze, i trzeba przyznać, że rondo jest zachwycające.',
  ],
  confetti: [
    'W karnawale {somebody} zajrzał do lufy armatki na konfetti, gdyż od dłuższej chwili nic z niej nie leciało.',
    'Poleciało potem wszystko naraz, a oklaski trwały, jak zmierzono, {number} minut.',
  ],
  arancina: [
    '{somebody.cap} założył się, że połknie arancinę w całości, tak jak robią to pelikany.',
    'Była to ta z witryny, z poduszką i własnym biletem wstępu, wielkości hełmu.',
  ],
  mirrors: [
    'W sali luster u starego markiza {somebody} ukłonił się raz, a odkłoniło się sto osób.',
    'Do drzwi trafiło potem dziewięćdziesiąt dziewięć.',
  ],
  bellRope: [
    'Chcąc zadzwonić choć raz w życiu, {somebody} złapał linę największego dzwonu w San Domenico.',
    'Dzwon jest bardzo towarzyski i przy każdym uderzeniu zabiera kogoś do góry, a okno na wieży było otwarte.',
  ],
  lastVerse: [
    'U fryzjera {somebody} prosił mandoliny całą noc o jeszcze jedną zwrotkę.',
    'Ostatnia nazywa się w Palermo zapadnia, ma {number} wersów i gra się ją tylko na pożegnanie.',
  ],
  iceBlock: [
    'Żeby trochę ochłonąć, {somebody} położył się na bloku lodu za wozem lodziarza.',
    'Blok zawieziono do Grand Hotelu, gdzie zamówiono właśnie łabędzia, i rzeźbiarz był zachwycony kształtem.',
  ],
  tarantella: [
    'Na podwórku grano tarantelę i {somebody} powiedział, że da się to zatańczyć szybciej.',
    'Dało się, a ostatnim, co widziano, był mały wir z eleganckimi butami, znikający w stronę Monreale.',
  ],
  ovenCorner: [
    '{somebody.cap} sięgnął w głąb pieca po chrupiący róg sfincione, ten najlepszy.',
    'Piec opala się tam od trzystu lat i nikt nie wie, jak daleko sięga, a róg był naprawdę w samym rogu.',
  ],
  wellEcho: [
    'Do studni na dziedzińcu {somebody} zawołał dobry wieczór, a echo odpowiedziało: niech wejdzie.',
    'W Palermo nie odmawia się zaproszeniu, a już na pewno nie echu z tak głębokim basem.',
  ],
  filmTrain: [
    'Kiedy na ekranie ruszył na widownię pociąg, {somebody} wstał i pokazał, gdzie ma się zatrzymać.',
    'Nie zatrzymał się, a pianista musiał wymyślić do filmu inne zakończenie.',
  ],
  marzipanSaint: [
    'Cukiernikowi zabrakło świętego do marcepanowej procesji i {somebody} zgodził się chwilę postać.',
    'Lukier nakładano grubym pędzlem, z miłym słowem, i podobno trzyma się całe pokolenia.',
  ],
  waxViceroy: [
    'W gabinecie figur {somebody} stanął na miejscu wicekróla, żeby zrobić wieczorem niespodziankę.',
    'Nikt nie wspomniał o piecu na parterze ani o tym, czym się tam co roku uzupełnia ubytki.',
  ],
  gasLamp: [
    'Ostatnią gazową latarnię z Via Lincoln miano zabrać i {somebody} uściskał słup na pożegnanie.',
    'Latarnia była podłączona do dawnych czasów, a dawne czasy wzięły wszystko razem.',
  ],
  moonLens: [
    'Optyk pokazał przez nową soczewkę, jak blisko jest księżyc, a {somebody} podszedł jeszcze o krok.',
    'Okazało się, że to stanowczo o krok za dużo i że księżyc nie patrzył.',
  ],
  pianoRope: [
    '{somebody.cap} poradził z ulicy, żeby fortepian spuszczać trochę szybciej.',
    'Na czwartym piętrze pracowali ludzie uprzejmi i zawsze otwarci na dobre rady.',
  ],
  moustacheWax: [
    'U golibrody {somebody} wypróbował pomadę do wąsów z najwyższej półki, całe pudełko.',
    'Wąsy stanęły na baczność, po czym odmaszerowały na północ i nie pozwoliły się odczepić.',
  ],
  charleston: [
    'Konkurs charlestona trwał trzeci dzień i na parkiecie został już tylko {somebody}.',
    'Parkiet był wynajęty na godziny, a {neighbour} przyszedł go zwinąć punktualnie i bez oglądania się.',
  ],
  stainedGlass: [
    'Z rusztowania {somebody} wychylił się ku nowemu witrażowi, żeby lepiej zobaczyć niebo.',
    'Wśród błogosławionych jest dziś jedna postać więcej, z miną szczerze zaskoczoną.',
  ],
  sphinx: [
    'W ogrodzie Villa Giulia {somebody} zapytał kamiennego sfinksa, z grzeczności, o rozwiązanie zagadki.',
    'Sfinks podał najpierw rozwiązanie, a dopiero potem przyszło pytanie, i było dość szerokie w ramionach.',
  ],
  tightrope: [
    'Nad Piazza Marina {somebody} zgodził się popilnować liny, póki akrobata nie wróci z papierosami.',
    'W trafice opowiadano akurat długą historię, z dygresjami i wujem z Trapani.',
  ],
  sewing: [
    'Z urwanym guzikiem {somebody} oparł się w pracowni o nową elektryczną maszynę do szycia.',
    'Garnitur zdobył w Mediolanie medal i stoi tam zupełnie bez wieszaka.',
  ],
  sacristy: [
    '{somebody.cap} otworzył w zakrystii niewłaściwe drzwi i rzucił, że wraca za minutkę.',
    'Zaczyna się tam barok i nikt jeszcze nie doszedł do jego końca.',
  ],
  lottoDrum: [
    'Na placu {somebody} sięgnął do bębna loterii, żeby liczby lepiej wymieszać.',
    'Zgodnie z regulaminem obrócono go {number} razy i padła główna wygrana, choć nie było jej komu wręczyć.',
  ],
  macaroni: [
    'W fabryce makaronu {somebody} zapytał, skąd się bierze dziurka w rurkach.',
    'Personel był nadzwyczaj miły i zademonstrował to od razu.',
  ],
  liftButton: [
    'W Grand Hotelu {somebody} nacisnął w windzie guzik, na którym nie było numeru.',
    'Winda pojechała, wróciła pusta, wypolerowana, i od tej chwili nuci coś pod nosem.',
  ],
  orangeRain: [
    'Na balu {somebody} złapał rzuconą z galerii pomarańczę, potem trzy, potem całą skrzynkę.',
    'Zbiory były w tym roku w ogóle znakomite i ciągnęły się aż do rana.',
  ],
  hotTowel: [
    'Spod gorącego ręcznika {somebody} powiedział do fryzjera, że można zdjąć wszystko.',
    'W tym zakładzie pracuje się dosłownie i bardzo starannie, a mandoliny były głośne.',
  ],
  siroccoUmbrella: [
    'Pod arkadami {somebody} otworzył największy parasol, jaki sirocco kiedykolwiek widziało.',
    'Wiatr od rana szukał czegoś, za co można by się porządnie złapać.',
  ],
  fireworkBarrel: [
    '{somebody.cap} usiadł na wygodnej beczułce, żeby dobrze widzieć fajerwerki dla Rozalii.',
    'Takiego finału święta jeszcze nie miała, ze złotym deszczem i w trzech kolorach.',
  ],
  viceroyGlue: [
    'Przy naprawie pomnika {somebody} przytrzymał ramię wicekróla, póki klej nie wyschnie.',
    'Wicekról jest znów cały i nie stoi tam już sam.',
  ],
  revolvingDoor: [
    'W nowych drzwiach obrotowych domu towarowego {somebody} ustępował uprzejmie każdemu, kto wchodził.',
    'Trwało to do wyprzedaży, a wtedy drzwi osiągnęły prędkość dotąd w Palermo nieznaną.',
  ],
  cannoloTube: [
    '{somebody.cap} zajrzał do rurki największego cannolo świata, żeby sprawdzić, czy krem sięga do środka.',
    'Po drugiej stronie {neighbour} nacisnął właśnie z całych sił worek z ricottą.',
  ],
  weddingCake: [
    'Na weselu {somebody} wspiął się na tort, aby wyprostować figurki na czubku.',
    'Pięter było {number}, wszystkie z biszkoptu, i żadne nie miało schodów przeciwpożarowych.',
  ],
  chessHorse: [
    'Przy pomniku Garibaldiego {somebody} poprawił koniowi wędzidło, które od lat wisiało krzywo.',
    'Koń stał nieruchomo czterdzieści lat tylko dlatego, że nikt go jeszcze nie dotknął.',
  ],
  laundryFold: [
    'W pralni na Kalsie {somebody} pomógł złożyć prześcieradło weselne, wielkie jak żagiel.',
    'Składano na pół, jeszcze raz na pół i tak dalej, a praczki nie przywykły kończyć wcześniej.',
  ],
  tubaNap: [
    'W tubie orkiestry z Monreale {somebody} uciął sobie małą drzemkę między próbami.',
    'Marsz zaczyna się od tuby, fortissimo, i to na komendę człowieka o ogromnych płucach.',
  ],
  museumVase: [
    'W muzeum {somebody} zajrzał do greckiej wazy, żeby zobaczyć, czy z tyłu obrazek ma dalszy ciąg.',
    'Miał, był długi, a brakowało w nim akurat jednej czarnej figurki.',
  ],
  chandelierSwing: [
    '{somebody.cap} sprawdził na balu, czy żyrandol naprawdę utrzyma hrabinę, jak opowiadano.',
    'Hrabina, jak się wyjaśniło, miała drobną kość, a opowieść sto lat.',
  ],
}
