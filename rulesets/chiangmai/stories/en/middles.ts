/** What happens to somebody: absurd, nobody's fault, and never at a table. */
export const middles = {
  trouserBalloon: [
    'Then a gust from below filled the elephant trousers of {somebody}.',
    'They were last seen at the height of the temple roof, steering with a fan.',
  ],
  basketTower: [
    'A tower of rice baskets began to lean, and {somebody} stepped forward to hold it up.',
    'It was a noble idea, and {number} baskets disagreed with it.',
  ],
  lanternString: [
    'In the crowd {somebody} held a sky lantern by its string, waited for the photograph, and forgot to let go.',
    'The photograph is said to be excellent.',
  ],
  shortcut: [
    'Home for ten baht, said the driver of {vehicle.a}, and knew a shortcut.',
    'The shortcut led through the river, and {somebody} was too polite to mention it.',
  ],
  leaningOnTheBell: [
    'Just then {somebody} leaned against the great temple bell to tie a sandal.',
    'It was the hour for ringing it, and the hour was twelve.',
  ],
  elephantHiccups: [
    'In the distance an elephant got the hiccups, and with each one the ground gave a little hop.',
    'Hop by hop {somebody} came closer to the river, still talking about real estate.',
  ],
  hoistedDurian: [
    'The largest durian of the year was being hoisted up for the jury.',
    'Nobody had explained to {somebody} why there was such a wide and empty circle underneath.',
  ],
  highNote: [
    'On the karaoke stage {somebody} went for a note that no one had ever come back from.',
    'Glasses burst, dogs bowed, and the whole stage slid quietly into the moat.',
  ],
  foldedTowel: [
    'One foot massage had been booked by {somebody}, and it was very, very thorough.',
    'After the feet they folded the rest as well, neatly, like a hotel towel.',
  ],
  biggestUmbrella: [
    'The biggest paper umbrella in the province was opened, just for fun, by {somebody}.',
    'The wind had been waiting for exactly that since April.',
  ],
  geckoSwitch: [
    'A gecko dropped from the ceiling onto the light switch.',
    'In the dark {somebody} walked on, calmly and with great confidence, in the direction of the river.',
  ],
  ridingLesson: [
    'A water buffalo needed a teacher for the scooter, and {somebody} had never learned to say no.',
    'They took the curve at the moat together, or at least the beginning of it.',
  ],
  longestNoodle: [
    'The longest noodle in the north was being measured, and {somebody} was asked to hold one end.',
    'The other end was tied to {vehicle@v.a}, and nobody had told {vehicle@v.the}.',
  ],
  afterYou: [
    'In the queue for mango sticky rice {somebody} let one person go ahead, then another, then a school.',
    'They grew very old there, in the friendliest possible way.',
  ],
  belowZero: [
    'Meanwhile {somebody} bargained so well for {thing.a} that the price fell below zero.',
    'The whole stall had to be handed over as change, and all of it landed together.',
  ],
  backwards: [
    'For a photograph with an elephant in the distance {somebody} walked backwards to fit it in.',
    'The distance was considerable, and so was the canal.',
  ],
  squareMetre: [
    'Then the monsoon let go of a whole month of rain on one square metre.',
    'In the middle of it stood {somebody}, holding out a hand to see if it was raining.',
  ],
  wavingRaft: [
    'A bamboo raft came untied with {somebody} on board, waving.',
    'Everybody waved back, warmly and without exception, all the way to the weir.',
  ],
  puppetStrings: [
    'At the puppet theatre {somebody} got caught in the strings and gave a deeply moving performance.',
    'There were {number} encores, and by morning the whole bundle was on tour in Malaysia.',
  ],
  dogPillow: [
    'A temple dog chose the feet of {somebody} as a pillow and settled down for a few days.',
    'You do not disturb a temple dog, and then the parade came round the corner.',
  ],
  fanLevelNine: [
    'Against the heat {somebody} turned the big ceiling fan up to nine, although the dial ended at five.',
    'It rose like a helicopter, and it did not leave alone.',
  ],
  staringContest: [
    'A rooster challenged {somebody} to a staring contest in the middle of the road.',
    'Neither of them blinked, not even when {vehicle.a} honked.',
  ],
  stoneDragons: [
    'For a bet {somebody} stood perfectly still among the stone dragons of the temple stairs.',
    'It was so convincing that the restorers came and gilded everything.',
  ],
  suitcase: [
    'A tourist could not close a suitcase, and {somebody} kindly sat on it, and then, to press from inside, in it.',
    'It left for Laos on the early bus.',
  ],
  iceCreamTrunk: [
    'Looking for a lost earring, {somebody} leaned deep into {colour.a} ice-cream cart.',
    'The lid fell shut, the cart rolled off, and it is playing its little tune to this day.',
  ],
  yogaKnot: [
    'Doing yoga by moonlight, {somebody} managed the knot that even the teacher only draws on paper.',
    'Nobody has yet found out where it begins.',
  ],
  runawayKite: [
    'A runaway kite looped itself around the ankle of {somebody} and made straight for Burma.',
    'From below, they could be heard giving it directions for quite a while.',
  ],
  gardenSwing: [
    'On the swing in the temple garden {somebody} called out for a little more height.',
    'The call was heard by {animal.a}, which took it personally.',
  ],
  escalator: [
    'The only escalator of the mall changed direction without a word.',
    'On it {somebody} kept walking, politely, until the shoes, the steps and the century had worn out.',
  ],
  paperDragon: [
    'The paper dragon was short of a back end, and {somebody} slipped in to help.',
    'The dragon turned left, its back end turned right, and the hill was steep.',
  ],
  rightShoe: [
    'On the temple steps {somebody} looked for the right pair among {number} identical flip-flops.',
    'The search went on through the hot season, the cool season and the flood.',
  ],
  allAtOnce: [
    'There were {number} tuk-tuks for only one passenger, and that passenger was {somebody}.',
    'Everybody honked, everybody smiled, and everybody arrived at once.',
  ],
  riceCooker: [
    'The biggest rice cooker in Thailand would not start, and {somebody} climbed in to read the manual.',
    'It was printed on the underside of the lid.',
  ],
  glassesThief: [
    'A macaque borrowed the glasses of {somebody}, who followed it along the temple roof.',
    'The macaque knew exactly where the roof ended, and besides, it could see.',
  ],
  coconutPalm: [
    'A coconut palm had been meaning to let go all evening.',
    'Out of courtesy it waited until {somebody} underneath had finished the sentence.',
  ],
  soapSlide: [
    'A bucket tipped over in the street of the soap carvers, and {somebody} began to slide.',
    'They passed the gate, the bridge and both markets, nodding to everybody on the way.',
  ],
  fastTailor: [
    'A suit in one hour, the tailor promised, and {somebody} stood very straight on the stool.',
    'The lining, the pockets and the customer were all sewn in beautifully.',
  ],
  greatGong: [
    'The largest gong of the north was to be rung, and it needed a steady hand at the back.',
    'The honour went to {somebody}, who is still humming, faintly, in the next province.',
  ],
  flyingBench: [
    'As an experiment, {number} lanterns had been tied to a bench, and {somebody} only meant to sit down.',
    'From up there, they reported, the city looked lovely.',
  ],
  oldCatfish: [
    'The oldest catfish of the Ping came up, looked around, and lifted one whisker in the direction of {somebody}.',
    'Nobody argues with a fish of that age.',
  ],
  stopButton: [
    'In a songthaew {somebody} pressed the stop button, and pressed it, and pressed it.',
    'It did stop, eleven days later, well out at sea.',
  ],
  frogShelf: [
    'From the back of a stall {somebody} picked the one wooden frog that was holding up all the others.',
    'There were {number} shelves of them, and each frog had an opinion.',
  ],
  candyfloss: [
    'Strolling past the candyfloss machine, {somebody} was caught by the scarf and spun into a large pink cloud.',
    'A light wind took it off towards the mountains.',
  ],
  staffDoor: [
    'In search of the washroom {somebody} opened a door marked “Staff, Spirits and Deliveries Only”.',
    'It closed behind them with a very satisfied click.',
  ],
  grandPrize: [
    'With a ticket for one baht {somebody} won the grand prize, a full-grown buffalo, delivered by air.',
    'The parachute was to follow by post.',
  ],
  fishSpa: [
    'At the fish spa {somebody} looked bored and asked whether there were any larger fish.',
    'The small ones moved aside, out of respect.',
  ],
  hammock: [
    'In a hammock {somebody} turned over, and over, and over, to get comfortable.',
    'By the morning it looked so much like a cocoon that the silk factory came and signed for it.',
  ],
  caughtHat: [
    'On the bridge {somebody} dropped a hat, caught it, dropped it, and caught it a little lower down.',
    'The river admired the effort.',
  ],
  youngBamboo: [
    'To think something over, {somebody} sat down on a young bamboo.',
    'Bamboo grows by a metre a day, and it was a very long thought.',
  ],
  paintedElephant: [
    'Behind the photo wall {somebody} looked out through the hole in the painted elephant and smiled.',
    'The wall was on wheels, the street was on a slope, and the smile never slipped.',
  ],
  roomyDrum: [
    'The temple drum was cool and roomy, and {somebody} climbed inside to get out of the heat.',
    'Then came the great drum festival, all three days of it.',
  ],
  marketScales: [
    'At the vegetable market {somebody} stepped onto the big scales, just to know.',
    'A crate of durians was set down on the other side, and it was not set down gently.',
  ],
  scooterDominoes: [
    'In a row of {number} parked scooters {somebody} bumped into one, only lightly.',
    'The row fell like dominoes all the way around the moat, and came back from the other side.',
  ],
  signpost: [
    'A signpost turned round in the wind, and {somebody} followed it on foot, trusting and cheerful.',
    'The next signpost was in China, and it was turning as well.',
  ],
  folkDance: [
    'The folk dance went round in a ring, faster and faster, with {somebody} on the outside.',
    'When the ring let go, the city of Lampang was notified.',
  ],
  lotusLeaf: [
    'A lotus leaf in the moat looked strong enough for a frog, a duck and one careful adult.',
    '{somebody.cap} was not quite careful enough.',
  ],
  thankTheCaptain: [
    'Halfway across the moat {somebody} stood up in the boat to thank the captain.',
    'The captain stood up as well, to say that it was nothing.',
  ],
  wishBranch: [
    'In the temple garden {somebody} hung up a wish on the outermost branch, so that heaven could see it.',
    'The branch had a wish of its own.',
  ],
  iceBlock: [
    'A block of ice as tall as a door slid off {vehicle.a}, and {somebody} offered to stop it.',
    'It was delivered on time, with a most helpful expression inside.',
  ],
  foldingMarket: [
    'The night market was closed from both ends at once, stall by stall, folding inwards.',
    'In the exact middle stood {somebody}, comparing fridge magnets.',
  ],
  gapInTheTraffic: [
    'At the ring road {somebody} waited, as everyone is told to, for a gap in the traffic.',
    'The traffic is expecting one in the spring, if the weather holds.',
  ],
}
