/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  florist: [
    'The florist had ordered lilies for all occasions.',
    'They now stand on the counter, a little embarrassed, at half price.',
    'Nobody died.',
  ],
  grandmothers: [
    'At sunrise the grandmothers on the balconies counted everybody on Anchovy Street.',
    'They counted from left to right, then from right to left, and then the dogs.',
    'Nobody died.',
  ],
  clockTower: [
    'The Clock Tower drew breath for its deepest stroke.',
    'It thought better of it and struck eight, as it does at eight.',
    'Nobody died.',
  ],
  trams: [
    'The number nine stopped at every corner, and at every corner the right people got on.',
    'Somebody even gave up a seat.',
    'Nobody died.',
  ],
  brassBand: [
    'The brass band had put crape on its trumpets and stood waiting on the square.',
    'In the end it played a polka, rather fast.',
    'Nobody died.',
  ],
  opera: [
    'In the fifth act everybody sang farewell, as always, and lay down on the stage.',
    'When the curtain rose they all stood there and bowed.',
    'Nobody died.',
  ],
  harbour: [
    'The fishermen pulled in their nets very slowly this morning.',
    'There were sardines in them, a boot, and {thing.a}.',
    'Nobody died.',
  ],
  hats: [
    'In the cloakroom there was one hat left on the rail, and the attendant turned pale.',
    'Then {neighbour.a} came back for it, out of breath.',
    'Nobody died.',
  ],
  stoneMason: [
    'The stonemason sat in front of an empty slab of marble with the chisel raised.',
    'It is going to be a very nice doorstep.',
    'Nobody died.',
  ],
  parrot: [
    'The parrot put its head on one side, and the whole market held its breath.',
    'It named the price of figs.',
    'Nobody died.',
  ],
  lunch: [
    'On the hill {clan.the} laid the table, and looked at the chairs for a long time.',
    'There was not one too many, and there were not enough forks.',
    'Nobody died.',
  ],
  postman: [
    'The postman had brought envelopes with a dark edge, just in case.',
    'They have been used for invitations to a picnic.',
    'Nobody died.',
  ],
  lighthouse: [
    'All night the lighthouse looked into every window of the city.',
    'It saw {number} people in bed, snoring in several keys.',
    'Nobody died.',
  ],
  barber: [
    'In the barber shop the seats filled up, one after the other, with the same faces as always.',
    'They even told the same joke.',
    'Nobody died.',
  ],
  seagulls: [
    'The seagulls had been sitting in a row since four, looking solemn.',
    'Then somebody opened a tin of anchovies, and that was the end of the ceremony.',
    'Nobody died.',
  ],
  undertaker: [
    'In front of the Grand Hotel waited {colour.a} carriage with plumes.',
    'It turned out to be for a wedding, and {animal.a} caught the bouquet.',
    'Nobody died.',
  ],
  lamps: [
    'The lamplighter went from lamp to lamp in the grey of the morning and listened at the doors.',
    'Behind every one of them somebody was complaining about the coffee.',
    'Nobody died.',
  ],
}
