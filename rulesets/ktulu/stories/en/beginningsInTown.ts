/** Where the night stands in town and on the prairie: one sentence each, and nobody is in danger yet. */
export const beginningsInTown = {
  highNoonClock: [
    'The station clock of Dry Anchor had been showing noon since Tuesday, and {neighbour.a} was having lunch for the ninth time.',
  ],
  tumbleweed: [
    'A tumbleweed rolled down Main Street {weather}, stopped at the crossing, looked both ways, and rolled on.',
  ],
  pianola: [
    'In the saloon the pianola was playing by itself, and {neighbour.a} had sat down beside it so that it would not look lonely.',
  ],
  swingDoors: [
    'The swing doors of the Thirsty Pelican had been swinging for three days, and nobody could remember who had come in or gone out.',
  ],
  goldRush: [
    'Word had got about that there was gold {place.at}, and {number} people were digging very quietly, each with a teaspoon.',
  ],
  telegraph: [
    'The telegraph clicked out a message {time}, and {neighbour.a} tapped back that nobody of that name lived here.',
  ],
  waterTower: [
    'The water tower had sprung a leak, and {animal.a} was taking a shower underneath with its eyes closed.',
  ],
  falseFronts: [
    'The wind had blown down the false front of the bank, and behind it there turned out to be another false front.',
  ],
  blacksmith: [
    'At the smithy they had made {number} horseshoes and no horse, and {neighbour.a} called it progress.',
  ],
  cattleDrive: [
    'The great cattle drive came through town {weather}, and the last of the herd wiped its hooves on the mat.',
  ],
  rockingChairs: [
    'On the porch of the general store {number} rocking chairs were rocking in time, though only three were taken.',
  ],
  wantedLamp: [
    'The lamplighter had lit the only lamp {place.at}, and all the moths in the territory were queueing in front of it.',
  ],
  snakeOil: [
    'From the back of a wagon {neighbour.a} was selling a tonic against the past, and {animal.a} asked for a second spoonful.',
  ],
  churchSocial: [
    'At the church social the last pie was still going round, and {neighbour.a} had bid {thing.a} for it.',
  ],
  bathhouse: [
    'The bathhouse had hot water for the first time since spring, and {number} cowboys stood outside, pretending to wait for a train.',
  ],
  hatContest: [
    'In Dry Anchor the hats had grown so tall that year that {animal.a} was renting out a room in one of them.',
  ],
  railroadLast: [
    'The railway had been finished except for the last yard, and {neighbour.a} was standing {place.at} with the yard under one arm.',
  ],
  cactusBloom: [
    'Behind the livery stable the big cactus had flowered overnight, and {neighbour.a} sang to it {weather}.',
  ],
  mailBag: ['The pony post had arrived with {number} letters and {thing.a}, and without the pony.'],
  tintype: [
    'The travelling photographer had told the whole town to keep still, and had then gone off to look for the lens.',
  ],
  bankClock: [
    'In the bank the safe stood open to let in some air, and {animal.a} was asleep on the small change.',
  ],
  silverMine: [
    'From the silver mine came {number} short whistles, which means lunch, and then a long one, which means dessert.',
  ],
  duststorm: ['The dust storm had lifted the town {time} and set it down a little to the left.'],
  harmonica: [
    'Far out on the prairie somebody was playing the harmonica, and every coffee pot in the county hummed along.',
  ],
  chuckwagon: [
    'At the chuck wagon the beans had been simmering since the Civil War, and {neighbour.a} lifted the lid to say good evening.',
  ],
  schoolBell: [
    'The schoolteacher rang the bell {time}, and {animal.a} came in, sat down, and knew the capital of Nebraska.',
  ],
  undertakerNap: [
    'The carpenter had finished {thing.a} by mistake, and half of Dry Anchor had come to see what was wrong with it.',
  ],
  saddleShop: [
    'In the window of the saddler sat {number} saddles on a fence, looking out at the road like an audience.',
  ],
  moonSpur: [
    'The moon came up over the mesa with a soft jingle, as if it had forgotten to take off its spurs.',
  ],
  buffaloCrossing: [
    'The evening train waited {place.at} for a herd of buffalo, which was waiting for the evening train.',
  ],
  laundryLine: [
    'On the washing line between the bank and the church {neighbour.a} was drying {number} handkerchiefs and one enormous sock.',
  ],
  windPump: [
    'The wind pump had been oiled, and for the first time in years you could hear {animal.a} thinking.',
  ],
  boardwalk: [
    'Every plank of the boardwalk creaked on a note of its own, and {neighbour.a} went home along it in waltz time.',
  ],
  balloonMesa: [
    'From the mesa {neighbour.a} had sent up a balloon, with {thing.a} for ballast and no particular plan.',
  ],
  fiddler: [
    'At the barn dance the fiddler had fallen asleep in the middle of a reel, and the dancers were going round on trust.',
  ],
  sunsetOrder: [
    'The sunset was so red that evening that {neighbour.a} {place.at} asked whether it could be had in yards.',
  ],
  prairieDogs: [
    'The prairie dogs stood in rows in front of their holes, and {animal.a} was reading out the minutes of the last meeting.',
  ],
  newspaperType: [
    'At the Dry Anchor Echo they had run out of the letter E, and the whole front page was being read with a lisp.',
  ],
  goldenSpike: [
    'They had driven in the golden spike three times now, because each time {neighbour.a} had blinked in the picture.',
  ],
  tentShow: [
    'The tent of the travelling opera had been pitched too near the stable, and in the second act {animal.a} had got applause.',
  ],
  mapMaker: [
    'The railway surveyor had drawn the river where it ought to be, and since midnight the river had been trying to comply.',
  ],
  coffeeGrounds: [
    'In the kitchen of the Grand Prairie Hotel the coffee was so thick that the spoons had come to an understanding with it.',
  ],
  windowShutter: [
    'All along Main Street the shutters closed one after the other, and the last one closed on {neighbour.a}.',
  ],
  melonWagon: [
    'A wagon full of melons stood {place.at} with nobody on the box, and it was slowly making up its mind.',
  ],
  saloonMirror: [
    'The great mirror for the saloon had come all the way from Boston, and it still showed Boston.',
  ],
  lassoSchool: [
    'At the lasso school they were practising on {thing.a}, and it had got away twice.',
  ],
  crickets: [
    '{weather.cap} even the crickets of Dry Anchor kept time, and {neighbour.a} was conducting them with a toothpick.',
  ],
  mesaShadow: [
    'The shadow of the mesa had reached the church by five, the bank by six, and was now asking for a room.',
  ],
  bridgeToll: [
    'At the wooden bridge {neighbour.a} was collecting the toll from {animal.a}, who wanted a receipt.',
  ],
  mayflyHotel: [
    'At the Grand Prairie Hotel the guest book had filled up overnight with {number} signatures and one hoof.',
  ],
}
