/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  coffee: [
    'At the Thirsty Pelican they laid out as many cups as there were people.',
    'There were as many people as yesterday, and the coffee was as bad.',
    'Nobody died.',
  ],
  carpenter: [
    'The carpenter had planed six boards and picked out the good nails.',
    'It is going to be a henhouse.',
    'Nobody died.',
  ],
  rollCall: [
    'At the school the register was read from the top to the bottom.',
    'Everybody answered, and {animal.a} answered twice.',
    'Nobody died.',
  ],
  train: [
    'The morning train stopped, and from every door the right people got out.',
    'Two of them had even found their luggage.',
    'Nobody died.',
  ],
  church: [
    'The little white church had its bell halfway up for the deep stroke.',
    'It struck eight, and then went back to sleep.',
    'Nobody died.',
  ],
  boots: [
    'All along the porches the boots had been put out to be cleaned.',
    'By seven there was a foot in every one of them, and some were not even their own.',
    'Nobody died.',
  ],
  pelicans: [
    'The pelicans counted the town from the mooring posts, as every morning.',
    'They got a different number each time, and all of them were right.',
    'Nobody died.',
  ],
  ship: [
    'Out on the water the ship blew its horn once, in greeting.',
    'From the shore they waved back with everything that could be waved.',
    'Nobody died.',
  ],
  hill: [
    'From the hill rose the smoke of {number} breakfasts.',
    'Under every one of them somebody was complaining about the eggs.',
    'Nobody died.',
  ],
  photograph: [
    'The photographer took the whole town once more, in front of the anchor.',
    'There is not a gap in the picture, only {neighbour.a}, blinking.',
    'Nobody died.',
  ],
  rocking: [
    'On the porch of the store every rocking chair was taken by nine.',
    'They rocked, all in the same direction.',
    'Nobody died.',
  ],
  undertaker: [
    'In front of the church stood a black wagon with plumes.',
    'It had come about the piano.',
    'Nobody died.',
  ],
  cattle: [
    'The herd was counted through the gate, and the herdsmen after it.',
    'It came out even, with a dog to spare.',
    'Nobody died.',
  ],
  telegraph: [
    'The telegraph had been clicking since four, and the clerk wrote it all down with a pale face.',
    'It was a recipe for cornbread.',
    'Nobody died.',
  ],
  newspaper: [
    'The Dry Anchor Echo had left a space on the front page, with a thick frame.',
    'They have put in an advertisement for hats.',
    'Nobody died.',
  ],
  hotel: [
    'At the Grand Prairie Hotel they knocked on {number} doors with the hot water.',
    'From behind every one of them came a groan.',
    'Nobody died.',
  ],
  lighthouse: [
    'The lighthouse had looked at the town all night, over and over.',
    'It saw that the washing needed taking in.',
    'Nobody died.',
  ],
  saloon: [
    'In the saloon the hats were handed out, one after the other.',
    'At the end there was one head too many.',
    'Nobody died.',
  ],
  florist: [
    'The schoolteacher had picked a large bunch of prairie flowers just in case.',
    'They are standing in the window now and being admired.',
    'Nobody died.',
  ],
  seals: [
    'The seals had been lying on the rocks since dawn, looking solemn.',
    'Then somebody fell over a bucket, and that was that.',
    'Nobody died.',
  ],
  drum: [
    'On the hill they had stretched the big drum and moved closer together.',
    'It was for the birthday of a great-grandmother.',
    'Nobody died.',
  ],
  ferry: [
    'The ferry went across and back, and the ferryman counted the fares.',
    'There was a button among them.',
    'Nobody died.',
  ],
  dance: [
    'The fiddler asked all of Dry Anchor to line up for the reel.',
    'There were pairs enough, and {animal.a} to call the figures.',
    'Nobody died.',
  ],
  laundry: [
    'On the line between the bank and the church the shirts were taken in and given out.',
    'Everybody got one, and hardly anybody the right one.',
    'Nobody died.',
  ],
  cook: [
    'The cook of the chuck wagon threw beans into the pot, one handful for each.',
    'It had to be the large pot, as always.',
    'Nobody died.',
  ],
  stars: [
    'The old whaler had gone over the whole sky with the telescope before sunrise.',
    'Nothing had been added.',
    'Nobody died.',
  ],
}
