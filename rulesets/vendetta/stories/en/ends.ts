/** What is left in the morning, and the line that leads up to the name. */
export const ends = {
  emptyChair: [
    'At sunrise a chair was turned round on the corner, and nobody sat on it, and nobody said why.',
    'On the back of it, in gold thread, was the name {name}',
  ],
  hatOnWater: [
    'All that came back with the morning tide was one hat, floating upright, with great composure.',
    'In the lining, in neat stitches, was {name}',
  ],
  wreaths: [
    'By seven the florists had sold out, and the families stood in one row for the only time this year.',
    'The largest wreath, with lilies and far too much ribbon, was for {name}',
  ],
  tramBell: [
    'The number nine made an extra stop today, opened its doors, waited a little, and rang its bell.',
    'It was waiting, as it will be every morning, for {name}',
  ],
  singlePostcard: [
    'Weeks later a postcard came, from very far away, with a smudge in place of the stamp.',
    'It said that the weather was fine, and it was signed {name}',
  ],
  cloakroom: [
    'In the cloakroom of the Opera one coat was left over, and the attendant brushed it and began to cry.',
    'Its ticket had been made out to {name}',
  ],
  violin: [
    'Under the balconies a violin played one long, thin, sorry note.',
    'The grandmothers put down their knitting and whispered {name}',
  ],
  tailorUnpaid: [
    'The tailor closed the shutters and folded a suit that nobody was going to collect.',
    'On the bill, underlined three times, was {name}',
  ],
  doorplate: [
    'In the afternoon a brass plate was unscrewed from a door, polished, and laid on velvet.',
    'You could see your face in it, and the letters {name}',
  ],
  parrot: [
    'Only the parrot had seen everything, and for a week it had no prices to call.',
    'It sat on its perch and said, over and over, {name}',
  ],
  clockStopped: [
    'The Clock Tower stopped, looked down on the square, and only went on after a decent pause.',
    'It had kept one minute back for {name}',
  ],
  mattress: [
    'Nothing was found but {number} buttons, in a row, pointing out to sea.',
    'Sorted by size, they spelled, with a little goodwill, {name}',
  ],
  curtain: [
    'The curtain of the Opera fell without having been told to, and the prompter sat there without moving.',
    'In the box there lay a last line, and it was only {name}',
  ],
  lettersReturned: [
    'At the post office a letter came back with a note on it: moved, and left no address.',
    'It had been written, with much love, to {name}',
  ],
  gullsLine: [
    'All the seagulls sat on the pier with their backs to the wind and their eyes on the stones.',
    'In the wet sand below somebody had scratched {name}',
  ],
  lampUnlit: [
    'One street lamp was left dark on purpose, and people walked past it on tiptoe.',
    'It used to light the way home for {name}',
  ],
  soupPot: [
    'In a kitchen on the hill one soup plate was put back into the cupboard, very slowly.',
    'On the napkin ring beside it you could make out {name}',
  ],
  bandPlays: [
    'The brass band came by with muted trumpets, and even the tuba walked softly.',
    'They played it in a minor key, the song that always belonged to {name}',
  ],
  barberMirror: [
    'At the barber’s a shaving brush was hung on a nail, with the bristles towards the wall.',
    'Above the nail it had said, for years and years, {name}',
  ],
  guestBook: [
    'The porter of the Grand Hotel took the key of a certain room and hung it where no key hangs.',
    'In the guest book, below today’s date, one line was ruled off: {name}',
  ],
  anchovyStreet: [
    'On Anchovy Street the shutters went down one by one, with a sound like slow clapping.',
    'It was meant, and everybody knew it, for {name}',
  ],
  umbrellaStand: [
    'In the umbrella stand there is one left over, and it opens by itself whenever it rains.',
    'On its handle is engraved {name}',
  ],
  photograph: [
    'When the family portrait was developed, there was one oval in it as white as milk.',
    'On the back, in pencil, third from the left: {name}',
  ],
  ferryRoll: [
    'The ferryman counted the passengers, bowed, and let the ramp stay down for a while.',
    'The seat by the window had been kept for {name}',
  ],
  choirGap: [
    'In the church choir a gap had opened between the altos and the tenors, and a draught came through it.',
    'The hymn book in that place falls open at {name}',
  ],
  marketScales: [
    'At the Fig Market a basket stood ready, with the ripest ones on top, and nobody came for it.',
    'The slip of paper between the leaves said {name}',
  ],
  inheritance: [
    'At ten o’clock a will was opened, and everybody leaned forward to see how short it was.',
    'It left one umbrella to the city, and it was signed {name}',
  ],
  bench: [
    'On the bench by the harbour a small brass plate had appeared, still warm from the engraving.',
    'In loving memory, it said, of the beautiful stories of {name}',
  ],
  tickets: [
    'Row seven, seat eleven stayed empty at the matinee, and the tenor sang to nobody else.',
    'The subscription had been taken out for thirty years by {name}',
  ],
  dogWaits: [
    'In front of a closed door sat {animal.a}, and it could not be talked into moving.',
    'It had a feeling, and a collar with the inscription {name}',
  ],
  shoeshine: [
    'The shoeshiner was polishing a pair of shoes without anybody in them, and was taking great trouble over it.',
    'They had been left, with the fee, by {name}',
  ],
  weatherVane: [
    'The weathercock on the cathedral turned three times and then pointed straight down, at one particular roof.',
    'Under that roof, until last night, you could find {name}',
  ],
  cake: [
    'In the window of the confectioner a cake had been cut down by one portion and covered in dark chocolate.',
    'In marzipan, with a cross behind it, it read {name}',
  ],
  kiteString: [
    'A kite came down over the harbour in the morning, with a knot in its tail.',
    'In the knot was a handkerchief, and on the handkerchief the initials of {name}',
  ],
  gramophoneStuck: [
    'The gramophone had been running all night, and the needle was stuck in the last groove.',
    'If you bend down to it, you can hear quite clearly {name}',
  ],
  lostProperty: [
    'At the lost property office they took in a walking stick, a ticket and a sigh.',
    'In the column for the owner the clerk wrote {name}',
  ],
  lighthouseBlink: [
    'That evening the lighthouse left out one blink, and every ship in the bay dipped its flag.',
    'In the log of the keeper there is only one entry: {name}',
  ],
  knitting: [
    'The grandmothers cast off the long scarf at last, and there was a good deal of it to spare.',
    'Into the final row they had worked the letters {name}',
  ],
  spaghettiSign: [
    'Outside the trattoria a slate was wiped clean, and the cook wrote on it with a shaking hand.',
    'Where the dish of the day should be, there was {name}',
  ],
  balcony: [
    'On one balcony the geraniums hung their heads, though it had rained enough for all of them.',
    'They had been watered every evening, and talked to, by {name}',
  ],
  laundrySheet: [
    'One shirt was left on the line, and it waved with both sleeves until noon.',
    'The laundry mark inside its collar belonged to {name}',
  ],
  accordionCase: [
    'The accordion was put back in its pillowcase, and it let out one more breath of its own.',
    'Those with an ear for music say that it sounded like {name}',
  ],
  newStreet: [
    'The city council met at once and renamed a very short street, with a dead end.',
    'From today it is called the Alley of {name}',
  ],
  mosaicPrint: [
    'In the fresh mosaic of the new quay there are two prints of shoes, side by side, toes to the sea.',
    'Next to them, with a finger, somebody had written {name}',
  ],
  opening: [
    'Out of the sluice came {thing.a}, one glove, and an air of regret.',
    'The glove was the right size for only one hand, that of {name}',
  ],
  dressRehearsal: [
    'At the theatre the understudy was told to come in early, and to bring something dark.',
    'The part was free, and it had always been played by {name}',
  ],
  chessMove: [
    'On the quay the game of draughts was broken off, and one piece was laid on its side.',
    'It had been standing there, in every game, for {name}',
  ],
  elevatorBell: [
    'The lift of the Grand Hotel came up with its doors open and nobody in it, and it bowed a little.',
    'The porter announced the floor, swallowed, and announced {name}',
  ],
  fishermanNet: [
    'In the morning the nets came in light, with one silver cuff link among the sardines.',
    'It carried a monogram, and there is no other like it: {name}',
  ],
  twoMinutes: [
    'For two minutes nothing moved in the city, neither tram nor tongue nor barber’s scissors.',
    'Then somebody cleared a throat and said what everybody was thinking: {name}',
  ],
  portraitTurned: [
    'At home they turned a portrait with its face to the wall and put a plate of figs below it.',
    'The frame is still labelled, like every frame in that house: {name}',
  ],
  bookOfDebts: [
    'In the great book of debts one page was struck out, from top to bottom, with a generous hand.',
    'It was the page, and quite a long one, of {name}',
  ],
  candleRow: [
    'In the cathedral one candle burned straight and without a flicker, even when the door stood open.',
    'It was lit by nobody in particular, and it burned for {name}',
  ],
  tramSeat: [
    'In the number four tram a seat has been roped off with a velvet cord, and nobody complains.',
    'The conductor has a ticket ready, punched on both sides, for {name}',
  ],
  windowSign: [
    'In the shop window hung a sign: closed, and underneath, in smaller letters, for good.',
    'In very small letters, right at the bottom, it thanked {name}',
  ],
  balloons: [
    'One balloon came back over the hill, a good deal smaller than it had gone.',
    'It had a label on its string, and the label said {name}',
  ],
  snow: [
    'Overnight the snow globe was set up in the museum, between the coins and the stuffed pike.',
    'The brass plate gives the year, the material, and the donor: {name}',
  ],
  roster: [
    'On Sunday the families sat down to lunch, and there was one elbow fewer on the table.',
    'The youngest asked who the glass was raised to, and it was {name}',
  ],
  harbourMaster: [
    'The harbour master entered it as a departure, with a fair wind and without luggage.',
    'Under passengers, in the singular, it says {name}',
  ],
  fountainStill: [
    'The Fountain of the Nine Fish was turned off, and at the bottom lay a wish.',
    'It asked, a little late, for a long and quiet old age for {name}',
  ],
  chorus: [
    'At noon the chorus of the Opera came out onto the steps in rehearsal clothes, unasked, and sang.',
    'The words were a bit repetitive, since they were all {name}',
  ],
  lastWaltz: [
    'The band at the pier played the last waltz, and the dancers left one place free in the middle.',
    'It turned and turned there, light as ever, the memory of {name}',
  ],
}
