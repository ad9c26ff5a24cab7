/** What happens to somebody up there: absurd, nobody's fault, and never at a table. */
export const middlesAloft = {
  airlockHandle: [
    'In the airlock of a starfighter {somebody} mistook the outer handle for the towel rail.',
    'The towel came back after {number} orbits, neatly folded.',
  ],
  cometRide: [
    'For a wager {somebody} had climbed onto a comet to Kessel, just for one stop.',
    'It was the express, and it calls here again in {number} years.',
  ],
  orbitWalk: [
    'During the spacewalk above Yavin {somebody} let go of the rope to scratch a nose inside a helmet.',
    'The nose was reached at last, at the edge of the known universe.',
  ],
  blackHoleCoin: [
    'You are told to throw a coin into the black hole of Kessel and make a wish, and {somebody} did not want to let go of the coin.',
    'The wish had been to travel.',
  ],
  ringStones: [
    'On the rings of Geonosis {somebody} went hopping from stone to stone, counting out loud.',
    'At {number} there was no stone, although the number was right.',
  ],
  ejectSeat: [
    'On the bridge of {ship.a} {somebody} pressed the button for hot cocoa.',
    'It lay right beside the other button, and the cocoa is still warm.',
  ],
  solarSail: [
    'While folding the sun sail of a sail barge {somebody} held one corner and shouted: let go.',
    'Everybody else did.',
  ],
  teleportMix: [
    'In the Jawa teleporter {somebody} sneezed between the second beep and the third.',
    'One half arrived {place.at}, the other on a Wednesday, and the form for it has not been printed yet.',
  ],
  towRope: [
    'The towing hook of {ship.a} had come loose, and {somebody} held both ends for a minute.',
    'It was a long minute, and by the end of it so was the traveller.',
  ],
  spaceBees: [
    'In the Geonosian hive {somebody} asked for the honey, and all {number} bees showed the way at once.',
    'It is said to be the sweetest way there is, without a door on the inside.',
  ],
  asteroidHammock: [
    'Between two asteroids of the Hoth belt {somebody} had hung up a hammock, as they were standing so conveniently apart.',
    'They had only been taking a run-up.',
  ],
  starPolishing: [
    'Up on a Jawa ladder {somebody} polished a star that was not quite cool yet.',
    'It shines beautifully now, with a slight smell of toast.',
  ],
  wrongPlug: [
    'To charge a toothbrush {somebody} used the droid socket and pulled out a plug labelled Sky, Do Not.',
    'Then it was very dark, very quiet, and somebody was falling upwards with clean teeth.',
  ],
  wormholeTurn: [
    'In the middle of hyperspace {somebody} turned back to fetch {thing.a}.',
    'They met themselves coming the other way, it was very narrow in there, and neither would give way.',
  ],
  moonString: [
    'Somebody had to hold the balloon moon of Yavin, and {somebody} had the strongest grip.',
    'There was a gust {time}, and since then the sky has had a knot in it.',
  ],
  saucerFrisbee: [
    'A flying saucer of the Jawas came gliding along, and {somebody} caught it in the air, as you do on the beach.',
    'The rest of the tea service arrived shortly after, at cruising speed.',
  ],
  vacuumWhistle: [
    'Outside the hull of a star cruiser {somebody} wanted to prove that you can whistle in a vacuum.',
    'It takes a deep breath first, and there was none to be had.',
  ],
  jellyfishRide: [
    'With both arms {somebody} hugged a shining mynock, as it had looked so lonely.',
    'It lit up like a theatre, and the lights went out as far as Yavin.',
  ],
  satelliteTango: [
    'At the probe droids’ ball {somebody} was asked for a tango and was happy to be led.',
    'The last turn went {number} times round the planet, and burned up very gracefully at the end.',
  ],
  anchorChain: [
    'When {ship.a} dropped anchor, {somebody} was standing on the chain to see how deep space is.',
    'It is deep.',
  ],
  brakePedal: [
    'On the test drive of a podracer {somebody} asked which of the {number} pedals was the brake.',
    'None of them, called the dealer after them, that costs extra.',
  ],
  sunbathing: [
    'On the sunny side of Tatooine’s orbit {somebody} lay down with a book and turned over at chapter two.',
    'By chapter three it was well done, and the bookmark was ash.',
  ],
  asteroidGarden: [
    'In the asteroid garden of Felucia {somebody} picked the only flower, against the wishes of {official.a}.',
    'It had been the handbrake.',
  ],
  giftWrapped: [
    'For the jubilee of ringed Geonosis {somebody} held a finger on the ribbon while the bow was tied.',
    'It was a very tight bow, and a very surprised planet.',
  ],
  stowaway: [
    'To travel cheaply {somebody} hid in a spice crate marked Fireworks, This Side Up.',
    'It was stored the other way round, next to the candles, and the whole crew said aah.',
  ],
  warpSoup: [
    'While {ship.a} leapt across the galaxy, {somebody} was carrying a full plate of soup along the corridor.',
    'The soup stayed exactly where it was, and the rest went round it.',
  ],
  cloudMilking: [
    'On the moisture farm {somebody} was milking a cloud from the wrong side and humming a cheerful song.',
    'It was a thundercloud, and it did not care for the chorus.',
  ],
  horizonEdge: [
    'At the edge of the Outer Rim {somebody} bent forward to see what was holding it up.',
    'It was a turtle, it was hungry, and it had been told to wait for dessert.',
  ],
  meteorCatch: [
    'In the droid league {somebody} ran for the ball and shouted: mine!',
    'It was a meteorite of {number} tons, and nobody contested it.',
  ],
  cryptoPilot: [
    'Since nobody could find the astromech, {somebody} drew one on a paper bag and put it at the wheel.',
    'It kept strictly to the straight line, also through {place.the}.',
  ],
  ladderToMoon: [
    'On a folding ladder {somebody} was just changing the bulb in the moon of Jakku.',
    'The planet turned, as it does every night, and took the ladder along.',
  ],
  gasGiantDip: [
    'From the diving board above the gas giant of Yavin {somebody} did a perfect somersault with a half twist.',
    'There is no bottom there, so they are still collecting points.',
  ],
  magnetHat: [
    'Against the solar wind {somebody} had put on a hat with {number} magnets in it.',
    'All the droids of the fleet came out to meet it, the heavy ones in front.',
  ],
  trashPress: [
    'In the hold of {ship.a} {somebody} was looking for a lost earring among the rubbish.',
    'The walls came closer to help with the search, and they were very thorough.',
  ],
  rearMirror: [
    'From the landspeeder {somebody} leaned out to adjust the rear-view mirror, which said that objects are nearer than they seem.',
    'It was quite right about that.',
  ],
  hiccupDrive: [
    'To cure the hyperdrive of its hiccups {somebody} crept up behind it and shouted: boo!',
    'It did jump, clean out of the solar system, by way of the person behind it.',
  ],
  yoyoStation: [
    'The turbolift was hanging on a single rope, and {somebody} asked the operator to show a trick.',
    'It was the one called Round the World.',
  ],
  snowplough: [
    'In the tail of the comet {somebody} was building a snow wampa with a carrot and a top hat.',
    'The comet turned towards the sun at {number} times the speed of a sensible decision.',
  ],
  constellation: [
    'For the constellation of the Great Bantha somebody was still missing, and {somebody} only wanted to hold the dot.',
    'It has been officially named, the ribbon has been cut, and dots are not allowed to move.',
  ],
  orbitBicycle: [
    'Down the inner ring went {somebody} on a borrowed swoop bike, no hands, waving.',
    'On rings there is no kerb, and the bend belongs to {ship.a}.',
  ],
  stellarCandle: [
    'On the birthday cake of Coruscant {somebody} blew out the last candle with all their might.',
    'It was somebody’s sun, and the draught went both ways.',
  ],
  starChart: [
    'On the big holomap {somebody} put a finger on the dot marked You Are Here.',
    'From above, at the same time, came a finger of the same kind and a thousand times the size.',
  ],
}
