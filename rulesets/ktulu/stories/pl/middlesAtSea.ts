/** What happens to somebody by the sea, on the ship and on the reservation: absurd, nobody’s fault, and never at a table. */
export const middlesAtSea = {
  pierEnd: [
    'Na molo {somebody} szedł tyłem, żeby całe miasteczko zmieściło się na jednym zdjęciu.',
    'Zdjęcie jest pełne, z kościółkiem, bankiem i kotwicą, tylko molo było krótsze od widoku.',
  ],
  whaleYawn: [
    'Z łódki {somebody} zajrzał do groty, która trochę pachniała śledziem.',
    'Grota ziewnęła, a potem popłynęła na Alaskę, jak co roku o tej porze.',
  ],
  anchorHook: [
    'Na placu {somebody} przywiązał sznurek z praniem do suchej kotwicy.',
    'Tej samej nocy przypływ przypomniał sobie, gdzie ją kiedyś zostawił.',
  ],
  figureheadPose: [
    '{somebody.cap} wszedł na dziób wraku i stanął tam na chwilę z rozłożonymi rękami, dla efektu.',
    'Wrak czekał tylko na galion i natychmiast wypłynął w morze.',
  ],
  pelicanPouch: [
    'Żeby nakarmić pelikana, {somebody} podał mu sardynkę odrobinę za głęboko.',
    'Pelikan nigdy jeszcze nie wyglądał na tak zadowolonego i nie latał tak nisko.',
  ],
  lighthouseLens: [
    '{somebody.cap} stanął przed lampą latarni morskiej, żeby pomachać do statku.',
    'Cień sięgnął aż na Hawaje i wciągnął za sobą całą resztę.',
  ],
  foghornNap: [
    'W tubie rogu mgłowego {somebody} znalazł najchłodniejsze w porcie miejsce na drzemkę.',
    'Po południu przyszła mgła, a z nią pierwszy sygnał, bardzo donośny.',
  ],
  divingBell: [
    '{somebody.cap} chciał wiedzieć, jak dzwon nurkowy wygląda w środku, i poprosił o wolne miejsce.',
    'W środku wygląda tak jak z zewnątrz, tylko o wiele głębiej.',
  ],
  tideSand: [
    'Na plaży {somebody} leżał po szyję w ciepłym piasku i chwalił, jakie to kojące.',
    'Ten od łopatki poszedł tylko sprawdzić godzinę, a zamiast niego przyszedł przypływ.',
  ],
  seaHorse: [
    '{somebody.cap} dosiadł białego konia, który stał w przyboju, i cmoknął na niego zachęcająco.',
    'To jednak była fala, i to szlachetnej rasy angielskiej.',
  ],
  kelpClimb: [
    'Po śliwkę {somebody} wspiął się na najwyższy wodorost w całej zatoce.',
    'W czasie przypływu stoi prosto, w czasie odpływu się kłania, a maniery ma piękne.',
  ],
  harpoonLine: [
    'Na statku wielorybników {somebody} trzymał luźny koniec liny i pytał, do czego jest przywiązana.',
    'Była przywiązana do odpowiedzi, a ta płynęła właśnie na południe.',
  ],
  crabCrown: [
    '{somebody.cap} położył się na piasku, żeby dać krabom sygnał startu z odpowiedniej wysokości.',
    'Krabów było {number} i tego dnia żaden nie biegł bokiem.',
  ],
  canoeFalls: [
    'Na rzece {somebody} wziął canoe z tak zwanym dobrym widokiem.',
    'Nazywa się tak dlatego, że najpierw widać z niego wodospad, a potem już nic.',
  ],
  totemTop: [
    'W rezerwacie {somebody} zapytał, czy na słupie zmieściłaby się jeszcze jedna twarz.',
    'Starszyzna rozważała to długo i w milczeniu, a potem ktoś poszedł po farby.',
  ],
  bisonRide: [
    'Z płotu {somebody} przesiadł się na najspokojniejszego bizona w całym rezerwacie.',
    'Bizon spokojnie przeszedł przez płot, spokojnie przez pocztę i spokojnie poza brzeg mapy.',
  ],
  storyLong: [
    'Przy ognisku na wzgórzu {somebody} chciał wysłuchać długiej opowieści do samego końca.',
    'Kończy się, gdy słuchacze są już prochem, i opowiedziano ją ze wszystkimi pauzami.',
  ],
  tipiPole: [
    '{somebody.cap} wyciągnął ten jeden kij od namiotu, który stał odrobinę krzywo.',
    'Podtrzymywał on właśnie tamten róg nieba, odkąd ktokolwiek pamięta.',
  ],
  smokeSignal: [
    'Mokrym kocem {somebody} włączył się do rozmowy dymów i pomylił przecinek.',
    'Na następnym wzgórzu odczytano to jako zaproszenie, a na kolejnym jako obiad.',
  ],
  eagleNest: [
    'Żeby oddać zgubione pióro, {somebody} wspiął się do gniazda orła nad rezerwatem.',
    'Orzeł był wzruszony i pokazał drogę do domu, która u orłów zaczyna się od kroku w bok.',
  ],
  drumSkin: [
    '{somebody.cap} położył się na wielkim bębnie, gdyż był tak przyjemnie nagrzany słońcem.',
    'Wtedy zaczęło się święto i stara pieśń, ta z podskokiem.',
  ],
  beaverDam: [
    'Z tamy bobrów {somebody} wyjął jedną gałązkę, zamiast wykałaczki.',
    'Była na niej, jak się potem okazało, sygnatura samego architekta.',
  ],
  geyser: [
    '{somebody.cap} przykrył gejzer kapeluszem, żeby zobaczyć, czy i tak trafi na zewnątrz.',
    'Trafił punktualnie, a kapelusz jest spodziewany z powrotem w piątek.',
  ],
  bearTree: [
    'Wysoko w dziupli {somebody} odkrył miód i zawołał na dół, ile go tam jest.',
    'Ktoś, kto odkrył go znacznie wcześniej, wracał akurat do domu.',
  ],
  shipGangway: [
    'Kiedy przybiła szalupa ze statku, {somebody} stanął tuż przy niej, żeby pomóc z bagażem.',
    'Było to {number} skrzyń i pianino, a podano wszystko naraz.',
  ],
  crowNest: [
    'Na statku pozwolono, żeby {somebody} wszedł na bocianie gniazdo wypatrywać lądu.',
    'Ląd się znalazł, i to dokładnie pod spodem.',
  ],
  seaChest: [
    '{somebody.cap} wszedł do kufra, żeby {neighbour} mógł usiąść na wieku i dopiąć paski.',
    'Nalepka była już na miejscu i głosiła: Szanghaj.',
  ],
  sextantSun: [
    'Przez sekstans {somebody} spojrzał prosto w słońce, zmierzył je i podał mu rękę.',
    'Widziano ich po raz ostatni, jak razem zachodzili.',
  ],
  sandSkiff: [
    'Na desce z żaglem {somebody} pędził po plaży i wiwatował na każdym zakręcie.',
    'Tam, gdzie plaża się kończy, znaleziono resztkę wiwatu, jakieś trzynaście metrów nad ziemią.',
  ],
  octopusPiano: [
    'Na promenadzie {somebody} dał ośmiornicy pierwszą lekcję gry na pianinie.',
    'Na drugiej grała już na osiem rąk i bardzo mocno trzymała się nauczyciela.',
  ],
  barrelFloat: [
    'W beczce {somebody} opłynął zatokę o zakład, w grę wchodziło {number} dolarów.',
    'Zatoka ma dziurę, o której wiedziała tylko ta beczka.',
  ],
  sealSchool: [
    '{somebody.cap} stanął na skałach w kolejce z fokami i jak one dostał rybę.',
    'Następna w programie była piłka na nosie, potem obręcz, a potem otwarte morze.',
  ],
  turtleRide: [
    '{somebody.cap} osiodłał na plaży wielkiego żółwia i dał mu wolną rękę.',
    'Żółw się nie spieszy i dopłynie na Galapagos wiosną przyszłego stulecia.',
  ],
  waterspout: [
    'W zatoce stała trąba wodna jak kręcone schody, a {somebody} poszedł sprawdzić, kto tam mieszka.',
    'W południe wyprowadziła się bez wypowiedzenia.',
  ],
  clamShell: [
    'Żeby przetrzeć perłę, {somebody} wsunął się {place} do środka olbrzymiej małży.',
    'Zawsze zamykała o szóstej i nie widziała powodu do wyjątków.',
  ],
  shipFunnel: [
    'Tuż przy kominie statku {somebody} zapytał palacza, czy głośniej już naprawdę nie można.',
    'Palacz poczuł się doceniony, a obie ręce miał akurat wolne.',
  ],
  messageBottle: [
    '{somebody.cap} wciągnął brzuch i wsunął się do ogromnej butelki, żeby przeczytać list na dnie.',
    'List radził: po lekturze proszę wcisnąć korek.',
  ],
  stormKite: [
    'Na klifie {somebody} puszczał latawiec z głównego żagla, na porządnej mocnej lince.',
    'Linka była znakomita, wytrzymała do końca, a chwyt również.',
  ],
  coolWheels: [
    '{somebody.cap} wjechał wozem na płyciznę, żeby kołom zrobiło się trochę chłodniej.',
    'Płycizna była tego dnia w gościach, a w domu została sama głębina.',
  ],
  iceberg: [
    'Do zatoki zabłądziła góra lodowa, a {somebody} wszedł na nią, żeby odłupać kawałek do lemoniady.',
    'Właśnie ten kawałek wszystko trzymał.',
  ],
  mermaidComb: [
    '{somebody.cap} podał przez poręcz syrenie z mola grzebień, potem lusterko, potem ręcznik.',
    'Po ręcznik trzeba się było wychylić, a molo jest w tym miejscu wysokie.',
  ],
  sharkTooth: [
    '{somebody.cap} poprosił rekina przy pomoście, żeby otworzył szerzej i pokazał złoty ząb.',
    'Złoty ząb rzeczywiście był, tyle że zupełnie z tyłu.',
  ],
  mudWalk: [
    'W czasie odpływu {somebody} przeszedł port pieszo, żeby nie płacić za prom.',
    'Pierwsza połowa drogi nie sprawiła najmniejszego kłopotu.',
  ],
  railCliff: [
    'W kolejce na klif {somebody} usiadł w górnym wagoniku i z uprzejmości nie użył hamulca.',
    'Dolny wagonik do dziś opowiada o tym z podziwem.',
  ],
  gullChips: [
    'Na promenadzie {somebody} trzymał wysoko torebkę ziemniaczków i nie chciał się dzielić z mewami.',
    'Dały jeszcze jedną szansę, krążąc, a potem zabrały sprawę w całości.',
  ],
  starSteer: [
    '{somebody.cap} stał minutę przy sterze, żeby sternik mógł poszukać drugiego buta.',
    'Pewna skała cieszyła się na tę minutę od epoki lodowcowej.',
  ],
  fogStep: [
    'We mgle {somebody} przeszedł z mola prosto na pokład statku, w dobrym humorze i z jedną torbą.',
    'Statek spodziewany był dopiero za cztery dni.',
  ],
  windlass: [
    'Przy kabestanie {somebody} śpiewał tak pięknie, że poproszono go o bis.',
    'Z każdą zwrotką łańcuch wchodzi o metr, a z łańcuchem to, co stoi w środku.',
  ],
  sponge: [
    '{somebody.cap} wycisnął największą gąbkę, jaką kiedykolwiek wyłowiono w Suchej Kotwicy.',
    'Była w niej zatoka z drugiego końca świata, która bardzo tęskniła za domem.',
  ],
  tugboat: [
    '{somebody.cap} rzucił cumę na holownik i zawołał, że można już ciągnąć.',
    'Nie ustalono tylko wcześniej, co właściwie ma jechać.',
  ],
}
