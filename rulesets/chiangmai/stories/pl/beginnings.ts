/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  lateMoon: [
    'Księżyc spóźniał się nad Chiang Mai, a {seller.a} zdążył się już poskarżyć {place.at} całej kolejce.',
  ],
  boredBells: [
    'Dzwony w świątyni wybiły trzy, potem cztery, potem znów trzy, bo nawet im znudziła się już godzina.',
  ],
  allForSale: [
    'Na Nocnym Bazarze sprzedawano wszystko, także {thing.a}, chociaż nikt nie pamiętał, żeby coś takiego robić.',
  ],
  politeRiver: [
    'Rzeka Ping podniosła się o jeden uprzejmy centymetr i {weather} przysłuchiwała się rozmowom na brzegu.',
  ],
  circlingBus: [
    'Czerwony songthaew krążył wokół fosy od wtorku, bo nikt z pasażerów nie chciał zadzwonić jako jedyny.',
  ],
  elephantSneeze: [
    'Daleko w dolinie kichnął słoń, a {place.at} z grzeczności zgasły wszystkie lampiony, co do jednego.',
  ],
  hummingTuks: [
    'Równo {number} tuk-tuków stało {place.at} i nuciło tę samą piosenkę o miłości, każdy po swojemu.',
  ],
  oneBaht: [
    'Cena {food.of} skoczyła o jednego bata i {weather} cała okolica przewracała się z oburzenia z boku na bok.',
  ],
  earlyRain: [
    'Monsun zapowiedział się na dziesiątą, przyszedł o dziewiątej i {place.at} wszystko zwalił na korki.',
  ],
  catMeeting: [
    'Wszystkie koty starej dzielnicy zwołały {place.at} zebranie, a protokół spisywał {animal.a}.',
  ],
  refunds: [
    'Wróżka zamknęła wcześniej i wywiesiła {place.at} napis: zwroty jutro, o czym państwo i tak już wiecie.',
  ],
  fogVoices: [
    'Nad fosą leżała gęsta mgła, gdzieś w środku {seller.a} tłumaczył drogę, a słuchał go {animal.a}.',
  ],
  windyTrousers: [
    'Ciepły wiatr zszedł ze wzgórz i {place.at} nadmuchał {number} par spodni w słonie, aż zaczęły tańczyć.',
  ],
  sleepyEscalator: [
    'Ruchome schody w centrum handlowym przystanęły {time}, żeby w spokoju popatrzeć na deszcz.',
  ],
  lanternTraffic: [
    'Na niebie zrobił się korek z lampionów, a {seller.a} kierował nim {place.at} przy pomocy wachlarza.',
  ],
  geckoCount: [
    'Gekon na suficie zawołał siedem razy, co przynosi szczęście, a potem zawołał ósmy raz, żeby nie przesadzić.',
  ],
  karaokeQueue: [
    'Kolejka do karaoke ciągnęła się {place.at} aż za róg, a na jej końcu ćwiczył gamy {animal.a}.',
  ],
  wrongParade: [
    'Parada wyszła nie w ten dzień co trzeba, więc {place.at} szły same flagi i bardzo zawstydzony puzon.',
  ],
  soapFlowers: [
    'Ktoś rozsypał {place.at} kwiaty wycięte z mydła i {weather} cały bruk zaczął się elegancko pienić.',
  ],
  umbrellaStrike: [
    'Parasolki z Bo Sang ogłosiły strajk i {weather} ani jedna nie chciała się otworzyć.',
  ],
  mangoVerdict: [
    'Jury od mango obradowało {place.at} od południa i wciąż nie mogło ustalić, co to jest kolor.',
  ],
  templeDogs: [
    'Psy ze świątyni zmieniły wartę {time}, z wielką powagą, i {seller.a} zdjął przed nimi kapelusz.',
  ],
  lostSuitcase: [
    'Przed dworcem stała walizka, w niej był {thing.a}, a na niej siedział {animal.a} i czekał na wyjaśnienia.',
  ],
  drumLesson: [
    'Nad kanałem ktoś uczył się grać na bębnie i {weather} odpowiadały mu wszystkie blaszane dachy.',
  ],
  slowElevator: [
    'Winda w starym hotelu zatrzymała się {time} między piętrami, a {animal.a} w środku czytał instrukcję.',
  ],
  bananaAuction: [
    'Na aukcji bananów {place.at} padła kwota tak wysoka, że młotek sam odłożył się na stół.',
  ],
  shadowPuppets: [
    'Cienie z teatru lalek wyszły {place.at} na spacer, a {seller.a} biegał za nimi z latarką.',
  ],
  tealights: [
    'Na wodzie płynęło {number} świeczek, {weather}, i każda uważała, że to pozostałe za nią płyną.',
  ],
  hotPavement: [
    'Bruk {place.at} był po całym dniu tak ciepły, że {animal.a} rozłożył na nim gazetę i zaparzył herbatę.',
  ],
  monkMotor: [
    'Motorower bez kierowcy przejechał {place.at}, uprzejmie trąbiąc, i skręcił tam, gdzie nie ma ulicy.',
  ],
  orchidTemper: [
    'Storczyki na targu obraziły się {time} i odwróciły do klientów tyłem, wszystkie w jednym rzędzie.',
  ],
  moatFish: [
    'Ryby w fosie wypłynęły posłuchać orkiestry, a {seller.a} tłumaczył im {place.at}, co to jest polka.',
  ],
  festivalRehearsal: [
    'Próba fajerwerków odbyła się {weather} bez fajerwerków, ale okrzyków zachwytu było {number}.',
  ],
  nightTailor: [
    'Krawiec spod bramy szył {time} spodnie dla słonia i jak dotąd skończył jedną bardzo długą nogawkę.',
  ],
  rainCheck: [
    'Deszcz zajrzał {place.at} pod każdą plandekę, przeprosił i powiedział, że szuka kogoś innego.',
  ],
  bambooMusic: [
    'Cały bambusowy most grał {weather} jak flet, a {animal.a} chodził po nim tam i z powrotem, szukając melodii.',
  ],
  lostTourists: [
    'Wycieczka z przewodnikiem stała {place.at} już trzecią godzinę, a przewodnikiem okazał się {animal.a}.',
  ],
  brokenNeon: [
    'Na neonie {place.at} świeciła tylko jedna litera, a {seller.a} czytał ją na głos z coraz większym uczuciem.',
  ],
  pillowMarket: [
    'Na targu poduszek zapadła {time} taka cisza, że słychać było, jak ziewa stoisko z kołdrami.',
  ],
  waterMelon: [
    'Arbuz wielkości samochodu stoczył się {place.at} ze straganu i grzecznie zatrzymał na czerwonym świetle.',
  ],
  roofConcert: [
    'Na dachu targu Warorot koncertowały {weather} koguty, a {seller.a} sprzedawał bilety na ciszę.',
  ],
  coconutPhone: [
    'Zadzwonił kokos, {place.at}, i wszyscy udawali, że to nie do nich, aż odebrał {animal.a}.',
  ],
  paintedWall: [
    'Malarz pokrył mur dookoła fosy widokiem muru, {weather}, i nikt już nie wiedział, gdzie stanąć.',
  ],
  foldingChairs: [
    'Dokładnie {number} składanych krzeseł rozłożyło się {place.at} bez niczyjej pomocy i zwróciło ku rzece.',
  ],
  hillTemple: [
    'Schody na wzgórze Doi Suthep miały tej nocy o jeden stopień więcej, a {animal.a} liczył je wszystkie od dołu.',
  ],
  frogOpinion: [
    'Żaby znad kanału ogłosiły {time}, co sądzą o nowym moście, i zajęło im to większą część nocy.',
  ],
  sleepyGuard: [
    'Skuter dostawcy drzemał {place.at}, oparty o latarnię, a latarnia {weather} pilnowała mu kasku.',
  ],
  silkStorm: [
    'Jedwab ze stoisk {place.at} uniósł się na wietrze i przez chwilę niebo było w kolorze {colour}.',
  ],
  noodleKnot: [
    'Na wózku z makaronem zaplątała się {time} jedna nitka, a {seller.a} szedł za nią już przez trzecią ulicę.',
  ],
  statueItch: [
    'Posąg lwa przed świątynią miał minę, jakby swędział go nos, i {animal.a} przyglądał mu się ze współczuciem.',
  ],
  bicycleBells: [
    'Ktoś przestroił {place.at} dzwonki rowerów i odtąd każdy skręt w lewo był walcem, a w prawo tangiem.',
  ],
  mapSeller: [
    'Sprzedawca map zgubił się {place.at} i {weather} pytał o drogę wszystkich, którzy kupili od niego plan.',
  ],
  cricketChoir: [
    'Świerszcze znad Pingu śpiewały {weather} w trzech chórach, a dyrygował nimi {animal.a}.',
  ],
  chessPlayers: [
    'Dwaj szachiści {place.at} grali tę samą partię od czterech lat i {time} jeden z nich podrapał się w ucho.',
  ],
  giantKrathong: [
    'Na rzece zakotwiczył liść bananowca wielkości promu, a {seller.a} sprzedawał na niego bilety powrotne.',
  ],
  bubbleTea: [
    'Ktoś rozlał {place.at} wiadro herbaty z kulkami, a {animal.a} z godnością turlał je pod górę.',
  ],
  quietTown: [
    'Cisza nad starą fosą była tak gęsta, że {seller.a} kroił ją na kawałki i zawijał w liście.',
  ],
  lightningPhoto: [
    'Błyskawica zrobiła {place.at} zdjęcie grupowe i teraz wszyscy czekali na odbitki.',
  ],
  museumNight: [
    'W muzeum parasoli było dziś otwarte do rana i {weather} wszystkie eksponaty chciały wyjść na spacer.',
  ],
  hotAirTickets: [
    'Balon nad polami ryżu wisiał {number} minut w miejscu, bo {animal.a} nie chciał oddać korby.',
  ],
  starInventory: [
    'Ktoś liczył gwiazdy nad Doi Suthep i {time} doszedł do wniosku, że jednej jest za dużo.',
  ],
  parrotRadio: [
    'Radio {place.at} nadawało od zmroku jedną i tę samą reklamę klapek, a {animal.a} znał ją już na pamięć.',
  ],
}
