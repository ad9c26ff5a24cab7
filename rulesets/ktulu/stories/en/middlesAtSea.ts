/** What happens to somebody by the sea, on the ship and on the reservation: absurd, nobody’s fault, and never at a table. */
export const middlesAtSea = {
  pierEnd: [
    'On the pier {somebody} walked backwards to fit the whole town into one picture.',
    'The picture is complete, with church, bank and anchor, and the pier was shorter than the view.',
  ],
  whaleYawn: [
    'From a rowing boat {somebody} peeped into a cave that smelled of herring.',
    'It yawned, and then it went to Alaska, as it does every autumn.',
  ],
  anchorHook: [
    'On the square {somebody} hung a washing line from the dry anchor.',
    'That same night the tide remembered where it had left it.',
  ],
  figureheadPose: [
    '{somebody.cap} climbed the bow of the wreck and stood there for a moment with outstretched arms, for the effect.',
    'The wreck had only been waiting for a figurehead, and it put to sea.',
  ],
  pelicanPouch: [
    'To feed the pelican, {somebody} held the sardine rather too far inside.',
    'It has never looked so satisfied, nor flown so low.',
  ],
  lighthouseLens: [
    '{somebody.cap} stepped in front of the lamp of the lighthouse to wave to the ship.',
    'The shadow reached as far as Hawaii, and it was drawn in after it.',
  ],
  foghornNap: [
    'In the mouth of the fog horn {somebody} found the coolest place in the whole harbour for a nap.',
    '{time.cap} there was fog.',
  ],
  divingBell: [
    '{somebody.cap} wanted to know what the diving bell looks like from the inside.',
    'It looks much the same as from the outside, only deeper.',
  ],
  tideSand: [
    'On the beach {somebody} lay in warm sand up to the neck and praised how restful it was.',
    'The digger had only gone to look at the time, and the tide came instead.',
  ],
  seaHorse: [
    '{somebody.cap} mounted the white horse that stood in the surf and told it to trot.',
    'It was a wave after all, and a thoroughbred.',
  ],
  kelpClimb: [
    'To pick a plum {somebody} climbed up the tallest kelp in the bay.',
    'At high water it stood straight, at low water it bowed, and it has beautiful manners.',
  ],
  harpoonLine: [
    'On the whaler {somebody} held the loose end of a coil and asked what it was attached to.',
    'It was attached to the answer, which was swimming south.',
  ],
  crabCrown: [
    '{somebody.cap} lay down on the sand to start the crab race from the right height.',
    'There were {number} crabs, and not one of them went sideways that day.',
  ],
  canoeFalls: [
    'On the river {somebody} took the canoe with the good view.',
    'It is called the good view because you see the waterfall first.',
  ],
  totemTop: [
    'On the reservation {somebody} asked whether one more face would still fit on top of the pole.',
    'It was thought over in council, in silence, and then somebody fetched the paint.',
  ],
  bisonRide: [
    'From the fence {somebody} got onto the calmest bison on the whole reservation.',
    'It went through the fence calmly, through the post office calmly, and calmly over the edge of the map.',
  ],
  storyLong: [
    'At the fire on the hill {somebody} wanted to hear the long story to the very end.',
    'It ends when all the listeners are dust, they say, and it was told with all the pauses.',
  ],
  tipiPole: [
    '{somebody.cap} pulled out the one tent pole that stood a little crooked.',
    'It had been holding up that corner of the sky since anyone can remember.',
  ],
  smokeSignal: [
    'With a wet blanket {somebody} tried to join in the talk of the smoke, and got a comma wrong.',
    'On the next hill they read an invitation, and on the one after that a barbecue.',
  ],
  eagleNest: [
    'To give back a feather {somebody} climbed up to the eagle’s nest above the reservation.',
    'The eagle was touched, and showed the way home, which for eagles begins with a step.',
  ],
  drumSkin: [
    '{somebody.cap} lay down on the great drum because it was so nice and warm.',
    'Then the feast began, with the old song, the one with the jump.',
  ],
  beaverDam: [
    'At the beaver dam {somebody} took out a single twig, for a toothpick.',
    'It was signed, as it turned out, by the architect.',
  ],
  geyser: [
    '{somebody.cap} covered up the geyser with a hat, to see if it would still find its way.',
    'It found it, punctually, and the hat is expected back on Friday.',
  ],
  bearTree: [
    'Up in a hollow tree {somebody} had discovered honey, and called down how much there was.',
    'Someone who had discovered it earlier was just coming home.',
  ],
  shipGangway: [
    'When the longboat of the ship put in, {somebody} stood on the bow wave to help with the luggage.',
    'It was {number} trunks and a piano, and all of it was handed over at once.',
  ],
  crowNest: [
    'On the ship they let {somebody} go up into the crow’s nest to look for land.',
    'Land was found, it lay directly below.',
  ],
  seaChest: [
    '{somebody.cap} got into the sea chest so that {neighbour.a} could sit on the lid and buckle it.',
    'The label was already on it, and it said Shanghai.',
  ],
  sextantSun: [
    'With the sextant {somebody} looked straight at the sun, and took its height, and then its hand.',
    'They were last seen setting.',
  ],
  sandSkiff: [
    'On a board with a sail {somebody} raced along the beach and cheered at every turn.',
    'Where the beach ends they found the last of the cheering, about forty feet up.',
  ],
  octopusPiano: [
    'At the sea front {somebody} gave an octopus its first piano lesson.',
    'By the second lesson it could play with all eight hands, and had a firm grip of the teacher.',
  ],
  barrelFloat: [
    'In a barrel {somebody} drifted round the bay for a bet of {number} dollars.',
    'The bay has a hole in it that was only known to the barrel.',
  ],
  sealSchool: [
    '{somebody.cap} joined the line of seals on the rocks and took a fish like the rest.',
    'Next on the programme was the ball on the nose, then the hoop, then the open sea.',
  ],
  coralSaddle: [
    '{somebody.cap} saddled a giant turtle on the beach and gave it its head.',
    'It is taking its time, and is expected on the Galapagos in the spring of the next century.',
  ],
  waterspout: [
    'A waterspout stood in the bay like a staircase, and {somebody} went up to see who lived there.',
    'It moved out at noon without giving notice.',
  ],
  clamShell: [
    'To polish a pearl {somebody} leaned into the great clam {place.at}.',
    'It had always closed at six, and saw no reason to make exceptions.',
  ],
  shipHorn: [
    'Next to the funnel of the ship {somebody} asked the stoker if that was really the loudest it could do.',
    'The stoker was flattered, and both hands were free.',
  ],
  messageBottle: [
    '{somebody.cap} breathed in and slipped into a very large bottle to reach the message at the bottom.',
    'The message said: push in the cork when you are done.',
  ],
  stormKite: [
    'On the cliff {somebody} flew a kite made of a mainsail, with a good strong line.',
    'The line was excellent, it held to the last, and so did the grip.',
  ],
  swellWagon: [
    '{somebody.cap} drove {vehicle.the} into the shallows to cool its wheels.',
    'The shallows were visiting that day, and it was the deeps that were in.',
  ],
  iceberg: [
    'An iceberg had lost its way into the bay, and {somebody} went aboard to chip off a little for lemonade.',
    'It was the little that had been holding it up.',
  ],
  mermaidComb: [
    '{somebody.cap} handed the mermaid from the pier a comb, across the rail, and then the mirror, and then the towel.',
    'To reach the towel you had to lean, and the pier is high there.',
  ],
  sharkTooth: [
    '{somebody.cap} asked the shark on the landing stage to open wide so that the gold tooth could be seen.',
    'There was a gold tooth, quite at the back.',
  ],
  mangroveMud: [
    'At low tide {somebody} crossed the harbour on foot to save the ferry fare.',
    'The first half was no trouble at all.',
  ],
  railCliff: [
    'On the cliff railway {somebody} sat in the upper car and, as a kindness, did without the brake.',
    'The lower car still speaks of it with admiration.',
  ],
  gullChips: [
    'On the promenade {somebody} held up a bag of hot potatoes and would not share with the gulls.',
    'They gave it one more chance, in a circle, and then carried off the matter as a whole.',
  ],
  starSteer: [
    '{somebody.cap} stood at the helm for a minute so that the mate could look for the other shoe.',
    'There was a rock that had been looking forward to this since the ice age.',
  ],
  fogStep: [
    'In the fog {somebody} stepped across from the pier onto the ship, in high spirits and with one bag.',
    'The ship was expected in four days.',
  ],
  windlass: [
    'At the windlass {somebody} sang along so well that they let the verse go round once more.',
    'With every verse the chain comes in by a yard, and so does whatever stands in the middle.',
  ],
  sponge: [
    '{somebody.cap} squeezed out the largest sponge that had ever been landed at Dry Anchor.',
    'In it was a bay from the other side of the world, and it had been homesick.',
  ],
  tugboat: [
    '{somebody.cap} threw a line to the tug and called out that it could pull now.',
    'They had forgotten to agree on what.',
  ],
}
