/** What happens to somebody in town: absurd, nobody’s fault, and never at a table. */
export const middlesInTown = {
  puppetStrings: [
    'In the puppet theatre {somebody} tried on the armour of Orlando to make the children laugh.',
    'Above, a puppeteer with poor eyes took up the strings, and the battle of Roncesvalles has been excellent ever since.',
  ],
  cassataSlice: [
    'To see whether the cassata was quite cold, {somebody} leaned over its green rim.',
    'It was icing from there on, {number} layers of it, and the candied fruit closed without a ripple.',
  ],
  espressoEagle: [
    'Behind the bar {somebody} pulled the wrong lever of the new machine from Turin.',
    'There was a whistle as of a departing express, and the cup that came out was extremely strong.',
  ],
  risotto: [
    'At the Quattro Canti {somebody} could not decide between the four corners.',
    '{vehicle.cap} settled the matter by coming from all of them at once.',
  ],
  tenorNote: [
    'From the gallery {somebody} shouted for an encore, and the tenor graciously took the note up again.',
    'The plaster cherubs of the ceiling have been practising letting go ever since 1897.',
  ],
  marbleBath: [
    'On Piazza Pretoria {somebody} climbed the fountain to give a marble nymph back its fig leaf.',
    'The sculptor had left one pedestal empty, and it was, it turned out, a very quick-drying kind of water.',
  ],
  lavaCart: [
    'When the painted cart began to roll, {somebody} ran in front of it to explain about the brake.',
    'Charlemagne has been winning the battle against one more figure since then, in the corner, in red.',
  ],
  nougatHammer: [
    'At the nougat stall {somebody} boasted of having good teeth and asked for the whole bar.',
    'It is said to be dissolving very slowly, and from both ends.',
  ],
  balconyBasket: [
    'For a joke {somebody} sat down in the shopping basket that hung from the fifth floor.',
    'On the fifth floor they were waiting for {number} melons, and they pulled with a will.',
  ],
  photoPowder: [
    'The photographer asked {somebody} to hold quite still and look at the little bird.',
    'When the smoke from the flash powder had drifted off, there was an excellent likeness and nobody to buy it.',
  ],
  tramPole: [
    'To free the tram from its wire, {somebody} gave the pole a friendly poke with {thing.a}.',
    'For one moment the whole Via Libertà was lit as brightly as the opera.',
  ],
  gramophoneHorn: [
    'With one ear in the horn of the gramophone {somebody} wanted to know where the singer sat.',
    'The record was turned over, and the other side was a whirlpool.',
  ],
  hatPress: [
    'In the hat shop {somebody} asked to have a boater made to measure.',
    'The steam press took the measure once and for all, and the brim is admirable.',
  ],
  confettiCannon: [
    'At carnival {somebody} looked into the tube to find out why no confetti came.',
    'It came then, all of it, and the applause lasted for {number} minutes.',
  ],
  arancina: [
    '{somebody.cap} bet {neighbour.a} that you can swallow an arancina whole, the way pelicans do.',
    'It was one of the large ones from Ballarò, with peas.',
  ],
  mirrorRoom: [
    'In the hall of mirrors of the old marquis {somebody} bowed, and a hundred bowed back.',
    'They went out by a door that only ninety-nine of them could find again.',
  ],
  bellRope: [
    'To see the bells of San Domenico from below, {somebody} hung on to the wrong rope.',
    'It was the one for feast days, and it goes up as far as the next parish.',
  ],
  mandolinSong: [
    'All night long {somebody} asked the mandolins in the barber shop for one more verse.',
    'The last verse is known in Palermo as the trapdoor, and it has {number} lines.',
  ],
  icedFigure: [
    'At the ice cart {somebody} lay down for a moment on the big block to get cool.',
    'The block was delivered {time}, to a hotel that had ordered exactly such a swan.',
  ],
  tarantella: [
    'A street band struck up a tarantella, and {somebody} said that it could be done faster.',
    'It could, and the last anyone saw was a small whirlwind with good shoes, bound for the hills.',
  ],
  sfincione: [
    '{somebody.cap} reached into the oven for the crisp corner of the sfincione, the one that everybody wants.',
    'The oven has a very long memory and an even longer tongue.',
  ],
  courtyardWell: [
    'Over the rim of the courtyard well {somebody} called out a good evening to the echo.',
    'The echo had had nobody to talk to since the Bourbons, and insisted on a visit.',
  ],
  filmScreen: [
    'When the train on the silent screen drove towards the audience, {somebody} stood up to signal it to stop.',
    'It did not, and the pianist had to find a different ending.',
  ],
  sugarLamb: [
    'The pastry cook needed a model for the marzipan procession, and {somebody} did not mind standing in for a saint.',
    'The glaze was put on with a broad brush, and it is said to keep for years.',
  ],
  waxMuseum: [
    '{somebody.cap} took the place of the viceroy in the waxworks, to surprise {neighbour.a}.',
    'Nobody had mentioned the heating, nor what it had been repaired with.',
  ],
  lampPost: [
    'The last gas lamp of the Via Lincoln was to be carried off, and {somebody} embraced it in farewell.',
    'It was still connected to the old days, and the old days wanted it back.',
  ],
  opticianLens: [
    'The optician showed {somebody} through the large new lens how close the moon was.',
    'It was closer than that, and it had not been looking where it was going.',
  ],
  featherBed: [
    'In the furniture shop {somebody} wanted to test the softest feather bed in Sicily.',
    'The springs were from the railway workshops, and the skylight was open {weather}.',
  ],
  holySilver: [
    'To get a better view, {somebody} climbed onto the float of Santa Rosalia among the silver lilies.',
    '{number.cap} bearers set off uphill at a run, as always, and the corners are tight.',
  ],
  printPress: [
    'At the printing works {somebody} read along as the evening paper came off the roller.',
    'The tie was caught by the weather report, and the rest made the front page.',
  ],
  revolvingStage: [
    'On the revolving stage {somebody} stopped to recite a line from Rigoletto.',
    'The stage went on to the storm in the third act, which that year was done with real sea.',
  ],
  donkeyOpinion: [
    'In front of the whole market {somebody} told a Sicilian donkey what to do.',
    'The donkey considered this {time}, from behind.',
  ],
  pigeonPalermo: [
    '{somebody.cap} had found out how to speak with the pigeons of the cathedral, and asked them for a lift.',
    'They said yes before they had settled among themselves who would take the left shoe.',
  ],
  crateOfLemons: [
    'In the freight yard {somebody} crept into an empty crate, to show how well they pack lemons here.',
    'It has been stamped, sealed and nailed, and Buenos Aires is a fine city.',
  ],
  cheeseWheel: [
    'At the top of the stairs {somebody} greeted a wheel of caciocavallo that was just being delivered.',
    'It did not return the greeting, but it did take the shortest way.',
  ],
  danceContest: [
    'The charleston contest was in its third day, and only {somebody} was still on the floor.',
    'The floor, on the other hand, had been rented by the hour.',
  ],
  stainedGlass: [
    'For a good look at the new window {somebody} leaned into the cathedral from the scaffold.',
    'Among the blessed there is now a figure with a very surprised expression.',
  ],
  gardenStatue: [
    'In the garden of the Villa Giulia {somebody} asked the stone sphinx for the answer as a matter of politeness.',
    'It gave the answer, and then it gave the question.',
  ],
  ropeDancer: [
    'High over Piazza Marina {somebody} was standing in for the tightrope walker, who had only gone to buy cigarettes.',
    'The tobacconist had a long story to tell.',
  ],
  sewingMachine: [
    'With a loose button {somebody} leaned against the electric sewing machine of the tailor of Via Bandiera.',
    'The suit won a gold medal in Milan, where it stands upright on its own.',
  ],
  confession: [
    '{somebody.cap} opened the wrong door of the sacristy and said: only a moment, I will be right out.',
    'Behind it the baroque begins, and nobody has ever come to the end of it.',
  ],
  lottoNumbers: [
    'On the lottery square {somebody} put a hand into the great drum to mix the numbers a little.',
    'It was spun according to the rules, {number} times, and three right ones came out.',
  ],
  spaghettiWinch: [
    'At the pasta factory {somebody} asked how they get the hole into the macaroni.',
    'It was demonstrated.',
  ],
  hotelLift: [
    'In the Grand Hotel {somebody} pressed the button that has no number.',
    'The lift went there, came back polished and empty, and has been humming ever since.',
  ],
  orangeThrow: [
    'At the palace ball {somebody} caught an orange that {neighbour.a} had thrown from the gallery, then two, then ten.',
    'It was a good harvest that year.',
  ],
  barberTowel: [
    'Under the hot towel {somebody} said to the barber: take off as much as you like.',
    'In that shop they are very literal, and very thorough, and the mandolins were loud.',
  ],
  moustacheWax: [
    '{somebody.cap} borrowed the great tin of moustache wax in order to get through a narrow door.',
    'The door was the church door, a wedding was coming out, and {number} guests pushed at once.',
  ],
  umbrellaAscent: [
    'Under the arcade {somebody} opened the largest umbrella that the scirocco had ever seen.',
    'The scirocco had only been waiting for something to hold on to.',
  ],
  fireworkSeat: [
    '{somebody.cap} sat down {place.at} on a comfortable barrel to watch the feast.',
    'Santa Rosalia had never had such a finale, with gold rain, and in three colours.',
  ],
  glueStatue: [
    'The restorer asked {somebody} to press the viceroy’s arm to the shoulder until the glue was dry.',
    'The viceroy is mended, and no longer alone up there.',
  ],
}
