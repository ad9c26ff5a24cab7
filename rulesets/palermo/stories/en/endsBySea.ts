/** What is left in the morning by the sea and in the hills, and the line that leads up to the name. */
export const endsBySea = {
  boatEmpty: [
    'At sunrise a rowing boat came back into the Cala all by itself and tied up at the quay.',
    'The oars were neatly crossed, and on the bench was carved {name}',
  ],
  netHand: [
    'The fishermen hauled in the net and found only one thing in it, a glove, buttoned.',
    'They laid it on the quay to dry beside a note for {name}',
  ],
  hatSea: [
    'On the bay floated a straw hat, upright and in no hurry, with a gull for a passenger.',
    'In the sweatband, once it had been fished out, you could read {name}',
  ],
  lighthouseEnd: [
    'The lighthouse stayed on until noon, which is against the regulations.',
    'In the log the keeper had given the reason in one word, {name}',
  ],
  americaEnd: [
    'The steamer for America blew three times and left one berth empty.',
    'On the passenger list, crossed out in ink, was {name}',
  ],
  flagHalf: [
    'All the ships in the harbour had their flags at half-mast, the coal barge too.',
    'Nobody had given the order, they had only heard of {name}',
  ],
  lemonTree: [
    'In the Conca d’Oro one lemon tree dropped all its fruit in a single night, in a circle.',
    'It had been planted on the day of the baptism of {name}',
  ],
  postcard: [
    'Weeks later a postcard came with a stamp the post office did not know.',
    'It said that the sea was warm there, and it was signed {name}',
  ],
  sandWriting: [
    'On the beach at Mondello a word was written in the sand, and the waves went round it.',
    'You had to stand a little to the side to read it, and then it was {name}',
  ],
  bellBuoyEnd: [
    'The bell buoy rang all morning, though there was not a breath of wind.',
    'If you listened long enough, you heard that it was calling {name}',
  ],
  goatsEnd: [
    'The goats came down from the mountain and stood in a row along the wall without chewing.',
    'The one with the lantern set it down in front of the house of {name}',
  ],
  gulls: [
    'The gulls sat on the masts of the Cala, each on its own, with their faces to the land.',
    'They were looking at a window where, until yesterday, you could see {name}',
  ],
  seaplaneEnd: [
    'The seaplane circled over the harbour once more and let a wreath of laurel fall.',
    'It came down crooked, but the ribbon lay on top, and it said {name}',
  ],
  salt: [
    'In the salt pans the white heaps lay in the evening light like sheets over furniture.',
    'Into the smallest one {neighbour.a} had pressed with a finger {name}',
  ],
  oliveOil: [
    'They opened the good oil that day, the one for baptisms and for farewells.',
    'On the bottle, in the writing of the village priest, there was {name}',
  ],
  chairSea: [
    'In front of the fisherman’s house a chair had been put out with its face to the water.',
    'It will stand there every evening now, for {name}',
  ],
  windmillEnd: [
    'The windmills were stopped with their sails in a cross, as they do for one of the trade or for a good friend.',
    'This time it was for a friend, it was for {name}',
  ],
  shellEnd: [
    'A child found a seashell and held it up to one ear, and then gave it back, quite white.',
    'The others listened too, and there was no sea in it, only {name}',
  ],
  stationEnd: [
    'On the platform at Termini a suitcase was left standing {weather}.',
    'The stationmaster turned the label over, and it was made out to {name}',
  ],
  cypress: [
    'On the hill a young cypress was planted, and somebody had tied it to a stick so that it would stand upright.',
    'On the small tin plate was scratched {name}',
  ],
  tunaBell: [
    'The tuna boats came home without a song and lay down side by side.',
    'The oldest fisherman, who calls the names each evening, left out {name}',
  ],
  kiteEnd: [
    'Only the string of the kite came back, {number} metres of it, coiled up by no one.',
    'At the end of it hung a tag with the address of {name}',
  ],
  harbourBook: [
    'In the book of the harbour office one line was entered in blue ink and not dried with sand.',
    'Under remarks, where the cargo usually goes, it said {name}',
  ],
  orangePeel: [
    'On the wall by the sea lay an orange peel, cut in one piece, the way only one hand in Palermo could cut it.',
    'So nobody had to ask, and they only said {name}',
  ],
  mule: [
    'The mule came back alone over the pass, with its saddle straight and its head hanging.',
    'Under the strap somebody had pushed a letter that began: Dear all, and ended: Yours, {name}',
  ],
  accordionSea: [
    'Out on the mole an accordion was folded up and did not breathe out any more.',
    'It had played requests, and the last request had come from {name}',
  ],
  rosaryRocks: [
    'Between the rocks of Capo Zafferano they found {thing.a} and one shoe.',
    'They put up a small cross of driftwood and painted on it {name}',
  ],
  moonPath: [
    'The moon laid a path of silver on the water and, against its habit, it did not take it up again at dawn.',
    'So you can still see which way they carried {name}',
  ],
  wineGlass: [
    'At the harvest table one glass was filled and turned towards the west.',
    'Nobody drank until the wind had come by, and then they drank to {name}',
  ],
  trainWhistle: [
    'The little train whistled before the tunnel, as always, but one tone lower.',
    'In the last carriage a seat by the window had been reserved for {name}',
  ],
  sailRepair: [
    'A sail was spread out on the quay and mended with {number} black stitches.',
    'The stitches ran together, and from the masthead they read {name}',
  ],
  ashTree: [
    'On the old carob tree were the names of everyone who had ever sat in its shade.',
    'One of them has had a fine line drawn round it since this morning, {name}',
  ],
  cartHome: [
    'A painted cart came down from the hills without its driver, and the donkey knew the way.',
    'On the tailboard, where the owner is usually painted in gold, it said {name}',
  ],
  ferryBench: [
    'On the ferry the bench on the sunny side stayed empty for the whole crossing.',
    'The sailor had put a rope across it and hung up a sign with the name {name}',
  ],
  mountEnd: [
    'Monte Pellegrino took off its little cloud and held it to its chest.',
    'In the grotto, among the crutches and the ships of silver, now hangs a small plate for {name}',
  ],
  stormLamp: [
    'All the storm lamps on the quay were lit, though the night was clear.',
    'They had put them in a row, and the row led to the door of {name}',
  ],
  spongeShop: [
    'In the shop of the sponge divers the largest helmet was hung up with its window to the wall.',
    'Inside, where each diver scratches a name, the newest was {name}',
  ],
  waveLine: [
    'On the steps of the customs house the sea had risen one step higher than ever and stayed there.',
    'A mark was chiselled, with the date, and next to it {name}',
  ],
  almondsEnd: [
    'The almonds were harvested, and the last sack was not weighed, but carried to church.',
    'It was set down before the altar, and on it, in charcoal, was {name}',
  ],
  swallows: [
    'The swallows left Palermo two months early, and flew low over one roof.',
    'The tiles there are loose, because they were laid on a Sunday, by {name}',
  ],
  corkFloat: [
    'A cork float drifted into the harbour, with a wick and a tiny flame.',
    'Somebody counted on their fingers who was missing from the quay, and came to {name}',
  ],
  villaMonstersEnd: [
    'In the garden of the monsters at Bagheria one pedestal has been occupied since last night.',
    'The visitors go past quickly, only the gardener greets it with {name}',
  ],
  ringBuoy: [
    'A life ring hung on the rail again, wet, and with nobody in it.',
    'The painter came to renew the letters, and by an oversight painted {name}',
  ],
  tideClock: [
    'The tide table for this morning had a gap, one line high, between five and six.',
    'If you held the paper up to the light, you could make out {name}',
  ],
  cannonFort: [
    'From the fort they let one puff of white smoke rise, and no sound came after it.',
    'The gunner had wrapped it in felt, out of regard for {name}',
  ],
  beachHut: [
    'One bathing cabin at Mondello was locked and the key thrown far out.',
    'On the door, under a painted anchor, remained the name {name}',
  ],
  barrelEnd: [
    'In the cellar at Marsala a cask was marked with chalk and rolled to the very back.',
    'It may be opened in a hundred years, and it will then be called {name}',
  ],
  harvestMoon: [
    'Up in the lemon terraces a ladder was leaning against nothing, against a bit of sky.',
    'On the top rung, where a hand had worn it smooth, was {name}',
  ],
  procession: [
    'The boats went out in a long line and scattered broom on the water as far as the bell buoy.',
    'There the priest stood up, and all that was said was {name}',
  ],
  stars: [
    'The fishermen say that a new star stands over Ustica, rather low, and a bit to the left.',
    'It does not help anyone to steer by, but they have called it {name}',
  ],
}
