/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  coffee: [
    'W saloonie Pod Pelikanem postawiono tyle kubków, ile było osób.',
    'Osób było tyle co wczoraj, a kawa tak samo niedobra.',
    'Nikt nie zginął.',
  ],
  carpenter: [
    'Stolarz ostrugał sześć desek i odłożył najlepsze gwoździe.',
    'Będzie z tego kurnik.',
    'Nikt nie zginął.',
  ],
  rollCall: [
    'W szkole odczytano listę od góry do dołu.',
    'Odezwali się wszyscy, a {animal} nawet dwa razy.',
    'Nikt nie zginął.',
  ],
  train: [
    'Poranny pociąg stanął i z każdych drzwi wysiedli ci, co trzeba.',
    'Dwoje z nich znalazło nawet swój bagaż.',
    'Nikt nie zginął.',
  ],
  church: [
    'Biały kościółek uniósł już dzwon do głębokiego uderzenia.',
    'Wybił ósmą i poszedł spać dalej.',
    'Nikt nie zginął.',
  ],
  boots: [
    'Wzdłuż werand stały buty wystawione do czyszczenia.',
    'O siódmej w każdym była noga, choć nie zawsze własna.',
    'Nikt nie zginął.',
  ],
  pelicans: [
    'Pelikany policzyły z pali całe miasteczko, jak co rano.',
    'Za każdym razem wychodziło im inaczej i za każdym razem się zgadzało.',
    'Nikt nie zginął.',
  ],
  ship: [
    'Statek na wodzie zatrąbił raz, na powitanie.',
    'Z brzegu pomachano mu wszystkim, czym się dało.',
    'Nikt nie zginął.',
  ],
  hill: [
    'Nad wzgórzem unosił się dym znad śniadań, a było ich {number}.',
    'Przy każdym ktoś narzekał na jajka.',
    'Nikt nie zginął.',
  ],
  photograph: [
    'Fotograf zrobił całemu miasteczku jeszcze jedno zdjęcie, przed kotwicą.',
    'Nie ma na nim żadnej luki, tylko {neighbour}, który mrugnął.',
    'Nikt nie zginął.',
  ],
  rocking: [
    'Na werandzie sklepu o dziewiątej wszystkie fotele były zajęte.',
    'Bujały się, i to w tę samą stronę.',
    'Nikt nie zginął.',
  ],
  wagon: [
    'Przed kościółkiem stał czarny wóz z pióropuszami.',
    'Przyjechał po pianino.',
    'Nikt nie zginął.',
  ],
  cattle: [
    'Przez bramę przeliczono stado, a po stadzie pasterzy.',
    'Zgadzało się i został jeszcze jeden pies.',
    'Nikt nie zginął.',
  ],
  telegraph: [
    'Telegraf stukał od czwartej, a telegrafista zapisywał wszystko z bladą twarzą.',
    'Był to przepis na chleb kukurydziany.',
    'Nikt nie zginął.',
  ],
  newspaper: [
    'Echo Kotwicy zostawiło na pierwszej stronie miejsce w grubej ramce.',
    'Wstawiono tam reklamę kapeluszy.',
    'Nikt nie zginął.',
  ],
  hotel: [
    'W Hotelu Wielka Preria pukano z gorącą wodą do drzwi, a było ich {number}.',
    'Zza każdych odpowiadał jęk.',
    'Nikt nie zginął.',
  ],
  lighthouse: [
    'Latarnia morska patrzyła na miasteczko przez całą noc, w kółko i w kółko.',
    'Zauważyła, że trzeba zdjąć pranie.',
    'Nikt nie zginął.',
  ],
  saloon: [
    'W saloonie rozdawano kapelusze, jeden po drugim.',
    'Na koniec zabrakło kapelusza, a nie głowy.',
    'Nikt nie zginął.',
  ],
  flowers: [
    'Nauczyciel nazbierał na wszelki wypadek wielki bukiet polnych kwiatów.',
    'Stoją teraz w oknie i wszyscy je chwalą.',
    'Nikt nie zginął.',
  ],
  seals: [
    'Foki leżały na skałach od świtu i wyglądały bardzo uroczyście.',
    'Potem ktoś potknął się o wiadro i było po nastroju.',
    'Nikt nie zginął.',
  ],
  drum: [
    'Na wzgórzu naciągnięto wielki bęben i usiadł przy nim cały krąg.',
    'Były to urodziny pewnej prababci.',
    'Nikt nie zginął.',
  ],
  ferry: [
    'Prom popłynął tam i z powrotem, a przewoźnik policzył opłaty.',
    'Był wśród nich jeden guzik.',
    'Nikt nie zginął.',
  ],
  dance: [
    'Skrzypek poprosił, żeby cała Sucha Kotwica ustawiła się do tańca.',
    'Par starczyło, a figury wywoływał {animal}.',
    'Nikt nie zginął.',
  ],
  laundry: [
    'Ze sznurka między bankiem a kościółkiem zdjęto koszule i rozdano.',
    'Każdy dostał jedną, a mało kto swoją.',
    'Nikt nie zginął.',
  ],
  cook: [
    'Kucharz sypał do kotła fasolę, po garści na osobę.',
    'Musiał wziąć ten duży kocioł, jak zawsze.',
    'Nikt nie zginął.',
  ],
  stars: [
    'Stary wielorybnik przejrzał przed świtem całe niebo przez lunetę.',
    'Nic tam nie przybyło.',
    'Nikt nie zginął.',
  ],
}
