/** What happens to somebody: absurd, nobody’s fault, and never at a table. */
export const middles = {
  revolvingDoor: [
    'W obrotowych drzwiach Grand Hotelu {somebody} przepuszczał innych przodem, runda za rundą, z lekkim ukłonem.',
    'Kiedy wreszcie stanęły, drzwi były już dawno sprzedane do Peru, razem z zawartością.',
  ],
  pianoRope: [
    'Fortepian wciągano po fasadzie opery, a {somebody} miał tylko przez chwilę potrzymać linę.',
    'Chwila pojechała w górę, minęła trzecie piętro i zagrała po drodze całą gamę.',
  ],
  freshStatue: [
    'Dla żartu {somebody} wszedł na pusty cokół na placu i przybrał szlachetną pozę.',
    'Odsłonięto go natychmiast, wygłoszono {number} przemówień i zużyto bardzo dużo brązu.',
  ],
  tramStep: [
    'Na stopniu tramwaju numer dziewięć {somebody} wychylił się, żeby pomachać znajomym z czwórki.',
    'Obie linie spotykają się jednak dopiero w morzu, i to według rozkładu świątecznego.',
  ],
  tallestHat: [
    'W sklepie z kapeluszami {somebody} przymierzył najwyższy model sezonu i nie mógł się spod niego wydostać.',
    'Trzy piętra niżej, jak mówi portier, jest bardzo dobre echo.',
  ],
  organPipes: [
    'Żeby sprawdzić, skąd tak wieje, {somebody} przyłożył ucho do największej piszczałki organów.',
    'W tej samej sekundzie organista odkrył ostatni akord tego stulecia.',
  ],
  laundryLine: [
    'Nad podwórzem {somebody} rozwieszał koszulę i nie puścił w porę sznurka.',
    'Bryza z zatoki napełniła {number} prześcieradeł, a kamienica do dziś zostawia jedno okno otwarte.',
  ],
  freshMosaic: [
    'Na nowym nabrzeżu {somebody} przystanął dla widoku, i to na mozaice, której jeszcze nie skończono.',
    'Teraz jest skończona i znawcy chwalą zwłaszcza niezwykłe podobieństwo.',
  ],
  longScarf: [
    'Długi szalik z balkonów sięgnął wreszcie ulicy, a {somebody} uprzejmie przymierzył koniec.',
    'Na tamtym końcu babcie zauważyły luźne oczko i wszystkie razem je ściągnęły.',
  ],
  lionBathtub: [
    'Z dużym rozmachem {somebody} pomógł ruszyć ze szczytu Cytrynowych Schodów {thing.a}.',
    'Nikt nie wspomniał, że w drodze na dół lubi mieć towarzystwo.',
  ],
  trapdoor: [
    'Na scenie opery {somebody} ukłonił się przy brawach, które były dla kogoś innego.',
    'Brawa otwierają tam zapadnię, jak to w czwartki, a potem zamykają ją bardzo cicho.',
  ],
  pigeonLift: [
    'Na Gołębim Placu {somebody} miał ziarno w każdej kieszeni i nigdy jeszcze nie był tak lubiany.',
    'Ptaki poderwały się jak jeden, z podziękowaniem, i skręciły nad latarnią na południe.',
  ],
  chandelierDance: [
    'Pod wielkim żyrandolem {somebody} poprosił o wolniejszego walca i dla jasności klasnął dwa razy.',
    'W tym domu dwa klaśnięcia od zawsze znaczą, że pora wnieść światło.',
  ],
  suitFitting: [
    'U krawca {somebody} dał się zmierzyć od stóp do głów, wciągnął powietrze i zapomniał je wypuścić.',
    'Garnitur do dziś leży doskonale, na wystawie, z ogromną godnością.',
  ],
  lighthouseLamp: [
    'Żeby przeczytać list przy lepszym świetle, {somebody} wszedł do wielkiej lampy latarni morskiej.',
    'Zapalono ją punktualnie, a cień widziano na chmurach aż po drugą stronę zatoki.',
  ],
  bellRinger: [
    'W dzwonnicy {somebody} chciał zobaczyć z bliska, jak się huśta serce największego dzwonu.',
    'Zobaczył z bardzo bliska, równo o dwunastej, dwanaście razy.',
  ],
  cakeCrate: [
    'Do wielkiego tortu, z którego ktoś miał wyskoczyć, wszedł przez pomyłkę {somebody}, z widelczykiem.',
    'Cukiernik był sumienny, polał całość czekoladą i odstawił na mróz, żeby stężała.',
  ],
  balloonCart: [
    'Sprzedawca baloników poszedł rozmienić banknot, a {somebody} potrzymał mu cały pęk.',
    'Wymiana trwała, wiatr był życzliwy, a z ziemi wyglądało to na bardzo kolorowy awans.',
  ],
  barrelRoll: [
    'W beczce za gospodą schował się dla zabawy {somebody} i policzył głośno do stu.',
    'Przy trzydziestu przybito wieko, przy sześćdziesięciu opłacono fracht do Brazylii.',
  ],
  wetPaint: [
    'Biały pas na środku ulicy malowała nowa maszyna, szybka, równa i trochę krótkowzroczna.',
    'Na rogu zawiązywał but {somebody}, a jest to teraz najładniejszy odcinek całej drogi.',
  ],
  umbrellaTest: [
    'Pod największym parasolem w sklepie stanął {somebody} i poprosił, żeby włączyć wiatr próbny.',
    'Wiatr był nastawiony na żaglowce i sprzedawca jeszcze długo machał z brzegu.',
  ],
  trunkTrick: [
    'U emerytowanego iluzjonisty {somebody} zgodził się wejść do kufra z podwójnym dnem.',
    'Przy pierwszym dnie wszystko się udało, a mistrz zapomniał, jak było z tym następnym.',
  ],
  gondolaStep: [
    'Między dwiema gondolami {somebody} stanął w rozkroku, żeby rozstrzygnąć, która jest bardziej chybotliwa.',
    'Chybotliwe były obie, każda w swoją stronę, i obie miały rację.',
  ],
  cheeseWheel: [
    'W składzie serów {somebody} poprosił o plasterek od spodu, bo ten jest najbardziej dojrzały.',
    'Sery zjechały w kolejności alfabetycznej i skończyły się dopiero na literze zet.',
  ],
  operaCape: [
    'Pelerynę tenora przymierzył za kulisami {somebody} i stanął w niej przy wielkim wentylatorze od burzy.',
    'Burza przyszła w drugim akcie, peleryna dała się ponieść, a bis odbył się nad zatoką.',
  ],
  fishMarket: [
    'Na targu rybnym {somebody} zajrzał pewnemu okazowi głęboko w paszczę, żeby ocenić świeżość.',
    'Okaz był bardzo świeży i miał za sobą cały dzień na pusty żołądek.',
  ],
  statueHand: [
    'Pomnikowi na placu {somebody} uścisnął serdecznie dłoń, bo przypominała mu kogoś z rodziny.',
    'Pomnik czekał na to sto lat i od tej pory za nic nie chce puścić.',
  ],
  shoeShine: [
    'Do pucybuta zgłosił się {somebody} i zażyczył sobie takiego połysku, żeby się w nim przejrzeć.',
    'Przejrzał się, zachwycił, zrobił krok, a poślizg odnotowano jeszcze dwie dzielnice dalej.',
  ],
  echoWell: [
    'Nad studnią za pałacem {somebody} zawołał dzień dobry i pochylił się po odpowiedź.',
    'Odpowiedź brzmiała: proszę, niech się nie krępuje, i była bardzo zapraszająca.',
  ],
  towCart: [
    'Wóz pełen dzwonów stał na hamulcu, a {somebody} oparł się o coś, co wyglądało jak poręcz.',
    'Poręcz puściła, wóz ruszył, a przez całą drogę do portu biło na jedno wielkie święto.',
  ],
  iceBlock: [
    'Na bloku lodu przed hotelem {somebody} usiadł w upale, żeby choć trochę ochłonąć.',
    'Blok zabrał po południu kupiec z północy, a z nim cały ładunek, w całości i w trocinach.',
  ],
  rooftopGarden: [
    'Na dachu Kasy Oszczędności {somebody} podlał z dobrego serca bardzo nieśmiałe pnącze.',
    'Nieśmiałość przeszła mu od razu, objęło {number} kominów i kogoś na dodatek.',
  ],
  tunnelOfMusic: [
    'Do wnętrza tuby {somebody} zajrzał, bo wpadła tam moneta, a muzyk był akurat na przerwie.',
    'Przerwa skończyła się marszem, w pełnym składzie, i moneta się znalazła.',
  ],
  fountainCoin: [
    'Z Fontanny Dziewięciu Ryb {somebody} chciał odzyskać monetę, bo życzenie jakoś się nie spełniało.',
    'Spełniło się właśnie wtedy, a szło w nim o dłuższy pobyt nad wodą.',
  ],
  motorcycleSide: [
    'W wózku bocznym motocykla {somebody} czytał plan, kiedy na zakręcie puściła śruba.',
    'Motocykl skręcił do opery, wózek do morza, a plan akurat tego nie przewidywał.',
  ],
  ribbonCut: [
    'Przy otwarciu nowego mostu {somebody} przytrzymał wstęgę, żeby się ładniej przecinała.',
    'Okazało się, że to właśnie wstęga trzymała most, a nie na odwrót.',
  ],
  windowClean: [
    'Na rusztowaniu pod oknem krawca {somebody} pokazał palcem na smugę, której nie doczyszczono.',
    'Czyściciel cofnął się o krok, by spojrzeć, i przez grzeczność zrobiono to we dwoje.',
  ],
  longTable: [
    'Na obrus ciągnięty przez całą jadalnię wszedł {somebody}, akurat gdy kelner zaczął swoją słynną sztuczkę.',
    'Zastawa nawet nie drgnęła, stoi do dziś, a gość wyjechał przez okno tarasowe.',
  ],
  cementBoots: [
    'W zupełnie nowych butach {somebody} przeszedł na skróty przez plac, gdzie było tak pięknie gładko.',
    'Gładko jest i teraz, tylko twardo, a buty zostawiono z szacunku na wierzchu.',
  ],
  brassNap: [
    'W futerale od kontrabasu {somebody} zdrzemnął się na próbie, bo był tam aksamit i spokój.',
    'Futerał pojechał na tournée, ma przed sobą {number} koncertów i jest podobno gwiazdą wieczorów.',
  ],
  horseRace: [
    'Na torze {somebody} przeszedł przez barierkę po kapelusz, który zwiało tuż przed metą.',
    'Kapelusz przybiegł czwarty, całkiem nieźle, i można na nim było obstawiać.',
  ],
  pneumatic: [
    'Na poczcie głównej {somebody} zajrzał do poczty pneumatycznej, żeby sprawdzić, jak szybko to działa.',
    'Działa znakomicie, doręczono tego samego dnia, tyle że w {number.many} kopertach.',
  ],
  mirrorShop: [
    'W sklepie z lustrami {somebody} zrobił krok w stronę wyjścia, które okazało się bardzo dobrym odbiciem.',
    'Było ich tam {number}, wszystkie uprzejme, i żadne nie prowadziło na ulicę.',
  ],
  carousel: [
    'Na karuzeli przy molo {somebody} wsiadł na łabędzia i poprosił, żeby trochę szybciej.',
    'Łabędź czekał na te słowa od dzieciństwa i od razu skierował się do ciepłych krajów.',
  ],
  kiteTailor: [
    'Na czas burzy {somebody} przytrzymał krawcowi nowy żagiel, za oba rogi, jak prześcieradło.',
    'Z dołu było jeszcze słychać, że materiał jest naprawdę pierwszorzędny.',
  ],
  anchorSeat: [
    'Na kotwicy na pokładzie przysiadł {somebody} i podziwiał, jak mocno wszystko tu trzyma.',
    'Trzymało, aż kapitan dojechał na miejsce i zawołał, żeby ją rzucić.',
  ],
  musicBox: [
    'W pozytywce wielkości szafy {somebody} zatańczył obok baletnicy, bo zwolniło się miejsce.',
    'Nakręcono ją na sto lat, wieczko opadło, a walc jest bardzo wierny.',
  ],
  lemonPress: [
    'Na festynie cytryn {somebody} wygrał przejażdżkę w największej prasie kraju.',
    'Wszystko trwało krótko, lemoniada była wyśmienita, a okulary odesłano rodzinie pocztą.',
  ],
  wrongStop: [
    'Hamulec bezpieczeństwa w tramwaju pociągnął {somebody}, żeby zobaczyć, czy to naprawdę działa.',
    'Tramwaj stanął jak wryty, a nie wszyscy pasażerowie zdążyli się z tym zgodzić.',
  ],
  smokeRing: [
    'Kółka z dymu nad fabryką herbatników były takie okrągłe, że {somebody} spróbował przez jedno przeskoczyć.',
    'Przeskoczył pięknie, z komina na komin, i w tym drugim akurat rozpalano.',
  ],
  photoBackdrop: [
    'U fotografa {somebody} stanął na tle malowanej przepaści i cofnął się jeszcze pół kroku, dla kompozycji.',
    'Malarz był z tych naprawdę dokładnych i zdjęcie wyszło lekko poruszone.',
  ],
  clothesMoth: [
    'W magazynie kostiumów {somebody} założył zbroję z trzeciego aktu i zatrzasnął przyłbicę.',
    'Klucz ma baryton, baryton jest na wakacjach, a zbroja od tygodnia wystukuje z głodu alfabet.',
  ],
  paintedLine: [
    'Po linie między wieżami {somebody} przeszedł połowę drogi i wyjął plan, żeby sprawdzić, co dalej.',
    'Do trzymania planu potrzebne są dwie ręce, do trzymania drążka niestety też.',
  ],
  wineVat: [
    'Nad kadzią w piwnicach pod operą {somebody} nachylił się, by sprawdzić bukiet.',
    'Bukiet był głęboki, rozłożysty, z nutą wiśni, i bardzo długo się nie kończył.',
  ],
  dogWalk: [
    'Za pięć groszy {somebody} wyprowadził na spacer {number} pudli, wszystkie na jednej smyczy.',
    'Na rogu siedział kot i od tej chwili to pudle wyprowadzały kogoś na spacer, za zatokę.',
  ],
  tallLadder: [
    'Na szczycie drabiny latarnika {somebody} dmuchnął w płomień, żeby zgasł jak na urodzinach.',
    'Drabina pomyślała to samo i zgasła pod spodem, szczebel po szczeblu.',
  ],
  springBoard: [
    'Na odskoczni z piwnic opery {somebody} sprawdził, czy sprężyny pamiętają jeszcze dawne premiery.',
    'Pamiętały wszystkie, razem z bisami, a w dachu nad sceną jest teraz bardzo ładny świetlik.',
  ],
  escalating: [
    'W domu towarowym {somebody} usiadł na taśmie do paczek, żeby wygodnie zawiązać wstążkę.',
    'Zapakowano to prześlicznie, z kokardą, i wysłano pod adres, który już nie istnieje.',
  ],
  tideTable: [
    'Na ławce, którą przypływ przykrywa raz w roku, siedział {somebody} i karmił mewy herbatnikiem.',
    'Był to właśnie ten dzień, a ławka słynie z tego, że trudno z niej wstać.',
  ],
  oysterGrip: [
    'W porcie {somebody} podał rękę największej ostrydze wystawy, na zgodę i do zdjęcia.',
    'Ostryga nie miała nic przeciw zgodzie, zamknęła się z uczuciem i wróciła na dno.',
  ],
  clockHand: [
    'Na wieży zegarowej {somebody} powiesił na wskazówce płaszcz, bo było za pięć szósta i bardzo równo.',
    'O szóstej płaszcz zwisał prosto w dół, a po niego sięgano przez balustradę.',
  ],
}
