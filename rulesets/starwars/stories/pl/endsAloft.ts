/** What is left up there in the morning, and the line that leads up to the name, which stands in the nominative. */
export const endsAloft = {
  newStar: [
    'Od dzisiejszego rana jest nad Tatooine o jedną gwiazdę więcej, małą i trochę zuchwałą.',
    'Astronomowie spierali się godzinę, a potem po prostu wpisali jej nazwę: {name}',
  ],
  driftingScarf: [
    'Daleko za ostatnią boją Zewnętrznych Rubieży płynie szalik, powoli i z wielką godnością.',
    'Zrobiła go na drutach ciocia, a na brzegu wyhaftowała: {name}',
  ],
  moonDark: [
    'Mniejszy księżyc Yavina dziś nie wzeszedł, a zapytany dlaczego, odwrócił się do ściany.',
    'Po ciemnej stronie, gdzie nikt nie zagląda, ma wydrapane: {name}',
  ],
  radioSilence: [
    'W południe wszystkie statki na trasie na Kessel wyłączyły silniki i zakołysały się na boki.',
    'Na każdym kanale słychać było to samo ciche słowo: {name}',
  ],
  skyWriting: [
    'Siedem myśliwców przeleciało w szyku nad portem i wypisało coś na całym niebie.',
    'Szybko zbladło, ale dzieci na trzech planetach zdążyły przesylabizować: {name}',
  ],
  satelliteBeep: [
    'Stary astromech pika od rana, trzy razy krótko, raz długo, i pociąga nosem.',
    'W wolnym przekładzie, twierdzą znawcy z Nar Shaddaa, znaczy to {name}',
  ],
  emptySeat: [
    'Na mostku krążownika zapięto pas przy jednym z foteli, w którym nikt nie siedział.',
    'Załoga zasalutowała zagłówkowi, bo wyhaftowano na nim: {name}',
  ],
  meteorShower: [
    'Na pożegnanie spadł nad Jakku deszcz meteorów, drobnych, i każdy z nich miał życzenie.',
    'Wszystkie życzyły sobie tego samego: niech wróci {name}',
  ],
  asteroidNamed: [
    'Komitet małych planet zebrał się na Coruscant w pośpiechu i miał w porządku obrad jeden punkt.',
    'Skała w kształcie ziemniaka, zaraz za Yavinem, nosi odtąd dumną nazwę {name}',
  ],
  ringGap: [
    'W pierścieniach Geonosis jest od rana przerwa, szeroka dokładnie na jedną osobę, i nikt jej nie łata.',
    'Kiedy świeci przez nią słońce, na piasku powstaje napis {name}',
  ],
  logbook: [
    'Kapitan krążownika otworzył dziennik pokładowy, poślinił ołówek i długo patrzył w okno.',
    'Dobra widoczność, morze gwiazd spokojne, za burtą: {name}',
  ],
  toothbrush: [
    'Stację Kessel okrąża szczoteczka do zębów, raz na {number} minut, i kłania się w iluminatorze.',
    'Na rączce, wygryzione w plastiku, da się odczytać: {name}',
  ],
  burp: [
    'Koło południa czarna dziura Kessel wydała cichy dźwięk i zasłoniła usta horyzontem zdarzeń.',
    'Potem oddała guzik, jeszcze ciepły, a na odwrocie guzika widniało: {name}',
  ],
  signalFire: [
    'Od planety do planety Zewnętrznych Rubieży zapalano ogniska, jedno odpowiadało drugiemu, aż po sam skraj.',
    'A na samym skraju ktoś zdjął czapkę i powiedział: {name}',
  ],
  banthaFountain: [
    'Banthy stanęły rzędem na wydmie i wydmuchnęły wysoką, smutną fontannę piasku.',
    'Jest teraz w ich pieśni przerwa, w sam raz na słowo {name}',
  ],
  towedBarge: [
    'Bardzo powoli przeciągnięto przez port barkę pustynną Huttów, z kwiatami na dziobie.',
    'Nocą ktoś przemalował burty i nadał jej nową nazwę: {name}',
  ],
  orbitalMinute: [
    'Całe Coruscant zatrzymało się na minutę, przez co wszyscy zjechali trochę na wschód.',
    'Nikt się nie skarżył, bo na każdym ekranie widniało: {name}',
  ],
  mynockSign: [
    'Świecące mynocki gasły po kolei, aż została ich na niebie tylko garstka.',
    'Z tarasu widokowego dało się z nich ułożyć, jak z neonu, napis {name}',
  ],
  jawaAuction: [
    'Na aukcji u Jawów była mapa, harmonijka ustna i wyjątkowo brzydka lampa.',
    'Wszyscy przepłacali na wyścigi, bo na każdej z tych rzeczy nalepiono metkę: {name}',
  ],
  hatOrbit: [
    'Raz na godzinę wokół Tatooine przelatuje kapelusz, od wschodu, na wysokości oczu.',
    'Kto nie zdąży się schylić, czyta na podszewce: {name}',
  ],
  crossword: [
    'W mesie krążownika leżała krzyżówka, rozwiązana cała oprócz jednego hasła poziomo.',
    'Zawsze wychodzi z zabawy na końcu, brzmi objaśnienie, i wszystko pasuje: {name}',
  ],
  sunspot: [
    'Jaśniejsze ze słońc Tatooine ma od dziś pieg i nosi go z dumą.',
    'Przez okopcone szkiełko, spokojną ręką, da się w nim odczytać: {name}',
  ],
  galaxyWill: [
    'Testament otworzył {official.a}, odczytał go w {number.many} językach Zewnętrznych Rubieży, a w żadnym nikt nic nie zrozumiał.',
    'Na końcu było już jasno: zapisuję wam cały horyzont, pozdrawia was {name}',
  ],
  anchorBox: [
    'Kiedy na barkę pustynną wciągnięto kotwicę, wisiało na niej pudełko na drugie śniadanie, z kokardą.',
    'Pod wieczkiem, obok nadgryzionego jabłka, widniało: {name}',
  ],
  eclipse: [
    'Zaćmienie, którego nie było w żadnym kalendarzu Coruscant, zakryło słońce uprzejmie, od góry do dołu.',
    'Gdy przechodziło, głos znikąd powiedział tylko: {name}',
  ],
  cloudShape: [
    'Nad farmą wilgoci chmury ustawiły się w kolejce, grube z przodu, i przybrały pewien kształt.',
    'Trwało to jedno westchnienie, a czytało się {name}',
  ],
  spaceBuoy: [
    'Na wąskim zakręcie trasy na Kessel stanęła nowa boja, z dzwonkiem i lampką na słońce.',
    'Zwolnij i uśmiechnij się, głosi napis, tutaj czuwa {name}',
  ],
  pilotStory: [
    'W kantynie pilotów historię o wąskim zakręcie będzie się od dziś opowiadać inaczej.',
    'Będzie dłuższa, będzie jeszcze mniej prawdziwa, a ostatnim jej słowem będzie {name}',
  ],
  smallSpoon: [
    'Myśliwiec z łyżeczek odpłynął z brzękiem, a na drogę sypano mu cukier z całego portu Mos Eisley.',
    'Najmniejsza łyżeczka została, a wygrawerowano na niej: {name}',
  ],
  dusterStar: [
    'Jawa, który poleruje gwiazdy, zszedł z drabiny i położył ściereczkę na najniższym szczeblu.',
    'Jedna, na samym końcu, zostanie na pamiątkę matowa, a nazywa się {name}',
  ],
  suitHung: [
    'Kombinezon do ścigacza wywieszono, żeby się przewietrzył, i machał obydwoma rękawami.',
    'Na piersi, pod odznaką, równym ściegiem wyszyto: {name}',
  ],
  callUnanswered: [
    'Kontrola lotów Mos Eisley wzywała przez godzinę, potem jeszcze przez jedną, a potem puściła wolną muzykę.',
    'Na koniec ktoś nachylił się do mikrofonu i szepnął: {name}',
  ],
  mirrorMoon: [
    'W lustrzanym księżycu Hoth widać było cały port, każdego w swoim oknie, z głową do góry.',
    'Jedno okno było ciemne, a na szybie ktoś napisał palcem: {name}',
  ],
  constellationNew: [
    'Dzieci ze szkoły na Jakku połączyły kropki nad portem bardzo długą linijką.',
    'Wyszedł nos, dwoje uszu i szeroki uśmiech, bez wątpienia: {name}',
  ],
  tollGate: [
    'Rogatka na trasie na Kessel podniosła szlaban sama z siebie i przepuściła kogoś za darmo.',
    'W rubryce podróżny zanotowała drukowanymi literami: {name}',
  ],
  accordion: [
    'Gdzieś w kantynie rozciągnięto akordeon i nikt go już potem nie złożył z powrotem.',
    'Ta długa, długa nuta nazywa się w zapisie: {name}',
  ],
  stampIssued: [
    'Poczta Zewnętrznych Rubieży wydała znaczek, z ząbkami i z bardzo godnym wyrazem twarzy.',
    'Liże się go ze ściśniętym gardłem, bo patrzy z niego {name}',
  ],
  planetRenamed: [
    'Mała planeta za Sullust szukała nazwy od wieków i dzisiaj przestała szukać.',
    'Na jej jedynej górze, niewysokiej, postawiono tablicę, a na tablicy: {name}',
  ],
  lullaby: [
    'Tego wieczoru wszystkie droidy w hangarze nuciły kołysankę, dość fałszywie.',
    'Słowa przepadły, został tylko refren, a refren brzmi: {name}',
  ],
  mynockBowl: [
    'Przy bramce na Nar Shaddaa znaleziono mynocka w podróżnej misce, z tabliczką dla kogoś, kto przylatuje.',
    'Będzie tak stał, w deszcz i w gwiezdny pył, a na tabliczce wciąż jest {name}',
  ],
  doubleSunset: [
    'Wieczorem oba słońca Tatooine zaszły za rękę, co nie zdarzyło im się od lat.',
    'Ostatni promień padł na chwilę na krzesło, na którym tak lubi się bujać {name}',
  ],
}
