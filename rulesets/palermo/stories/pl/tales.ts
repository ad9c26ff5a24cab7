/** What is read by day: what everybody has just seen, and whose name ends it. */
export const tales = {
  explosion: {
    candle: [
      'W środku narady ktoś wstaje i zapala cygaro, a nikogo to nie dziwi.',
      'To nie jest cygaro. Gdy gołębie znów siadają, dwa krzesła są puste, a z listy znikają: {name} i {target}',
    ],
    violinCase: [
      'Na stole otwiera się futerał na skrzypce, a skrzypiec w nim nie ma.',
      'Coś stuka jeszcze raz w tonacji C-dur i zapada cisza, w której znikają {name} i {target}',
    ],
    cannoli: [
      'Po placu krąży pudełko cannoli ze wstążką, a wstążka syczy.',
      'Dalej już nie podadzą go {name} i {target}',
    ],
    fountain: [
      'Błysk, huk – i fontanna na Piazza Pretoria gra ponad dachy.',
      'Gdy woda spada, pada deszcz kapeluszy, a pod nimi byli {name} i {target}',
    ],
    fireworks: [
      'To nie święto świętej Rozalii, a jednak są fajerwerki.',
      'Święta odwraca wzrok, a na niebie płoną złotem dwa imiona: {name} i {target}',
    ],
    windows: [
      'Od katedry aż do morza wszystkie okna Palermo mówią naraz to samo słowo.',
      'Szklarze będą to długo wspominać, a na ich rachunku widnieją {name} i {target}',
    ],
    embrace: [
      'Ktoś rozkłada ramiona i rozpina płaszcz, a pod płaszczem tyka.',
      'Był to najkrótszy uścisk, jaki widział ten plac, a ściskali się {name} i {target}',
    ],
    brassBand: [
      'Orkiestra dęta bierze to za wielki bęben i zaczyna marsza o takt za wcześnie.',
      'Gra go do końca, bez czapek, a ostatni takt dostają {name} i {target}',
    ],
    newspaper: [
      'Gazeta wieczorna miała już złożoną pierwszą stronę, a teraz jest w niej dziura.',
      'Wokół dziury da się jeszcze odczytać dwa imiona: {name} i {target}',
    ],
    oranges: [
      'Na wózku z pomarańczami nie ma już ani jednej, a osioł od dziś słabo słyszy.',
      'Owoce znajdują aż pod Monreale, a przepadli tylko {name} i {target}',
    ],
    chessboard: [
      'Dwoje siedziało naprzeciw siebie i z jednej strony padło: no to nie wygra nikt.',
      'Szachownica pływa w porcie, zegar stoi, a partię skończyli {name} i {target}',
    ],
    echo: [
      'Monte Pellegrino odrzuca huk raz, a z grzeczności i drugi.',
      'Za trzecim razem to już tylko szept i szepcze on: {name} i {target}',
    ],
  },
  heartbreak: {
    mandolin: [
      'Gdzieś mandolina gra dwa takty i nie znajduje trzeciego.',
      'Na skraju placu ktoś bardzo powoli siada i już nie wstaje: {name}',
    ],
    ring: [
      'Po bruku toczy się pierścionek, obraca się raz i kładzie.',
      'Nikt o nim dotąd nie wiedział, tylko {name}',
    ],
    letters: [
      'Z kieszeni wypada plik listów z czerwoną wstążką, wszystkie tym samym pismem.',
      'Były dla jednej osoby, a teraz już nikt nie odpisze, nawet {name}',
    ],
    doves: [
      'Na balkonie ratusza mieszkały dwa gołębie, a jeden właśnie odfrunął.',
      'W Palermo wiedzą, ile zniesie serce, a dziś nie zniosło więcej to, które nosi {name}',
    ],
    opera: [
      'W Teatro Massimo ostatni akt trwa pół godziny i jedenaście wysokich dźwięków.',
      'Tu, na placu, wystarcza jeden oddech, bez orkiestry, a gra {name}',
    ],
    granita: [
      'Przed barem stoi granita z dwiema łyżeczkami i już się roztopiła.',
      'Druga łyżeczka czekała na kogoś, kto się zwie {name}',
    ],
    shade: [
      'A więc to dlatego tych dwoje zawsze tak starannie na siebie nie patrzyło.',
      'Była to najlepiej strzeżona tajemnica dzielnicy, a z nią odchodzi {name}',
    ],
    clock: [
      'Ktoś jeszcze liczy puls, długo nasłuchuje i chowa zegarek.',
      'Jest na to słowo, na które nic nie pomaga, i zabiera je dziś ze sobą {name}',
    ],
    serenade: [
      'Dziś nie będzie serenady pod trzecim oknem od lewej.',
      'Nie ma już komu śpiewać i nie ma komu słuchać, bo milczy też {name}',
    ],
    rosary: [
      'Na balkonach wiedziano to pierwej i wszyscy żegnają się tam dwa razy zamiast raz.',
      'Za drugim razem szepczą: {name}',
    ],
    vesuvius: [
      'Nie trzeba do tego kuli ani prochu, wystarczy imię, którego nikt już nie zawoła.',
      'Bez tego imienia nie umie przeżyć w Palermo ani dnia {name}',
    ],
    photograph: [
      'W oknie fotografa wisi zdjęcie dwojga, którego nikt dotąd nie zauważył.',
      'Od tej chwili nie żyje już nikt z tego zdjęcia, bo po prawej widać, że to {name}',
    ],
  },
  'executed.execution': {
    bell: [
      'San Domenico bije w mały dzwon, jak zawsze, gdy miasto już postanowiło.',
      'Nikt nie podnosi wzroku, tylko {name}',
    ],
    hands: [
      'Ręce zostają policzone, a potem jeszcze raz, przez kogoś, kto umie liczyć.',
      'Wychodzi to samo, a drogę do starego fortu zna od dziś {name}',
    ],
    scribe: [
      'Pióro zanurza się w atramencie, pisze jedną linijkę i ktoś sypie na nią piasek.',
      'W linijce jest kropka, a przed kropką {name}',
    ],
    hat: [
      'Kapelusz zdjęty, kołnierzyk poprawiony, o opaskę na oczy nikt nie prosi.',
      'Palermo widziało gorsze pożegnania, a dziś żegna się {name}',
    ],
    wall: [
      'Za komorą celną stoi mur, przy którym nawet bluszcz już o nic nie pyta.',
      'Dziś wieczorem mur pozna kogoś z bliska, a będzie to {name}',
    ],
    coffee: [
      'Jest jeszcze czas na ostatnią kawę i bar nie dopisuje jej do rachunku.',
      'Filiżanka zaraz będzie umyta, a pije z niej {name}',
    ],
    sea: [
      'W porcie czeka łódź z kamieniem w środku i o jedno miejsce za mało na powrót.',
      'Odbija bez światła, a na dziobie siedzi {name}',
    ],
    silence: [
      'Przez cały dzień na placu było głośno, a teraz słychać markizy.',
      'Na kogoś musiało paść, mówią, a dziś jest to {name}',
    ],
  },
  'executed.prison': {
    key: [
      'Klucz do Ucciardone jest długi jak przedramię i obraca się dwa razy.',
      'Po drugiej stronie drzwi zostaje {name}',
    ],
    number: [
      'W wielkiej księdze więzienia jest wolna linijka, a przed nią numer.',
      'Od dziś ten numer nosi {name}',
    ],
    window: [
      'Cela ma okno, a okno ma widok na inne okno.',
      'Na policzenie krat wystarczy całe życie i liczyć zaczyna {name}',
    ],
    soup: [
      'W poniedziałki jest zupa, a w pozostałe dni reszta tej zupy.',
      'Od dziś je z nami, mówią w kuchni, także {name}',
    ],
    cart: [
      'Czarny wóz toczy się przez Cassaro, a za nim biegną dzieci.',
      'Zza krat ktoś macha jak na paradzie, a macha {name}',
    ],
    chisel: [
      'Na ścianie ktoś już wydrapał cztery kreski i jedną w poprzek, wiele razy.',
      'Obok jest jeszcze miejsce, a czasu ma dość {name}',
    ],
    visitor: [
      'Odwiedziny są w pierwszą niedzielę, rozmowy nie, a ciasta najpierw kroją.',
      'Kto piecze, niech napisze na paczce: {name}',
    ],
    door: [
      'Drzwi zamykają się tak cicho, że słyszy to cały plac.',
      'Naoliwiono je specjalnie, na długi pobyt, a zostaje za nimi {name}',
    ],
  },
} as const
