/** What is left in the morning by the sea and in the hills, and the line that leads up to the name, which stands in the nominative. */
export const endsBySea = {
  boatAlone: [
    'O wschodzie słońca do Cali wróciła łódka, całkiem sama, i zacumowała się starannie.',
    'Wiosła były skrzyżowane, a na ławeczce wycięto {name}',
  ],
  netGlove: [
    'Rybacy wyciągnęli sieć i znaleźli w niej jedną rękawiczkę, zapiętą.',
    'Położyli ją na kei do wyschnięcia, a z mankietu wypłynęła karteczka: {name}',
  ],
  hatBay: [
    'Po zatoce pływał słomkowy kapelusz, prosto i bez pośpiechu, z mewą w roli kapitana.',
    'Kiedy go wyłowiono, od spodu przeczytano {name}',
  ],
  lighthouseLog: [
    'Latarnia świeciła do południa, co jest sprzeczne z regulaminem.',
    'W dzienniku latarnik podał przyczynę jednym słowem: {name}',
  ],
  steamerBerth: [
    'Statek do Ameryki zatrąbił trzy razy i odpłynął z jedną pustą koją.',
    'Na liście pasażerów, w miejscu nieodhaczonym, figuruje {name}',
  ],
  flags: [
    'Wszystkie statki w porcie opuściły bandery, barka z węglem także.',
    'Nikt nie wydał rozkazu, wystarczyło, że po nabrzeżu przeszło z ust do ust: {name}',
  ],
  lemonCircle: [
    'W Conca d’Oro jedno drzewo zrzuciło w nocy wszystkie cytryny i ułożyły się w krąg.',
    'Dawno temu ktoś wyrył na tej korze {name}',
  ],
  postcardSea: [
    'Wiele tygodni później nadeszła pocztówka ze znaczkiem nieznanym poczcie.',
    'Morze ciepłe, było na niej, pozdrowienia, a podpis brzmiał {name}',
  ],
  sandWord: [
    'Na plaży w Mondello ktoś napisał palcem słowo i fale je omijały.',
    'Trzeba było stanąć trochę z boku, żeby odczytać {name}',
  ],
  buoyCall: [
    'Boja dzwoniła od rana, choć nie było najmniejszego wiatru.',
    'Kto słuchał dość długo, ten słyszał, że woła: {name}',
  ],
  goatsWall: [
    'Kozy zeszły z góry i stanęły pod murem w rządku, nie żując.',
    'Ta z latarnią postawiła ją pod drzwiami, na których jest napis {name}',
  ],
  gullsMast: [
    'Mewy siedziały na masztach Cali, każda osobno, i patrzyły na ląd.',
    'Patrzyły w okno, w którym okruchy wystawia co rano {name}',
  ],
  laurel: [
    'Hydroplan zatoczył koło nad portem i zrzucił wieniec z wawrzynu.',
    'Spadł trochę krzywo, ale szarfą do góry, i widać było na niej {name}',
  ],
  saltSheets: [
    'Na salinach białe stosy wyglądały w świetle wieczoru jak meble pod prześcieradłami.',
    'Na najmniejszym {neighbour} zapisał palcem {name}',
  ],
  goodOil: [
    'Otwarto tego dnia dobrą oliwę, tę na chrzciny i na pożegnania.',
    'Na butelce była etykietka pisana ręką proboszcza, a na etykietce {name}',
  ],
  chairWater: [
    'Przed domem rybaka wystawiono krzesło, twarzą do wody.',
    'Będzie tam stało co wieczór, gdyby jednak miał ochotę usiąść ktoś, komu na imię {name}',
  ],
  windmillCross: [
    'Wiatraki zatrzymano ze skrzydłami na krzyż, jak robi się po kimś bliskim.',
    'Młynarz nie tłumaczył po kim, kredą na drzwiach było już {name}',
  ],
  shellChild: [
    'Dziecko przyłożyło do ucha muszlę i oddało ją, całe blade.',
    'Posłuchali też inni, a morza w niej nie było, był tylko szept: {name}',
  ],
  suitcase: [
    'Na peronie w Termini została {weather} jedna walizka.',
    'Zawiadowca odwrócił plakietkę i przeczytał na niej {name}',
  ],
  youngCypress: [
    'Na wzgórzu posadzono młody cyprys i przywiązano go do tyczki, żeby rósł prosto.',
    'Na blaszce przy korzeniu wydrapano gwoździem {name}',
  ],
  tunaRoll: [
    'Łodzie tuńczykowe wróciły bez śpiewu i ustawiły się burta przy burcie.',
    'Najstarszy rybak odczytał wieczorem listę, a jedno imię opuścił i było to {name}',
  ],
  kiteTag: [
    'Z latawca wrócił sam sznurek, {number} metrów, równo zwinięty przez nikogo.',
    'Na końcu wisiała przywieszka z adresem, a nad adresem {name}',
  ],
  harbourBook: [
    'W księdze kapitanatu wpisano jeden wiersz niebieskim atramentem i nie posypano go piaskiem.',
    'W rubryce ładunek pozostało puste miejsce, w rubryce uwagi: {name}',
  ],
  peel: [
    'Na murku nad morzem leżała skórka pomarańczy, zdjęta jedną wstążką, jak umie to w Palermo jedna ręka.',
    'Nie trzeba było pytać, powiedziano tylko: {name}',
  ],
  muleBack: [
    'Muł wrócił przez przełęcz sam, z prostym siodłem i zwieszoną głową.',
    'Pod popręgiem był list, który zaczynał się od słów moi drodzy, a kończył się słowem {name}',
  ],
  accordion: [
    'Na molo złożono akordeon, który nie zaczerpnął już powietrza.',
    'Grał na życzenie, a ostatnia prośba na skrawku papieru podpisana była {name}',
  ],
  driftCross: [
    'Wśród skał Capo Zafferano znaleziono {thing} i jeden but.',
    'Postawiono tam krzyż z wyrzuconego drewna i namalowano na nim {name}',
  ],
  moonPath: [
    'Księżyc rozłożył na wodzie srebrną ścieżkę i wbrew zwyczajowi nie zwinął jej rano.',
    'Na początku ścieżki stoją sandały, a na sandałach wypalono {name}',
  ],
  harvestGlass: [
    'Podczas winobrania napełniono jeden kieliszek więcej i ustawiono go ku zachodowi.',
    'Pito dopiero, gdy powiał wiatr, a toast był krótki: {name}',
  ],
  trainTone: [
    'Kolejka zagwizdała przed tunelem, jak zawsze, lecz o ton niżej.',
    'W ostatnim wagonie przy oknie była rezerwacja, wypisana na kartoniku: {name}',
  ],
  blackStitches: [
    'Na nabrzeżu rozłożono żagiel i zszyto go czarną nicią, {number} ściegów.',
    'Z czubka masztu widać, że ściegi zbiegają się w napis {name}',
  ],
  carobNames: [
    'Na starym chlebowcu wyryto imiona wszystkich, którzy kiedykolwiek siedzieli w jego cieniu.',
    'Jedno z nich jest od rana obwiedzione cienką kreską, czytamy: {name}',
  ],
  cartHome: [
    'Z gór zjechał malowany wóz bez woźnicy, a osiołek znał drogę.',
    'Na tylnej klapie, gdzie złotem maluje się właściciela, jaśniało {name}',
  ],
  ferryBench: [
    'Na promie ławka po słonecznej stronie została pusta przez całą drogę.',
    'Marynarz przeciągnął przed nią linkę i przyczepił tekturkę: {name}',
  ],
  mountCloud: [
    'Góra Pellegrino zdjęła chmurkę i trzymała ją przed sobą obiema stokami.',
    'W grocie, wśród wotów i srebrnych okrętów, wisi od dziś tabliczka: {name}',
  ],
  stormLamps: [
    'Na kei zapalono wszystkie lampy sztormowe, choć niebo było czyste.',
    'Ustawiono je jedna za drugą, prowadziły do drzwi, a na drzwiach był napis {name}',
  ],
  helmet: [
    'W sklepie nurków odwrócono największy hełm szybką do ściany.',
    'W środku, gdzie każdy wydrapuje imię, najświeższe jest {name}',
  ],
  waterMark: [
    'Na schodach urzędu celnego morze podeszło o stopień wyżej niż kiedykolwiek i tak zostało.',
    'Wykuto w tym miejscu kreskę, datę i obok niej {name}',
  ],
  almondSack: [
    'Zebrano migdały, a ostatniego worka nie ważono, tylko zaniesiono go do kościoła.',
    'Stanął przed ołtarzem, na płótnie węglem wypisano {name}',
  ],
  swallows: [
    'Jaskółki odleciały z Palermo o dwa miesiące za wcześnie, nisko nad jednym dachem.',
    'Pod okapem, gdzie miały gniazda, zostawiły z gliny ulepione {name}',
  ],
  corkLight: [
    'Do portu wpłynął korek z knotem i maleńkim płomieniem.',
    'Na kei policzono się szybko na palcach i wyszło, że brakuje jednej osoby, to {name}',
  ],
  newMonster: [
    'W ogrodzie potworów w Bagherii jeden cokół jest od tej nocy zajęty.',
    'Goście mijają go szybko, tylko ogrodnik kłania się i mówi: {name}',
  ],
  lifebelt: [
    'Pierścień z korka wisiał znów na relingu, mokry i zupełnie pusty.',
    'Malarz przyszedł odnowić litery i przez roztargnienie wymalował {name}',
  ],
  tideTable: [
    'W tablicy pływów na dziś była luka, akurat na jeden wiersz, między piątą a szóstą.',
    'Kto przytrzymał papier pod słońce, ten odczytał {name}',
  ],
  whiteSmoke: [
    'Z fortu wypuszczono jeden biały dymek, po którym nie było żadnego huku.',
    'Dymek zawisł nad miastem i rozłożył się powoli w litery: {name}',
  ],
  hutKey: [
    'W Mondello zamknięto jedną kabinę i klucz wrzucono daleko do morza.',
    'Na drzwiach, pod namalowaną kotwicą, nadal jest {name}',
  ],
  cask: [
    'W piwnicy w Marsali oznaczono beczkę kredą i potoczono ją w najdalszy kąt.',
    'Wolno ją będzie otworzyć za sto lat, a nazywać się będzie {name}',
  ],
  ladderSky: [
    'Na cytrynowych tarasach drabina stała oparta o nic, o kawałek nieba.',
    'Na najwyższym szczeblu, wygładzonym od dłoni, było {name}',
  ],
  broom: [
    'Łodzie wypłynęły długim rzędem i sypały żarnowiec na wodę aż po boję.',
    'Tam proboszcz wstał i powiedział tylko jedno: {name}',
  ],
  newStar: [
    'Rybacy mówią, że nad Ustiką stoi nowa gwiazda, dość nisko.',
    'Nie pomaga w żegludze, ale na mapach podpisano ją już: {name}',
  ],
}
