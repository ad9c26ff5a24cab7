/** What is left on the ground in the morning, and the line that leads up to the name, which stands in the nominative. */
export const endsInPort = {
  suitcase: [
    'Na taśmie w Mos Eisley jeździ w kółko ostatnia walizka i nikt nie ma serca jej zatrzymać.',
    'Na przywieszce, wyblakłym atramentem, wciąż da się przeczytać: {name}',
  ],
  departureBoard: [
    'W wielkiej hali Coruscant tablica odlotów przewinęła wszystkie litery i stanęła bardzo wolno.',
    'Został jeden wiersz, bez bramki i bez godziny: {name}',
  ],
  bootsOnRamp: [
    'O świcie na rampie piaskoczołgu stały dwa buty, równo obok siebie, jeszcze zasznurowane.',
    'W środku, na kawałku taśmy, napisano: {name}',
  ],
  soupSpoon: [
    'W dzielnicy zup na Coruscant kucharze odłożyli chochle i nikt nie prosił o dokładkę.',
    'Przy misce z obtłuczonym brzegiem stoi od zawsze karteczka: {name}',
  ],
  speakerSob: [
    'Droid protokolarny w porcie odchrząknął, zaczął i musiał zacząć od nowa.',
    'Proszę wszystkich o powstanie, powiedział, odlatuje z opóźnieniem {name}',
  ],
  ticketStub: [
    'Znaleziono tylko połowę biletu na Kessel, w jedną stronę, bez powrotu.',
    'Konduktor obrócił ją w palcach i odczytał z tyłu: {name}',
  ],
  tauntaunChoir: [
    'Chór tauntaunów stanął nieruchomo na wszystkich nogach i zaśpiewał tę wolną, na jedenaście głosów.',
    'Pieśń ma tylko jedno słowo, a tego ranka było nim {name}',
  ],
  cactusFlower: [
    'Na solniskach Tatooine zakwitł kaktus, a robi to raz na sto lat, i to tylko z żalu.',
    'Płatki, oglądane z góry, układają się w napis {name}',
  ],
  queueNumber: [
    'W Urzędzie Kolejek na Coruscant wywołano jeden numerek trzy razy, a potem opuszczono okienko.',
    'Na formularzu wypełniono tylko jedną rubrykę i brzmi ona {name}',
  ],
  museumLabel: [
    'Muzeum Hipernapędu ma nowy eksponat, wgniecenie, oświetlone z boku i otoczone sznurem.',
    'Na tabliczce czytamy, że ten cenny kształt zostawia potomnym {name}',
  ],
  helmetShelf: [
    'W szatni ścigaczy zdjęto z półki hełm, odkurzono go i odstawiono tyłem do przodu.',
    'Nad haczykiem, na kawałku plastra, napisano: {name}',
  ],
  flagHalfway: [
    'Flagi {number.many} planet Zewnętrznych Rubieży opuszczono, a jedna z szacunku zacięła się w połowie drogi.',
    'Pomachała raz, choć nie było wiatru, i pokazała wszystkim napis {name}',
  ],
  teaUndrunk: [
    'W rodiańskim kiosku na skraju galaktyki stoi na ladzie kubek herbaty i nie robi się cieplejszy.',
    'Spodek pod spodem jest odłożony, z karteczką, że to pije {name}',
  ],
  vendingGoodbye: [
    'Droid z orzeszkami wydał jedną torebkę, bez pytania i bez żadnej monety.',
    'Na paragonie, gdzie zwykle dziękuje za zakupy, wydrukował: {name}',
  ],
  barTab: [
    'W kantynie pilotów ktoś starł rękawem całą tablicę z długami, oprócz jednego wiersza.',
    'Nikt tego już nie ściągnie, ale niech wisi, kreskę ma tu {name}',
  ],
  echoAnswer: [
    'W kanionie na Tatooine ktoś zawołał, a pierwszy raz w historii nic nie wróciło.',
    'Dopiero dużo później, bardzo cicho, skały powiedziały: {name}',
  ],
  parkingMeter: [
    'Na parkingu dla śmigaczy stoi jeden mały ścigacz, ze światłami, a parkometr płacze drobnymi.',
    'Za wycieraczką tkwi mandat, umorzony, wystawiony na imię {name}',
  ],
  lostAndFound: [
    'Ktoś oddał do rzeczy znalezionych w Mos Eisley rękawiczkę, westchnienie i pół kanapki.',
    'Urzędnik wziął najdłuższy formularz, jaki jest, i u góry wpisał: {name}',
  ],
  salonChair: [
    'Rodiański salon dla anten odwrócił rano jeden fotel do ściany i delikatnie go uczesał.',
    'Na lustrze szminką w kolorze {colour} napisano: nikt nie nosi grzywki tak jak {name}',
  ],
  sandWriting: [
    'Nocą wiatr na Tatooine pisał coś po wydmach i bardzo przykładał się do wielkich liter.',
    'Z wieży kontrolnej dało się to przeczytać zupełnie wyraźnie: {name}',
  ],
  quayPet: [
    'Na nabrzeżu Mos Espa siedzi {creature.a}, patrzy w górę i nie chce nic jeść.',
    'Podnosi głowę tylko wtedy, gdy ktoś powie: {name}',
  ],
  bench: [
    'Przy wielkim oknie hali na Jakku jest ławka z mosiężną tabliczką, jeszcze trochę ciepła.',
    'Czekanie było tu czystą przyjemnością, głosi tabliczka, i podpis: {name}',
  ],
  mudFarewell: [
    'Borowina na Nal Hutta wypuściła jeden duży, wolny, pełen szacunku bąbel.',
    'Kiedy pękł, na wszystkich tarasach słychać było: {name}',
  ],
  speederReturned: [
    'Nad ranem wrócił do garażu śmigacz, sam, wytarł sobie szybę i stanął w kącie.',
    'W lakierze, świeżymi literami, ma wydrapane: {name}',
  ],
  pancakeDown: [
    'Krótko po śniadaniu spadł z orbity naleśnik Huttów, złoty z obu stron, i nikt go nie chciał.',
    'Cukrem pudrem, drżącą ręką, wypisano na nim: {name}',
  ],
  statueHat: [
    'Pomnik założyciela Huttów zdjął kapelusz, a dotąd nikt nie wiedział, że się da.',
    'Pod spodem, jak się okazało, trzymał karteczkę ze słowem {name}',
  ],
  doorplate: [
    'W korytarzu krążownika odkręcono tabliczkę z drzwi kajuty i położono ją na poduszce.',
    'Jest nieduża, bardzo błyszczy, a wygrawerowano na niej: {name}',
  ],
  bagpipesLow: [
    'W porcie przyprawy kobzy wypuściły powietrze, wszystkie naraz i do samego końca.',
    'Kto umie słuchać, słyszał w tym wyraźnie: {name}',
  ],
  rainDrop: [
    'Skraplacz wilgoci stanął na jedną minutę i nie było ani śniegu, ani słońca.',
    'Potem spadła jedna kropla, dokładnie tam, gdzie zwykle stoi {name}',
  ],
  kioskPostcard: [
    'Wśród widokówek Jawów jest nowa, z przepięknym pustkowiem i z za drogim znaczkiem.',
    'Szkoda, że was tu nie ma, napisano na odwrocie, całuję, {name}',
  ],
  registry: [
    'W urzędzie stanu cywilnego na Coruscant {official.a} długo temperował ołówek, a potem go złamał.',
    'W wielkiej księdze podkreślono jeden wiersz, a w nim {name}',
  ],
  tubaNote: [
    'W operze na Nar Shaddaa tuby zagrały nutę tak niską, że zrozumiały ją tylko meble.',
    'Wszystkie krzesła w rzędzie szóstym odskrzypiały: {name}',
  ],
  cakeSlice: [
    'Z tortu urodzinowego Mos Eisley odłożono kawałek pod klosz, a świeczka jeszcze dymi.',
    'Na marcepanie, kręconym pismem, czyta się {name}',
  ],
  cableWreath: [
    'Mechanicy śmigaczy upletli wieniec z najlepszych kabli i pomalowali go na kolor {colour}.',
    'Na szarfie, literami z cyny, błyszczy: {name}',
  ],
  beaconCount: [
    'Latarnik w Mos Eisley zgasił światło, policzył powoli do stu i zapalił je znowu.',
    'W języku nocnych promów znaczy to {name}',
  ],
  banthaMail: [
    'Bantha z pocztą zawrócił na ostatniej wydmie, z jednym listem jeszcze w zębach.',
    'Wyjazd bez adresu, ostemplowano kopertę, a pod spodem widnieje: {name}',
  ],
  cloakroom: [
    'W szatni kantyny jest o jeden płaszcz za dużo i trzyma on sam siebie za rękaw.',
    'Na numerku przy kołnierzu napisano: {name}',
  ],
  quietDance: [
    'Cicha zabawa droidów trwała dalej, tylko że wszyscy tańczyli wokół jednego pustego miejsca.',
    'Słuchawki szeptały wszystkim to samo: {name}',
  ],
  hologram: [
    'Na grupowym hologramie podróżnych zostawiono przerwę w środkowym rzędzie i nikt jej nie zamknął.',
    'Podpis, między jednym przecinkiem a następnym, mówi: {name}',
  ],
  clockZenon: [
    'Wielki zegar w Mos Eisley przestał tykać w bok, spojrzał przed siebie i uderzył jeden raz.',
    'Od rana ta godzina nie nazywa się już Zenon, nazywa się {name}',
  ],
  footprints: [
    'Droidy sprzątające umyły całą halę i ostrożnie obeszły jeden rząd śladów.',
    'Prowadzą do okna, tam się kończą, a numer buta ma taki tylko {name}',
  ],
}
