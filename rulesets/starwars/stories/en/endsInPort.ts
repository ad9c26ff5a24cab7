/** What is left on the ground in the morning, and the line that leads up to the name. */
export const endsInPort = {
  suitcase: [
    'On the carousel of Mos Eisley one last suitcase is going round, and nobody has the heart to switch it off.',
    'On its label, in faded ink, you can still read {name}',
  ],
  departureBoard: [
    'In the great hall of Coruscant the departure board rattled through all its letters and came to rest very slowly.',
    'One line was left, without a gate and without a time: {name}',
  ],
  bootsOnRamp: [
    'At dawn two boots stood on the ramp of the sandcrawler, side by side, the laces still tied.',
    'Inside them, on a strip of tape, was written {name}',
  ],
  soupSpoon: [
    'In the soup district of Coruscant the cooks let the ladles rest, and nobody asked for a second helping.',
    'The bowl with the chipped rim had always been for {name}',
  ],
  loudspeakerSob: [
    'The protocol droid of the port cleared its throat, began, and had to begin again.',
    'Would you all please rise, it said, for the late, late passenger {name}',
  ],
  ticketStub: [
    'All that was found was one half of a ticket to Kessel, single, without return.',
    'The conductor turned it over and read out {name}',
  ],
  goatChoir: [
    'The choir of tauntauns stood still on all its legs and sang the slow one, in eleven voices.',
    'It has only one word, and this morning that word was {name}',
  ],
  cactusFlower: [
    'On the salt flats of Tatooine a cactus opened, which it does once in a century, and only when it is sorry.',
    'The petals, looked at from above, spell {name}',
  ],
  queueNumber: [
    'At the Coruscant Office of Queues a number was called three times, and then the shutter came down.',
    'On the form that lay there one box had been filled in, and it said {name}',
  ],
  museumLabel: [
    'The Museum of Hyperdrives has a new exhibit, a dent, lit from the side, with a rope round it.',
    'Kindly donated, says the little plate, by {name}',
  ],
  helmetShelf: [
    'In the podracers’ locker room a helmet was taken down from the shelf, dusted, and put back the other way round.',
    'Above the hook, on a bit of sticking plaster, it says {name}',
  ],
  flagHalfway: [
    'The flags of {number} planets of the Outer Rim were lowered, and one got stuck halfway, out of respect.',
    'It waved once, though there was no wind, for {name}',
  ],
  teaUndrunk: [
    'At the Rodian kiosk by the edge of the galaxy there is a cup of tea on the counter, getting no warmer.',
    'The saucer underneath has been put aside for {name}',
  ],
  vendingGoodbye: [
    'The vending droid gave out one bag of peanuts, without being asked and without a coin.',
    'On the receipt, where it usually says thank you, it said {name}',
  ],
  barTab: [
    'In the pilots’ cantina somebody wiped the slate with a sleeve, all but one line.',
    'Nobody is ever going to collect what was owed by {name}',
  ],
  echoAnswer: [
    'In the canyon of Tatooine somebody called, and for the first time in history nothing came back.',
    'Only much later, very softly, the rocks said {name}',
  ],
  parkingMeter: [
    'In the speeder park a little podracer is waiting, with its lights on, and the meter is weeping coins.',
    'On the windscreen, under the wiper, a note bids farewell to {name}',
  ],
  lostAndFound: [
    'Somebody handed in a glove, a sigh and half a sandwich at the lost property office of Mos Eisley.',
    'The clerk took the longest form there is and wrote at the top {name}',
  ],
  hairdresserChair: [
    'The salon for Rodian antennas turned one chair to the wall this morning and combed it gently.',
    'Nobody had ever worn a fringe with such courage as {name}',
  ],
  sandWriting: [
    'In the night the wind of Tatooine had been writing in the dunes, and it had taken trouble with the capitals.',
    'From the tower you could read it quite clearly: {name}',
  ],
  oldDog: [
    'On the quay sits {creature.a}, looking up, and will not eat.',
    'It only pricks up its ears when somebody says {name}',
  ],
  bench: [
    'By the big window of the Jakku arrivals hall there is a bench with a brass plate, still a little warm.',
    'Waiting was never so much fun, it says, as with {name}',
  ],
  mudFarewell: [
    'The mud of Nal Hutta made one large, slow, respectful bubble.',
    'When it burst, everybody on the terraces heard it say {name}',
  ],
  carpetReturned: [
    'Towards morning a landspeeder came back on its own, wiped its windscreen, and parked itself in a corner.',
    'Scratched into the paint, in fresh letters, is the name of {name}',
  ],
  pancakeDown: [
    'Shortly after breakfast a Hutt pancake came down from orbit, golden on both sides, and nobody wanted it.',
    'In sugar, in a shaky hand, it carried the letters {name}',
  ],
  statueHat: [
    'The statue of the first Hutt took off its hat, which nobody had known to be removable.',
    'In the lining, it turned out, it had kept a picture of {name}',
  ],
  doorplate: [
    'In star cruiser corridor {number} a plate was unscrewed from a cabin door and laid on a cushion.',
    'It is quite small, and quite shiny, and the engraving says {name}',
  ],
  bagpipesLow: [
    'In the spice harbour the bagpipes breathed out, all of them at once, for as long as they could.',
    'It sounded, to those who knew how to listen, like {name}',
  ],
  weatherRespect: [
    'The moisture vaporator stood still for one minute, and it neither snowed nor shone.',
    'Then a single raindrop fell, exactly on the spot that used to belong to {name}',
  ],
  kioskPostcard: [
    'Among the postcards of the Jawas there is a new one, of a very beautiful nowhere, with too much postage.',
    'Wish you were here, somebody has written, signed {name}',
  ],
  registryOffice: [
    'At the registry office {official.a} sharpened a pencil for a long time, and then broke it.',
    'In the big book one line has been ruled off, and that line is {name}',
  ],
  tubaNote: [
    'At the Coruscant opera the tubas played a note so low that only the furniture understood it.',
    'All the chairs in row {number} creaked back: {name}',
  ],
  cakeSlice: [
    'From the birthday cake of Mos Eisley one slice was put aside, under a glass cover, with the candle still smoking.',
    'On the marzipan it reads, in curly letters, {name}',
  ],
  wreathOfCables: [
    'The speeder mechanics made a wreath out of the best cables and sprayed it {colour.plain}.',
    'On the ribbon, in letters of solder, shines {name}',
  ],
  lighthouseCount: [
    'The keeper of the Mos Eisley beacon switched it off, counted slowly to {number}, and switched it on again.',
    'That, in the language of the ferries, means {name}',
  ],
  mailWhale: [
    'The bantha with the mail turned back at the last dune, one letter still between its teeth.',
    'Moved without an address, somebody had stamped on it, and beneath that {name}',
  ],
  umbrellaStand: [
    'At the cloakroom of the cantina there is one cloak too many, and it is holding its own sleeve.',
    'The ticket on its collar was made out to {name}',
  ],
  helmetDance: [
    'The quiet dance of the droids went on, but everybody was dancing around one empty place.',
    'All the headphones were whispering the same thing: {name}',
  ],
  photograph: [
    'For the group hologram of all travellers one gap was left in the second row, and nobody closed it.',
    'Underneath, between two commas, the caption says {name}',
  ],
  clockGerald: [
    'The great clock of Mos Eisley stopped ticking sideways, looked straight ahead, and struck once.',
    'Since this morning that hour is no longer called Gerald, it is called {name}',
  ],
  mopBucket: [
    'The cleaning droids mopped the whole hall and carefully went round one row of footprints.',
    'They lead up to the window, they end there, and they belong to {name}',
  ],
}
