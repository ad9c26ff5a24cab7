/** Where the night stands by the sea and in the hills: one sentence each, and nobody is in danger yet. */
export const beginningsBySea = {
  cala: [
    'In the old harbour the fishing boats rubbed against one another like cats, and {neighbour.a} was teaching them their names.',
  ],
  montePellegrino: [
    'Monte Pellegrino had put on its little hat of cloud, and on the harbour wall {neighbour.a} did the same.',
  ],
  steamer: [
    'The mail steamer from Naples came in {time} with all its lights on, {number} crates of parmesan and nobody at the wheel.',
  ],
  mondello: [
    'On the beach of Mondello the bathing cabins stood in a row on their thin legs and seemed about to go in.',
  ],
  lemonGrove: [
    'In the Conca d’Oro the lemons were so ripe that {neighbour.a} read a letter by the light of three of them.',
  ],
  tunaNets: [
    'The tuna boats were waiting in a ring with their lamps lit, and the tuna, for their part, were waiting too.',
  ],
  lighthouse: [
    'The lighthouse at the end of the mole had hiccups {weather}, and all the ships came in a little at a time.',
  ],
  americaBoat: [
    'On the quay {number} aunts were waving to the steamer for America, which had left on Thursday.',
  ],
  saltPans: [
    'The windmills by the salt pans turned in the dark, although the wind was quite clearly sitting {place.at}.',
  ],
  octopus: [
    'At the octopus stall on the quay {animal.a} had been asked to count the arms, and had arrived at {number}.',
  ],
  pricklyPears: [
    'Along the road to Bagheria the prickly pears were lifting their hands, as if {vehicle.a} had asked them a question.',
  ],
  villaMonsters: [
    'Around the villa at Bagheria the stone monsters had changed places again, and {neighbour.a} was putting them back in order.',
  ],
  seaplane: [
    'A seaplane had come down in the harbour to ask the way to Tunis, and {number} fishermen were pointing in {number} directions.',
  ],
  bonfire: [
    'For San Giuseppe they had heaped up all the old chairs of the quarter, and {neighbour.a} was still looking for a comfortable one.',
  ],
  stromboli: [
    'Far out on the horizon Stromboli coughed once, and {neighbour.a} {place.at} politely said: to your health.',
  ],
  goatPath: [
    'On the path to the grotto of Santa Rosalia the goats came down in single file {weather}, and the last one carried a lantern.',
  ],
  almondBlossom: [
    'The almond trees had blossomed overnight and by mistake, and the whole valley was trying to keep it from the mayfly.',
  ],
  fishAuction: [
    'At the fish auction {neighbour.a} had scratched an ear {time}, and was now the owner of {thing.a}.',
  ],
  marsala: [
    'A ship with Marsala wine had run gently onto the sand, and the crabs of the bay were walking straight ahead.',
  ],
  fishermenChoir: [
    'The fishermen were singing as they mended the big net, and in its middle, quite contented, sat {animal.a}.',
  ],
  thermal: [
    'At the thermal baths of Sclafani the steam was so thick that people greeted the towels.',
  ],
  carob: [
    'Under the old carob tree the muleteers were telling the story of the mule that could not be told, and {animal.a} left in protest.',
  ],
  swordfishBoat: [
    'From the top of the mast the lookout called that there was a swordfish, then that there were two, then that they were dancing.',
  ],
  regatta: [
    'The regatta of the bishops had been won by a rowing boat without a bishop, and there had been words.',
  ],
  icecreamBeach: [
    'A brioche with lemon ice was travelling along the promenade {weather}, and only on closer inspection was there somebody behind it.',
  ],
  cactusFence: [
    'Behind the cactus fence of the Villa Giulia the flowers were opening one after another, with a little pop, like corks.',
  ],
  bandstandSea: [
    'The bandstand at the Foro Umberto played to the waves, and tonight for once the waves applauded {weather}.',
  ],
  coral: ['The coral carver had carved a coral so finely that {neighbour.a} was combing its hair.'],
  sulphurTrain: [
    'The sulphur train came out of the hills {time}, yellow from chimney to buffer, and every cat in Termini turned to look.',
  ],
  shepherdFlute: [
    'Above Piana a shepherd was playing the reed flute to {number} sheep, and one of them was beating time.',
  ],
  papyrus: [
    'In the botanical garden the great fig tree had put down one more root, exactly where {neighbour.a} used to park.',
  ],
  capers: [
    'On the fort the capers were in bud, and {neighbour.a} was picking them with tweezers {weather}.',
  ],
  customsShed: [
    'In the customs shed {number} clocks from Switzerland were striking all at once what each of them thought best.',
  ],
  sponges: [
    'The sponge divers had come home, and the whole harbour {place.at} was a little lower than before.',
  ],
  bellBuoy: [
    'Out in the bay the bell buoy was telling a long story in one word, and {animal.a} on the mole was hanging on it.',
  ],
  kites: [
    'The children of the Kalsa had let their kites up so high that {neighbour.a} was charging them customs duty.',
  ],
  cemeteryCypress: [
    'The cypresses on the hill stood so straight tonight that {vehicle.a} drove past them on tiptoe.',
  ],
  melonHarvest: [
    'At Carini the melons had been harvested, {number} of them had rolled away, and one had been seen boarding the train.',
  ],
  boatBuilder: [
    'The boat builder had finished a boat so beautiful that {neighbour.a} kept carrying {thing.a} around it for company.',
  ],
  mirage: [
    'In the noon heat the Fata Morgana had shown a second Palermo in the air, and by evening there was a queue at its gate.',
  ],
  salami: [
    'A ham had gone overboard off Ustica, and since then the dolphins {weather} had been jumping twice as high.',
  ],
  villaConcert: [
    'In the garden of the Villa Malfitano a string quartet was playing to the orange trees, which had asked for something Spanish.',
  ],
  ferryCows: ['On the evening ferry {animal.a} had paid for a cabin and been given a deck chair.'],
  mountainRail: [
    'The little railway to Corleone had lost its last carriage somewhere in the broom, and the passengers were enjoying the view.',
  ],
  netMender: [
    'At a window by the quay hung {thing.a}, knotted out of a single thread, and {neighbour.a} was looking for its end.',
  ],
  cloudsOverSea: [
    'Five small clouds stood over the sea like a family waiting to be photographed, {weather}.',
  ],
  orangeBarge: [
    'A barge full of red oranges lay {place.at}, and every time it rocked it smelled of Christmas as far as the station.',
  ],
  anchovyBarrels: [
    'The anchovy barrels on the quay had been stacked {number} high, and {animal.a} on the topmost one was lord of all it saw.',
  ],
  pilgrims: [
    'The pilgrims had walked barefoot up the mountain and were coming down {weather} in somebody else’s shoes.',
  ],
  starFish: [
    'The tide had left {number} starfish on the steps of the customs house, in an order that was nearly a sentence.',
  ],
}
