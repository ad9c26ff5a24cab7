/** What happens to somebody on the ground: absurd, nobody’s fault, and never at a table. */
export const middlesInPort = {
  luggageBelt: [
    'Na taśmie bagażowej w Mos Eisley {somebody} przysiadł na moment, żeby zawiązać but.',
    'Taśma poszła przez kotarę, przez wagę i na wczasy po drugiej stronie mgławicy.',
  ],
  gravityDial: [
    'W Muzeum Hipernapędu {somebody} oparł się o pokrętło z napisem Proszę Delikatnie.',
    'Przeszło płynnie od piórka do fortepianu i podłoga ma teraz płaskorzeźbę.',
  ],
  freshPad: [
    'Przez nowe lądowisko dla ścigaczy {somebody} poszedł na skróty i podziwiał, jakie jest gładkie.',
    'Stężało {time}, a widać na nim {number} podpisów i jedną znakomitą pozę.',
  ],
  soupFountain: [
    'W dzielnicy zup na Coruscant {somebody} pochylił się nad fontanną, żeby poszukać klusek.',
    'Była tam jedna, długa na {number} metrów, i też szukała towarzystwa.',
  ],
  rentedCloud: [
    'Dla widoku na Coruscant {somebody} wynajął chmurę na godziny i nie przeczytał drobnego druku.',
    'Drobnym drukiem napisane było: deszcz, i to w trakcie.',
  ],
  hairDryer: [
    'W rodiańskim salonie {somebody} poprosił o trochę większą objętość i trafił pod zapasowy hipernapęd.',
    'Przedziałek wyszedł idealnie, a start jeszcze lepiej.',
  ],
  queueTicket: [
    'W Urzędzie Kolejek na Coruscant {somebody} wyciągnął numerek jeden i głośno się ucieszył.',
    'Cieszyło się też {number} innych posiadaczy jedynki, a wszyscy biegli w tę stronę.',
  ],
  teapotYacht: [
    'Na nabrzeżu {somebody} uniósł pokrywkę barki w kształcie czajnika, żeby zobaczyć, czy ktoś jest w środku.',
    'Był czas na herbatę, droid miał sitko, a ktoś zawołał, że z jedną kostką.',
  ],
  flyingWord: [
    'Na używanym śmigaczu {somebody} położył się na próbę i powiedział, że czuje się, jakby leciał.',
    'Śmigacz czekał na to słowo od lat i od razu wziął je do siebie.',
  ],
  pancakeJump: [
    'Na konkursie naleśników u Huttów {somebody} wszedł w ciasto, żeby dosięgnąć cukru.',
    'Za wysokość jury dało komplet punktów, a pół odjęło za brak lądowania.',
  ],
  sandModel: [
    'Na solniskach Jakku {somebody} pozował do rzeźby z piasku i miał się nie ruszać aż do przypływu.',
    'Pustynia nie zna przypływów, a artysta dawno już poszedł do domu.',
  ],
  customsForm: [
    'W urzędzie celnym na Kessel {somebody} zakreślił, że nic nie zgłasza, a potem, że zgłasza to, że nic.',
    'Formularz złożył się wpół, jak to on, z petentem w środku.',
  ],
  banthaLeash: [
    'W myjni dla zwierząt jucznych {somebody} potrzymał na smyczy banthę, kiedy {official.a} poszedł po szampon.',
    'Wtedy bantha zobaczył szczura womp.',
  ],
  peanutArm: [
    'Droid z orzeszkami połknął monetę, więc {somebody} sięgnął do środka, po łokieć, po ramię i po kapelusz.',
    'Wydał jednego orzeszka i jedno beknięcie z drobnymi.',
  ],
  wallessCantina: [
    'Na progu kantyny bez ścian {somebody} wytarł nogi i zawołał: jest tam kto?',
    'Głos odparł, że owszem, wszyscy, i od tej chwili kantyna jest szafą.',
  ],
  skyEscalator: [
    'Na najdłuższe ruchome schody Coruscant wszedł {somebody} z paczką pod pachą i zapomniał zejść.',
    'Gdzie się kończą, nie wie nikt, ale w pogodne noce słychać, jak skrzypi poręcz.',
  ],
  velvetRope: [
    'Za aksamitnym sznurem w muzeum Jawów {somebody} poprawił eksponat, który wisiał trochę krzywo.',
    'Nazywał się Równowaga Wszechświata i nie był do niczego przykręcony.',
  ],
  inflatablePlanet: [
    'Na stoisku z zabawkami u Jawów {somebody} nadmuchał planetę, żeby sprawdzić, jaka będzie duża.',
    'Była bardzo duża, dostała własną pogodę i odleciała przez dach z pasażerem.',
  ],
  huttStatue: [
    'Obok pomnika założyciela Huttów {somebody} stanął do zdjęcia, z ręką na szlachetnym brzuchu.',
    'Hutt miał w tym miejscu łaskotki i nie ruszał się od {number.many} lat.',
  ],
  deepMud: [
    'W borowinie na Nal Hutta {somebody} zapytał z zainteresowaniem, czy dalej jest głębiej.',
    'Borowina się wzruszyła, bo nikt dotąd nie pytał, i pokazała wszystko.',
  ],
  summerKick: [
    'Żeby przestało śnieżyć, {somebody} dał skraplaczowi wilgoci małego, przyjaznego kopniaka.',
    'Skraplacz odwdzięczył się natychmiast latem, i to całym naraz.',
  ],
  rolledHorizon: [
    'Na targu Jawów {somebody} podszedł bliżej, żeby dotknąć używanego horyzontu.',
    'Im bliżej, tym był dalej, a sprzedawca zdążył go już zwinąć.',
  ],
  beaconLens: [
    'W wielkiej soczewce latarni w Mos Eisley {somebody} szukał zgubionego szkła kontaktowego.',
    'Potem wstało słońce, jak co dzień, tylko powiększone {number} razy.',
  ],
  freePumpkins: [
    'Pod pływającym targiem Jawów {somebody} zadarł głowę i zapytał, po ile dziś dynie.',
    'Były za darmo, wszystkie, i dość punktualne.',
  ],
  rancorGlove: [
    'Dla ciepła {somebody} wpełzł do wielkiej futrzanej rękawicy, która leżała na wydmach Tatooine.',
    'Należała do bardzo małego rancora, a on klasnął z radości.',
  ],
  tubaBreath: [
    'W operze na Coruscant {somebody} wychylił się przez poręcz, by zobaczyć, skąd płynie muzyka.',
    'Płynęła z tuby, a tuba akurat nabierała powietrza.',
  ],
  bubbleGum: [
    'Guma z rodiańskiego kiosku miała {number} smaków, a {somebody} chciał dojść do ostatniego.',
    'Balon wystartował nad portem między dwoma promami i miał pierwszeństwo.',
  ],
  ticketPunch: [
    'Konduktor linii hiperprzestrzennej zgubił dziurkacz, więc {somebody} uprzejmie potrzymał bilet oburącz.',
    'To, czego użyto zamiast dziurkacza, zbudowano właściwie do planetoid.',
  ],
  magnetBoots: [
    'Na bazarze w Mos Espa {somebody} przymierzył buty taneczne z magnesem, naprzeciwko złomowiska.',
    'Buty były znakomite, a jeszcze lepiej tańczył {ship.a}.',
  ],
  rudeEcho: [
    'Nad kanionem szczurów womp {somebody} zawołał dzień dobry i dostał odpowiedź o jedno słowo za długą.',
    'Kłócili się do rana, a echo miało ostatnie słowo i lepszą pozycję.',
  ],
  waxProgram: [
    'W myjni dla śmigaczy {somebody} stanął na złym pasie i poprosił o program z gorącym woskiem.',
    'Wynik stoi w witrynie i można się w nim przejrzeć.',
  ],
  tallHelmet: [
    'W sklepie dla ścigaczy {somebody} przymierzył hełm, który zamyka się sam, i zapytał, jak się go zdejmuje.',
    'Sprzedawca doszedł w instrukcji do rozdziału, w którym robi się ciekawie.',
  ],
  skyHook: [
    'Żeby powiesić płaszcz, {somebody} sięgnął po hak, który zwisał z nieba nad Jakku.',
    'Na górnym końcu właśnie poczuł branie {ship.a}.',
  ],
  orbitTube: [
    'Na poczcie w Jakku {somebody} zajrzał do rury, którą listy jadą na orbitę.',
    'Jadą znakomicie i na kopertach przybywa teraz pieczątek.',
  ],
  highC: [
    'Chórowi tauntaunów brakowało solisty, a {somebody} umiał wziąć wysokie ce, stojąc na płycie startowej.',
    'Odliczanie uznało, że to było zero.',
  ],
  hotelShower: [
    'W hotelu tranzytowym na Kessel {somebody} przekręcił kran z ciepłej na galaktyczną.',
    'To, co przyszło, było dotąd wodospadem na innej planecie i zabrało ze sobą skały.',
  ],
  cleaningDroid: [
    'Na świeżo położonym dywanie {somebody} pomachał droidowi sprzątającemu, który był krótkowidzem.',
    'Worek opróżniono zgodnie z przepisami, za dalszym z dwóch słońc.',
  ],
  rubberBridge: [
    'Na wiszącym moście Coruscant {somebody} trochę podskoczył, żeby zobaczyć, czemu jest z gumy.',
    'Trzeci podskok minął księżyc z dużym zapasem, a most do dziś macha.',
  ],
  politeShadow: [
    'Pod dwoma słońcami Tatooine {somebody} ustąpił z drogi własnemu cieniowi, a potem temu zapasowemu.',
    'Obok była głęboka studnia i grzeczność prowadziła wprost do niej.',
  ],
  glassDome: [
    'Na kopule Nar Shaddaa {somebody} wydrapał pierścionkiem maleńkie serduszko.',
    'Kopuła od lat szukała pretekstu i całe powietrze wyszło obejrzeć gwiazdy.',
  ],
  bagpipeCargo: [
    'W porcie przyprawy {somebody} usiadł na stercie worków i było to {number} kobz.',
    'Akord był w C-dur, a worki wróciły na dół już bez nikogo.',
  ],
  treadmill: [
    'Dla formy {somebody} wszedł na bieżnię, która obraca Coruscant.',
    'Ktoś na górze zauważył, że dzień się spóźnia, i zmienił bieg.',
  ],
}
