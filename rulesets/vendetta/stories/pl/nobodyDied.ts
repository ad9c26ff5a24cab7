/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  florist: [
    'Kwiaciarnia zamówiła lilie na każdą okazję, całe wiadro, z czarną wstążką.',
    'Stoją teraz na ladzie, trochę zawstydzone, za pół ceny.',
    'Nikt nie zginął.',
  ],
  grandmothers: [
    'O świcie babcie na balkonach policzyły wszystkich na ulicy Sardelowej.',
    'Liczyły od lewej do prawej, potem od prawej do lewej, a potem jeszcze psy.',
    'Nikt nie zginął.',
  ],
  clockTower: [
    'Wieża Zegarowa nabrała tchu na swoje najgłębsze uderzenie.',
    'Rozmyśliła się i wybiła ósmą, jak to o ósmej.',
    'Nikt nie zginął.',
  ],
  trams: [
    'Dziewiątka stanęła rano na każdym rogu i na każdym rogu wsiadły właściwe osoby.',
    'Ktoś nawet ustąpił komuś miejsca.',
    'Nikt nie zginął.',
  ],
  brassBand: [
    'Orkiestra dęta założyła na trąbki krepę i ustawiła się na placu.',
    'W końcu zagrała polkę, i to dość szybko.',
    'Nikt nie zginął.',
  ],
  opera: [
    'W piątym akcie wszyscy, jak zawsze, zaśpiewali pożegnanie i położyli się na scenie.',
    'Kiedy kurtyna poszła w górę, wstali, otrzepali kolana i się ukłonili.',
    'Nikt nie zginął.',
  ],
  harbour: [
    'Rybacy wyciągali dziś sieci bardzo powoli i nikt się nie odzywał.',
    'Były w nich sardynki, jeden but i {thing.a}.',
    'Nikt nie zginął.',
  ],
  hats: [
    'W szatni został na wieszaku jeden kapelusz i szatniarka pobladła.',
    'Potem zdyszany wrócił po niego {neighbour.a}.',
    'Nikt nie zginął.',
  ],
  bakery: [
    'Piekarz upiekł w nocy o jeden rogalik za dużo i patrzył na niego z obawą.',
    'Zjadł go po cichu {animal.a}.',
    'Nikt nie zginął.',
  ],
  ferry: [
    'Prom przybił o świcie, spuścił trap i czekał w zupełnej ciszy.',
    'Zeszło tyle osób, ile weszło, i jedna bardzo zadowolona koza.',
    'Nikt nie zginął.',
  ],
  lighthouse: [
    'Latarnia morska świeciła dziś do samego rana w każde okno po kolei.',
    'Wszędzie ktoś się obrócił na bok i naciągnął kołdrę na głowę.',
    'Nikt nie zginął.',
  ],
  undertaker: [
    'Zakład pogrzebowy otworzył drzwi, zapalił świece i wystawił na ulicę krzesło.',
    'Usiadł na nim kot i przespał tam całe przedpołudnie.',
    'Nikt nie zginął.',
  ],
  postman: [
    'Listonosz szedł dziś bardzo wolno i nosił pod pachą kopertę z czarnym brzegiem.',
    'Była to reklama farby, czarnej.',
    'Nikt nie zginął.',
  ],
  families: [
    'Rodziny stanęły rano w jednym rzędzie i spojrzały po sobie z powagą.',
    'Chodziło o zdjęcie, a wszyscy wyszli na nim z zamkniętymi oczami.',
    'Nikt nie zginął.',
  ],
  fountain: [
    'W Fontannie Dziewięciu Ryb policzono rano ryby, monety i gołębie.',
    'Wszystko się zgadzało, tylko jedna ryba była w złym humorze.',
    'Nikt nie zginął.',
  ],
  hotel: [
    'W Grand Hotelu zapukano dziś do każdych drzwi, łagodnie, z tacą.',
    'Za każdymi ktoś zawołał, że jeszcze pięć minut.',
    'Nikt nie zginął.',
  ],
  tailor: [
    'Krawiec wyciągnął z szafy czarny materiał i długo go wygładzał.',
    'Będzie z niego frak, a zamówił go {animal.a}.',
    'Nikt nie zginął.',
  ],
  scarf: [
    'Długi szalik z balkonów przeciągnięto rano przez całą ulicę, od szyi do szyi.',
    'Starczyło dla każdego i jeszcze został kawałek.',
    'Nikt nie zginął.',
  ],
}
