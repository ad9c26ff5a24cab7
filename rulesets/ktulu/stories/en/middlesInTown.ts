/** What happens to somebody in town and on the prairie: absurd, nobody’s fault, and never at a table. */
export const middlesInTown = {
  rollTumble: [
    'To see where they go, {somebody} held on to a large tumbleweed on Main Street.',
    'They go to Kansas, it appears, by way of everything else.',
  ],
  pianolaRoll: [
    'In the saloon {somebody} reached into the pianola to turn the page.',
    'It was in the middle of the Hungarian Rhapsody and did not stop for anybody, and the last chord was very full.',
  ],
  waterTowerLid: [
    'From the top of the water tower {somebody} wanted to admire the sunset over the prairie.',
    'The lid had been admired before, by {number} others, and was tired.',
  ],
  mineCart: [
    'At the silver mine {somebody} sat down in a cart to shake a pebble from a boot.',
    'The cart had been waiting since 1849 for somebody to sit down.',
  ],
  branding: [
    '{somebody.cap} stood in for a post so that {neighbour.a} could measure the new fence.',
    'The fence is two hundred miles long by now, and nobody recalls which one it was.',
  ],
  swingDoorTwice: [
    'Through the swing doors {somebody} went out, and in, and out, and in, and out.',
    'By sundown they had both worn thin, the doors and the visit.',
  ],
  tintypeFlash: [
    'The photographer begged {somebody} not to breathe for the length of one exposure.',
    'It was a very dark day, and a very slow plate.',
  ],
  stampede: [
    'In front of {number} longhorns {somebody} sneezed, quite softly, into a lace handkerchief.',
    'Since then the handkerchief has been seen in Texas.',
  ],
  balloonRide: [
    '{somebody.cap} took hold of the balloon because {neighbour.a} had to find a pencil.',
    'There are a great many pencils in Dry Anchor, and the wind was from the east.',
  ],
  bellClapper: [
    'In the little white church {somebody} stepped in for the clapper of the bell, which was being mended.',
    'It was a wedding, and they rang for the guests from both counties.',
  ],
  beanPot: [
    'To taste whether they were done, {somebody} leaned into the great bean pot of the chuck wagon.',
    'They were done, the cook says, and had been for some time, and were lonely.',
  ],
  snakeOilSpoon: [
    '{somebody.cap} tried the tonic against the past, the large bottle, in one go.',
    'It worked as it said on the label, from the top downwards.',
  ],
  trainWater: [
    'On the track {somebody} lay down with one ear to the rail to find out when the train was due.',
    'It was due.',
  ],
  lassoMoon: [
    'At the lasso school {somebody} threw higher than anybody ever had and caught the new moon by one horn.',
    'The moon had not finished rising.',
  ],
  prairieFire: [
    'Behind the stable {somebody} lit a very small fire to boil a very small egg, {weather}.',
    'It had not rained since the founding of the town.',
  ],
  sandRiver: [
    'Where the surveyor had drawn a river, {somebody} took a running dive.',
    'The river was informed by letter, and it did come, at about a quarter past three.',
  ],
  hotelDumbwaiter: [
    'At the Grand Prairie Hotel {somebody} rode the dumb waiter down for a second helping.',
    'In the kitchen they were rather busy, and served whatever came.',
  ],
  oilDerrick: [
    'Out on the flats {somebody} pulled a cork from the ground, just to see.',
    'The column was visible from Sacramento, and on top of it, quite upright, sat a small figure with a hat.',
  ],
  rockingChair: [
    'In the fastest rocking chair in the territory {somebody} took up a bet.',
    'The porch was left at about the hundredth swing, the county a little later.',
  ],
  pumaCat: [
    '{somebody.cap} picked up a sad little kitten {place.at} and promised to find the owner.',
    'The owner was right behind, and weighed as much as a piano.',
  ],
  goldPan: [
    'In the creek {somebody} found a nugget, and then a larger one, and then one the size of a wardrobe.',
    'The last one was holding up the hill.',
  ],
  pieContest: [
    'At the pie contest {somebody} bit into number {number}, the one with the high crust.',
    'Under the crust there was steam, and above the steam, quite soon, there was the schoolhouse roof.',
  ],
  organBlow: [
    'In the church {somebody} pumped the organ for a visitor who had only one hymn left to play.',
    'It has {number} verses, and they were all sung.',
  ],
  cactusHug: [
    'After three days without company {somebody} shook hands with the big cactus behind the livery stable.',
    'It was moved, and would not let go.',
  ],
  mirrorBoston: [
    '{somebody.cap} walked up to the great mirror in the saloon to straighten a tie.',
    'It still showed Boston, and there they drive on the right, and quickly.',
  ],
  hayLoft: [
    'From the loft {somebody} jumped into the hay with a shout, as you do.',
    'It had been sold that morning, to the left.',
  ],
  windPumpRide: [
    'On the wind pump {somebody} sat down on a blade to mend it.',
    'The wind had been away for a week, and came home in high spirits.',
  ],
  mudBath: [
    '{somebody.cap} lay down in the warm mud of the buffalo wallow, which is said to be good for the back.',
    'The buffalo say so too, all {number} of them, and they came at six.',
  ],
  ghostTown: [
    'Over at the ghost town {somebody} knocked on a door as a joke and called: anybody home.',
    'They were very pleased, they do not get many visitors, and they would not hear of leaving.',
  ],
  canyonEcho: [
    'At the edge of the canyon {somebody} asked the echo to speak up.',
    'It leaned over, and so did the other one.',
  ],
  handcar: [
    '{somebody.cap} borrowed the handcar to fetch the paper from the next station, and went a little faster, and then a little faster.',
    'The next station is still shaking.',
  ],
  melonBox: [
    'On the melon wagon {somebody} took away the wedge because it looked untidy.',
    'All the way down to the harbour people say that it was a beautiful sight, until the anchor.',
  ],
  telegraphWire: [
    'To save the dime {somebody} climbed the pole and shouted the message along the wire.',
    'It was received in Omaha, complete, with hat and boots.',
  ],
  dustDevil: [
    'In front of the store {somebody} asked a small dust devil for a dance.',
    'It knew the waltz, the polka, and the way to Arizona.',
  ],
  goldenHammer: [
    'When the golden spike was to be driven in, {somebody} held it, so that it would stand straight for the picture.',
    'There were {number} hammers and one count of three.',
  ],
  quickGlue: [
    '{somebody.cap} sat down on the freshly varnished bench outside the bank, to think.',
    'They had meant to wait until it was dry, but the centenary came first.',
  ],
  camelCorps: [
    'The army had left a camel behind, and {somebody} told it that it was only a funny horse.',
    'It thought that over for {number} miles, and then it mentioned it.',
  ],
  stereoscope: [
    'In the fairground tent {somebody} looked for too long into the box with the view of Niagara.',
    'Afterwards the tent was wet through, and the box was empty.',
  ],
  tentPole: [
    'When the opera tent swayed in the wind, {somebody} held on to the pole with all their strength.',
    'The soprano was just being lifted up to heaven, and the tent went along.',
  ],
  saltLick: [
    'At the salt lick {somebody} spread out a blanket for a quiet picnic.',
    'The herd was very civil about it, and left the basket.',
  ],
  iceHouse: [
    '{somebody.cap} went into the ice house on the hottest day to cool down for a minute.',
    'The minute has kept extremely well, and so has the smile.',
  ],
  cornMaze: [
    'In the corn {somebody} took a short cut to the dance.',
    'The corn grew an inch an hour that summer, and was proud of its corners.',
  ],
  stampPaste: [
    'At the post office {somebody} leaned against the counter and was, by an oversight, franked.',
    'It was correct postage for Patagonia, printed matter, by the slow boat.',
  ],
  eggRace: [
    'At the egg race {somebody} had a lead of a mile, because everybody else had stopped at the cliff.',
    'The egg was caught.',
  ],
  porchSwing: [
    '{somebody.cap} fell asleep in the hammock between the two steam ploughs, which were not in use.',
    'At five they were in use, one northward and one southward.',
  ],
  windVane: [
    'The weathercock on the church was stuck, so {somebody} sat on it to show it the way.',
    'The weather saw that, and turned.',
  ],
  buffaloRug: [
    'In the hotel lobby {somebody} tickled the buffalo rug behind the ears.',
    'It had only been lying down.',
  ],
  dentistChair: [
    '{somebody.cap} took a seat in the smart chair with the levers, at the fair, and asked to be put a bit higher.',
    'They had three levers left, and a crowd that encouraged them.',
  ],
  cloudSeed: [
    '{somebody.cap} stood {place.at} in the middle of the field and told the sky what everybody thought of it.',
    'The sky had a short answer, with a fork in it.',
  ],
  molasses: [
    'At the store {somebody} bent over the molasses barrel for the last sweet drop.',
    'It is slow stuff, but it had all the time in the world.',
  ],
}
