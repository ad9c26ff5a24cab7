/** What is read out by day: what everybody has just seen happen, and whose name it ends with. */
export const tales = {
  explosion: {
    candle: [
      'In the middle of the council somebody stands up and lights a cigar, which nobody minds.',
      'It is not a cigar. When the pigeons have settled again, two chairs are empty: {name} and {target}',
    ],
    violinCase: [
      'A violin case is opened on the table, and there is no violin in it.',
      'The last thing anybody hears is a click in C major, and then nobody hears {name} and {target}',
    ],
    cannoli: [
      'A box of cannoli goes round the piazza, tied with a ribbon that hisses.',
      'The two who would not pass it on are {name} and {target}',
    ],
    fountain: [
      'A flash, a bang, and the fountain on the Piazza Pretoria plays to the rooftops.',
      'When it comes down again, it rains hats, among them those of {name} and {target}',
    ],
    fireworks: [
      'It is not the feast of Santa Rosalia, and still there are fireworks.',
      'The saint looks the other way, and two names go up in gold and red: {name} and {target}',
    ],
    windows: [
      'From the cathedral to the sea every window in Palermo says the same word at once.',
      'The glaziers will speak of it for years, and of {name} and {target}',
    ],
    embrace: [
      'Somebody opens both arms and a coat, and under the coat it ticks.',
      'It is the shortest embrace that the piazza has ever seen, between {name} and {target}',
    ],
    brassBand: [
      'The brass band takes it for the big drum and strikes up the march a bar too early.',
      'They play it to the end, with their caps off, for {name} and {target}',
    ],
    newspaper: [
      'The evening paper had its front page set already, and now it has a hole in it.',
      'Around the hole you can still read two names, {name} and {target}',
    ],
    oranges: [
      'A cart of oranges has not one orange left on it, and the donkey is deaf from today.',
      'They find fruit as far as Monreale, but neither {name} nor {target}',
    ],
    chessboard: [
      'Two sat opposite each other, and one of them said: then nobody wins.',
      'The board lies in the harbour, and the clock has stopped for {name} and {target}',
    ],
    echo: [
      'Monte Pellegrino sends the bang back once, and politely a second time.',
      'The third time it is only a whisper, and it says {name} and {target}',
    ],
  },
  heartbreak: {
    mandolin: [
      'Somewhere a mandolin plays two bars and does not find the third.',
      'On the edge of the piazza somebody sits down very slowly, and stays there: {name}',
    ],
    ring: [
      'A ring rolls over the stones, turns once, and lies down.',
      'Nobody had known of it until now, nobody but {name}',
    ],
    letters: [
      'Out of a pocket falls a bundle of letters with a red ribbon, all in the same hand.',
      'They were meant for one person alone, and now nobody answers them, not even {name}',
    ],
    doves: [
      'Two doves had lived on the balcony of the town hall, and one of them flew off a moment ago.',
      'Palermo knows how much a heart can bear, and today it was too much for {name}',
    ],
    opera: [
      'At the opera the last act takes half an hour and eleven high notes.',
      'Out here it is done in a breath, without an orchestra, by {name}',
    ],
    granita: [
      'Outside the bar there is a granita with two spoons in it, and it has melted.',
      'The second spoon belonged to {name}',
    ],
    shade: [
      'So that was why those two always looked past each other so carefully.',
      'It was the best kept secret of the quarter, and it breaks the heart of {name}',
    ],
    clock: [
      'The doctor comes running, listens, and puts the watch away.',
      'No pharmacy in town has anything for it, and so it takes {name}',
    ],
    serenade: [
      'Tonight there will be no serenade under the third window from the left.',
      'Nobody is there to sing it, and nobody to hear it, least of all {name}',
    ],
    rosary: [
      'The neighbours on the balconies knew it first, and cross themselves twice instead of once.',
      'The second time is for {name}',
    ],
    vesuvius: [
      'It takes no bullet and no powder, only a name that nobody calls any more.',
      'Without that name, there was not one more day in Palermo for {name}',
    ],
    photograph: [
      'In the photographer’s window there is a picture of two people, which nobody had ever noticed.',
      'A moment ago both faces faded, and the last to go was {name}',
    ],
  },
  'executed.execution': {
    bell: [
      'San Domenico rings the small bell, as it does when the town has made up its mind.',
      'Only one face looks up: it belongs to {name}',
    ],
    hands: [
      'The hands are counted, and counted once more by somebody who can.',
      'It comes out the same, and the road to the old fort is short for {name}',
    ],
    scribe: [
      'The clerk dips the pen, writes one line, and scatters sand over it.',
      'In that line there is a full stop, and before it {name}',
    ],
    hat: [
      'The hat comes off, the collar is straightened, and nobody asks for a blindfold.',
      'Palermo has seen worse exits than that of {name}',
    ],
    wall: [
      'Behind the customs house there is a wall where even the ivy has stopped asking.',
      'This evening the wall gets to know {name}',
    ],
    coffee: [
      'There is time for one last coffee, and the bar does not put it on the bill.',
      'The cup is washed up at once, and it was that of {name}',
    ],
    sea: [
      'Down at the harbour a boat is ready, with a stone in it and one seat too few on the way back.',
      'It puts out without a light, and in the bow sits {name}',
    ],
    silence: [
      'The piazza had been loud all day, and now you can hear the awnings.',
      'It has to be somebody, they say, and today it is {name}',
    ],
  },
  'executed.prison': {
    key: [
      'The key of the Ucciardone is as long as a forearm and turns twice.',
      'It turns behind {name}',
    ],
    number: [
      'In the big book of the prison there is an empty line, with a number in front of it.',
      'From today it stands for {name}',
    ],
    window: [
      'The cell has a window, and the window has a view of another window.',
      'A whole life is enough to count the bars, says the warder to {name}',
    ],
    soup: [
      'On Mondays there is soup, and on all other days there is the rest of it.',
      'One more spoon is laid for {name}',
    ],
    cart: [
      'The black cart rolls over the Cassaro, and behind it run the children.',
      'One waves from between the bars, as if to a parade, and it is {name}',
    ],
    chisel: [
      'On the wall somebody before had scratched four lines and one across, many times over.',
      'There is still room next to it, and plenty of time for {name}',
    ],
    visitor: [
      'Visits are on the first Sunday, speaking is not, and cakes are cut up first.',
      'If you bake, the name to put on the parcel is {name}',
    ],
    door: [
      'The door falls shut so softly that the whole piazza hears it.',
      'It was oiled specially, for a long stay, for {name}',
    ],
  },
} as const
