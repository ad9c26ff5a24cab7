/** What is left in the morning, and the line that leads up to the name, which stands in the nominative. */
export const ends = {
  plasticStool: [
    'Kiedy zamieciono targ, został jeden plastikowy stołek, którego nikt nie odważył się wstawić na inne.',
    'Od spodu, kredą, drżącymi literami, napisano na nim: {name}',
  ],
  flipFlops: [
    'O świcie do domu wróciła para klapek, zupełnie sama, trochę zdyszana i bardzo zakurzona.',
    'Zatrzymała się pod drzwiami, na których tabliczka głosi: {name}',
  ],
  nextSinger: [
    'Maszyna do karaoke wciąż czeka, mikrofon jest włączony, a oklaski są już dawno nagrane.',
    'Na ekranie miga na różowo, kto śpiewa teraz: {name}',
  ],
  freeSeat: [
    'Songthaew odjechał o czasie, z jednym wolnym miejscem, i kierowca nikomu go po drodze nie oddał.',
    'Na oparciu ktoś przykleił plasterek z napisem: zajęte, tu jeździ {name}',
  ],
  unansweredBell: [
    'Dzwonek zadzwonił dziś rano dla każdego w tym kręgu, a na jedno dzwonienie nikt nie odpowiedział.',
    'Był to dzwonek, na który zawsze tak chętnie wstaje {name}',
  ],
  dryNote: [
    'Do fosy spadł jeden lampion, a w nim karteczka, która jakimś cudem była jeszcze sucha.',
    'Pozdrowienia z góry, przeczytano na niej, widok piękny, podpisano: {name}',
  ],
  unpaidBill: [
    'Został tylko rachunek, złożony równo na czworo i wsunięty pod słoik z chili.',
    'Kucharz go nie wyrzuci, bo w rubryce gość wpisał kiedyś sam, z szacunkiem: {name}',
  ],
  fourLines: [
    'W porannej gazecie były o tym cztery linijki, między cenami mango a zgubioną kozą.',
    'Piąta linijka, w czarnej ramce, to było już tylko {name}',
  ],
  elephantTrumpet: [
    'Daleko w dolinie słoń podniósł trąbę i zagrał jedną długą, bardzo smutną nutę.',
    'Kto zna słoniowy, zrozumiał od razu, że po ludzku znaczy ona {name}',
  ],
  mynaWord: [
    'Wszystko widział tylko gwarek z klatki pod daszkiem, a zna on zaledwie jedno słowo.',
    'Powtarza je od świtu, wolno i wyraźnie, i słowo to brzmi: {name}',
  ],
  umbrellaMessage: [
    'Malarz parasolek zostawił dziś jedną zupełnie białą i nie chciał powiedzieć dlaczego.',
    'Dopiero pod słońce widać na niej cieniutki napis: {name}',
  ],
  soapCarving: [
    'Rzeźbiarz w mydle siedział całą noc i o świcie miał przed sobą nie kwiat, lecz profil.',
    'Wystarczyło spojrzeć na uśmiech, żeby każdy szepnął pod nosem: {name}',
  ],
  ringTone: [
    'Na dworcu, w szufladzie ze zgubami, dzwoni od rana jakiś telefon i nie przestaje.',
    'Na ekranie, wśród pęknięć, wciąż jeszcze widać, czyj: {name}',
  ],
  bellInscription: [
    'Do świątyni odlano dzwon, mały, ale bardzo szczery, i powieszono go najniżej ze wszystkich.',
    'Kto pochyli głowę, odczyta na jego brzegu: {name}',
  ],
  orchidName: [
    'Na targu kwiatowym wystawiono storczyk, jakiego dotąd nie było, trochę krzywy i bardzo wesoły.',
    'Na patyczku w doniczce ogrodnik napisał, jak się nazywa: {name}',
  ],
  kiteReturn: [
    'Po południu spadł z nieba latawiec, bez sznurka, z piaskiem z bardzo daleka na ogonie.',
    'Dzieci przetarły go rękawem i pod spodem odczytały: {name}',
  ],
  riverRipple: [
    'Rzeka Ping przez całą minutę płynęła wolniej, a potem narysowała na piasku kilka liter.',
    'Zanim je zabrała, dało się jeszcze przeczytać: {name}',
  ],
  emptyHammock: [
    'Między palmami kołysze się hamak, choć nie ma wiatru i nikt go nie dotyka.',
    'Jest w nim wgniecenie, dokładnie w takim kształcie, jaki ma {name}',
  ],
  sandalRow: [
    'Przed świątynią stoi po porannych modłach jeden sandał za dużo, ustawiony bardzo równo.',
    'Na pasku, długopisem, żeby nie pomylić, jest napisane: {name}',
  ],
  tukTukMeter: [
    'W tuk-tuku spod bramy licznik pokazał zamiast ceny jedno jedyne słowo i zgasł.',
    'Kierowca przysięga, że było to {name}',
  ],
  noodleBowl: [
    'Na wózku z makaronem stoi od świtu miska, której nikt nie zamówił i nikt nie rusza.',
    'Nitki ułożyły się na dnie w pismo, trochę pochyłe, i jest to {name}',
  ],
  lanternWire: [
    'Wieczorem sznur lampionów nad deptakiem zapalił się po kolei, aż do przedostatniego.',
    'Ostatni mrugnął tylko, krótko, i na bibule ukazało się {name}',
  ],
  mosaicTile: [
    'W mozaice na moście Nawarat brakowało od lat jednej płytki, a od rana już nie brakuje.',
    'Jest w kolorze {colour} i drobnym drukiem głosi: {name}',
  ],
  ferrymanCoin: [
    'Przewoźnik znalazł na dnie łodzi monetę, zagiętą na pamiątkę, z dziurką na sznurek.',
    'Z jednej strony ma słonia, z przeciwnej ktoś wydrapał: {name}',
  ],
  chalkOutlineSong: [
    'Na rogu zagrał uliczny grajek piosenkę, której nikt nie znał, a wszyscy nucili.',
    'Refren składa się z jednego słowa i jest to, niestety, {name}',
  ],
  sugarCane: [
    'Z soku trzcinowego na blacie zrobiły się litery, zanim ktoś zdążył zetrzeć je ścierką.',
    'Osy usiadły wokoło, bardzo cicho, i wszystko razem dawało: {name}',
  ],
  hotelKey: [
    'W starym hotelu jeden klucz nie wrócił na haczyk, a recepcja zapaliła obok świeczkę.',
    'W księdze gości ktoś narysował chmurkę i dopisał: {name}',
  ],
  weatherCock: [
    'Kogut na dachu obrócił się pod wiatr, spojrzał w dół na krąg i policzył wszystkich.',
    'Przy jednym imieniu się zająknął, a było to {name}',
  ],
  mangoStone: [
    'Z pestki mango, rzuconej wczoraj pod mur, wyrosło przez noc małe, poważne drzewko.',
    'Kora ma już pęknięcia, a te układają się w litery i czyta się je {name}',
  ],
  photoBooth: [
    'Budka do zdjęć na bazarze wydrukowała rano pasek, chociaż nikt do niej nie wrzucił monety.',
    'Na wszystkich czterech zdjęciach macha do nas, coraz dalej, {name}',
  ],
  paperBoat: [
    'Dzieci puściły na fosie papierową łódkę i zamiast odpłynąć, stanęła ona na środku.',
    'Na burcie, pod maleńką flagą, niosła swoją nazwę: {name}',
  ],
  markerPost: [
    'Słupek przy drodze na Doi Suthep ma od dziś jeszcze jedną linijkę, całkiem świeżą.',
    'Tyle kilometrów do góry, tyle do morza, a tutaj mieszka w pamięci {name}',
  ],
  tailorBill: [
    'Krawiec zdjął z wieszaka gotowe spodnie w słonie i długo wygładzał na nich kant.',
    'Na metce, gdzie zwykle pisze rozmiar, napisał: {name}',
  ],
  silentDrum: [
    'Bęben w świątyni milczał przez całe rano, chociaż uderzano w niego jak co dzień.',
    'Odezwał się dopiero na dźwięk jednego słowa i słowem tym było {name}',
  ],
  starMissing: [
    'Nad wzgórzami świeci od tej nocy gwiazdka więcej, nieduża, ale bardzo ciekawska.',
    'Astronom zapisał współrzędne, pomyślał chwilę i w rubryce nazwa dodał: {name}',
  ],
  lostProperty: [
    'W biurze rzeczy znalezionych leży {thing.a}, a przy tym kartka z prośbą o cierpliwość.',
    'Urzędnik zapytał trzy razy, do kogo należy, i trzy razy echo odparło: {name}',
  ],
  wishRibbon: [
    'Na drzewie życzeń została jedna wstążka, której wiatr nie chciał ruszyć nawet o włos.',
    'Życzenie było króciutkie i brzmiało w całości: niech nigdy się nie nudzi {name}',
  ],
  candleFloat: [
    'Wszystkie świeczki odpłynęły w dół rzeki, tylko jedna zawróciła i przybiła do schodów.',
    'Wosk, stygnąc, ułożył się w napis {name}',
  ],
  dogWaits: [
    'Przed sklepem siedzi {animal.a}, patrzy w jedną stronę i nie daje się zaprosić do środka.',
    'Podnosi głowę tylko wtedy, gdy w rozmowie padnie: {name}',
  ],
  chessboard: [
    'Na szachownicy pod murem stoi od rana pionek, którego żaden z graczy nie śmie ruszyć.',
    'Ktoś przykleił mu od spodu papierek, a na papierku jest {name}',
  ],
  silkScarf: [
    'Z drutów nad ulicą zwisa jedwabny szal i {weather} powiewa wszystkim na do widzenia.',
    'W rogu, złotą nitką, ktoś wyhaftował mu monogram, a pod nim całe imię: {name}',
  ],
  cookingSchool: [
    'W szkole gotowania jeden fartuch został na haczyku, wyprasowany i zupełnie czysty.',
    'Na kieszonce, tuż nad łyżką, czyta się {name}',
  ],
  dryRain: [
    'O poranku spadł deszcz, ale ominął jeden plac, a plac ten miał wyraźny kształt.',
    'Kto stanął na moście, widział to jak na dłoni: {name}',
  ],
  templeBook: [
    'Mnich otworzył wielką księgę, zamoczył pędzelek i długo patrzył przez okno na mgłę.',
    'Potem jednym pociągnięciem, bez poprawek, napisał: {name}',
  ],
  jarOfBees: [
    'Pszczoły spod Mae Rim przyniosły dziś miód ciemniejszy niż zwykle i bez brzęczenia.',
    'Na słoiku pszczelarz umieścił ku pamięci: {name}',
  ],
  bridgeLock: [
    'Na Żelaznym Moście przybyła kłódka, bez klucza, w kolorze {colour}, zamknięta na zawsze.',
    'Za mała na wiersze, więc wyryto na niej tylko {name}',
  ],
  umbrellaShade: [
    'W południe cień wielkiej parasolki padł na bruk i przez godzinę nie chciał się przesunąć.',
    'Nawet turyści zdjęli kapelusze, bo wyraźnie układał się w napis {name}',
  ],
  echoCave: [
    'W jaskini za wzgórzami ktoś zawołał dzień dobry, a echo odpowiedziało zupełnie co innego.',
    'Zamiast powitania, miękko, z daleka, wróciło: {name}',
  ],
  roastedCorn: [
    'Sprzedawca kukurydzy odłożył jedną kolbę na bok i przykrył ją serwetką jak śpiące dziecko.',
    'Należy się, mówi każdemu, kto pyta, jeszcze tylko przyjdzie po nią: {name}',
  ],
  movieTicket: [
    'W kinie pod chmurką sprzedano dziś wszystkie miejsca oprócz tego w środku czwartego rzędu.',
    'Na oparciu leży bilet, nieprzedarty, wystawiony na imię {name}',
  ],
  swallowWriting: [
    'Jaskółki siadły na drutach w kilku grupkach, gęściej i rzadziej, jak nuty na pięciolinii.',
    'Orkiestra zagrała to z kartki, a wyszło z tego {name}',
  ],
  riceField: [
    'Na polu za lotniskiem ryż wyrósł przez noc w dwóch odcieniach zieleni, jasnym i ciemnym.',
    'Pilot porannego samolotu zszedł niżej i odczytał przez okno: {name}',
  ],
  loudHailer: [
    'Megafon na dworcu odchrząknął, zaszumiał, jakby się wzruszył, i zaczął jeszcze raz od początku.',
    'Prosimy nie czekać dłużej, ogłosił, nie wsiądzie już {name}',
  ],
  woodCarver: [
    'Rzeźbiarz z ulicy Wualai wyjął ze stosu deskę, którą trzymał na coś naprawdę ważnego.',
    'Do wieczora wyszły spod dłuta trzy słonie, lotos i {name}',
  ],
  barberChair: [
    'U fryzjera pod bramą jeden fotel odwrócono do ściany i przykryto świeżym prześcieradłem.',
    'W lustrze, zanim zaparowało, widać było przez mgnienie, jak uśmiecha się {name}',
  ],
  fishermanNet: [
    'Rybak wyciągnął o świcie sieć, a w niej same liście, jeden but i butelkę z listem.',
    'List był krótki i zaczynał się, a także kończył, słowem {name}',
  ],
  seatCushion: [
    'W kręgu została poduszka, wciąż jeszcze ciepła, i nikt nie śmie jej poprawić.',
    'Wgłębienie jest niewielkie, ale każdy wie, że tak siada tylko {name}',
  ],
  libraryCard: [
    'W bibliotece przy fosie upomniano się dziś o książkę z przewodnikiem po bezpiecznych wycieczkach.',
    'Na wyklejce, w rubryce kto czyta, ostatnim wpisem jest {name}',
  ],
  roosterSong: [
    'Kogut z targu Warorot zapiał dziś niżej niż zwykle i zamiast trzech razy tylko raz.',
    'Handlarki odłożyły wagi, bo każda usłyszała w tym imię {name}',
  ],
  postman: [
    'Listonosz obszedł całą ulicę, wrócił na początek i usiadł na schodach z jednym listem.',
    'Adresat nieobecny, dopisano na kopercie, a powyżej, pięknym pismem: {name}',
  ],
  doubleRainbow: [
    'Nad starym murem stanęła tęcza, trochę bledsza niż zwykle i tylko do połowy.',
    'Tam, gdzie się urywa, drobne krople ułożyły w powietrzu: {name}',
  ],
  teaCup: [
    'Herbaciarnia wystawiła na parapet filiżankę, pełną po brzegi, i nikomu nie pozwala jej sprzątnąć.',
    'Fusy na dnie, mówi właścicielka, od rana pokazują uparcie: {name}',
  ],
}
