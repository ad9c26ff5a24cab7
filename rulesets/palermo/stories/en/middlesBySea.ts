/** What happens to somebody by the sea and in the hills: absurd, nobody’s fault, and never at a table. */
export const middlesBySea = {
  bathingCabin: [
    'In a bathing cabin at Mondello {somebody} was looking for the other sock.',
    'The tide fetched the cabin at six, with its little curtain, and towed it to Sardinia.',
  ],
  tunaTrap: [
    '{somebody.cap} leaned far out from the tuna boat to count the fish.',
    'The fish were counting too, and they came out one ahead.',
  ],
  lighthouseStairs: [
    'In the lighthouse {somebody} went up the stairs to ask for the time.',
    'There are {number} steps, and on the last evening of the month somebody takes the top one in for cleaning.',
  ],
  steamerHorn: [
    'On the mail steamer {somebody} put an ear to the horn because it was so quiet.',
    'At that moment the captain wished the whole of Palermo a good night.',
  ],
  fataMorgana: [
    '{somebody.cap} crossed over at noon to the second Palermo, the one in the air, to see whether the figs were cheaper.',
    'In the evening it grew cooler, and the city was folded up.',
  ],
  pricklyHug: [
    'With open arms {somebody} ran through the dusk towards somebody tall and green who was waving back.',
    'It was a prickly pear of the old school, and it does not let go of acquaintances.',
  ],
  lemonPress: [
    'In the lemon press {somebody} bent down for a pip.',
    'The {number} barrels of that vintage have a certain something, and they travel well.',
  ],
  saltWindmill: [
    'To dry a damp coat {somebody} hung it on the sail of a windmill by the salt pans, without taking it off.',
    'A fresh wind got up, and it is said to be dry by now.',
  ],
  octopusShake: [
    'At the stall on the quay {somebody} gave an octopus a friendly hand.',
    'It gave one back, and then one more, and then it used the other six to say goodbye.',
  ],
  seaplaneWing: [
    'As the seaplane turned, {somebody} stood on the float to hand the pilot a parcel of cannoli.',
    'They were at nine hundred metres before it came to paying.',
  ],
  monsterVilla: [
    'At the villa of the monsters {somebody} sat down on an empty plinth and pulled a face for {neighbour.a}.',
    'The wind changed, exactly as everyone says it always will.',
  ],
  goatRank: [
    'On the narrow path to the grotto {somebody} insisted on right of way against {animal.a}.',
    'It was a matter of principle on both sides, and only one side had hooves for it.',
  ],
  swordfishPoint: [
    '{somebody.cap} held out a hat to the jumping swordfish so that it would take a bow.',
    'The swordfish did take a bow, a very deep one.',
  ],
  anchorChain: [
    'While the anchor was being lowered {somebody} pointed out that the chain was tangled.',
    'It untangled itself {weather}, and with it went the one who had been right.',
  ],
  volcanoTrip: [
    'On Stromboli {somebody} wanted to toast a slice of bread at the edge.',
    'The mountain had been waiting for its breakfast since 1919.',
  ],
  mirrorCalm: [
    'The sea lay so smooth in the bay that {somebody} stepped out onto it with the greatest confidence.',
    'It held for {number} steps, which is the present record.',
  ],
  carobSwing: [
    'For the children {somebody} tried out the swing on the old carob tree.',
    'It had been hung by sailors, and it swung out past Ustica before it thought of turning back.',
  ],
  thermalPool: [
    'In the hot springs {somebody} asked to have it just a little warmer.',
    'The spring had a relative under Etna, and passed the wish on.',
  ],
  kiteTail: [
    '{somebody.cap} held the largest kite of the Kalsa while a child tied a shoe.',
    'The shoe had {number} eyelets, and the kite had an appointment over Malta.',
  ],
  regattaOar: [
    'In the archbishop’s boat {somebody} took the last oar and pulled the wrong way, with all possible strength.',
    'The boat went round so fast that a hole was left in the water.',
  ],
  melonTrain: [
    'At Carini {somebody} jumped onto the melon train to pull out the lowest one.',
    'That is how the avalanche got its name.',
  ],
  spongeDiver: [
    '{somebody.cap} let the sponge divers put the helmet on, just for a picture.',
    'They had only ever had one word for both pictures and down.',
  ],
  lavaSledge: [
    'On a tea tray {somebody} went down the slope of Etna, which was said to be quite cold.',
    'It was quite cold as far as the bend.',
  ],
  fishingLine: [
    'With {thing.a} for bait {somebody} hooked the biggest fish of the season and would not let go.',
    'The fish was of the same opinion.',
  ],
  brassBuoy: [
    '{somebody.cap} rowed out to the bell buoy to tell it to be quiet, and stayed to listen.',
    'It was telling the one about the sailor, and the end is wet.',
  ],
  orangeAvalanche: [
    'At the quay {somebody} took an orange from the very bottom of the barge, since those are the sweetest.',
    'For a moment the whole harbour was orange, then it was calm.',
  ],
  cableCar: [
    'The new rope railway up Monte Pellegrino needed a weight for its trial run, and {somebody} got in with a sandwich.',
    'It passed the station, the grotto, the summit, and the end of the rope.',
  ],
  sirens: [
    'On the rocks off Cefalù {somebody} put cotton wool into both ears, to be safe from the sirens.',
    'So the warning call of {vehicle.the} was wasted.',
  ],
  shepherdPipe: [
    '{somebody.cap} was the only one to laugh at the song of the shepherd above Piana.',
    'The sheep, all {number} of them, take music seriously, and they came closer in step.',
  ],
  saltStatue: [
    'At noon in the salt pans {somebody} looked round one more time.',
    'There is a precedent for that in the Bible, and it is very clearly worded.',
  ],
  boatLaunch: [
    'At the launching {somebody} still had to straighten the ribbon on the bow.',
    'The bottle was from Marsala, the ship was from Palermo, and neither would be stopped.',
  ],
  crabCourt: [
    'On the beach {somebody} built a sand castle with {number} towers and moved in at once.',
    'At high tide a crab presented the older lease.',
  ],
  almondRain: [
    '{somebody.cap} shook the almond tree to make it snow.',
    'There were almonds among the snow, and above the almonds, as it turned out, the ladder.',
  ],
  ferryRamp: [
    'While the ferry was casting off {somebody} ran back for a parasol, and then forward again, and then back.',
    'The gap had made up its mind before that.',
  ],
  coralReef: [
    'Down by the coral {somebody} held on to a branch, as it was so pretty.',
    'Coral grows slowly, but it had been growing towards this for some time.',
  ],
  capersWall: [
    'For the last caper on the wall of the fort {somebody} stepped onto one more stone.',
    'It was one that the Normans had only drawn in.',
  ],
  whaleMouth: [
    'Off Capo Gallo {somebody} sailed into a small dark bay that was not on any map.',
    'It closed for the night {time}, with a sigh.',
  ],
  sunshadeFlight: [
    'On the promenade {somebody} would not let go of a striped sunshade {weather}.',
    'It opened over Trapani, they say, and again over Tunis, to the joy of the camels.',
  ],
  waterMelonBoat: [
    '{somebody.cap} hollowed out a watermelon, put up a small sail and crossed the harbour to applause.',
    'Half way over, hunger set in.',
  ],
  fireJuggler: [
    'At the feast on the beach {somebody} relieved the juggler for a minute and did rather well.',
    'Then {neighbour.a} asked for the trick with the sea.',
  ],
  cloudHook: [
    'From the top of Monte Pellegrino {somebody} reached out to straighten the little cloud.',
    'It was firmly attached to its weather, which lay over Calabria by nightfall.',
  ],
  railSwing: [
    'On the mountain railway {somebody} leaned out to pick a sprig of broom, then a better one, then the best.',
    'The best one stood beside the tunnel.',
  ],
  beachTrumpet: [
    '{somebody.cap} blew into a great seashell that the waves had brought {place.at}.',
    'It blew back, and there is a lot of sea behind it.',
  ],
  balloonAscent: [
    'A balloon was being filled on the shore, and {somebody} was to hold it until the Marquis came.',
    'The Marquis was late by one cup of chocolate.',
  ],
  mosaicFloor: [
    'On a Roman floor near the sea {somebody} lay down beside the mosaic dolphins, for size.',
    'Visitors praise the restoration and ask about the hat.',
  ],
  netKnot: [
    '{somebody.cap} showed the net menders how it could be done with a single knot.',
    'It could, and it was pulled tight to great applause and thrown out with the rest at four.',
  ],
  mulePass: [
    'Beyond Corleone {somebody} rode the mule that no one rides, because it looked so kindly.',
    'It is a polite animal, and it always lets the abyss go before it.',
  ],
  cheeseCave: [
    'In the cave where the pecorino ripens {somebody} sat down to wait until it was ready.',
    'It takes {number} months, and it is turned every week.',
  ],
  wineBarrel: [
    'Into the great vat {somebody} climbed with bare feet and a song, as you do at the harvest.',
    'It was a very good song with very many verses, and a very good vat.',
  ],
  dolphinRide: [
    'Off Ustica {somebody} got onto a dolphin and asked for the harbour.',
    'The dolphin knew several, and started with Alexandria.',
  ],
}
