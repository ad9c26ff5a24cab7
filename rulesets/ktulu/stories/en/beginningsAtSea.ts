/** Where the night stands by the sea, on the ship and on the reservation: one sentence each, and nobody is in danger yet. */
export const beginningsAtSea = {
  shipLantern: [
    'Far out on the water hung the lantern of the ship, a little larger than yesterday, and {neighbour.a} measured it with one thumb.',
  ],
  pier: [
    'The pier of Dry Anchor was as long as the money had lasted, and at its end {animal.a} was waiting for the rest.',
  ],
  lighthouseWest: [
    'In the lighthouse they had run out of oil, and {neighbour.a} was turning a candle by hand, {weather}.',
  ],
  pelicans: [
    'The pelicans sat on the mooring posts with their beaks full of gossip, and {animal.a} had just landed with more.',
  ],
  saltCowboy: [
    'A cowboy had ridden as far west as it goes, and was now explaining the Pacific to the horse.',
  ],
  whaleWagon: [
    'A whale had surfaced near the pier, looked at the town, and gone back down to tell the others about hats.',
  ],
  fogHerd: [
    'A herd of fog came in from the sea at dusk, and {neighbour.a} drove it down Main Street with a lantern.',
  ],
  sailMaker: [
    'In the sail loft they were patching a sail with {thing.a}, since canvas had gone up again.',
  ],
  crateLabels: [
    'On the quay stood {number} crates marked This Way Up, each of them with an up of its own.',
  ],
  gullParliament: [
    'The gulls had held a meeting, and {neighbour.a} on the pier was asked to read out the result.',
  ],
  bottlePost: [
    'A bottle had come ashore with a letter in it, and the letter asked whether anybody had seen the bottle.',
  ],
  anchorSquare: [
    'The great dry anchor on the square, after which the town is named, had been wet this morning.',
  ],
  tideTable: [
    'According to the tide table it was Thursday, and {number} clams had shut up shop in protest.',
  ],
  drumsHill: [
    'From the reservation on the hill came the sound of drums, and {neighbour.a} {place.at} discovered that it was the pulse.',
  ],
  totem: [
    'On the reservation the top face of the totem pole had sneezed in the night, and the other five were still saying bless you.',
  ],
  tipiSmoke: [
    'The smoke above the tents on the hill rose in three rings and a question mark, and {animal.a} replied with a cough.',
  ],
  bisonCount: [
    'A clerk from Washington had come to the reservation to count the bison, and the bison had begun to count the clerks.',
  ],
  canoe: [
    'On the river by the reservation a canoe drifted past without a paddle, and in it sat {animal.a}, sure of the way.',
  ],
  storyFire: [
    'Around the fire on the hill they were telling the long story about the short winter, and {neighbour.a} had asked for the short one.',
  ],
  eagleFeather: [
    'An eagle had dropped a feather over the reservation, and since then {number} committees had been working on who should pick it up.',
  ],
  rainDance: [
    'The rain had been asked for politely and in the old way, and {time} it sent its apologies and {thing.a}.',
  ],
  beadShop: [
    'In front of the trading post {neighbour.a} had swapped a mountain for {thing.a}, and the mountain had not yet been told.',
  ],
  shipOrchestra: [
    'When the wind was right you could hear the orchestra of the ship, and it was still tuning {weather}.',
  ],
  diverBell: [
    'The diving bell had been let down from the pier {time}, and someone inside was ringing for tea.',
  ],
  oysterWest: [
    'The oyster beds had been tucked in for the night, and {neighbour.a} was going from one to the next with a lamp.',
  ],
  seaCactus: [
    'Where the desert meets the sea, a cactus had gone in up to its knees and was telling the others that it was lovely once you were in.',
  ],
  rowboat: [
    '{number.cap} rowing boats had been hired out that afternoon, and {number} and a half had come back.',
  ],
  harpoonPoet: [
    'The old whaler at the end of the pier was writing a poem, and had got stuck on a rhyme for blubber.',
  ],
  sextant: [
    'By the sextant of {neighbour.the} the town of Dry Anchor lay that night about a mile out at sea.',
  ],
  figurehead: [
    'The figurehead of the wreck on the sandbank had turned its wooden face to the shore, as it does when visitors are coming.',
  ],
  kelp: [
    'The kelp had grown so high that year that {animal.a} was picking plums from the top of it.',
  ],
  sealSermon: [
    'On the rocks below the church the seals had come for the sermon again, and {animal.a} was passing round the plate.',
  ],
  flagSignals: [
    'From the ship somebody signalled with flags, and {neighbour.a} on the beach answered with washing.',
  ],
  driftwood: [
    'The sea had brought {thing.a}, set it down on the sand, and stepped back to see how it looked.',
  ],
  hornFar: [
    'From beyond the horizon came a horn, very deep and very far away, and every glass in the saloon turned round.',
  ],
  netsDry: [
    'Between the cactuses the fishing nets were drying, and {number} tumbleweeds had been caught overnight.',
  ],
  phosphor: [
    'The sea was glowing in the dark that night, and {neighbour.a} was reading the small print on {thing.a}.',
  ],
  crabRace: ['At the crab races on the beach everybody had put money on the sideways one.'],
  cliffRailway: [
    'The little railway up the cliff had stopped half way {weather}, so that {animal.a} could finish a chapter.',
  ],
  mermaidPoster: [
    'On the pier they were showing a real mermaid for ten cents, and {neighbour.a} was combing the hair behind the curtain.',
  ],
  sandbar: [
    'At low water you could walk to the ship dry-shod, it was said, if you set out early enough and did not mind swimming.',
  ],
  pacificMail: [
    'The Pacific mail was {number} days late, and the postmaster had begun to write the letters personally.',
  ],
  surfHorse: [
    'Among the breakers stood a white horse up to the chest, and nobody {place.at} could say which kind it was.',
  ],
  barrelOrgan: [
    'A barrel organ had floated in with the tide, and with every wave it played one note of a polka.',
  ],
  compass: [
    'The compass in the harbour office had been pointing at the pie shop since noon, and {neighbour.a} followed it {weather}.',
  ],
  moonSea: [
    'The moon had come down so low over the bay that {animal.a} had to move the deck chair.',
  ],
  cormorant: [
    '{number.cap} cormorants stood on the jetty with their wings spread, like coats that are waiting for somebody.',
  ],
  shipPaint: [
    'Through the telescope of {neighbour.the} you could already read what they had called the ship, in chalk.',
  ],
  customsMule: [
    'The customs mule of Dry Anchor had been told to look into everything, and had been in the molasses since four.',
  ],
  northWind: [
    'The north wind had come down the coast with a bag over its shoulder and was asking {place.at} for a bed.',
  ],
}
