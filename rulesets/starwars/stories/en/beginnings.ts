/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  queueOffice: [
    'The queue {place.at} had grown so long that its far end was on another planet, and {creature.a} was selling it soup.',
  ],
  lateFerry: [
    'The night ferry hung above Mos Eisley {sky}, honking politely at a moon that had parked in its berth.',
  ],
  hummingAntenna: [
    'All the antennas {place.at} were humming the same tune {time}, and {official.a} was hunting for the chorus.',
  ],
  moonForRent: [
    'On the door of the smaller moon hung a sign saying that it was to let, and {creature.a} had come to see the craters.',
  ],
  sandWhaleSinging: [
    'Far out on the plain a bantha was practising its scales {sky}, and the dunes moved over to give it room.',
  ],
  wrongGalaxy: [
    'A coach party of Rodians had arrived {time}, {number} strong, and was slowly noticing that this was the wrong galaxy.',
  ],
  starPolish: [
    'It was the night on which the stars are polished, and {official.a} was up on the long ladder with {thing.a}.',
  ],
  twoSuns: [
    'The two suns of Tatooine had quarrelled over whose turn it was to set, and in the end both of them stayed up, sulking.',
  ],
  lostLuggage: [
    'Around the carousel {place.at} went one single suitcase, {number} years old, and inside it something was knitting.',
  ],
  gravityOff: [
    'Gravity had been turned down {place.at} to save money, and the whole street was holding on to its soup.',
  ],
  cometWash: [
    'At the landspeeder wash {number} dirty landspeeders stood in line {sky}, and the brushes had just gone home.',
  ],
  cheapHorizon: [
    'In the market {place.at} a dealer was selling horizons by the metre, and {creature.a} wanted one with palm trees.',
  ],
  translator: [
    'At the peace conference of Coruscant the protocol droid had hiccups {time}, and {number} planets had already agreed to marry each other.',
  ],
  marchingBand: [
    'The marching band of the Gamorreans came over the hill {sky}, in perfect step, about a metre above the ground.',
  ],
  blackHoleTea: [
    'Somebody had put the teapot too close to the black hole, and {official.a} was pouring by letter.',
  ],
  meteorChess: [
    'Two asteroids had been playing chess {place.at} since the day before the calendar, and {creature.a} was whispering advice.',
  ],
  brokenCockpit: [
    'In the repair yard {ship.a} was being talked to gently, as nothing else had helped {time}.',
  ],
  balloonMoon: [
    'The third moon of Yavin turned out to be a balloon {sky}, and a small crowd was arguing about who should hold the string.',
  ],
  spaceOpera: [
    'The opera house of Nar Shaddaa was giving a work for {number} tubas and vacuum, and so far nobody had heard a note.',
  ],
  dustStorm: [
    'A Tatooine sandstorm stood at the town gate of Mos Espa {time}, wiping its feet, and asked whether this was a good moment.',
  ],
  cactusPilot: [
    'At the pilots’ cantina {creature.a} was telling the story of the narrow bend for the ninetieth time since supper.',
  ],
  moonrise: [
    'The moon of Jakku rose {sky}, looked round, noticed that it was early, and went back down for its slippers.',
  ],
  kioskAtTheEdge: [
    'At the very edge of the galaxy stood a kiosk, open day and night, and {creature.a} was reading all the postcards.',
  ],
  spareParts: [
    'A whole spaceship had been built {place.at} out of spare teaspoons, and {official.a} was looking for the sugar.',
  ],
  echoCanyon: [
    'The canyon of Tatooine was giving back yesterday’s echoes {sky}, and some of them had grown rather rude.',
  ],
  emptyThrone: [
    'In the ceremonial hall {number} trumpets were waiting for someone important, and {creature.a} was trying out the carpet.',
  ],
  soupRain: [
    'It was raining soup over Coruscant, as it does on Tuesdays, and {official.a} had come out with a spoon.',
  ],
  tiltedPlanet: [
    'Coruscant had been standing a little crooked since lunch, and everything round was on its way to the harbour.',
  ],
  slowRocket: [
    'The slowest starfighter of the fleet had lifted off in spring, and {time} its last window was just leaving the launch tower.',
  ],
  lightYearsLate: [
    'A hologram arrived {place.at} {number} light years late, and it was only an invitation to be on time.',
  ],
  orbitCarousel: [
    'Somebody had hung wooden tauntauns into the low orbit {sky}, and the night shift was going round with its feet up.',
  ],
  museumNight: [
    'At the Museum of Hyperdrives it was open house, and the visitors were lying on the floor in great admiration.',
  ],
  fourthWall: [
    'On the observation deck {creature.a} had cleaned the big window so well that birds from three planets were apologising to it.',
  ],
  weatherMachine: [
    'The moisture vaporator had been kicked again {time}, and it was snowing upwards {place.at}.',
  ],
  satelliteTango: [
    'The old probe droids were holding their tango evening {sky}, and the whole sky creaked in four-four time.',
  ],
  tollGate: [
    'In the middle of empty space stood a toll gate, and {creature.a} wanted the exact change.',
  ],
  borrowedStars: [
    'Above {place.the} the stars had been borrowed for a wedding, and {official.a} was lighting matches.',
  ],
  sleepyBeacon: [
    'The beacon of Mos Eisley had fallen asleep {sky}, and {number} ships were circling it on tiptoe.',
  ],
  cookingContest: [
    'The finals of the galactic pancake contest were being held {place.at}, and one of the entries had already reached orbit.',
  ],
  gasGiant: [
    'The gas giant above Yavin had eaten beans, said the forecast, and everyone was advised to stay indoors {time}.',
  ],
  hoverCarpet: [
    'At the second-hand dealer’s {creature.a} was test-driving a carpet that pulled slightly towards the ceiling.',
  ],
  oldMap: [
    'On a bench {place.at} sat {official.a} with {thing.a}, asking everybody where here was.',
  ],
  parkingTicket: [
    'A parking ticket for landspeeders drifted through the Outer Rim {sky}, and {number} captains were looking the other way.',
  ],
  choirPractice: [
    'The Hutt choir of the swamp terraces was rehearsing {time}, and the bass section had once more sunk without noticing.',
  ],
  lighthouseKeeper: [
    'In the highest tower of Mos Eisley {official.a} was sorting the comets by length of tail, and humming.',
  ],
  vendingMachine: [
    'The vending droid {place.at} had proclaimed its independence {time}, and was printing its own peanuts.',
  ],
  dimensionDoor: [
    'A door had been standing {place.at} since morning, without a wall, and each time it opened it was Wednesday in there.',
  ],
  trafficCometJam: [
    'On the Kessel Run nothing moved, for {ship.a} was being reversed into it by seven relatives.',
  ],
  tinyPlanet: [
    'The smallest planet of the Outer Rim had been washed, had shrunk, and now hung on the line between two moons.',
  ],
  hairdresser: [
    'The salon for antennas was still open {sky}, and under the dryer {creature.a} was leafing through an atlas.',
  ],
  meltedClock: [
    'The great clock of Mos Eisley had begun to tick sideways {time}, and all departures were now called Gerald.',
  ],
  picnicOnAsteroid: [
    'On a passing asteroid somebody had spread out a picnic, and {creature.a} was asking for the pepper.',
  ],
  umbrellaFleet: [
    'For the parade of the star cruisers every ship had been given a hat, and {ship.a} wore its one far over the windscreen.',
  ],
  gravelGarden: [
    'Slowly {official.a} was raking the rings of the planet, stone by stone, and had only {number} laps to go.',
  ],
  bathNight: [
    'In the thermal crater of Nal Hutta it was bath night, and the mud was running late.',
  ],
  interview: [
    'A magazine for asteroids was asking {creature.a} {place.at} how it felt to be so far away from everything.',
  ],
  nightSchool: [
    'At the night school {place.at} the topic was empty space, and the blackboard had been taken away as an example.',
  ],
  helmetDance: [
    'In the airlock of a star cruiser a very quiet dance was going on {sky}, with {number} guests and one very loud helmet.',
  ],
  snowglobe: [
    'Seen from above, {place.the} looked like a cake that somebody had dropped, with all its candles alight.',
  ],
  goatLanding: [
    'A choir of tauntauns came in to land {time}, in formation, against the advice of the tower.',
  ],
  hiccupingEngine: [
    'The engine of {ship.a} had the hiccups {place.at}, and someone was sent to startle it.',
  ],
  waitingRoom: [
    'In the waiting room between the galaxies the plants were plastic, and {official.a} was watering them with {thing.a}.',
  ],
  lostShadow: [
    'Because of the two suns everybody has a spare shadow there, and somebody’s had gone off for a walk {place.at}.',
  ],
  floatingMarket: [
    'The floating market of the Jawas had not been tied down again, and was just passing over {place.the} with all its pumpkins.',
  ],
  cleaningDay: [
    'On the bridge of {ship.a} it was cleaning day, and the big red lever had been hung up to dry.',
  ],
  quietRadio: [
    'On every HoloNet channel they were playing the same long pause {sky}, and the announcer praised the conductor.',
  ],
  anniversary: [
    'Ringed Geonosis was celebrating its golden jubilee, and {creature.a} had been asked to hold the rings for a moment.',
  ],
  rollingStation: [
    'The old hyperdrive workshop came by in orbit {time}, a little faster than usual, and somebody had left the kettle on.',
  ],
  teaWithCloud: [
    'On the terrace of Nar Shaddaa a cloud had sat down at table four {sky}, and nobody dared to bring the bill.',
  ],
  mirrorMoon: [
    'The moon of Hoth had been replaced by a mirror, and all night long {place.the} was waving at itself.',
  ],
  postalWhale: [
    'The bantha that carries the mail was stuck between two dunes, with {number} parcels marked urgent.',
  ],
  wormholeSale: [
    'At the hyperspace terminal there was a special offer {time}: there and back, but in the other order.',
  ],
  lanternJelly: [
    'Shining mynocks drifted past {place.the} {sky}, and {creature.a} was taking down their numbers.',
  ],
  fogSlices: [
    'The fog on Nal Hutta had grown so thick that it was being sold in slices, and {official.a} asked for the end piece.',
  ],
  sleepingCity: [
    'All of Coruscant was asleep {sky}, except for one escalator that was still taking itself very seriously.',
  ],
  cometTail: [
    'A comet had got its tail caught in a revolving door {place.at}, and the porters were pulling by numbers.',
  ],
  emptyRing: [
    'One ring of the planet was missing {time}, and {creature.a} stood there looking extremely round.',
  ],
  cloudFarm: [
    'On the moisture farm milking was over, and {official.a} was carrying {number} pails of drizzle across the yard.',
  ],
  lovesickLoudspeaker: [
    'The loudspeaker {place.at} had been in love since Monday, and so every delay was being announced in verse.',
  ],
  teleportLift: [
    'The turbolift of the Coruscant hotel stopped {sky} at a floor that had not been built, and {creature.a} got out.',
  ],
  sunsetTickets: [
    'For the double sunset all seats had been sold, and {official.a} was letting people in through the eclipse.',
  ],
  unicycleRocket: [
    'On the ring of Geonosis a race for one-wheeled podracers was being held, and {ship.a} was in the lead by mistake.',
  ],
  bottledSpace: [
    'In the cellars {place.at} they were bottling empty space, and somebody had already left the cork out {time}.',
  ],
}
