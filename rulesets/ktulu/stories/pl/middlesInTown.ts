/** What happens to somebody in town and on the prairie: absurd, nobody’s fault, and never at a table. */
export const middlesInTown = {
  rollTumble: [
    'Żeby sprawdzić, dokąd tak pędzi, {somebody} złapał się na głównej ulicy wielkiego biegacza stepowego.',
    'Pędził do Kansas, jak się okazało, i to przez wszystko inne.',
  ],
  pianolaRoll: [
    'W saloonie {somebody} sięgnął do wnętrza pianoli, żeby przewrócić kartkę z nutami.',
    'Była w środku rapsodii węgierskiej i nie przerywała dla nikogo, a ostatni akord był bardzo pełny.',
  ],
  waterTowerLid: [
    'Ze szczytu wieży ciśnień {somebody} chciał popatrzeć na zachód słońca nad prerią.',
    'Pokrywa widziała już {number} takich zachodów i była po prostu zmęczona.',
  ],
  mineCart: [
    'Przy kopalni srebra {somebody} usiadł w wagoniku, żeby wytrząsnąć z buta kamyk.',
    'Wagonik od roku 1849 czekał tylko na to, aż ktoś wreszcie usiądzie.',
  ],
  fencePost: [
    '{somebody.cap} stanął na chwilę zamiast słupka, żeby {neighbour} mógł wymierzyć nowy płot.',
    'Płot ma dziś dwieście mil i nikt już nie pamięta, który to był słupek.',
  ],
  swingDoorTwice: [
    'Przez drzwi saloonu {somebody} wyszedł, wszedł, wyszedł, wszedł i wyszedł jeszcze kilka razy.',
    'Przed zachodem słońca przetarło się na wylot wszystko, i drzwi, i cała ta wizyta.',
  ],
  tintypeFlash: [
    'Fotograf poprosił, żeby {somebody} nie oddychał przez czas jednej ekspozycji.',
    'Był to bardzo ciemny dzień i bardzo powolna klisza, ale zdjęcie wyszło.',
  ],
  stampede: [
    'Przed stadem, w którym szło {number} długorogich byków, {somebody} kichnął cichutko w koronkową chusteczkę.',
    'Chusteczkę widziano potem podobno w samym Teksasie.',
  ],
  balloonRide: [
    '{somebody.cap} przytrzymał balon, gdyż {neighbour} poszedł tylko poszukać ołówka.',
    'W Suchej Kotwicy ołówków jest bardzo dużo, a wiatr wiał akurat od wschodu.',
  ],
  bellClapper: [
    'W białym kościółku {somebody} zastąpił serce dzwonu, które akurat było w naprawie.',
    'Było to wesele i dzwoniono dla gości z obu hrabstw, od rana do nocy.',
  ],
  beanPot: [
    'Żeby spróbować, czy już miękka, {somebody} zajrzał głęboko do wielkiego kotła z fasolą.',
    'Była miękka, mówi kucharz, i to od dawna, i trochę jej brakowało towarzystwa.',
  ],
  snakeOilSpoon: [
    '{somebody.cap} spróbował syropu na przeszłość, dużą butelkę, jednym haustem i do dna.',
    'Zadziałał tak, jak obiecywała etykieta, po kolei, od góry w dół.',
  ],
  trainEar: [
    'Na torach {somebody} przyłożył ucho do szyny, żeby się dowiedzieć, o której jest pociąg.',
    'Pociąg był punktualnie, z orkiestrą i z całym wagonem poczty.',
  ],
  lassoMoon: [
    'W szkole lassa {somebody} rzucił wyżej niż ktokolwiek i złapał młody księżyc za róg.',
    'Księżyc dopiero wschodził i ani myślał z tego powodu przerywać.',
  ],
  smallFire: [
    'Za stajnią {somebody} rozpalił malutkie ognisko, żeby ugotować {weather} malutkie jajko.',
    'Nie padało tam od dnia założenia miasteczka, a jajko wyszło na twardo.',
  ],
  sandRiver: [
    'Tam, gdzie geometra narysował rzekę, {somebody} skoczył do wody z rozbiegu.',
    'Rzekę zawiadomiono listownie i rzeczywiście przyszła, mniej więcej kwadrans po trzeciej.',
  ],
  dumbwaiter: [
    'W Hotelu Wielka Preria {somebody} zjechał windą kuchenną po dokładkę.',
    'W kuchni mieli akurat spory ruch i podawali wszystko, co do nich przyjechało.',
  ],
  oilDerrick: [
    'Na równinie {somebody} wyciągnął z ziemi korek, tylko tak, żeby zobaczyć.',
    'Słup widać było aż z Sacramento, a na jego czubku stał prosto malutki człowieczek w kapeluszu.',
  ],
  rockingBet: [
    'W najszybszym fotelu na biegunach w całym hrabstwie {somebody} przyjął zakład.',
    'Werandę fotel opuścił przy setnym wychyleniu, a hrabstwo niedługo potem.',
  ],
  kitten: [
    '{somebody.cap} podniósł {place} smutnego małego kotka i obiecał, że odszuka właściciela.',
    'Właściciel stał tuż za plecami i ważył tyle, co fortepian koncertowy.',
  ],
  goldPan: [
    'W strumieniu {somebody} znalazł bryłkę złota, potem większą, a potem taką jak szafa.',
    'Ta ostatnia podtrzymywała akurat całe wzgórze, razem z sosnami.',
  ],
  pieContest: [
    'Na konkursie wypieków {somebody} ugryzł placek z najwyższą skórką.',
    'Pod skórką była para, a nad parą, całkiem niedługo potem, był już tylko dach szkoły.',
  ],
  organBlow: [
    'W kościółku {somebody} pompował miechy dla gościa, któremu został do zagrania jeden hymn.',
    'Hymn ma {number} zwrotek i odśpiewano je wszystkie, bez wyjątku.',
  ],
  cactusHug: [
    'Po trzech dniach bez towarzystwa {somebody} podał rękę wielkiemu kaktusowi za stajnią.',
    'Kaktus był wzruszony i za nic w świecie nie chciał jej puścić.',
  ],
  mirrorBoston: [
    '{somebody.cap} podszedł do wielkiego lustra w saloonie, żeby poprawić krawat.',
    'Lustro wciąż pokazywało Boston, a tam jeździ się szybko i po drugiej stronie.',
  ],
  hayLoft: [
    'Ze strychu stodoły {somebody} skoczył z okrzykiem w siano, tak jak to się zwykle robi.',
    'Siano sprzedano tego ranka, całe, razem z miejscem po sianie.',
  ],
  windPumpRide: [
    'Na wiatraku {somebody} usiadł okrakiem na skrzydle, żeby je naprawić.',
    'Wiatr nie było cały tydzień, a wrócił do domu w doskonałym humorze.',
  ],
  mudBath: [
    '{somebody.cap} położył się w ciepłym błocie, które podobno dobrze robi na plecy.',
    'Bizony też tak mówią, przyszły o szóstej i było ich dokładnie {number}.',
  ],
  ghostTown: [
    'W opuszczonej osadzie {somebody} zapukał dla żartu do drzwi i zawołał, czy ktoś tu jest.',
    'Bardzo się ucieszyli, rzadko miewają gości, i nie chcieli słyszeć o pożegnaniu.',
  ],
  canyonEcho: [
    'Na krawędzi kanionu {somebody} poprosił echo, żeby mówiło trochę głośniej.',
    'Echo wychyliło się bardziej, no a po nim wychyliła się i druga strona.',
  ],
  handcar: [
    '{somebody.cap} pożyczył drezynę, żeby skoczyć po zapałki, i jechał coraz szybciej, i coraz szybciej.',
    'Następna stacja do dzisiaj się od tego trzęsie.',
  ],
  melonBox: [
    'Spod wozu z arbuzami {somebody} wyjął klin, gdyż wyglądał trochę nieporządnie.',
    'Aż do samego portu był to, mówią ludzie, przepiękny widok, a potem była kotwica.',
  ],
  telegraphWire: [
    'Żeby zaoszczędzić centa, {somebody} wszedł na słup i wykrzyczał wiadomość prosto w drut.',
    'W Omaha odebrano ją w całości, razem z kapeluszem i butami.',
  ],
  dustDevil: [
    'Przed sklepem {somebody} poprosił do tańca mały wir piaskowy, bardzo uprzejmie.',
    'Wir znał walca, znał polkę i znał też drogę do Arizony.',
  ],
  goldenHammer: [
    'Gdy wbijano złoty gwóźdź, {somebody} go przytrzymał, żeby stał prosto do zdjęcia.',
    'Młotków było {number}, a liczono wspólnie tylko do trzech.',
  ],
  varnish: [
    '{somebody.cap} usiadł przed bankiem na świeżo polakierowanej ławce, żeby spokojnie pomyśleć.',
    'Chciano zaczekać, aż wyschnie, ale wcześniej przyszła setna rocznica.',
  ],
  camelCorps: [
    'Wojsko zostawiło w miasteczku wielbłąda, a {somebody} powiedział mu, że jest tylko śmiesznym koniem.',
    'Wielbłąd myślał o tym przez {number} mil i dopiero potem się odniósł.',
  ],
  stereoscope: [
    'W namiocie jarmarcznym {somebody} za długo patrzył do pudełka z widokiem Niagary.',
    'Namiot był potem mokry na wskroś, a pudełko zupełnie puste.',
  ],
  tentPole: [
    'Kiedy namiot opery zaczął się kołysać, {somebody} z całych sił chwycił za maszt.',
    'Na scenie właśnie wniebowzięto sopran i namiot poleciał razem z nim.',
  ],
  saltLick: [
    'Przy solnej lizawce {somebody} rozłożył koc na cichy piknik z widokiem.',
    'Stado zachowało się bardzo kulturalnie i zostawiło w całości koszyk.',
  ],
  iceHouse: [
    '{somebody.cap} wszedł w największy upał do lodowni, żeby ochłonąć przez minutkę.',
    'Minutka zachowała się znakomicie, tak samo zresztą jak uśmiech.',
  ],
  cornMaze: [
    'Przez kukurydzę {somebody} poszedł na skróty na wieczorne tańce.',
    'Kukurydza rosła tego lata o cal na godzinę i bardzo lubiła zakręty.',
  ],
  stampPaste: [
    'Na poczcie {somebody} oparł się o ladę i przez nieuwagę został ostemplowany.',
    'Opłata zgadzała się co do centa, druki do Patagonii, wolnym parowcem.',
  ],
  eggRace: [
    'W biegu z jajkiem {somebody} miał milę przewagi, gdyż wszyscy inni zatrzymali się przed klifem.',
    'Jajko na dole złapano w całości.',
  ],
  hammock: [
    '{somebody.cap} zasnął w hamaku rozpiętym między dwoma pługami parowymi, które akurat stały.',
    'O piątej ruszyły oba, jeden na północ, a drugi na południe.',
  ],
  windVane: [
    'Kogut na wieży kościółka zaciął się, więc {somebody} usiadł na nim, żeby mu wskazać kierunek.',
    'Pogoda to zauważyła i też się odwróciła.',
  ],
  buffaloRug: [
    'W hotelowym holu {somebody} podrapał za uchem leżącego na podłodze bizona.',
    'To nie był dywan, to był po prostu gość, który się zdrzemnął.',
  ],
  leverChair: [
    'Na jarmarku {somebody} zajął miejsce w eleganckim fotelu z dźwigniami i poprosił o odrobinę wyżej.',
    'Zostały jeszcze trzy dźwignie, a tłum zachęcał z całego serca.',
  ],
  cloudTalk: [
    '{somebody.cap} stanął {place} na pustym polu i powiedział niebu, co wszyscy o nim myślą.',
    'Niebo miało na to krótką odpowiedź, jasną i rozwidloną.',
  ],
  molasses: [
    'W sklepie {somebody} pochylił się nad beczką melasy po ostatnią słodką kroplę.',
    'Melasa jest powolna, ale tego dnia miała mnóstwo czasu.',
  ],
}
