/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  departures: [
    'Rano odczytano tablicę odlotów w Mos Eisley, od góry do dołu.',
    'Wszyscy pasażerowie byli spóźnieni, źli i obecni.',
    'Nikt nie zginął.',
  ],
  tauntauns: [
    'Chór tauntaunów włożył ciemne wstążki i nabrał bardzo dużo powietrza.',
    'Zaśpiewał tę o kapuście.',
    'Nikt nie zginął.',
  ],
  soupBowls: [
    'W dzielnicy zup na Coruscant policzono {sky} miski.',
    'Było ich tyle co wczoraj i tyle samo łyżek.',
    'Nikt nie zginął.',
  ],
  customs: [
    'Droid celny zapytał przy bramce każdego, czy ma coś do oclenia.',
    'Był {thing.a} i lekki kaszel.',
    'Nikt nie zginął.',
  ],
  beacon: [
    'Latarnia w Mos Eisley omiotła {time} wszystkie dachy.',
    'Pod każdym ktoś chrapał, w innej tonacji.',
    'Nikt nie zginął.',
  ],
  bantha: [
    'Bantha z pocztą wyszedł zza wydm i wszyscy stanęli w drzwiach.',
    'Przyniósł rachunki.',
    'Nikt nie zginął.',
  ],
  vending: [
    'Droid z orzeszkami zabrzęczał, mrugnął i jakby chciał ogłosić coś poważnego.',
    'Skończyły mu się orzeszki.',
    'Nikt nie zginął.',
  ],
  queue: [
    'W Urzędzie Kolejek na Coruscant wywołano rano wszystkie numerki, jeden po drugim.',
    'Wstał każdy i każdy złożył skargę.',
    'Nikt nie zginął.',
  ],
  clock: [
    'Wielki zegar w Mos Eisley wyprostował się na całą wysokość.',
    'Wybił ósmą, pomyślał chwilę i wybił ją dla pewności do końca.',
    'Nikt nie zginął.',
  ],
  flags: [
    'Flagi planet Zewnętrznych Rubieży czekały rano, jak wysoko mają wisieć.',
    'Poszły na sam szczyt i łopotały.',
    'Nikt nie zginął.',
  ],
  cactus: [
    'Na solniskach Tatooine zaszeleścił kaktus, który kwitnie tylko ze smutku.',
    'Był to {creature.a}, szukał okularów.',
    'Nikt nie zginął.',
  ],
  helmets: [
    'W szatni ścigaczy zdjęto o świcie z haczyków wszystkie hełmy.',
    'W każdym była głowa i każda chciała kawy.',
    'Nikt nie zginął.',
  ],
  samba: [
    'Orkiestra dęta Gamorrean stanęła {place.at} z krepą na puzonach.',
    'W końcu zagrała sambę, trochę za szybko.',
    'Nikt nie zginął.',
  ],
  twoSuns: [
    'Oba słońca Tatooine wzeszły i zajrzały w okna, każde ze swojej strony.',
    'Widziały piżamy, głównie w kolorze {colour}.',
    'Nikt nie zginął.',
  ],
  carousel: [
    'Na taśmie w Mos Eisley jeździła samotna walizka i w hali zrobiło się cicho.',
    'Potem nadbiegł {official.a} i ją zabrał.',
    'Nikt nie zginął.',
  ],
  starCount: [
    'Astronomowie z Coruscant policzyli gwiazdy i nie znaleźli wśród nich żadnej nowej.',
    'Poszli na śniadanie, trochę rozczarowani.',
    'Nikt nie zginął.',
  ],
  ferry: [
    'Nocny prom na Yavin przybił i opuścił rampę.',
    'Wysiadło tyle osób, ile wsiadło, a jedna nauczyła się jodłować.',
    'Nikt nie zginął.',
  ],
  mud: [
    'Borowina na Nal Hutta wypuściła jeden wielki bąbel, a wszyscy się pochylili.',
    'Powiedziała: dzień dobry.',
    'Nikt nie zginął.',
  ],
  protocol: [
    'Droid protokolarny odchrząknął i cały port stanął w miejscu.',
    'Z przykrością zawiadomił, że na obiad będzie ryba.',
    'Nikt nie zginął.',
  ],
  stoneSlab: [
    'Kamieniarz z Nar Shaddaa siedział z dłutem nad pustą płytą księżycowej skały.',
    'Będzie z niej poidełko dla ptaków.',
    'Nikt nie zginął.',
  ],
  freshPaint: [
    'Przed kantyną stała ławka z mosiężną tabliczką i zebrał się wokół niej tłum.',
    'Napis brzmiał: świeżo malowane.',
    'Nikt nie zginął.',
  ],
  astromech: [
    'Stary astromech pikał od czwartej, w rytmie bardzo ciężkim na sercu.',
    'Usiadł sobie na guziku.',
    'Nikt nie zginął.',
  ],
  blackBarge: [
    'Czarna barka pustynna z kwiatami płynęła {sky} przez port i z obu stron zdejmowano czapki.',
    'Jechała na wesele Huttów.',
    'Nikt nie zginął.',
  ],
  breakfast: [
    'W kantynie pilotów nakryto do śniadania i długo patrzono na krzesła.',
    'Zajęte były wszystkie i zabrakło bułek.',
    'Nikt nie zginął.',
  ],
  registryCat: [
    'W urzędzie na Jakku {official.a} otworzył wielką księgę i zamoczył pióro.',
    'Wpisał datę i narysował obok małego kota.',
    'Nikt nie zginął.',
  ],
  echoNames: [
    'Do kanionu na Tatooine wołano imiona wszystkich, od A do Zet.',
    'Każde odkrzyknęło, żeby nie hałasować.',
    'Nikt nie zginął.',
  ],
  hotelDoors: [
    'W hotelu na Coruscant było rano słychać drzwi, kapcie i czajnik.',
    'Na korytarzu {creature.a} życzył każdemu miłego dnia, po imieniu.',
    'Nikt nie zginął.',
  ],
  mirror: [
    'Lustrzany księżyc Hoth pokazał cały port, w oknach, jak macha.',
    'Obraz był trochę zamazany, gdzieniegdzie nawet zaparowany.',
    'Nikt nie zginął.',
  ],
}
