/** What happens to somebody: absurd, nobody's fault, and never at a table. */
export const middles = {
  revolvingDoor: [
    'In the revolving door of the Grand Hotel {somebody} let the others go ahead, round after round after round.',
    'By the time it stopped, the door had been sold to Peru.',
  ],
  pianoRope: [
    'A grand piano was being pulled up the front of the Opera, and {somebody} was asked to hold the rope for a moment.',
    'The moment went up, past the third floor, playing a scale.',
  ],
  freshStatue: [
    'For a joke {somebody} climbed onto an empty pedestal and struck a noble pose.',
    'It was inaugurated at once, with {number} speeches and a great deal of bronze.',
  ],
  tramStep: [
    'On the step of the number nine tram {somebody} leaned out to wave to a friend.',
    'The friend was at the terminus of the number four, and the two lines only meet in the sea.',
  ],
  tallestHat: [
    'At the hat shop {somebody} tried on the tallest model of the season and could not get out from under it.',
    'Three floors further down, so the doorman says, there is a very good echo.',
  ],
  organPipes: [
    'To find out where the draught came from, {somebody} put an ear to the biggest pipe of the church organ.',
    'Just then the organist discovered the last chord of the century.',
  ],
  laundryLine: [
    'Across the courtyard {somebody} was hanging out a shirt without letting go of the line.',
    'A sea breeze filled all {number} of the sheets, and the house keeps one window open.',
  ],
  freshMosaic: [
    'While crossing the new quay {somebody} stopped to admire the view, on a mosaic that was not quite finished.',
    'It is quite finished now, and it is said to show a remarkable likeness.',
  ],
  longScarf: [
    'The long scarf from the balconies reached the street, and {somebody} kindly tried on one end.',
    'At the other end {number} grandmothers drew in a loose stitch together.',
  ],
  lionBathtub: [
    'With a splendid push {somebody} helped to get {thing.a} rolling at the top of the Lemon Steps.',
    'Nobody had mentioned that it would want company.',
  ],
  operaTrapdoor: [
    'On the stage of the Opera {somebody} took a bow that had been meant for another.',
    'The applause opened the trapdoor, as it does on Thursdays, and closed it behind them very softly.',
  ],
  pigeonLift: [
    'On Pigeon Square {somebody} had a bag of corn in every pocket and had never been so popular.',
    'The birds rose as one, with thanks, and turned south over the lighthouse.',
  ],
  chandelierDance: [
    'Under the great chandelier {somebody} asked for a slower waltz, and clapped twice to make it clear.',
    'In that house two claps have always been the sign for bringing in the light.',
  ],
  suitFitting: [
    'At the tailor’s {somebody} was measured from head to foot, breathed in, and forgot to breathe out.',
    'The suit sits perfectly to this day, in the window, with great dignity.',
  ],
  lighthouseLamp: [
    'To read a letter by a better light, {somebody} climbed into the big lamp of the lighthouse.',
    'Every twelve seconds all the ships in the bay could read along.',
  ],
  doublebass: [
    'Because of the rain {somebody} took shelter in the case of a double bass and pulled the lid to.',
    'The orchestra left by sleeper train, and it is on a very long tour.',
  ],
  fountainCoin: [
    'Over the rim of the fountain {somebody} reached for a coin, and then for a better one a little deeper down.',
    'The tenth fish had been waiting for a ninth opinion.',
  ],
  barberChair: [
    'In the barber’s chair {somebody} asked for a little more height, and the apprentice was eager to please.',
    'The ceiling of that shop is decorated with cherubs, one of them recent.',
  ],
  ferrisBolt: [
    'From the very top of the Ferris wheel {somebody} could see a loose bolt, and helpfully picked it up.',
    'It was the one that had been holding the fair to the rest of the city.',
  ],
  mirrorMaze: [
    'In the hall of mirrors {somebody} met {number} people with excellent taste and followed them, deep in conversation.',
    'They are all still agreeing with each other, somewhere near the back.',
  ],
  umbrellaGale: [
    'On the Crooked Bridge {somebody} opened the umbrella that had been built for the whole family.',
    'The family waved from below until it was no larger than a button.',
  ],
  gramophoneHorn: [
    'To hear what was whispered at the end of the record, {somebody} leaned into the horn of the gramophone.',
    'Since then there has been a new voice in the chorus, a bit flat but sincere.',
  ],
  brassBand: [
    'Out of politeness {somebody} stepped back to make room for {vehicle.a}.',
    'Politeness is a fine thing, and so is a railing, and there was only one of the two.',
  ],
  slowElevator: [
    'To save the stairs {somebody} took the dumb waiter of the Grand Hotel, with a friendly knock for the kitchen.',
    'It is a very old house, and the shaft goes down to some very old floors.',
  ],
  gatesClosing: [
    'At the savings bank {somebody} only wanted to see how thick the door of the vault was from the inside.',
    'It was thick indeed, and the next appointment is in eleven years.',
  ],
  tangoEdge: [
    'On the roof terrace {somebody} danced a tango backwards, with closed eyes and great feeling.',
    'The feeling was noted as far down as the fourth floor.',
  ],
  giantRavioli: [
    'For the record of the longest dough in the country {somebody} lay down beside it, as a yardstick.',
    'It was folded over in good time, and it was folded very neatly.',
  ],
  cabHorse: [
    'In front of the Opera {somebody} told a cab horse to go home, as a figure of speech.',
    'The horse was from a village beyond the mountains and took it as an offer.',
  ],
  ventriloquist: [
    'From a dummy on a shelf {somebody} got such clever answers that the discussion went on inside the trunk.',
    'The trunk belonged to a company that plays only in Patagonia.',
  ],
  clockHands: [
    'On the Clock Tower {somebody} hung on to the big hand, so as to gain five minutes.',
    'The five minutes were gained, and then it was half past, and the hand pointed straight down.',
  ],
  lostButton: [
    'A single button rolled off {somebody}, down the gutter, over the quay and up a gangway.',
    'You do not give up a good button, and the ship sailed with the tide.',
  ],
  applause: [
    'Behind the curtain {somebody} leaned on a lever, only for the photograph.',
    'All the scenery of the winter season came down, the Alps last.',
  ],
  wireToBakery: [
    'On the tightrope over the street {somebody} met {animal.a}, and neither of them was going to turn back.',
    'There was bowing on both sides, and a bow takes room.',
  ],
  bellRope: [
    'In the belfry {somebody} tied a shoelace to the nearest rope, without asking what hung from it.',
    'It was the hour of the great bell, and it rang {number} times.',
  ],
  fireworks: [
    'From a crate on the quay {somebody} took what looked like a folding chair and sat down on it.',
    'It was the grand finale, and everybody agreed afterwards that it had been worth waiting for.',
  ],
  perfumeFog: [
    'In the perfumery {somebody} sneezed next to the shelf with the {number} largest bottles.',
    'The cloud drifted out to sea, smelling of roses and calling for a towel.',
  ],
  icyFountain: [
    'Across the frozen fountain {somebody} slid, waving, with a glow on both cheeks.',
    'The ice had agreed to hold until the waving was done.',
  ],
  balloonBunch: [
    'For just one moment {somebody} was holding all the balloons of the fair.',
    'The strings were tied round the wrist with care, and the wind was already packing.',
  ],
  marbleStairs: [
    'At the top of the marble stairs {somebody} bent down to pick up a rolling pearl.',
    'There were {number} more of them on the way, evenly spread over the steps.',
  ],
  wetPaint: [
    'In the harbour {somebody} sat on a bollard that had just been painted and stuck to it like a stamp.',
    'Then the steamer, which was tied to that bollard, gave its farewell hoot.',
  ],
  curtainCall: [
    'Wrapped in the velvet curtain of the Opera, {somebody} played the ghost for a laugh.',
    'The curtain went up, and it went up all the way to the painted heaven.',
  ],
  circusSeal: [
    'A seal from the circus balanced {somebody} on the tip of its nose, and the crowd asked for more.',
    'There was more, and then there was the neighbouring tent, with the elephants.',
  ],
  pastaMachine: [
    'At the noodle works {somebody} held on to a sleeve that the machine had also taken a liking to.',
    'What came out on the other side was long, even, and sold by the metre.',
  ],
  spinningSign: [
    'Over the door of the hat shop {somebody} climbed into the giant top hat, to straighten its letters.',
    'It was closing time, and the hat is always taken in by crane.',
  ],
  chorusGoat: [
    'In the third act {somebody} had been cast as the rear half of the ox, which has no holes for looking out.',
    'The front half had left for the refreshments by way of the harbour wall.',
  ],
  stampMachine: [
    'At the post office {somebody} fell, somewhat surprised, onto the belt with the parcels.',
    'Properly weighed and stamped, they are due to arrive in Vladivostok by the spring.',
  ],
  rocketHair: [
    'Under the new drying hood {somebody} asked the hairdresser for something with more lift.',
    'The ceiling was opened, out of foresight, and the hood went up through it, humming.',
  ],
  dictionary: [
    'From the top shelf of the library {somebody} pulled the one dictionary that was holding up the wall.',
    'The letter Z arrived last and was the heaviest.',
  ],
  funicularCable: [
    'On the funicular {somebody} found a knot in the cable and undid it, for the sake of order.',
    'Gravity, which has always lived on that hill, said thank you.',
  ],
  magnetCrane: [
    'In a coat with {number} brass buttons {somebody} strolled below the magnetic crane of the shipyard.',
    'The crane had had a lonely day and swung out over the bay.',
  ],
  carousel: [
    'On the carousel {somebody} reached for the golden ring, once more, and leaned out a little further.',
    'The painted swan kept its course, and the rider did not.',
  ],
  greatSneeze: [
    'A tuba was handed to {somebody}, who had never played one and simply breathed in.',
    'It was a large tuba, a deep breath, and only the shoes were left outside.',
  ],
  windowCleaner: [
    'To see the view properly {somebody} stepped back from a freshly cleaned window, brush in hand.',
    'The window was on the ninth floor, and it really was very clean.',
  ],
  echoTunnel: [
    'In the tram tunnel {somebody} shouted a greeting and waited for the echo.',
    'What answered had two lamps and a timetable.',
  ],
  sardineNet: [
    'From the end of Pier Nine {somebody} cast a net in a wide and handsome circle, one foot still inside it.',
    'The sardines had been hoping for a leader for some time.',
  ],
  windMachine: [
    'In the film studio {somebody} stood in for the hero, just until the wind machine was warm.',
    'It warmed up quickly, and the desert scene had to be finished by postcard.',
  ],
  snowGlobe: [
    'The largest snow globe in the country was being filled, and {somebody} was inside, straightening a little house.',
    'Then it was closed, shaken for the press, and given to a museum.',
  ],
  puppetOverhead: [
    'From high above the stage the strings of a giant puppet were let down, and {somebody} held them for a laugh.',
    'The puppet sat up, looked around, and played its own favourite scene.',
  ],
  stairsDrawn: [
    'A painter was drawing a staircase on a wall {place.at}, and {somebody} thought it might be a shortcut.',
    'It was so well drawn that they got as far as the third step.',
  ],
  hotAir: [
    'To test the basket of the balloon {somebody} got in, and {neighbour.a} was to hold the rope.',
    'Then a hat blew past, and people only have two hands.',
  ],
  queueCannon: [
    'Without asking what for, {somebody} joined the shortest queue at the circus.',
    'It led up a ladder, round a drum, and into the long silver tube beside the net, which was at the laundry.',
  ],
  sleepwalkingTram: [
    'On a bench on rollers {somebody} took a short rest at the top of Anchovy Street.',
    'It is the steepest street in the country, and the bench knew all of it by heart.',
  ],
}
