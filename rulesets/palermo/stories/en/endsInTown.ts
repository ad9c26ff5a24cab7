/** What is left in the morning in town, and the line that leads up to the name. */
export const endsInTown = {
  blackRibbon: [
    'In the morning the shutters on Via Maqueda stayed half closed, as is the custom here.',
    'On the wall hung a sheet with a black edge, still damp, and it said {name}',
  ],
  brassPlate: [
    'They unscrewed a brass plate from a door in the Kalsa and wrapped it in a napkin.',
    'All of Palermo knows the letters on it, which say {name}',
  ],
  coffeeCup: [
    'At the bar one small cup stood ready as always, and the steam rose straight up.',
    'Nobody drank it, for on the saucer was written {name}',
  ],
  mandolinLast: [
    'The mandolins were hung on their hooks, and only one string went on sounding by itself.',
    'It had the note, and the note had always belonged to {name}',
  ],
  tailorChalk: [
    'The tailor of Via Bandiera swept the chalk marks from the table and kept one.',
    'It was the measure of a shoulder, and beside it was {name}',
  ],
  puppetBow: [
    'When the curtain fell, the paladins did not take their bow, they took off their helmets.',
    'Orlando, who never speaks, said in a wooden voice {name}',
  ],
  cathedralCandles: [
    'In the cathedral a single candle burned sideways, against the draught and against all custom.',
    'The sacristan bent down and read in the wax {name}',
  ],
  hatPeg: [
    'In the café the hats were handed back, and at the end one was left on its peg.',
    'It was brushed, it was turned, and in the band was sewn {name}',
  ],
  pasticciere: [
    'The pastry cook wrote in white icing on a dark cake, and had to begin three times.',
    'There was room for only one name, and it was {name}',
  ],
  lottoBoard: [
    'On the lottery board this week there were no numbers at all.',
    'In the best handwriting of the office there was just {name}',
  ],
  tramStop: [
    'The first tram rang its bell, waited, and rang once more, though everybody had got on.',
    'The conductor stood bareheaded and called out the stop of {name}',
  ],
  marbleCutter: [
    'The stonecutter of the Via dei Cassari chose the white piece without a vein.',
    'Letter by letter, and with {number} pauses, it became {name}',
  ],
  balconyBasketEnd: [
    'From the fifth floor an empty basket was let down, and nobody put anything in it.',
    'On the slip of paper for the grocer they had written {name}',
  ],
  brassBandEnd: [
    'The band came down the Cassaro with the slow march, and even the tuba was crying.',
    'On the drum, where the saint usually stands, they had painted {name}',
  ],
  gramophoneEnd: [
    'The gramophone ran down in the middle of the charleston, and the dancers stood still where they were.',
    'The needle hung in one groove, and it sang over and over {name}',
  ],
  parrotEnd: [
    'The parrot of the Capo quarter had forgotten all the prices of the week.',
    'It had one word left, and it said it to everybody who passed, {name}',
  ],
  barberChair: [
    'In the barber shop they turned one chair to the wall and folded a clean white cloth over it.',
    'In the mirror, with a soapy finger, somebody had drawn {name}',
  ],
  photographEnd: [
    'The photograph from the Porta Nuova was developed at noon, and it showed an empty street.',
    'Only down in the corner, where people usually sign, there was {name}',
  ],
  bellTower: [
    'San Domenico struck the hours one by one, and nobody set a watch by it.',
    'The last stroke was so low that it sounded like {name}',
  ],
  evenPaper: [
    'The evening paper left its front page white, with a thin frame.',
    'In the middle, in the smallest type they had, it said {name}',
  ],
  waterSellerEnd: [
    'The water seller poured a full glass, held it up to the light, and set it down on the kerb.',
    'It was for the one who always paid later, for {name}',
  ],
  teatroEnd: [
    'At the Massimo the whole audience rose, though there had been no performance.',
    'The prompter opened the little box and whispered into the dark {name}',
  ],
  libraryEnd: [
    'In the library a book was returned, long overdue, with a lemon leaf in it.',
    'Nobody asked for the fine, for on the slip was written {name}',
  ],
  coatCloak: [
    'One coat was left in the cloakroom, with {thing.a} in the pocket.',
    'In the collar, in red thread and with a small mistake, was {name}',
  ],
  neighbourEnd: [
    '{neighbour.cap} {place.at} closed the stall an hour early and put a chair across the door.',
    'When they asked for the reason, all that came was {name}',
  ],
  noticeBoard: [
    'Beside the prices of the fish they put up a small grey slip, straight, with four pins.',
    'It said that it was to be a quiet day, in honour of {name}',
  ],
  shoeshineEnd: [
    'The shoeshiner polished one last boot until the sky could be seen in it.',
    'Then it was set on the step, toe to the street, for {name}',
  ],
  orchestraEnd: [
    'The second bassoon woke up for the only time in years and played a single bar.',
    'It was not in the score, it was for {name}',
  ],
  nunsEnd: [
    'Through the turning window of the convent came a plate of almond cakes, and a note between them.',
    'The nuns were praying, it said, for {name}',
  ],
  chessEnd: [
    'The two notaries on the piazza laid down their game and shook hands.',
    'They had remembered whose turn it was, and it was the turn of {name}',
  ],
  wardrobe: [
    'In the afternoon they carried {thing.a} and a folded dressing gown down the stairs.',
    'Last of all came an empty frame with the signature {name}',
  ],
  telephoneEnd: [
    'The telephone {place.at} rang until evening, and everybody looked at it and nobody went.',
    'In the end the operator said it softly into the wire, {name}',
  ],
  sugarName: [
    'Sugared almonds were thrown, but white ones, and without a sound.',
    'On every little bag, in silver print, was the name {name}',
  ],
  keysEnd: [
    'The porter came down with a bunch of keys and put it on the counter very gently.',
    'The label, which could hardly be read any more, said {name}',
  ],
  dominoEnd: [
    'At the table outside the bar four coffees were ordered, and then the order was changed to three.',
    'The waiter needed no explanation and only said {name}',
  ],
  fishmongerEnd: [
    'In the Vucciria the fishmonger covered the scales with a cloth and did not cry a single price.',
    'Over the stall, where the swordfish hangs, hung a wreath for {name}',
  ],
  clockHands: [
    'The clock of the Porta Felice was stopped by hand, at a time when nothing ever happens.',
    'Below the dial, in chalk, it said why, and it said {name}',
  ],
  tailorsDummyEnd: [
    'The dummies in the window were turned to face inward, all but one in {colour.a} waistcoat.',
    'It had a pin in the lapel and a note that read {name}',
  ],
  umbrellaStand: [
    'An umbrella was left over in the stand, a good one with {colour.a} handle.',
    'Everybody tried to remember, and then, one after the other, they remembered {name}',
  ],
  marchEnd: [
    'Four horses with {colour.plain} plumes drew an empty carriage past the Quattro Canti, at a walk.',
    'And at each of the four corners they stopped and called {name}',
  ],
  bottleShelf: [
    'At the inn one bottle was put back on the topmost shelf, half full, with the cork pressed in.',
    'On the strip of paper round its neck was {name}',
  ],
  ironGate: [
    'The gate of the little garden creaked a bit when it was shut, and then no more.',
    'The roses had been planted long ago, and with great patience, by {name}',
  ],
  choirEnd: [
    'The choir had already turned the page when it noticed that a voice was missing.',
    'So they stopped, and where the alto comes in they all thought of {name}',
  ],
  mosaicEnd: [
    'In the Martorana a small gold stone fell from the vault and rolled across the floor to the door.',
    'When they looked up, the gap had the shape of {name}',
  ],
  cinemaEnd: [
    'In the silent cinema the last title was shown for longer than usual.',
    'It did not say The End, it said {name}',
  ],
  soupEnd: [
    'In the evening there was one plate too many on the table, and nobody cleared it away.',
    'They ate slowly, and passed the bread round past the place of {name}',
  ],
  crate: [
    'At the station a crate was left over that nobody had sent for, and in it lay {thing.a}.',
    'On the freight bill, under sender, was entered {name}',
  ],
  waltz: [
    'The pianist of the Villa Igiea closed the lid, and then opened it once more for eight bars.',
    'On the sheet, next to “for”, somebody had pencilled {name}',
  ],
  lanternEnd: [
    '{neighbour.cap} lit a lamp in the middle of the day and put it in the window {place.at}.',
    'It will burn there for nine evenings, for {name}',
  ],
  rosaliaEnd: [
    'Santa Rosalia was carried home by the long way round, and the bearers did not sing.',
    'At the silver feet, among the roses, was tucked a paper with the name {name}',
  ],
}
