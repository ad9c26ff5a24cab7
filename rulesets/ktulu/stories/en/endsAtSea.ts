/** What is left in the morning by the sea, on the ship and on the reservation, and the line that leads up to the name. */
export const endsAtSea = {
  lanternShip: [
    'Far out, the ship had lowered its flag to half-mast, though nobody had sent it word.',
    'Much later we learned that the log for that day read only {name}',
  ],
  hatTide: [
    'The morning tide brought a hat up the beach, set it down, and took a bow.',
    'In the lining, where the sea had not got in, was {name}',
  ],
  pierBench: [
    'The last bench on the pier stayed empty the whole of Sunday, in the best of weather.',
    'On the backrest they had screwed a little plate with {name}',
  ],
  bottleAnswer: [
    'A bottle drifted ashore, and this time there was a proper letter in it.',
    'It said that all was well, and further out than you would think, and it was signed {name}',
  ],
  lighthouseBlink: [
    'The lighthouse left out one flash that night, after the seventh, every time round.',
    'The keeper said that a lamp cannot shine for everybody, and not at all for a while without {name}',
  ],
  anchorRibbon: [
    'On the great anchor in the square somebody had tied a black ribbon with a sailor’s knot.',
    'It will take a long time to come undone, and on it is written {name}',
  ],
  boatAlone: [
    'A rowing boat came home without anybody and tied itself up.',
    'On its bow the paint was new, and it said {name}',
  ],
  pelicanPost: [
    'The pelican on the last post let a boot fall from its beak and closed its eyes.',
    'It was the left one, and on the sole, in chalk, was {name}',
  ],
  sandName: [
    'On the beach the tide had drawn back farther than it ever does and left the sand quite smooth.',
    'There was just one thing on it, in tall letters, and that was {name}',
  ],
  smokeRings: [
    'From the hill with the tents there rose one single ring of smoke, very round, and it held for an hour.',
    'Nobody needed to have it read to them, it was for {name}',
  ],
  drumOne: [
    'The drum on the hill was struck once, at sunrise, and the echo was allowed to finish.',
    'In the old language that means a traveller, and in ours it means {name}',
  ],
  totemFace: [
    'On the reservation the lowest face of the pole has been wearing a tear of resin since last night.',
    'If you put an ear to the wood, you can hear it say {name}',
  ],
  feather: [
    'An eagle’s feather came down in the middle of the village and stood upright in the ground.',
    'The elders nodded, and the eldest of them spoke the name {name}',
  ],
  bisonStand: [
    'The bison lay down in a circle, heads outward, and left a place in the middle.',
    'In the grass there, as if slept on, was the outline of {name}',
  ],
  canoeFlowers: [
    'Down the river came a canoe that was filled to the rim with white flowers.',
    'The paddle lay across it, and in its blade was carved {name}',
  ],
  blanketWoven: [
    'In the tents a blanket was being woven, and in the night a thread was worked in that was not in the pattern.',
    'Followed with one finger, it comes to {name}',
  ],
  fogBell: [
    'The bell on the sandbank rang although the sea lay still.',
    'They sent out a boat to look, and found nobody, and on the rim of the bell, fresh, {name}',
  ],
  netEmpty: [
    'The nets came up empty that morning, all but one, and in that lay {thing.a}.',
    'A label was tied to it, and it said {name}',
  ],
  sailSwatch: [
    'On the ship they sewed a square of white into the brown mainsail.',
    'Through the telescope you could make out that it had letters on it, and they made {name}',
  ],
  wavesStep: [
    'The waves came in on tiptoe the whole day and turned back before they had quite arrived.',
    'Only one was bold enough to come right up and ask for {name}',
  ],
  gullFlight: [
    'All the gulls flew inland that morning, over the town and the mesa, and not one of them cried.',
    'They circled over a single chimney, and that was the chimney of {name}',
  ],
  chairSurf: [
    'At the edge of the sea a deck chair stood in the water up to the seat, facing out.',
    'On the canvas, in faded print, it says who had hired it for the season, {name}',
  ],
  harbourFlag: [
    'Over the harbour office they ran up the flag that nobody knew, the grey one.',
    'In the code book it has a page of its own, and since today that page says {name}',
  ],
  crabLine: [
    'The crabs of the bay came up the beach and stood in line, sideways, with their claws lowered.',
    'They had drawn something in the sand between them, and it was {name}',
  ],
  clothesRock: [
    'On the rocks lay a coat, folded once and then once more, with a shell on top against the wind.',
    'In the pocket was a steamer ticket, one way, made out to {name}',
  ],
  sternName: [
    'The boat builder has painted over the name on the new boat, which was nearly ready.',
    'It will not be the Fair Wind now, it will be the {name}',
  ],
  sealsSong: [
    'The seals sang that night, all in one key, for the first time since anyone could remember.',
    'At the end of each verse they put up their heads and barked {name}',
  ],
  pearlEnd: [
    'In the last oyster of the season they found a black pearl, and nobody would name a price.',
    'They laid it in a matchbox, and wrote on the lid {name}',
  ],
  driftLetters: [
    'The sea laid driftwood on the beach, piece by piece, until late in the evening.',
    'By moonlight it could be read from the cliff, and it was {name}',
  ],
  mapIsland: [
    'On the new chart of the bay there is an island that was not there on the old one, small, with one palm.',
    'The surveyor has put beside it, in the finest pen, {name}',
  ],
  captainGlass: [
    'On the ship, it is said, the captain set an extra glass on the table and filled it.',
    'Nobody asked who it was for: the napkin was embroidered with {name}',
  ],
  moonTide: [
    'The moon drew up the water that night a foot higher than the table says, and held it there.',
    'On the wall of the harbour there is a line, and above it is written {name}',
  ],
  clamBake: [
    'At the clam bake on the beach they left one place free, on the side away from the smoke.',
    'They ate, and nobody said it aloud, and all of them thought of {name}',
  ],
  kelpWreath: [
    'The kelp had twined itself into a wreath by morning, and lay on the pier, dripping.',
    'There was a ribbon of seaweed in it, and on the ribbon you could read {name}',
  ],
  hornAnswer: [
    'The ship blew its horn at noon, three times, and at the third time something answered from the shore.',
    'It may have been the echo, but it had the voice of {name}',
  ],
  ferryCoin: [
    'The ferryman found a coin on the seat, from a passenger who had always had the change ready.',
    'It has been nailed to the mast, and the words underneath are {name}',
  ],
  lampRow: [
    'On the pier they set up lamps, one for each year, and it became quite a long row.',
    'The last of them stands by itself a bit farther out, and on the glass is {name}',
  ],
  salvage: [
    'The divers brought up only one thing from the bottom of the bay, a spoon.',
    'It was a christening spoon, with a date and a dent and the name {name}',
  ],
  paddleStream: [
    'At the bend of the river, where the children swim, something was cut into the bark of the birch.',
    'There has been a ring round it for years, and in the ring {name}',
  ],
  starPath: [
    'The elders on the hill say that there is a new fire on the long road of the stars.',
    'It is a small one yet, and whoever lit it is, they are quite certain, {name}',
  ],
  surfboard: [
    'Among the breakers a hat stand was riding upright, with an umbrella in it and a scarf.',
    'They pulled it ashore and saw from the scarf that it had belonged to {name}',
  ],
  buoyPaint: [
    'The buoy outside the harbour mouth had been red for as long as anyone can remember, and this morning it was white.',
    'On the side that faces the town, in blue, it bears {name}',
  ],
  cliffGrass: [
    'On the cliff the grass was pressed down in one spot, as though somebody had sat there and watched the ship.',
    'It has not stood up again, and the children call the spot {name}',
  ],
  tentLight: [
    'In one of the tents on the hill the light was left burning, with the flap open to the west.',
    'So that it can be found, they explained, by {name}',
  ],
  seaGlass: [
    'The sea brought a piece of green glass, round and smooth, from the neck of a bottle.',
    'Held to the eye it shows the bay, and somebody walking on it who looks like {name}',
  ],
  waveOut: [
    'In the evening a single wave went out instead of in, right across the bay, as far as the ship.',
    'On board they leaned over the rail, and one of them called {name}',
  ],
  sandTimer: [
    'In the harbour office they turned the hour glass on its side.',
    'The time that is left in it, so they have decided, belongs to {name}',
  ],
  crateHome: [
    'A crate from the last boat stood on the quay, and it had been addressed with great care and in three colours.',
    'They sent it back unopened, because it was meant for {name}',
  ],
  albatross: [
    'An albatross sat on the roof of the saloon, which never happens, and looked at each of them in turn.',
    'Then it shook its head and flew off in the direction of {name}',
  ],
  horizon: [
    'The line between the sea and the sky was a little crooked that morning, as if somebody had leaned on it.',
    'They will not have it straightened, in memory of {name}',
  ],
}
