/** Where each beginning of the stories is seen. */
const AT: Readonly<Record<string, string>> = {
  street:
    'tumbleweed falseFronts cattleDrive rockingChairs wantedLamp snakeOil hatContest tintype bankClock duststorm schoolBell laundryLine boardwalk windowShutter melonWagon lassoSchool anchorSquare fogHerd northWind',
  saloon:
    'pianola swingDoors churchSocial bathhouse fiddler coffeeGrounds saloonMirror mayflyHotel hornFar barrelOrgan',
  station:
    'highNoonClock telegraph waterTower railroadLast mailBag buffaloCrossing goldenSpike mapMaker bridgeToll pacificMail cliffRailway',
  workshop: 'blacksmith undertakerNap saddleShop newspaperType sailMaker',
  prairie:
    'goldRush cactusBloom silverMine harmonica chuckwagon moonSpur windPump balloonMesa sunsetOrder prairieDogs tentShow crickets mesaShadow',
  hill: 'drumsHill totem tipiSmoke bisonCount canoe storyFire eagleFeather rainDance beadShop',
  pier: 'shipLantern pier lighthouseWest pelicans whaleWagon crateLabels gullParliament tideTable shipOrchestra diverBell harpoonPoet sextant flagSignals mermaidPoster compass cormorant shipPaint customsMule',
  beach:
    'saltCowboy bottlePost oysterWest seaCactus rowboat figurehead kelp sealSermon driftwood netsDry phosphor crabRace sandbar surfHorse moonSea',
}

export const begins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(AT).flatMap(([place, keys]) => keys.split(' ').map((key) => [key, place])),
)
