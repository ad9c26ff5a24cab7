/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  threeCounts: [
    'At sunrise the market counted its people, its goats and its umbrellas.',
    'The umbrellas were one short, and the goats were one over.',
    'The people were as many as the night before: nobody died.',
  ],
  boredBell: [
    'The temple bell had cleared its throat and put on its darkest voice.',
    'Then it looked down at the circle and put it away.',
    'Nobody died.',
  ],
  blankPaper: [
    'The morning paper had kept a black frame free on page one.',
    'It now holds a recipe for pumpkin custard.',
    'Nobody died.',
  ],
  wreathDiscount: [
    'The orchid vendors had made a wreath overnight, to be on the safe side.',
    'It was sold at breakfast, half price, to {animal.a}.',
    'Nobody died.',
  ],
  songthaewFull: [
    'The songthaew made its morning round and stopped at every single door.',
    'Every door opened, and everybody complained about the fare.',
    'Nobody died.',
  ],
  roosterRollCall: [
    'The rooster called the roll from the roof of Warorot Market.',
    'Somebody answered every time, some of them rather rudely.',
    'Nobody died.',
  ],
  elephantYawn: [
    'Far up the valley an elephant lifted its trunk for the sad note, and yawned instead.',
    'You may all breathe out: nobody died.',
  ],
  lanternsAllBack: [
    'All the lanterns had come down by dawn, each in front of the right house.',
    'In each of the houses somebody came out and grumbled.',
    'Nobody died.',
  ],
  geckoSilence: [
    'The gecko on the wall opened its mouth, and {number} people held their breath.',
    'It was only yawning.',
    'Nobody died.',
  ],
  stoolsTaken: [
    'The vendor wiped the plastic stools and waited to see which one would stay free.',
    'There was, if anything, one stool too few.',
    'Nobody died.',
  ],
  sadFluteRefused: [
    'The market loudspeaker crackled, and the sad flute drew a breath.',
    'A note was passed up, and the flute played a polka.',
    'Nobody died.',
  ],
  flipFlopsPaired: [
    'In front of the temple stood {number} pairs of flip-flops, in excellent order.',
    'By noon every pair had been collected by the feet it came with.',
    'Nobody died.',
  ],
  riverShrug: [
    'People asked the Ping river for news, and the river shrugged, as far as rivers can.',
    'So they counted, and then they counted backwards.',
    'Nobody died.',
  ],
  tukTukMorning: [
    'The tuk-tuk drivers had been practising the slow song since four.',
    'They have now agreed to keep it for another time.',
    'Nobody died.',
  ],
  fortuneTellerShort: [
    'The fortune teller looked at the clouds, at the tea leaves and at you.',
    'Nothing to report, said the fortune teller, that will be ten baht.',
    'Nobody died.',
  ],
  statuePostponed: [
    'The city council met at dawn about a statue and sat there until lunch.',
    'It could not find anyone to put on it.',
    'Nobody died.',
  ],
  frogsCheerful: [
    'The frogs along the moat had rehearsed something in a minor key.',
    'They looked round the circle, shrugged, and croaked the usual.',
    'Nobody died.',
  ],
  sunAttendance: [
    'The sun came up over Doi Suthep and took attendance, name by name.',
    'It ticked and ticked, right down to the bottom of the page.',
    'Nobody died.',
  ],
  ferrymanSums: [
    'The ferryman counted the heads, counted the feet and divided by two.',
    'The sum came out even, apart from {animal.a}.',
    'Nobody died.',
  ],
  guesthouseKeys: [
    'The guesthouse counted its keys, and every one of them hung on its hook.',
    'Even the key to the roof was there, and there is no roof.',
    'Nobody died.',
  ],
  fogLifts: [
    'In the morning the fog lifted slowly, like a curtain that enjoys its work.',
    'Behind it stood everybody, blinking, in terrible pyjamas.',
    'Nobody died.',
  ],
  dogRounds: [
    'The temple dog went from door to door, and at each of them it was scratched behind the ear.',
    'That took until noon, since you are all still there.',
    'Nobody died.',
  ],
  noodlesForAll: [
    'The noodle cook put out a bowl for every regular and looked up {time}.',
    'There was a face behind every bowl, and most of them wanted more lime.',
    'Nobody died.',
  ],
  karaokeUnharmed: [
    'The karaoke started up at dawn, and everybody on the list came forward.',
    'The city would have given a good deal for a single absence.',
    'Nobody died.',
  ],
}
