/** What is left in the morning in town and on the prairie, and the line that leads up to the name. */
export const endsInTown = {
  bootsPorch: [
    'In the morning a pair of boots stood on the porch, toes to the west, polished, and nobody in them.',
    'On the inside of the left one, burned in with an iron, was {name}',
  ],
  hatNail: [
    'In the saloon one hat stayed on its nail when all the others had gone home.',
    'The bartender turned it round, and in the band was written {name}',
  ],
  telegramEnd: [
    'The telegraph clerk took down a message that came from no station at all.',
    'It was only one word, and it was spelled out twice, {name}',
  ],
  emptySaddle: [
    'A horse came in from the prairie by itself and stopped where it always stopped.',
    'On the saddle, in silver nails, it said {name}',
  ],
  bellTolls: [
    'The little white church rang once, and then the bell thought better of it.',
    'Everybody on Main Street had taken their hats off, and somebody said {name}',
  ],
  woodenBoard: [
    'The carpenter planed a board, and sanded it, and planed it again, as if it could be put off.',
    'In the end it had to be painted, and the paint said {name}',
  ],
  rockingStill: [
    'On the porch of the store all the rocking chairs were rocking but one.',
    'They had put a blanket on it, and a slip with the name {name}',
  ],
  coffeeTin: [
    'At the chuck wagon the cook poured out one cup too many and stood there with it.',
    'Then it was set down on the tailboard, in the sun, for {name}',
  ],
  newspaperE: [
    'The Dry Anchor Echo came out with one single line, and they had found all the letters for it.',
    'They had kept them back in a drawer, and they made {name}',
  ],
  pianolaStop: [
    'The pianola stopped between two notes, and nobody had touched it.',
    'On the paper roll, where the next hole should be, somebody had pencilled {name}',
  ],
  wreathCactus: [
    'The big cactus behind the stable let all its flowers fall in one night.',
    'They lay on the sand in a row, and with some patience you could read {name}',
  ],
  tintypeFaces: [
    'On the new photograph of the whole town everybody is looking at the same empty spot.',
    'Underneath, in white ink, from left to right, in that place it says {name}',
  ],
  schoolSlate: [
    'At the school they called the register, and at one name there was no answer.',
    'So the children wrote it on their slates, each of them, {name}',
  ],
  quiltPatch: [
    'The quilting circle added one more patch that evening, a plain one, and took their time about it.',
    'In the corner, in very small stitches, was {name}',
  ],
  trainWait: [
    'The morning train waited eleven minutes at the platform, though it is never allowed even one.',
    'The conductor checked the time, looked down the road, and called for {name}',
  ],
  harmonicaEnd: [
    'Out on the prairie the harmonica played only half of its song tonight.',
    'It is the half in which nobody comes home, and it is called {name}',
  ],
  signPost: [
    'At the crossroads they put up a new sign without a number of miles on it.',
    'It has one arm, which points everywhere, and it says {name}',
  ],
  storeLedger: [
    'The storekeeper opened the ledger, drew a line under a very old debt, and wrote: settled.',
    'The account had belonged, ever since the store was built, to {name}',
  ],
  windowCandle: [
    'In the window of the hotel a candle burned all day, and the sun pretended not to notice.',
    'On the key that lay next to it was a tag with {name}',
  ],
  fiddleCase: [
    'The fiddler put the fiddle into its case like a child into a cradle.',
    'There would be no dance tonight, it was said at the door, out of respect for {name}',
  ],
  bathWater: [
    'At the bathhouse a tub of hot water had been ordered and grew cold.',
    'Over the edge lay a towel with a monogram, and below it, written out, {name}',
  ],
  barnDoor: [
    'On the barn door there is a row of notches, for how tall everybody was.',
    'One of them will get no higher now, and it is the one marked {name}',
  ],
  cattleMark: [
    'The herd came home in the evening and stood round the gate without a sound.',
    'One calf had a ribbon on, and on the ribbon was {name}',
  ],
  hotelBook: [
    'In the guest book of the Grand Prairie Hotel one line had been left free, between two others.',
    'The ink had come through from the other side, and it read {name}',
  ],
  plumeHearse: [
    '{animal.cap} walked ahead of the procession, and no one had asked it to.',
    'Behind came a wagon with nothing on it but flowers and the name {name}',
  ],
  pieShelf: [
    'On the window sill a pie was cooling that nobody came for.',
    'It had been baked with care, and with letters of dough on top, {name}',
  ],
  poleWire: [
    'The wires along the railway hummed all day, although nobody was sending.',
    'The linesman put one ear to the pole, and then went to tell the friends of {name}',
  ],
  anvilLast: [
    'At the smithy they struck the anvil three times with nothing on it.',
    'That is how it is done here, and then somebody says aloud {name}',
  ],
  lemonadeJar: [
    'The jar on the counter had been full of pennies for a journey, and today it was taken down.',
    'The label was still legible, for San Francisco, it said, and for {name}',
  ],
  shadowWall: [
    'On the wall of the bank a shadow stayed behind when the sun had gone.',
    'It held its hat in its hand, and everybody knew it for {name}',
  ],
  fenceGap: [
    'In the long fence on the hill one post was missing, and the wind came through there and sang.',
    'It has only one word in its song, and the word is {name}',
  ],
  dustWriting: [
    'On the counter of the saloon lay three days’ dust, and in it somebody had written with one finger.',
    'The cloth was put away, for the word was {name}',
  ],
  stovePipe: [
    'Round the stove in the general store they moved their chairs closer together, so that nobody would notice the gap.',
    'Everybody noticed it all the same, and it was as wide as {name}',
  ],
  goldScale: [
    'At the assay office they laid an old button on the gold scales, and it weighed more than it should.',
    'It had come, the clerk noted down, from the coat of {name}',
  ],
  churchPew: [
    'In the third pew on the left there lay a pair of gloves and a hymn book, open at the last page.',
    'On the first page, as a gift from an aunt, was written {name}',
  ],
  starPrairie: [
    'That night one star more than usual stood over the prairie, and the cattle looked up at it.',
    'The herdsman counted twice, and then gave it the name {name}',
  ],
  wagonCanvas: [
    'A covered wagon rolled through town without stopping, and on its canvas someone had painted a farewell.',
    'The rain has washed most of it away, but you can still read {name}',
  ],
  slateRoof: [
    'The clock at the station moved on at last, by one minute, and stopped for good.',
    'Under the dial they have screwed a small brass plate that says {name}',
  ],
  mailSlot: [
    'In the post office one pigeonhole was cleared, and there were only good letters in it.',
    'Then the little label was pulled out of the brass frame, and it said {name}',
  ],
  boardwalkGap: [
    'In the boardwalk there is a plank that no one has stepped on since this morning.',
    'It always creaked in the same key, under the foot of {name}',
  ],
  oilLamp: [
    'The lamp {place.at} was not put out at daybreak.',
    'It is to go on burning, they say, until somebody has found other words for {name}',
  ],
  graveMesa: [
    'On the mesa, where you can see farthest, they piled up a heap of stones.',
    'It took {number} people to carry the topmost one, and into it was cut {name}',
  ],
  melonSlice: [
    'At supper the first slice of the melon was put on an empty plate, as always.',
    'It took them a while to pass the plate on, since it had been the plate of {name}',
  ],
  towelRack: [
    'On the line between the bank and the church one handkerchief was left, and nobody took it in.',
    'It waved a bit, towards the hills, and had in its corner {name}',
  ],
  posterPaste: [
    'On the wall of the store they pasted up a sheet with a thick black frame.',
    'It did not promise any money, it only asked people to remember {name}',
  ],
  musicBox: [
    'In an empty room of the hotel a music box was still going, slower and slower.',
    'Engraved on the bottom was who it had been bought for, and that was {name}',
  ],
  ploughLine: [
    'A single furrow had been drawn across the whole prairie in the night, straight as a ruler.',
    'At the end of it stood the plough, and on its handle was {name}',
  ],
  cradleSong: [
    'The saloon closed at nine, of its own accord, and they carried the piano out into the street.',
    'There it was played, quite softly, once, for {name}',
  ],
  snowJune: [
    'It snowed a little that morning, in June, and only on one roof.',
    'It was, as the whole of Dry Anchor knows, the roof of {name}',
  ],
  clockWatch: [
    'A pocket watch was found on the steps of the bank, still going, and an hour fast.',
    'When they snapped it open it played a tune, and in the lid was {name}',
  ],
}
