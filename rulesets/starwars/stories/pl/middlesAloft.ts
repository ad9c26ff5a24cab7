/** What happens to somebody up there: absurd, nobody’s fault, and never at a table. */
export const middlesAloft = {
  airlockHandle: [
    'W śluzie myśliwca {somebody} wziął zewnętrzną klamkę za wieszak na ręczniki.',
    'Ręcznik wrócił po {number.many} okrążeniach, złożony bardzo starannie, razem z wieszakiem.',
  ],
  cometRide: [
    'Dla zakładu {somebody} wsiadł na kometę do Kessel, tylko na jeden przystanek.',
    'Był to ekspres i staje tu dopiero po {number.many} latach, w dni świąteczne.',
  ],
  noseScratch: [
    'Na spacerze kosmicznym nad Yavinem {somebody} puścił linę, żeby się podrapać w nos pod hełmem.',
    'Udało się go wreszcie dosięgnąć, na krańcu znanego wszechświata.',
  ],
  wishCoin: [
    'Do czarnej dziury Kessel wrzuca się monetę i myśli życzenie, ale {somebody} nie chciał puścić monety.',
    'Życzenie brzmiało: żeby trochę podróżować, i spełniło się od stóp do głów.',
  ],
  ringStones: [
    'Po pierścieniach Geonosis {somebody} skakał z kamienia na kamień i głośno liczył.',
    'Przy ostatnim skoku kamienia nie było, chociaż rachunek zgadzał się co do jednego.',
  ],
  cocoaButton: [
    'Na mostku krążownika {somebody} nacisnął guzik od gorącego kakao.',
    'Był tuż obok tego drugiego, a kakao do tej pory jest ciepłe.',
  ],
  solarSail: [
    'Przy składaniu żagla na barce Huttów {somebody} trzymał jeden róg i zawołał do wszystkich, żeby puścili.',
    'Wszyscy posłusznie puścili i żagiel złożył się sam, razem z rogiem.',
  ],
  teleportSneeze: [
    'W teleporterze Jawów {somebody} kichnął dokładnie między drugim a trzecim sygnałem.',
    'Połowa dotarła na miejsce, połowa we środę, a formularza na to jeszcze nie wydrukowano.',
  ],
  towHook: [
    'Hak holowniczy się odczepił, więc {somebody} potrzymał przez minutę oba końce, prom i krążownik.',
    'Była to długa minuta i pod koniec nie tylko ona była długa.',
  ],
  hiveHoney: [
    'W ulu na Geonosis {somebody} zapytał o miód, a {number} pszczół ruszyło naraz, żeby wskazać drogę.',
    'Podobno to najsłodsza droga w galaktyce, bez klamki od środka.',
  ],
  asteroidHammock: [
    'Między dwiema planetoidami pasa Hoth {somebody} zawiesił hamak, bo stały tak wygodnie.',
    'One tymczasem brały tylko rozbieg, każda ze swojej strony.',
  ],
  hotStar: [
    'Na drabinie Jawów {somebody} polerował gwiazdę, która jeszcze nie całkiem ostygła.',
    'Świeci teraz przepięknie i pachnie lekko grzanką z masłem.',
  ],
  wrongPlug: [
    'Żeby naładować szczoteczkę, {somebody} wziął gniazdko droida i wyciągnął wtyczkę z napisem Niebo, Nie Ruszać.',
    'Zrobiło się bardzo ciemno i cicho, a ktoś spadał do góry z czystymi zębami.',
  ],
  hyperTurn: [
    'W środku hiperprzestrzeni {somebody} zawrócił, bo na peronie został {thing.a}.',
    'Z naprzeciwka szedł akurat ktoś identyczny, było wąsko, a żadne nie chciało ustąpić.',
  ],
  moonString: [
    'Ktoś musiał trzymać balonowy księżyc Yavina, a najmocniejszy chwyt miał {somebody}.',
    'Powiało {time} i od tej pory niebo ma z jednej strony węzełek.',
  ],
  flyingSaucer: [
    'Latający spodek z serwisu Jawów nadleciał łagodnie, a {somebody} złapał go w locie, jak na plaży.',
    'Reszta serwisu przyleciała zaraz potem, z prędkością przelotową i z cukiernicą.',
  ],
  vacuumWhistle: [
    'Na zewnątrz krążownika {somebody} chciał udowodnić, że w próżni też da się gwizdać.',
    'Trzeba tylko najpierw nabrać powietrza, a tego akurat zabrakło.',
  ],
  mynockHug: [
    'Obiema rękami {somebody} przytulił świecącego mynocka, bo wyglądał tak smutno.',
    'Rozbłysło jak w teatrze i światła zgasły aż po Yavin.',
  ],
  lastTango: [
    'Na balu droidów zwiadowczych {somebody} dał się poprosić do tanga i nie chciał prowadzić.',
    'Ostatni obrót trwał {number} okrążeń planety i spłonął z wielkim wdziękiem.',
  ],
  anchorChain: [
    'Kiedy krążownik rzucał kotwicę, na łańcuchu stał {somebody}, żeby sprawdzić, jak głęboki jest kosmos.',
    'Jest głęboki, i to był cały raport, jaki dotarł na górę.',
  ],
  brakePedal: [
    'Na jeździe próbnej ścigaczem {somebody} zapytał, który z pedałów jest hamulcem.',
    'Żaden, zawołał za nimi sprzedawca, hamulec jest przecież za dopłatą.',
  ],
  sunbathing: [
    'Po słonecznej stronie orbity Tatooine {somebody} położył się z książką i obrócił przy rozdziale trzecim.',
    'Przy czwartym wszystko było już dobrze wypieczone, a zakładka z popiołu.',
  ],
  onlyFlower: [
    'W planetoidowym ogrodzie Felucii {somebody} zerwał jedyny kwiatek, choć kręcił głową {official.a}.',
    'Był to hamulec ręczny i cały ogród jest teraz gdzie indziej.',
  ],
  giftRibbon: [
    'Na jubileuszu Geonosis {somebody} przytrzymał palcem wstążkę, kiedy wiązano kokardę.',
    'Kokarda wyszła bardzo ciasna, a planeta bardzo zaskoczona prezentem.',
  ],
  fireworkCrate: [
    'Żeby podróżować taniej, {somebody} schował się w skrzyni przyprawy z napisem Sztuczne Ognie, Tą Stroną Do Góry.',
    'Ustawiono ją odwrotnie, obok świeczek, i cała załoga powiedziała: ach.',
  ],
  hyperSoup: [
    'Kiedy prom skakał przez galaktykę, {somebody} niósł korytarzem na Yavin pełny talerz zupy.',
    'Zupa została dokładnie tam, gdzie była, a reszta musiała ją ominąć.',
  ],
  cloudMilking: [
    'Na farmie wilgoci {somebody} doił chmurę ze złej strony i nucił przy tym coś wesołego.',
    'Była to chmura burzowa i refren wyraźnie jej nie odpowiadał.',
  ],
  worldEdge: [
    'Na skraju Zewnętrznych Rubieży {somebody} wychylił się, żeby zobaczyć, na czym to wszystko stoi.',
    'Stało na żółwiu, żółw był głodny i kazano mu czekać do deseru.',
  ],
  meteorBall: [
    'W lidze droidów {somebody} biegł do piłki i wołał na cały głos, że moja.',
    'Był to meteoryt, ważył {number} ton, a nikt się o niego nie spierał.',
  ],
  paperDroid: [
    'Ponieważ nigdzie nie było astromecha, {somebody} narysował go na papierowej torbie i posadził za sterem.',
    'Trzymał się wiernie prostej linii, także tam, gdzie droga skręca.',
  ],
  moonBulb: [
    'Na składanej drabinie {somebody} wymieniał właśnie żarówkę w księżycu Jakku.',
    'Planeta się obróciła, jak co noc, i zabrała drabinę ze sobą.',
  ],
  highDive: [
    'Z trampoliny nad gazowym olbrzymem koło Yavina {somebody} skoczył salto z półobrotem, bez jednego błędu.',
    'Dna tam nie ma, więc sędziowie wciąż jeszcze dodają punkty.',
  ],
  magnetHat: [
    'Na słoneczny wiatr {somebody} włożył kapelusz, w którym było {number} magnesów.',
    'Wszystkie droidy floty wyszły na powitanie, a te najcięższe przodem.',
  ],
  trashHold: [
    'W ładowni krążownika {somebody} szukał w śmieciach zgubionego kolczyka.',
    'Ściany przysunęły się, żeby pomóc, i szukały naprawdę bardzo dokładnie.',
  ],
  rearMirror: [
    'Ze śmigacza {somebody} wychylił się, by poprawić lusterko z napisem, że wszystko jest bliżej, niż się wydaje.',
    'Lusterko miało w tej sprawie całkowitą rację.',
  ],
  booDrive: [
    'Żeby wyleczyć hipernapęd z czkawki, {somebody} zaszedł go od tyłu i krzyknął: bu!',
    'Podskoczył aż za układ słoneczny, i to prosto przez tego, kto krzyczał.',
  ],
  yoyoLift: [
    'Turbowinda wisiała na jednej linie, a {somebody} poprosił windziarza o jakąś sztuczkę.',
    'Była to ta, która się nazywa Dookoła Świata.',
  ],
  snowWampa: [
    'W ogonie komety nad Hoth {somebody} lepił śnieżną wampę z marchewką i w cylindrze.',
    'Kometa skręciła ku słońcu, i to szybciej, niż ktokolwiek zdążył odłożyć marchewkę.',
  ],
  constellation: [
    'Gwiazdozbiorowi Wielkiego Banthy brakowało jednej kropki, a {somebody} miał ją tylko potrzymać.',
    'Nazwano go uroczyście, przecięto wstęgę, a kropkom nie wolno się ruszać.',
  ],
  ringBicycle: [
    'Po wewnętrznym pierścieniu Geonosis {somebody} jechał na pożyczonym rowerze, bez trzymanki, i machał.',
    'Krawężnika tam nie ma, a na zakręcie pierwszeństwo miał {ship.a}.',
  ],
  birthdaySun: [
    'Na torcie urodzinowym Coruscant {somebody} zdmuchnął ostatnią świeczkę, z całych sił.',
    'Było to czyjeś słońce, a przeciąg działał w obie strony.',
  ],
  youAreHere: [
    'Na wielkiej holomapie {somebody} położył palec na kropce z napisem Tu Jesteś.',
    'W tej samej chwili z góry zjechał taki sam palec, tylko tysiąc razy większy.',
  ],
}
