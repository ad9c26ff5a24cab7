/** What is left in the morning, and the line that leads up to the name. */
export const ends = {
  plasticStool: [
    'When the market was swept, one plastic stool was left that nobody dared to stack.',
    'On its underside, in chalk, it said {name}',
  ],
  flipFlopsWalkHome: [
    'At dawn a pair of flip-flops came walking home alone.',
    'They stopped, a little out of breath, at the door of {name}',
  ],
  nextSinger: [
    'The karaoke machine is still waiting, with the microphone on and the applause loaded.',
    'The screen is blinking in pink for the next singer: {name}',
  ],
  freeSeat: [
    'The songthaew left on time with one seat free, and the driver kept it free all the way round.',
    'It had been paid for, in very small coins, by {name}',
  ],
  unansweredBell: [
    'The bell rang for everybody in the circle, and one of the rings got no answer.',
    'It was the ring for {name}',
  ],
  dryNote: [
    'A single lantern came down in the moat, with a note on it that was still dry.',
    'It brought warm regards from {name}',
  ],
  unpaidBill: [
    'In the end there was only the bill, neatly folded under the chilli jar.',
    'It will have to be settled by the heirs of {name}',
  ],
  morningPaper: [
    'The morning paper gave it four lines, between the mango prices and a lost goat.',
    'A fifth line, in a black frame, said only {name}',
  ],
  trumpet: [
    'Far away an elephant lifted its trunk and blew one long, sad note.',
    'Those who speak elephant understood it at once: {name}',
  ],
  mynaWord: [
    'Nobody had seen it but a myna bird, and that bird can say just one thing.',
    'It has been saying it since sunrise: {name}',
  ],
  missingPage: [
    'The fortune teller opened the book at tomorrow and found a page torn out.',
    'It had been, quite clearly, the page about {name}',
  ],
  floatingHat: [
    'A straw hat floated down the Ping, turning slowly, in no hurry at all.',
    'On the label inside was written {name}',
  ],
  wreath: [
    'By sunrise the orchid vendors had made a wreath as wide as a tuk-tuk.',
    'In letters of jasmine, slightly too large, it said {name}',
  ],
  blenderMinute: [
    'The whole market stood still for a minute, and even the blender was switched off.',
    'It was done in honour of {name}',
  ],
  dogAtTheDoor: [
    'Only the temple dog understood, and it went slowly from door to door.',
    'In the end it lay down on the mat of {name}',
  ],
  readySuit: [
    'The tailor has had a suit ready since Monday, and nobody has come for it.',
    'The measurements, all of them flattering, are those of {name}',
  ],
  lostProperty: [
    'At the lost property office of the bus station a new drawer was opened.',
    'Its label, in beautiful handwriting, reads {name}',
  ],
  sadFlute: [
    'At six the market loudspeaker crackled, coughed and played eight bars of sad flute.',
    'Then it asked for a moment of silence for {name}',
  ],
  soapPortrait: [
    'The soap carvers worked until sunrise and would not take any money.',
    'From the largest bar of all now smiles {name}',
  ],
  roofSign: [
    'A tuk-tuk drove around the moat three times without its disco lights, which is as solemn as it gets.',
    'On its roof it carried a hand-painted sign: {name}',
  ],
  skyWriting: [
    'The fireflies gathered over the moat and argued for a while about the spelling.',
    'What they finally wrote into the sky was {name}',
  ],
  ringingPhone: [
    'Somewhere under the stalls a telephone rang and rang, and nobody picked it up.',
    'It was only the guesthouse, asking after {name}',
  ],
  guestBook: [
    'The guesthouse counted its keys in the morning, and one of them was still out.',
    'In the guest book, beside that number, it says {name}',
  ],
  crookedCandle: [
    'At the temple the novices lit a candle that had not been there the day before.',
    'It burns a little crooked, and it burns for {name}',
  ],
  ferryArithmetic: [
    'The ferryman counted the heads, counted the feet and divided by two.',
    'The result was short by exactly one {name}',
  ],
  uncollectedPrize: [
    'The grand prize of the market lottery has still not been collected.',
    'It is a water buffalo, it has been brushed, and it is waiting for {name}',
  ],
  scarecrow: [
    'Out in the rice fields a scarecrow took off its hat.',
    'It did so facing the city, and it did so for {name}',
  ],
  whiteUmbrella: [
    'The umbrella painters took their finest umbrella and painted it plain white.',
    'Along the rim, very small, runs the name of {name}',
  ],
  geckoLetters: [
    'On the ceiling the geckos shuffled about until they made a word.',
    'It was not a wish and not a number, it was {name}',
  ],
  cloakroomTicket: [
    'Nothing was found but a cloakroom ticket and a very small puddle.',
    'On hook number nine hung the raincoat of {name}',
  ],
  cheapStatue: [
    'The city council met at dawn and approved a statue, on condition that it be cheap.',
    'It will be made of papaya wood, and it will show {name}',
  ],
  tourFlag: [
    'The tour guide lifted the little flag and counted the group aloud.',
    'Everybody shouted “here” except {name}',
  ],
  newDish: [
    'A new dish went up on the blackboard of the noodle stall, as an honour.',
    'It is mild, it is served with a bow, and it is called {name}',
  ],
  goodMood: [
    'The street sweepers found a good mood lying about, hardly used, and nobody in it.',
    'It can only have belonged to {name}',
  ],
  shortEcho: [
    'People called out across the river, and the echo came back one voice short.',
    'The voice that it could not find was the voice of {name}',
  ],
  eyebrow: [
    'The wind brought back a scarf, a fan and one slightly surprised eyebrow.',
    'They were recognised at a glance as the property of {name}',
  ],
  emptyPuppetBox: [
    'In the theatre the curtain stayed down, and the puppets took off their hats.',
    'A small empty box has been labelled, with great care, {name}',
  ],
  humWindow: [
    'The moon looked into every window of the old city and shook its head at one.',
    'Behind that window, on other nights, you could hear the humming of {name}',
  ],
  brassPlate: [
    'The bench by the moat has had a brass plate since this morning, and its screws are still warm.',
    'Here sat, it says, much too loudly, {name}',
  ],
  newTenant: [
    'The spirit house by the gate has a new tenant, who asked at once about the wireless.',
    'The letterbox, no bigger than a grain of rice, says {name}',
  ],
  quietRooster: [
    'The rooster opened its beak for the sunrise and thought better of it.',
    'For half a minute it bowed its comb to {name}',
  ],
  slowSong: [
    'The tuk-tuk drivers took off their caps and hummed the slow song.',
    'It has only one verse, and the verse is about {name}',
  ],
  rotiFace: [
    'The roti acrobat threw up the dough, and for a moment it came down as a face.',
    'The whole queue whispered the same thing: {name}',
  ],
  smallStar: [
    'On the tourist map there is now a small new star, without opening hours.',
    'The explanation in the corner is a single entry: {name}',
  ],
  coconutLetter: [
    'A coconut bobbed ashore by the Iron Bridge with a message scratched into its shell.',
    'Do not wait with the noodles, it said, signed {name}',
  ],
  ribbon: [
    'Every stall has hung out a black ribbon, apart from the ribbon stall, which is sold out.',
    'On the longest of them is printed in gold {name}',
  ],
  blurredPhoto: [
    'One photograph was handed in at dawn: a temple, a moon, and a blur with excellent posture.',
    'Experts are agreed that the blur is {name}',
  ],
  farewellLetter: [
    'At the airport a tourist opened a bag of souvenirs and found a farewell letter in it.',
    'The handwriting leans to one side, exactly like that of {name}',
  ],
  emptyMat: [
    'On the yoga meadow lay one mat too many, and it was still holding the pose.',
    'It had been unrolled the evening before by {name}',
  ],
  missingPoster: [
    'There is a poster on every tree along the moat, between the cooking class and the lost cat.',
    'Missing, it says, in fairly good condition, {name}',
  ],
  charityAuction: [
    'At noon a fan, a sandal and an unfinished sudoku were sold for charity.',
    'They fetched forty baht and had belonged to {name}',
  ],
  lowFrogs: [
    'The frogs along the moat began their song one voice too low, out of respect.',
    'What they croaked, if you listened kindly, was {name}',
  ],
  arrivalsSign: [
    'All morning a driver stood at the arrivals gate with a flower and a sign.',
    'Nobody came, and the sign still says {name}',
  ],
  threeOracles: [
    'The oldest grandmother in the market asked the clouds, the tea leaves and the till.',
    'All three of them gave the same answer: {name}',
  ],
  smallBell: [
    'At the temple they struck the small bell, the one that hardly anybody has ever heard.',
    'It has a clear, surprised sound, very much like {name}',
  ],
  helmetMissing: [
    'The scooter rental has got everything back but one helmet, size medium.',
    'The deposit stays with the shop, and the helmet stays with {name}',
  ],
  upstreamBoat: [
    'A banana-leaf boat with {number} candles was set on the Ping, and it floated upstream to make a point.',
    'On its tiny flag was written {name}',
  ],
  tableByTheWindow: [
    'The table by the window had been reserved for one, with a view of the temple.',
    'At closing time the waiter sighed and crossed out {name}',
  ],
  returnedParcel: [
    'The post office returned a parcel with a note: moved away, direction upwards.',
    'It had been ordered, with express delivery, by {name}',
  ],
  paperFan: [
    'The dance group closed the gap in its row, and a paper fan was left lying on the floor.',
    'On the handle you can read, with a little patience, {name}',
  ],
  sunriseAttendance: [
    'The sun came up over Doi Suthep, took attendance, and frowned.',
    'The day would have to begin without {name}',
  ],
  toothbrush: [
    'In the guesthouse by the moat a toothbrush stands in its glass and looks at the door.',
    'It has not been told yet about {name}',
  ],
}
