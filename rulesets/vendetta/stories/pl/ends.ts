/** What is left in the morning, and the line that leads up to the name, which stands in the nominative. */
export const ends = {
  emptyChair: [
    'O świcie ktoś odwrócił na rogu krzesło tyłem do ulicy i nikt na nim nie usiadł, i nikt nie powiedział dlaczego.',
    'Na oparciu złotą nitką wyhaftowano: {name}',
  ],
  hatOnWater: [
    'Z porannym przypływem wrócił tylko jeden kapelusz, pionowo, z wielką godnością.',
    'Na podszewce, drobnym ściegiem, wyszyto: {name}',
  ],
  wreaths: [
    'Przed siódmą kwiaciarnie nie miały już nic, a rodziny pierwszy raz w tym roku stały w jednym rzędzie.',
    'Na szarfie największego wieńca, z liliami i za dużą kokardą, był napis {name}',
  ],
  tramBell: [
    'Dziewiątka zrobiła dziś dodatkowy przystanek, otworzyła drzwi, zaczekała i zadzwoniła.',
    'Motorniczy zdjął czapkę, bo na tym rogu, zawsze w ostatniej chwili, wsiada {name}',
  ],
  postcard: [
    'Po kilku tygodniach przyszła kartka, z bardzo daleka, ze smugą zamiast znaczka.',
    'Pogoda ładna, donosiła, a niżej podpis: {name}',
  ],
  cloakroom: [
    'W szatni opery został jeden płaszcz, a szatniarka szczotkowała go długo i w końcu się rozpłakała.',
    'Numerek, jak się okazało, wystawiono na nazwisko i imię, a imię to {name}',
  ],
  violin: [
    'Pod balkonami skrzypce zagrały jedną długą, cienką nutę, w której było bardzo dużo żalu.',
    'Babcie odłożyły druty i szepnęły jedna za drugą: {name}',
  ],
  tailorUnpaid: [
    'Krawiec zamknął okiennice i złożył garnitur, po który nikt się już nie zgłosi.',
    'Na rachunku, trzy razy podkreślone, widniało: {name}',
  ],
  doorplate: [
    'Po południu odkręcono z drzwi mosiężną tabliczkę, wypolerowano ją i położono na aksamicie.',
    'Można się w niej przejrzeć, a między rysami odczytać: {name}',
  ],
  parrot: [
    'Wszystko widziała tylko papuga z trafiki i od tygodnia nie podaje żadnych cen.',
    'Mówi jedno jedyne słowo, bardzo cicho, i słowem tym jest {name}',
  ],
  scarfEnd: [
    'Babcie dorobiły ostatni rządek, zakończyły oczka i zwiesiły szalik z balkonu do samej ziemi.',
    'Wzór widać dopiero z ulicy, z głową zadartą do góry: {name}',
  ],
  fountainCoins: [
    'Fontannę spuszczono na chwilę do czysta i na dnie, wśród monet, coś lśniło.',
    'Ktoś ułożył tam z samych jednogroszówek napis {name}',
  ],
  lighthouseCode: [
    'Latarnik przez całą noc mrugał do morza krótko, długo, krótko, i nie chciał przestać.',
    'Statki przetłumaczyły to na wszystkie języki i w każdym wyszło: {name}',
  ],
  operaBox: [
    'W loży numer sześć podniesiono kurtynę, choć nikt tam nie siedział, i cała sala wstała.',
    'Na poręczy leżał program, a na marginesie ołówkiem ktoś dopisał: tu śmieje się zawsze {name}',
  ],
  pigeons: [
    'Gołębie usiadły na placu inaczej niż zwykle, rzędami, z przerwami, jakby ktoś je ustawiał.',
    'Z dachu Kasy Oszczędności dało się to przeczytać: {name}',
  ],
  streetSign: [
    'Nocą ktoś przykręcił na ślepym zaułku nową tabliczkę, zupełnie zgodną z przepisami.',
    'Uliczka jest krótka, kręta i wesoła, a nosi odtąd nazwę {name}',
  ],
  bakeryLoaf: [
    'Z pieca za operą wyszedł rano jeden bochenek, którego nikt nie zamawiał, jeszcze gorący.',
    'Na skórce, jak to się czasem zdarza, mąka ułożyła się w napis {name}',
  ],
  clockStop: [
    'Wieża Zegarowa stanęła na minutę, co nie zdarzyło się jej od założenia portu.',
    'Potem uderzyła tyle razy, ile liter ma słowo {name}',
  ],
  pawnTicket: [
    'W lombardzie przy Krzywym Moście leży {thing.a}, a nikt już tego nie wykupi.',
    'Na kwicie, pod datą i pieczątką, zamaszyście podpisano: {name}',
  ],
  gravel: [
    'Ogrodnik zagrabił żwir w parku, odwrócił się, a kiedy spojrzał znowu, były na nim litery.',
    'Zostawił je, jak były, a brzmiały one {name}',
  ],
  organSong: [
    'Katarynka na rogu zacięła się na jednym takcie i grała go, aż wszyscy zdjęli czapki.',
    'Jeśli podłożyć słowa, pasują tylko jedne: {name}',
  ],
  umbrellaLeft: [
    'W stojaku Grand Hotelu został parasol, otwarty, choć w środku od dawna nie pada.',
    'Na rączce, której ząb czasu nie ruszył, wyryto: {name}',
  ],
  barberMirror: [
    'U fryzjera lustro zaparowało samo z siebie, akurat nad fotelem przy oknie.',
    'Zanim ktoś zdążył je przetrzeć, palec, którego nie było, napisał: {name}',
  ],
  ferryList: [
    'Na promie odczytano rano listę pasażerów, spokojnie, od góry do dołu.',
    'Wszyscy odpowiedzieli: jestem, aż padło ostatnie nazwisko i imię, a było to {name}',
  ],
  bootPair: [
    'Pucybut wypastował parę butów, której nikt nie odebrał, i postawił ją na najwyższej półce.',
    'W środku, na wyściółce, wytarte prawie do białości, było {name}',
  ],
  marketScale: [
    'Na Targu Figowym waga wskazała dziś rano dokładnie zero, chociaż coś na niej leżało.',
    'Był to liścik z jednym słowem, lekkim jak piórko: {name}',
  ],
  wineLabel: [
    'Z piwnic wyniesiono ostatnią butelkę dobrego rocznika i postawiono ją na środku stołu, nie otwierając.',
    'Etykieta nie mówi nic o winie, mówi tylko: {name}',
  ],
  chalkWall: [
    'Deszcz zmył z muru przy szkole wszystkie rysunki kredą, wszystkie oprócz jednego.',
    'Jest na nim uśmiech, trochę krzywy, a pod spodem: {name}',
  ],
  pianoKey: [
    'Stroiciel znalazł klawisz, który nie wydawał dźwięku, choć wszystko było w nim w porządku.',
    'Odkręcił go, a od spodu maleńkimi literami wyryto tam {name}',
  ],
  photograph: [
    'Na grupowym zdjęciu z Cytrynowych Schodów jest jedna luka, a nikt się w nią nie wsunął.',
    'Podpis pod fotografią wymienia po kolei wszystkich, a w środku, po przecinku, figuruje {name}',
  ],
  hotelBell: [
    'W Grand Hotelu zadzwonił dzwonek z pokoju, który od nocy jest pusty i posprzątany.',
    'Portier spojrzał do księgi gości i przeczytał półgłosem: {name}',
  ],
  telegram: [
    'Rano przyszedł telegram, bez nadawcy, z jednym stop na końcu i jednym słowem na początku.',
    'Doręczyciel, z czapką w ręku, odczytał je schodom: {name}',
  ],
  flagMast: [
    'Na statkach w porcie opuszczono flagi do połowy, a sygnałowe wciągnięto na sam szczyt.',
    'Kto zna kod, czytał z masztów litera po literze: {name}',
  ],
  gloves: [
    'Rękawiczki na linie między wieżami pomachały rano wszystkie naraz, choć wiatru nie było.',
    'Jedna spadła na plac, a na mankiecie miała wyszyte: {name}',
  ],
  cakeSlice: [
    'Cukiernik odkroił kawałek tortu, przykrył go kloszem i nie chciał wziąć za niego ani grosza.',
    'Na lukrze wypisał, drżącą ręką, ale z zawijasem: {name}',
  ],
  stoneMason: [
    'Kamieniarz pracował tylko do południa, a potem otrzepał fartuch i poszedł popatrzeć na morze.',
    'Do wykucia miał jedno słowo i było to {name}',
  ],
  boatName: [
    'Rybacy przemalowali najmniejszą łódkę w porcie na kolor {colour} i spuścili ją na wodę bez słowa.',
    'Na dziobie ma teraz nową nazwę: {name}',
  ],
  tobacconist: [
    'W trafice zostało jedno pudełko landrynek, odłożone jak co tydzień, przewiązane wstążką.',
    'Na karteczce pod wstążką czyta się: nie ruszać, przyjdzie {name}',
  ],
  birdcage: [
    'Z klatki pełnej guzików uciekł jeden, perłowy, i potoczył się przez cały plac.',
    'Zatrzymał się przed drzwiami, na których wypisano: {name}',
  ],
  newsBoy: [
    'Chłopcy z portu nie krzyczeli dziś niczego, szli tylko środkiem ulicy i nucili.',
    'Na murach, gdzie przechodzili, zostawało kredą: {name}',
  ],
  lastTram: [
    'Ostatni kurs odjechał bez świateł, wolno jak karawan, i nikt nie kasował biletu.',
    'Nad szybą, gdzie zwykle pisze się kierunek, świeciło: {name}',
  ],
  gardenRose: [
    'Emerytowany klaun wyhodował różę, która nie psika wodą, tylko patrzy na człowieka i milczy.',
    'Wpisano ją do katalogu, między dwie bardzo poważne odmiany, jako {name}',
  ],
  knockKnock: [
    'Do gospody przy molo ktoś zapukał, trzy razy, a za drzwiami nie było nikogo.',
    'Na progu leżała serwetka, a na niej, sosem, widniało: {name}',
  ],
  windChime: [
    'Na Krzywym Moście zawisły dzwoneczki z łyżeczek i grają nawet wtedy, gdy się nie ruszają.',
    'Kto ma dobry słuch, słyszy w nich wyraźnie: {name}',
  ],
  marble: [
    'Popiersiu na placu dorobiono nos, ale to już nie jest ten sam człowiek co przedtem.',
    'Zmieniono też tabliczkę i głosi ona po prostu: {name}',
  ],
  seaGlass: [
    'Morze oddało na brzeg butelkę, zamkniętą, a w niej zwinięty rulonik papieru.',
    'Nie szukajcie, tu są świetne leżaki, ściskam was wszystkich, {name}',
  ],
  schoolBench: [
    'W szkole na Sardelowej stara ławka trafiła na podwórze, a ktoś przeczytał, co na niej wydrapano.',
    'Na samym środku, głębiej niż cała reszta, siedzi w drewnie: {name}',
  ],
  choir: [
    'Chór w katedrze doszedł do miejsca, gdzie zwykle ktoś wchodzi za wcześnie, i zaczekał.',
    'Było tam tylko echo, a echo zaśpiewało czysto: {name}',
  ],
  accordionTuner: [
    'Z akordeonu, którego nikt nie trzymał, uszło powietrze, powoli, do ostatniej fałdy.',
    'Na wewnętrznej stronie miecha, tuszem, zapisano: {name}',
  ],
  blankPage: [
    'W księdze honorowej ratusza przybyła dziś strona z czarnym brzegiem i bardzo krótkim tekstem.',
    'Nie ma w nim żadnych dat ani zasług, jest tylko {name}',
  ],
  nightLamp: [
    'Latarnik obszedł wszystkie lampy, zgasił je po kolei, a przy jednej przystanął i zostawił światło.',
    'Stoi ona pod oknem, za którym co wieczór gwiżdże {name}',
  ],
  dancingShoe: [
    'Na sali balowej znaleziono jeden but do tańca, ustawiony dokładnie w środku parkietu.',
    'Orkiestra zagrała walca dla niego samego, bo tak tańczy tylko {name}',
  ],
  tide: [
    'Odpływ odsłonił na piasku za molem kilka liter, większych niż łodzie.',
    'Mewy obeszły je z szacunkiem dookoła, a brzmiały one {name}',
  ],
  jamJar: [
    'W spiżarni na Sardelowej stoi słoik konfitur z figi, odłożony na specjalną okazję.',
    'Na etykiecie, starannym pismem babci: otworzy {name}',
  ],
  umbrellaSalute: [
    'Na pogrzebie padało tylko nad jednym miejscem i wszyscy podnieśli tam parasole.',
    'Złożone razem ułożyły się z góry, co widział lotnik, w słowo {name}',
  ],
  brokenString: [
    'W pokoju nad pralnią pękła rano struna, sama z siebie, w zamkniętym futerale.',
    'Lutnik obejrzał ją pod lupą i na metce wyczytał: {name}',
  ],
  laundryTag: [
    'Z pralni wróciła jedna koszula, za duża na żal i za mała na całą resztę.',
    'Na metce kopiowym ołówkiem wciąż jeszcze widać {name}',
  ],
  seagullCall: [
    'Mewy na molo numer dziewięć krzyczały przez całe rano to samo, na zmianę, bez przerwy na śniadanie.',
    'Rybacy słuchali, kiwali głowami i powtarzali za nimi: {name}',
  ],
  stationBoard: [
    'Na dworcu tablica odjazdów zaterkotała, przewinęła wszystkie litery i stanęła.',
    'Był tam jeden wiersz, bez peronu i bez godziny: {name}',
  ],
  grandClock: [
    'Zegar na kółkach zatrzymał się pod jednym z okien i za nic nie dał się ruszyć dalej.',
    'Kukułka wyszła, ukłoniła się i zamiast kuknąć powiedziała: {name}',
  ],
  figTree: [
    'Na Targu Figowym stare drzewo zakwitło nie w porę, jedną jedyną gałęzią nad jednym stołem.',
    'Na stole leży serwetka, talerzyk i karteczka, że zaraz wraca {name}',
  ],
}
