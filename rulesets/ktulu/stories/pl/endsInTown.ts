/** What is left in the morning in town and on the prairie, and the line that leads up to the name. */
export const endsInTown = {
  bootsPorch: [
    'Rano na werandzie stała para butów, wypastowanych, noskami na zachód, a w nich nie było nikogo.',
    'Na wewnętrznej stronie lewego wypalono żelazkiem: {name}',
  ],
  hatNail: [
    'W saloonie jeden kapelusz został na gwoździu, gdy wszyscy poszli już do domu.',
    'Barman odwrócił go powoli, a na taśmie w środku było napisane {name}',
  ],
  telegramEnd: [
    'Telegrafista zapisał wiadomość, która nie nadeszła z żadnej stacji.',
    'Było w niej tylko jedno słowo, przeliterowane dwa razy, a brzmiało {name}',
  ],
  emptySaddle: [
    'Z prerii przyszedł koń, całkiem sam, i stanął tam, gdzie zawsze stawał.',
    'Na siodle srebrnymi ćwieczkami wybito {name}',
  ],
  bellTolls: [
    'Biały kościółek zadzwonił raz jeden, a potem dzwon się rozmyślił.',
    'Na głównej ulicy wszyscy zdjęli kapelusze i ktoś powiedział cicho: {name}',
  ],
  woodenBoard: [
    'Stolarz heblował deskę, szlifował i znów heblował, jakby dało się to odłożyć.',
    'W końcu trzeba było malować, a farba napisała {name}',
  ],
  rockingStill: [
    'Na werandzie sklepu bujały się wszystkie fotele oprócz jednego.',
    'Leżał na nim złożony koc, a na kocu karteczka, na której napisano {name}',
  ],
  coffeeTin: [
    'Przy wozie kuchennym kucharz nalał o jeden kubek za dużo i tak z nim stał.',
    'Postawił go wreszcie w słońcu, a na kubku wydrapane było {name}',
  ],
  newspaperR: [
    'Echo Kotwicy wyszło tego dnia z jedną jedyną linijką i znalazły się do niej wszystkie litery.',
    'Trzymano je na taką chwilę w osobnej szufladce, a razem czyta się je {name}',
  ],
  pianolaStop: [
    'Pianola stanęła między dwiema nutami, choć nikt jej nawet nie dotknął.',
    'Na papierowej taśmie, tam gdzie miała być dziurka, ołówkiem dopisano {name}',
  ],
  wreathCactus: [
    'Wielki kaktus za stajnią zrzucił przez jedną noc wszystkie kwiaty.',
    'Leżały na piasku w rządku i przy odrobinie cierpliwości można było odczytać {name}',
  ],
  tintypeFaces: [
    'Na nowej fotografii całego miasteczka wszyscy patrzą w to samo puste miejsce.',
    'A pod spodem, białym tuszem, od lewej do prawej, w tym miejscu stoi {name}',
  ],
  schoolSlate: [
    'W szkole odczytano listę i przy jednym nazwisku nie odezwał się nikt.',
    'Dzieci napisały je więc na tabliczkach, każde z osobna: {name}',
  ],
  quiltPatch: [
    'Koło szycia kołder dodało tego wieczoru jeszcze jedną łatkę, zupełnie gładką, i wcale się nie spieszyło.',
    'W rogu drobniutkim ściegiem wyszyto {name}',
  ],
  trainWait: [
    'Poranny pociąg czekał na peronie jedenaście minut, choć nie wolno mu ani jednej.',
    'Konduktor spojrzał na zegarek, potem na drogę i zawołał: {name}',
  ],
  harmonicaEnd: [
    'Harmonijka na prerii zagrała tej nocy tylko połowę swojej piosenki.',
    'To ta połowa, w której nikt nie wraca do domu, a tytuł jej brzmi {name}',
  ],
  signPost: [
    'Na rozstajach ustawiono nowy drogowskaz, bez żadnej liczby mil.',
    'Jedno ramię pokazuje wszystkie strony świata, a napisano na nim {name}',
  ],
  storeLedger: [
    'Sklepikarz otworzył zeszyt, podkreślił bardzo stary dług i dopisał: uregulowano.',
    'Rachunek był założony, odkąd sklep w ogóle stoi, na nazwisko {name}',
  ],
  windowCandle: [
    'W oknie hotelu przez cały dzień paliła się świeca, a słońce udawało, że jej nie widzi.',
    'Obok leżał klucz, a na breloczku widniało {name}',
  ],
  fiddleCase: [
    'Skrzypek ułożył skrzypce w futerale jak dziecko w kołysce.',
    'Tańców dziś nie będzie, powiedziano przy drzwiach, a na nich widniało {name}',
  ],
  bathWater: [
    'W łaźni zamówiono balię gorącej wody i woda powoli stygła.',
    'Przez brzeg przewieszono ręcznik z monogramem, a pod nim, w pełnym brzmieniu, {name}',
  ],
  barnDoor: [
    'Na drzwiach stodoły są nacięcia, ile kto miał wzrostu.',
    'Jedno z nich nie pójdzie już wyżej, a przy nim ktoś wyskrobał {name}',
  ],
  cattleMark: [
    'Wieczorem stado wróciło i stanęło przy bramie bez jednego dźwięku.',
    'Jedno z cieląt miało na szyi wstążkę, a na wstążce napisane było {name}',
  ],
  hotelBook: [
    'W księdze gości Hotelu Wielka Preria zostawiono jedną wolną linijkę między dwiema innymi.',
    'Atrament przebił jednak z drugiej strony i można tam przeczytać {name}',
  ],
  plumeWagon: [
    'Na czele pochodu szedł {animal}, bardzo wyprostowany, choć nikt go o to nie prosił.',
    'Za nim jechał wóz, a na nim same kwiaty i napis {name}',
  ],
  pieShelf: [
    'Na parapecie stygł placek, po który nikt nie przyszedł, choć pachniał na całą ulicę.',
    'Upieczono go starannie, a z ciasta ułożono na wierzchu {name}',
  ],
  poleWire: [
    'Druty wzdłuż kolei buczały przez cały dzień, choć nikt niczego nie nadawał.',
    'Monter przyłożył ucho do słupa i powtórzył to, co usłyszał: {name}',
  ],
  anvilLast: [
    'W kuźni uderzono trzy razy w kowadło, na którym nic nie leżało.',
    'Tak się to tutaj robi, a potem mówi się jeszcze głośno: {name}',
  ],
  penniesJar: [
    'Słój na ladzie pełen był drobnych na daleką podróż, a dzisiaj zdjęto go z półki.',
    'Napis dało się jeszcze odczytać: San Francisco, a niżej {name}',
  ],
  shadowWall: [
    'Na ścianie banku został cień, choć słońce już dawno poszło.',
    'W ręku trzymał kapelusz i każdy od razu wiedział, że to {name}',
  ],
  fenceGap: [
    'W długim płocie na wzgórzu brakuje słupka i wiatr tamtędy śpiewa.',
    'W tej piosence jest tylko jedno słowo, a to słowo to {name}',
  ],
  dustWriting: [
    'Na ladzie w saloonie leżał kurz z trzech dni i ktoś napisał w nim palcem jedno słowo.',
    'Ścierkę odłożono na miejsce, gdyż było to {name}',
  ],
  stoveChairs: [
    'Przy piecu w sklepie zsunięto krzesła bliżej, żeby nie było widać przerwy.',
    'Widać ją było mimo to, a miała dokładnie taką szerokość jak {name}',
  ],
  goldScale: [
    'W urzędzie probierczym położono na wadze stary guzik i ważył więcej, niż powinien.',
    'Urwał się od płaszcza, zapisał urzędnik, a w rubryce właściciel wpisał {name}',
  ],
  churchPew: [
    'W trzeciej ławce po lewej leżały rękawiczki i śpiewnik, otwarty na ostatniej stronie.',
    'Na pierwszej, na pamiątkę od całego chóru, wpisano {name}',
  ],
  starPrairie: [
    'Tej nocy nad prerią stała o jedną gwiazdę za dużo, a bydło patrzyło w górę.',
    'Pasterz policzył jeszcze raz i zapisał w notesie jej imię: {name}',
  ],
  wagonCanvas: [
    'Przez miasteczko przejechał kryty wóz, nie zatrzymał się wcale, a na płótnie miał pożegnanie.',
    'Deszcz większość zmył, lecz wciąż jeszcze widać tam {name}',
  ],
  stationPlate: [
    'Zegar na dworcu ruszył wreszcie o jedną minutę i stanął na dobre.',
    'Pod tarczą przykręcono małą mosiężną tabliczkę, a na niej {name}',
  ],
  mailSlot: [
    'Na poczcie opróżniono jedną z przegródek i były w niej same dobre listy.',
    'Z mosiężnej ramki wyjęto na koniec nalepkę, na której wciąż było {name}',
  ],
  boardwalkGap: [
    'W drewnianym chodniku jest deska, na którą od rana nikt nie nadepnął.',
    'Skrzypiała zawsze w tej samej tonacji, ilekroć szedł po niej ktoś, kto nazywał się {name}',
  ],
  oilLamp: [
    'Latarni {place} nie zgaszono o świcie i na razie nikt jej nie zgasi.',
    'Ma się palić, dopóki ktoś nie znajdzie innego słowa niż {name}',
  ],
  stoneHeap: [
    'Na płaskowyżu, skąd widać najdalej, usypano kopiec z kamieni.',
    'Ten na samym szczycie niosło {number} osób, a wykuto na nim {name}',
  ],
  melonSlice: [
    'Przy kolacji pierwszy kawałek arbuza trafił jak zawsze na pusty talerz.',
    'Trwało chwilę, zanim ktoś podał talerz dalej, i przy tym padło słowo {name}',
  ],
  towelRack: [
    'Na sznurku między bankiem a kościółkiem została jedna chusteczka i nikt jej nie zdjął.',
    'Powiewała ku wzgórzom, a w rogu wyhaftowano na niej {name}',
  ],
  posterPaste: [
    'Na ścianie sklepu przyklejono arkusz z grubą czarną ramką.',
    'Nie obiecywał żadnych pieniędzy, prosił tylko o pamięć, a wielkimi literami wydrukowano na nim {name}',
  ],
  musicBox: [
    'W pustym pokoju hotelu wciąż jeszcze grała pozytywka, coraz wolniej i wolniej.',
    'Na spodzie wygrawerowano dawno temu, dla kogo ją kupiono: {name}',
  ],
  ploughLine: [
    'Przez całą prerię ciągnęła się jedna bruzda, prosta jak od linijki, świeża, z tej nocy.',
    'Na końcu stał pług, a na jego rączce ktoś wyciął {name}',
  ],
  pianoStreet: [
    'Saloon zamknął się o dziewiątej, sam z siebie, a pianino wyniesiono na środek ulicy.',
    'Zagrano na nim cichutko jeden raz, a na pulpicie leżała kartka: {name}',
  ],
  snowJune: [
    'Tego ranka spadło trochę śniegu, w czerwcu, i to tylko na jeden dach.',
    'Cała Sucha Kotwica wie, kto pod nim mieszkał: {name}',
  ],
  pocketWatch: [
    'Na schodach banku znaleziono zegarek, wciąż na chodzie, choć spieszył się o godzinę.',
    'Kiedy go otwarto, zagrał melodyjkę, a na kopercie błysnęło {name}',
  ],
}
