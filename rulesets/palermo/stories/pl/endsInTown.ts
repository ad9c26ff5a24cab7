/** What is left in the morning in town, and the line that leads up to the name, which stands in the nominative. */
export const endsInTown = {
  coffeeCup: [
    'Rano w barze stała na ladzie filiżanka, do której nikt się nie przyznał.',
    'Barman odwrócił spodeczek, a tam kredką było napisane {name}',
  ],
  emptyBalcony: [
    'Wszystkie balkony na Kalsie były pełne, tylko na jednym stała sama pelargonia.',
    'Podlewa ją od dziś cała ulica, a na doniczce czytamy: {name}',
  ],
  hatStand: [
    'W zakładzie fryzjerskim jeden kapelusz został na kołku i mandoliny nie grały.',
    'W środku, złotą nitką na wstążce, wyszyto {name}',
  ],
  wreathShop: [
    'Kwiaciarka związała białe goździki i długo szukała czarnej wstążki.',
    'Zmieściło się na niej tylko jedno słowo, właśnie to: {name}',
  ],
  puppetEnd: [
    'W teatrze lalek kurtyna poszła w górę i żaden paladyn nie chciał walczyć.',
    'Zdjęli hełmy, a Karol Wielki powiedział do pustego krzesła: {name}',
  ],
  operaSeat: [
    'W operze dyrygent czekał z batutą, aż zajęte będzie ostatnie miejsce w parterze.',
    'Po kwadransie odłożył ją na pulpit, wiedząc już, że dziś nie usiądzie tam {name}',
  ],
  cartPanel: [
    'Malarz wozów zostawił na burcie jedno pole i przez cały ranek mieszał farby.',
    'Namalował w końcu zamknięte okno, a pod oknem {name}',
  ],
  cassataWriting: [
    'Z cukierni wyniesiono cassatę bez wiśni, całą na biało, co się tutaj nie zdarza.',
    'Lukrem, drżącą ręką, cukiernik napisał na wierzchu {name}',
  ],
  postmanEnd: [
    'Listonosz obszedł wszystkie domy i został z jednym listem w torbie.',
    'Odbiorca nieznany, zapisał na kopercie, choć wiedział aż za dobrze, kto to {name}',
  ],
  tailorSuit: [
    'U krawca na manekinie wisiało ubranie gotowe do odbioru, z fastrygą przy jednym rękawie.',
    'Kwit przypięto do klapy, a jest na nim tylko data i {name}',
  ],
  bandEnd: [
    'Orkiestra dęta zagrała wolno, bez bębna, a tuba odwróciła się do ściany.',
    'Po ostatniej nucie kapelmistrz zdjął czapkę i powiedział: {name}',
  ],
  photographEnd: [
    'Fotograf wywołał zdjęcie całego placu i na odbitce była luka dokładnie na jedną osobę.',
    'Na odwrocie zapisał ołówkiem, kto tam zawsze staje: {name}',
  ],
  laundryEnd: [
    'Na sznurze nad uliczką została jedna koszula i machała do wszystkich rękawem.',
    'Praczka zdjęła ją o zmroku i odczytała na metce {name}',
  ],
  tramEnd: [
    'Tramwaj stanął tam, gdzie staje zawsze, otworzył drzwi i nikt nie wsiadł.',
    'Konduktor skasował mimo to jeden bilet i szepnął pod nosem: {name}',
  ],
  barberBook: [
    'Fryzjer otworzył zeszyt stałych gości i narysował przy jednej linijce cienki krzyżyk.',
    'Brzytwy odłożył, mydło spłukał, a na głos przeczytał tylko {name}',
  ],
  bellEnd: [
    'Z wieży San Domenico odezwał się ten niski dzwon, którego nikt nie lubi słyszeć.',
    'Kobziarz pod murem ucichł i zapytał, a odpowiedziano mu: {name}',
  ],
  newspaperBox: [
    'Giornale wyszedł z czarną ramką na pierwszej stronie i bez jednego przymiotnika.',
    'Zecer ułożył litery sam, na stojąco, i było ich tyle, ile ma {name}',
  ],
  lotteryEnd: [
    'W kolekturze został na ladzie kupon, skreślony fioletowym atramentem i nieodebrany.',
    'Padły wszystkie liczby, a po wygraną miał się stawić ktoś, kto podpisuje się {name}',
  ],
  fountainEnd: [
    'Fontannę na Piazza Pretoria zakręcono na minutę i nagle było słychać całe miasto.',
    'W tej ciszy z okna ratusza ktoś odczytał {name}',
  ],
  candleEnd: [
    'Pod obrazem Rozalii paliła się świeca, do której nikt się nie schylił.',
    'Wosk spłynął na posadzkę i zastygł w litery, a z liter składa się {name}',
  ],
  marketStall: [
    'Na Ballarò jeden stragan okryto płótnem, choć był dzień targowy.',
    'Handlarze podchodzili po kolei i kładli po cytrynie, a na płótnie napis węglem: {name}',
  ],
  dominoEnd: [
    'Przed trafiką leżało domino, w pół partii, i nikt nie chciał dołożyć kostki.',
    'Czekają z tym do zmroku, gdyż ruch ma {name}',
  ],
  umbrellaStand: [
    'W kawiarni pod sceną został parasol, choć od miesiąca nie padało.',
    'Na rączce srebrna obrączka, a na niej wygrawerowane {name}',
  ],
  mirrorEnd: [
    'W pałacu zasłonięto lustra, wszystkie poza jednym, które nie dało się odwrócić.',
    'Zaszło mgłą od środka i palcem na niej wypisało się {name}',
  ],
  gramophoneEnd: [
    'Z otwartego okna grał gramofon i na końcu płyty nikt nie podniósł igły.',
    'Szumi tak od świtu, a w tym szumie cała kamienica słyszy: {name}',
  ],
  boxOffice: [
    'W kasie teatru leżał bilet odłożony na wieczór, zapłacony, w kopercie.',
    'Kasjerka wsunęła go za szybę, żeby każdy widział, na czyje to imię: {name}',
  ],
  schoolRegister: [
    'W szkole muzycznej sprawdzono obecność i przy jednym krześle zapadła cisza jak przed ukłonem.',
    'Nauczycielka zamknęła dziennik, a palec został przy linijce: {name}',
  ],
  doorPlate: [
    'Z bramy przy Cassaro odkręcono mosiężną tabliczkę i wypolerowano ją po raz ostatni.',
    'Zanim zawinięto ją w aksamit, jeszcze raz błysnęło w słońcu: {name}',
  ],
  cloakroomEnd: [
    'Szatniarka w Grand Hotelu oddała wszystkie płaszcze i trzymała jeszcze jeden, lekki.',
    'Numerek nie pasował do niczego, lecz pod kołnierzem widniało {name}',
  ],
  confettiEnd: [
    'Zamiatacz znalazł w rynsztoku garść konfetti jednego koloru i nie potrafił jej zmieść.',
    'Wiatr ułożył je na bruku równiutko, a czytało się to tak: {name}',
  ],
  waterSeller: [
    'Sprzedawca wody nalał o szklankę za dużo i stał z nią w słońcu.',
    'Wylał ją w końcu na kamienie, a na mokrym bruku pojawiło się {name}',
  ],
  lampEnd: [
    'Nad jednym zaułkiem latarnia paliła się jeszcze w południe i nie dała się zgasić.',
    'Latarnik poklepał słup i powiedział, że tędy zawsze wraca {name}',
  ],
  breadEnd: [
    'Piekarz wyjął z pieca bochenek więcej, niż było zamówień, i pokroić go nie pozwolił.',
    'W skórce, tak jak robi to co rano dla stałych gości, nacięte było {name}',
  ],
  organEnd: [
    'W katedrze organista zagrał jeden ton tak długo, aż zabrakło powietrza.',
    'Kto stał z tyłu, przysięga, że organy powiedziały przy tym {name}',
  ],
  parrotEnd: [
    'Papużka wróżbity nie chciała dziś ciągnąć losów i siedziała tyłem do ulicy.',
    'Wreszcie podała jeden, a zamiast wróżby było na nim {name}',
  ],
  shoeShine: [
    'Pucybut przed operą wyczyścił buty, w których nikt nie stał, i nie wziął ani lira.',
    'Pod językiem lewego kredą zaznaczono: {name}',
  ],
  poster: [
    'Na murze przy Porta Nuova pojawił się rano świeży plakat, jeszcze mokry od kleju.',
    'Bez obrazka, bez godziny, tylko wielkimi czarnymi literami: {name}',
  ],
  hotelKey: [
    'Portier w Villa Igiea obracał w palcach klucz, którego nikt nie zdał.',
    'W księdze gości, na samym dole strony, ostatni podpis to {name}',
  ],
  violinCase: [
    'Na schodach opery leżał otwarty futerał, a w nim ani skrzypiec, ani drobnych.',
    'Była tylko wizytówka, trochę zgięta, i drukowane {name}',
  ],
  clockStop: [
    'Zegar na pałacu stanął i żaden zegarmistrz nie śmiał ruszyć wskazówek.',
    'Na tarczy, tam gdzie zwykle jest dwunastka, przeczytano {name}',
  ],
  rosaryEnd: [
    'Babcie odłożyły robótki i przesuwały paciorki, ale o jeden za mało.',
    'Przy tym brakującym mówiły wszystkie naraz, szeptem: {name}',
  ],
  barrelOrgan: [
    'Kataryniarz wyjął wałek i założył inny, którego w tym mieście nie lubi nikt.',
    'Melodia nie ma słów oprócz jednego, na samym końcu: {name}',
  ],
  marbleEnd: [
    'Kamieniarz wybrał kawałek białego marmuru i kuł powoli, z przerwami na papierosa.',
    'Liter było niewiele, znał je dobrze, a wyszło mu {name}',
  ],
  pigeonEnd: [
    'Gołębie nie przyleciały po okruchy i plac wyglądał jak zamieciony.',
    'Siedziały wszystkie na jednym parapecie, tam gdzie co rano karmi je {name}',
  ],
  chairStreet: [
    'Przed bramą postawiono krzesło oparciem do ulicy i położono na nim wachlarz.',
    'Na wachlarzu, między różą a Etną, fioletowym tuszem: {name}',
  ],
  weddingList: [
    'Na liście gości weselnych atrament rozmazał się w jednym jedynym wierszu.',
    'Pod światło dało się jeszcze odczytać, że przy oknie miał siedzieć ktoś, kto nazywa się {name}',
  ],
  bugattiEnd: [
    'Na torze pod górami jeden numer nie stanął na starcie i flagę opuszczono do połowy.',
    'W programie przekreślono linijkę, a pod kreską widać wciąż {name}',
  ],
  filmEnd: [
    'W kinie pękła taśma i na ekranie została sama biel.',
    'Ktoś podłożył do projektora szybkę, a na szybce wydrapane: {name}',
  ],
  granitaEnd: [
    'Lodziarz zrobił o świcie granitę z czarnej morwy i postawił ją na progu, nie pytając o nic.',
    'Stopiła się sama, a na dnie szklanki było {name}',
  ],
  mandolinString: [
    'U lutnika pękła struna w mandolinie, której nikt nie trzymał.',
    'Zajrzał do pudła i na karteczce, gdzie wpisuje się właściciela, widniało {name}',
  ],
}
