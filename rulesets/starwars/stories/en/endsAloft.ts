/** What is left up there in the morning, and the line that leads up to the name. */
export const endsAloft = {
  newStar: [
    'Since this morning there has been one more star above Tatooine, a small one, a bit cheeky.',
    'The astronomers argued for an hour and then simply called it {name}',
  ],
  driftingScarf: [
    'Far beyond the last buoy of the Outer Rim a scarf is drifting, slowly, with great composure.',
    'It was knitted by an aunt, and along its edge it says {name}',
  ],
  moonDark: [
    'The smaller moon of Yavin did not rise today, and when it was asked, it turned its face to the wall.',
    'On the far side, where nobody looks, it had scratched {name}',
  ],
  radioSilence: [
    'At noon all the ships on the Kessel Run switched off their engines and rolled.',
    'On every channel you could hear the same soft word, and it was {name}',
  ],
  cometLetters: [
    'Seven starfighters came by in formation and wrote something across the whole sky.',
    'It faded quickly, but children on three planets could spell it: {name}',
  ],
  satelliteBeep: [
    'An old astromech has been beeping all morning, three short, one long, and a sniff.',
    'Translated freely, say the experts at Nar Shaddaa, that means {name}',
  ],
  emptySeat: [
    'On the bridge of {ship.a} the belt of one seat was fastened, and there was nobody in it.',
    'The crew saluted the headrest, on which somebody had embroidered {name}',
  ],
  meteorShower: [
    'At the funeral it rained meteors on Jakku, small ones, and each of them made a wish.',
    'They all wished for the same thing, and that was {name}',
  ],
  asteroidNamed: [
    'The committee for small planets met on Coruscant in haste and had only one item on its agenda.',
    'A potato-shaped rock behind Yavin now carries the proud name of {name}',
  ],
  ringGap: [
    'In the rings of Geonosis there is a gap, exactly one person wide, and it stays.',
    'When the sun shines through, its light falls on the word {name}',
  ],
  logbook: [
    'The captain of the star cruiser opened the logbook, licked the pencil, and looked out of the window for a long time.',
    'Clear view, calm sea of stars, lost overboard: {name}',
  ],
  toothbrush: [
    'A toothbrush is circling the Kessel station, once every {number} minutes, and nods at the porthole in passing.',
    'On the handle, bitten into the plastic, you can read {name}',
  ],
  blackHoleBurp: [
    'Around midday the black hole of Kessel made a small noise and put a hand before its event horizon.',
    'Then it returned one button, still faintly warm from {name}',
  ],
  signalFire: [
    'From planet to planet in the Outer Rim little fires were lit, one answering the other, out to the very edge.',
    'And at the very edge somebody took off a hat and said {name}',
  ],
  whaleSong: [
    'The banthas surfaced in a row and blew a tall, sad fountain of sand.',
    'There is a gap in their song now, just long enough for {name}',
  ],
  towedBarge: [
    'Very slowly {ship.a} was pulled through the harbour with flowers on its bow.',
    'It had been repainted overnight, and its new name is {name}',
  ],
  orbitalMinute: [
    'All of Coruscant held still for a minute, so that everybody slid a little to the east.',
    'Nobody complained, as it was in honour of {name}',
  ],
  lanternJelly: [
    'The shining mynocks went out, one after the other, until only a handful were lit.',
    'From the observation deck these could be read like a sign: {name}',
  ],
  starAuction: [
    'At the Jawas’ auction of belongings there was a map, a mouth organ and a very ugly lamp.',
    'Everybody bid far too much, since all of it had been loved by {name}',
  ],
  boomerangHat: [
    'Once every hour a hat comes round Tatooine, from the east, at eye level.',
    'People have learned to duck, and to murmur in passing {name}',
  ],
  unfinishedCrossword: [
    'In the common room of the star cruiser lay a crossword, complete except for one across.',
    'The clue was: always the last to leave a party, and it fits, {name}',
  ],
  sunspot: [
    'The brighter of Tatooine’s two suns has had a freckle since today and wears it with pride.',
    'Through smoked glass, with a steady hand, you can make out the profile of {name}',
  ],
  galaxyWill: [
    'The will was opened by {official.a}, read out in {number} languages, and understood in none.',
    'It bequeaths the horizon to all of us, with kind regards from {name}',
  ],
  anchorBack: [
    'When the anchor of the sail barge was hauled in, there was a lunch box on it, with a bow.',
    'Under the lid, beside a bitten apple, was {name}',
  ],
  eclipseSpecial: [
    'An eclipse that was not in any calendar of Coruscant covered both suns, politely, from top to bottom.',
    'As it passed, a voice from nowhere said only {name}',
  ],
  cloudShape: [
    'Over the moisture farm the clouds formed a queue, the fat ones in front, and took on a shape.',
    'It held for a breath, then it was gone, just like {name}',
  ],
  spaceBuoy: [
    'By the narrow bend of the Kessel Run a new buoy has been put out, with a bell and a small solar lamp.',
    'Slow down and smile, it says, you are passing {name}',
  ],
  pilotStory: [
    'From now on the story of the narrow bend will be told differently at the pilots’ cantina.',
    'It will be longer, it will be taller, and it will end with {name}',
  ],
  teaspoonShip: [
    'The sail barge of teaspoons set out, tinkling, and all the sugar of the port was strewn before it.',
    'The smallest spoon stayed behind, and engraved on it is {name}',
  ],
  dusterStar: [
    'The Jawa who polishes stars came down the ladder and laid the cloth over the lowest rung.',
    'One of them up there, quite at the end, will stay dull in memory of {name}',
  ],
  sleeveSewn: [
    'A podracer’s suit was hung out to air, and both of its sleeves were waving.',
    'Across the chest, below the badge, it said in neat stitches {name}',
  ],
  callUnanswered: [
    'Mos Eisley control called for an hour, then for another, and then put on slow music.',
    'In the end somebody leaned into the microphone and whispered {name}',
  ],
  mirrorMoon: [
    'In the mirror moon of Hoth you could see the whole town, everybody at their window, looking up.',
    'Only one window was dark, and it was the window of {name}',
  ],
  newConstellation: [
    'The school children of Jakku joined the dots above the harbour with a very long ruler.',
    'It came out as a nose, two ears and a grin, without a doubt {name}',
  ],
  tollGate: [
    'The toll gate of the Kessel Run lifted its bar all by itself and let one journey through for free.',
    'In the column for the traveller it noted {name}',
  ],
  accordion: [
    'Somewhere in the cantina an accordion was pulled apart and never pushed back.',
    'That long, long note, so it says in the score, is {name}',
  ],
  stampIssued: [
    'The post of the Outer Rim has issued a stamp, with jagged edges and a dignified expression.',
    'You lick it with a lump in your throat, for it shows {name}',
  ],
  planetRenamed: [
    'The small planet behind Sullust had been looking for a name for ages, and now it has stopped looking.',
    'As from today its only mountain, a modest one, is called Mount {name}',
  ],
  lullaby: [
    'That evening every droid in the hangar hummed a lullaby, rather out of tune.',
    'The words are lost, except for the refrain, and the refrain goes {name}',
  ],
  fishbowl: [
    'A mynock in a travelling bowl was found at the gate, holding a sign for an arrival.',
    'It will go on waiting, rain or stardust, for {name}',
  ],
  doubleSunset: [
    'In the evening both suns of Tatooine went down hand in hand, which they had not done for ages.',
    'The last ray of light lay, for a moment, on the chair of {name}',
  ],
}
