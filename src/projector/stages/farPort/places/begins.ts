/** At which place each story of this port begins. */
const BY_PLACE = {
  arrivals:
    'queueOffice lostLuggage wrongGalaxy lightYearsLate meltedClock waitingRoom vendingMachine interview lovesickLoudspeaker wormholeSale teleportLift cometTail sleepingCity nightSchool emptyThrone tiltedPlanet',
  market:
    'cheapHorizon hoverCarpet floatingMarket fogSlices cookingContest kioskAtTheEdge oldMap hairdresser goatLanding marchingBand borrowedStars sunsetTickets',
  cantina:
    'cactusPilot blackHoleTea gravityOff teaWithCloud bottledSpace spaceOpera choirPractice translator soupRain',
  hangar:
    'brokenCockpit cometWash spareParts slowRocket museumNight hiccupingEngine rollingStation unicycleRocket umbrellaFleet',
  beacon:
    'lateFerry hummingAntenna starPolish sleepyBeacon lighthouseKeeper satelliteTango lanternJelly snowglobe quietRadio',
  dunes:
    'sandWhaleSinging twoSuns dustStorm echoCanyon weatherMachine dimensionDoor lostShadow postalWhale cloudFarm bathNight',
  bridge:
    'orbitCarousel fourthWall tollGate parkingTicket trafficCometJam helmetDance cleaningDay gasGiant emptyRing gravelGarden',
  moon: 'moonForRent balloonMoon meteorChess moonrise tinyPlanet picnicOnAsteroid anniversary mirrorMoon',
} as const

/** From the key of a beginning, the same in all languages, to the name of its place. */
export const begins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_PLACE).flatMap(([place, keys]) => keys.split(' ').map((key) => [key, place])),
)
