/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  coffees: [
    'At the bar {place.at} as many coffees were ordered as yesterday.',
    'Somebody complained that they were cold, as yesterday.',
    'Nobody died.',
  ],
  bells: [
    'San Domenico had already drawn in its breath for the deep bell.',
    'It let it out and struck seven.',
    'Nobody died.',
  ],
  grandmothers: [
    'On the balconies of the Kalsa the grandmothers counted heads, from the left and from the right.',
    'They agreed, which had not happened since the opening of the opera.',
    'Nobody died.',
  ],
  florist: [
    'The florist had got up at four and bound {number} wreaths with a black bow.',
    'By eight the bows were being changed for white ones, for a baptism.',
    'Nobody died.',
  ],
  brassBand: [
    'The brass band stood on the square with crape on the drum and lips already pursed.',
    'In the end it played the one about the donkey and the priest.',
    'Nobody died.',
  ],
  undertaker: [
    'In front of the town hall the black carriage waited with its four horses.',
    'It has now been hired by {neighbour.a} to go to the beach.',
    'Nobody died.',
  ],
  fishermen: [
    'The boats came back to the Cala at sunrise, and everybody on the quay counted the caps.',
    'There were as many caps as boats can carry, and one octopus.',
    'Nobody died.',
  ],
  rosalia: [
    'Someone had lit {number} candles before Santa Rosalia, just in case.',
    'The saint has kept three, and sent the others back.',
    'Nobody died.',
  ],
  stonecutter: [
    'The stonecutter of the Via dei Cassari had the chisel in one hand and the pencil behind one ear.',
    'It is going to be a bird bath.',
    'Nobody died.',
  ],
  paper: [
    'The evening paper had left a space on its front page, with a thin frame round it.',
    'There is now a recipe for aubergines in it.',
    'Nobody died.',
  ],
  puppets: [
    'In the puppet theatre the paladins fell in rows, as on every evening.',
    'Then the strings were pulled, and every single one stood up and bowed.',
    'Nobody died.',
  ],
  school: [
    'At the neighbourhood school the names were read out, from A to Z.',
    'Everyone said present, and one said it twice.',
    'Nobody died.',
  ],
  nuns: [
    'The nuns had been praying through the night, and looked down into the street with some concern.',
    'All they saw was {animal.a}, going home.',
    'Nobody died.',
  ],
  tram: [
    'The first tram stopped at every corner of the Via Libertà.',
    'At every corner the right people got on, with the wrong change.',
    'Nobody died.',
  ],
  swordfish: [
    'In the Vucciria they cried the price of swordfish until the awnings shook.',
    'It was much too high, and everybody was there to say so.',
    'Nobody died.',
  ],
  barber: [
    'The barber had laid out the good white cloth.',
    'Then they all came in, one after the other, and talked about football.',
    'Nobody died.',
  ],
  parrot: [
    'The parrot of the Capo quarter opened its beak, and the whole market held its breath.',
    'It said: artichokes, five soldi.',
    'Nobody died.',
  ],
  laundry: [
    'In the courtyards the washing was taken in and counted, piece by piece.',
    'There was one sock too many, and nobody would own up to it.',
    'Nobody died.',
  ],
  telephone: [
    'The telephone {place.at} rang {time}, and {number} people stood round it, pale.',
    'It was Trapani, asking how to make caponata.',
    'Nobody died.',
  ],
  lighthouse: [
    'The lighthouse had looked into every window of the city, once round and once back.',
    'In all of them somebody was turning over and pulling at the blanket.',
    'Nobody died.',
  ],
  lunch: [
    'A long table was laid under the carob tree, and each place had its glass.',
    'In the end two more chairs had to be fetched, for relations from Agrigento.',
    'Nobody died.',
  ],
  orchestra: [
    'At the Massimo the conductor had picked the Requiem, for all eventualities.',
    'The orchestra has agreed on the overture with the cannon.',
    'Nobody died.',
  ],
  barge: [
    'At the quay they unloaded {thing.a}, {number} sacks of almonds and a harp.',
    'Everybody had something to say about how it should be done.',
    'Nobody died.',
  ],
  postman: [
    'The postman went from door to door with an envelope that had a dark edge.',
    'It was the bill for the last one.',
    'Nobody died.',
  ],
  mountain: [
    'Monte Pellegrino looked down into all the streets at once, as it does in the morning.',
    'It seemed content and put on its little cloud.',
    'Nobody died.',
  ],
  siesta: [
    'At noon they went through the quarter and knocked on all the doors.',
    'From every one of them came the same snoring, in a different key.',
    'Nobody died.',
  ],
}
