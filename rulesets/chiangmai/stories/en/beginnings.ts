/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  lateMoon: [
    'The moon was late over Chiang Mai, and {seller.a} {place.at} had already complained about it to the whole queue.',
  ],
  boredBells: [
    'The temple bells rang three, then four, then three, because even the bells had lost interest in the time.',
  ],
  everythingForSale: [
    'It was one of those nights when the Night Bazaar sold everything, including {thing.a} that nobody remembered making.',
  ],
  politeRiver: [
    'The Ping river had risen by one polite centimetre and was listening to the city {weather}.',
  ],
  circlingSongthaew: [
    'A red songthaew had been circling the moat since Tuesday, because none of its passengers wanted to be the one to ring.',
  ],
  elephantSneeze: [
    'Far up the valley an elephant sneezed, and {place.at} every lantern went out, as a courtesy.',
  ],
  tukTukChoir: [
    'Exactly {number} tuk-tuks were parked {place.at}, humming the same love song in different keys.',
  ],
  oneBaht: [
    'The price of {food.some} had gone up by one baht, and the city lay awake in outrage {weather}.',
  ],
  earlyMonsoon: [
    'The monsoon had promised to come at ten, arrived at nine, and blamed the traffic {place.at}.',
  ],
  catMeeting: [
    'All the cats of the old city were holding a meeting {place.at}, and {animal.a} was taking the minutes.',
  ],
  fortuneRefunds: [
    'The fortune teller {place.at} had closed early and hung out a sign: refunds tomorrow, as you already know.',
  ],
  voiceInTheFog: [
    'Thick fog lay on the moat, and somewhere inside it {seller.a} was giving directions to {animal.a}.',
  ],
  dancingTrousers: [
    'A warm wind blew in from the hills and filled {number} pairs of elephant trousers until they danced {place.at}.',
  ],
  geckoCount: [
    'A gecko on a temple wall called out seven times, which brings luck, and then an eighth time, which is nobody’s business.',
  ],
  karaokeHour: [
    'Somewhere behind {place.the} the karaoke had reached its fourth hour and its only song.',
  ],
  powerCut: [
    'The lights failed {place.at} at exactly the moment when {seller.a} said that nothing could go wrong.',
  ],
  rollingDurian: [
    'A durian rolled the whole length of {place.the} all by itself, and people made way as if for an ambassador.',
  ],
  umbrellasOpen: [
    'The paper umbrellas of Bo Sang had all opened at once, which they only do {weather} or for a very good rumour.',
  ],
  lanternTraffic: [
    'There were so many lanterns in the sky that {seller.a} had begun to direct the traffic up there with a broom.',
  ],
  orchidGossip: [
    'The orchids were gossiping, the jasmine pretended not to listen, and {place.at} {animal.a} took notes.',
  ],
  scooterLesson: [
    'A tourist had just learned to ride a scooter {place.at}, and the news spread faster than the scooter.',
  ],
  sweptLeaves: [
    'In front of the great chedi a novice was sweeping leaves, and for every leaf swept up, {animal.a} carefully brought back another.',
  ],
  questionMark: [
    'The steam above {food.a} had taken the shape of a question mark, and {seller.a} {place.at} refused to answer it.',
  ],
  busStationClock: [
    'The big clock at the bus station stopped {time}, apologised over the loudspeaker, and went home.',
  ],
  swappedGuides: [
    'Three tour groups met {place.at}, swapped guides by accident, and set off contentedly in the wrong directions.',
  ],
  frogConcert: [
    'The frogs along the moat had just begun their concert {weather} when {animal.a} asked for something slower.',
  ],
  nightLight: [
    'Up on Doi Suthep the golden temple glowed like a night light, and down {place.at} nobody had any intention of going to bed.',
  ],
  meltingPoint: [
    'It was so hot that the coconut ice cream asked to be put back, and {seller.a} offered to go with it.',
  ],
  mangoSeason: [
    'It was the height of the mango season, and {place.at} you could not lean on anything without being offered a discount.',
  ],
  earlyRooster: [
    'A rooster crowed {time}, was told by {seller.a} that it was far too early, and crowed more quietly.',
  ],
  radioForecast: [
    'The radio had promised a calm night, and followed it up with a drum solo that shook {place.the}.',
  ],
  leafBoats: [
    'Little boats of banana leaf drifted down the Ping, each with a candle, a wish, and in one case {thing.a}.',
  ],
  sighingFeet: [
    'The massage chairs {place.at} were full of tourists, and {number} pairs of feet sighed as one.',
  ],
  blownLaundry: [
    'The laundry of an entire guesthouse had blown away {weather}, and {animal.a} was now wearing most of it.',
  ],
  puppetAudience: [
    'The puppet theatre {place.at} had sold out, mostly to other puppets and to {animal.a}.',
  ],
  proudBus: [
    'The night bus from Bangkok arrived {time} with nobody on board, perfectly punctual and extremely proud of it.',
  ],
  longBargain: [
    'For three hours {seller.a} and a tourist had been bargaining over {thing.a}, and by now the tourist was being paid.',
  ],
  dreamingDog: [
    'Nobody could cross the street {place.at}, because a temple dog lay in the middle of it, dreaming of a career in opera.',
  ],
  newColour: [
    'Every tuk-tuk in the city had turned {colour} overnight, and {number} drivers were wandering about, trying keys.',
  ],
  spellingFireflies: [
    'The fireflies above the moat were spelling a word {weather}, but so far they had only agreed on the letter B.',
  ],
  leftFlipFlops: [
    'In front of the temple stood {number} left flip-flops, not a single right one, and {animal.a} looking the other way.',
  ],
  spiritHouse: [
    'The spirit house {place.at} had been given its red soda, as always, but this time it asked to see the menu.',
  ],
  morseLamps: [
    'The streetlamps flickered in Morse code {place.at}, and {animal.a} seemed to be the only one who could spell.',
  ],
  lonelyKite: [
    'High above {place.the} hung a lonely kite, and not even {seller.a} could say who was holding the other end.',
  ],
  unplannedParade: [
    'A parade went past {seller.a} {weather}, although no parade had been planned and nobody in it knew the way.',
  ],
  cookingClass: [
    'The cooking class {place.at} had just reached page two when {animal.a} walked in, looked into every pot and shook its head.',
  ],
  hugeHats: [
    'A delivery of {number} straw hats had arrived {place.at}, every one of them in the size of a water buffalo.',
  ],
  coolingFood: [
    'It was so quiet {place.at} that you could hear {food.a} getting cold and {seller.a} regretting it.',
  ],
  noWireless: [
    'The wireless at the corner café had failed, and people {place.at} were looking at each other with growing alarm.',
  ],
  singingBridge: [
    'The Iron Bridge creaks in B flat on damp nights, and this time {seller.a} had brought a guitar.',
  ],
  stickyWaterfall: [
    'Outside the city the sticky waterfall had become even stickier, and the news had just arrived {place.at}, attached to its messenger.',
  ],
  silverHammers: [
    'On the silver street the hammers were tapping away {weather}, always a little to the left of the beat.',
  ],
  slowCoffee: [
    'A café on Nimman Road was serving a coffee so slow that its customers had their letters delivered there.',
  ],
  driftingElephant: [
    'An inflatable elephant had come loose {place.at} and drifted over the roofs with an expression of deep peace.',
  ],
  lotteryByOne: [
    'The lottery numbers were out, and {place.at} {number} people had missed the grand prize by the same digit.',
  ],
  pickyCatfish: [
    'The catfish in the moat had gone off bread and were asking, quite firmly, for {food.some}.',
  ],
  earlyTrain: [
    'The night train was early for once in its career, and the station had not even put its trousers on.',
  ],
  sittingBuffalo: [
    'A water buffalo had sat down on the ring road {time} and would not discuss it with {seller.a}.',
  ],
  drumTimer: [
    'From the temple came the beat of the big drum, once a minute, so that {seller.a} could time the rice.',
  ],
  weddingPhotos: [
    'A wedding party was being photographed {place.at}, and {animal.a} was in every single picture.',
  ],
  stubbornYoga: [
    'The moonlight yoga class {place.at} had been holding the same pose since Thursday, out of pure stubbornness.',
  ],
  smallChange: [
    'Nobody {place.at} had any small change, and so {food.a} had been passed from hand to hand as money since sunset.',
  ],
}
