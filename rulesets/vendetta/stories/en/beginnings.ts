/** Where the night stands: one sentence each, and nobody is in danger yet. */
export const beginnings = {
  leaningTower: [
    'The Clock Tower struck thirteen, and {neighbour.a} {place.at} wrote it down in order to complain in the morning.',
  ],
  tramChoir: [
    'The last tram rattled along the harbour {weather}, and all of its {number} passengers were humming the same wrong tune.',
  ],
  hatWar: [
    'For three weeks {clan.the} had refused to greet {clan.the}, and the whole city was raising its hats twice as high.',
  ],
  lostSoprano: [
    'At the Opera the soprano was still holding a note from Tuesday, and {neighbour.a} had come to dust around it.',
  ],
  pigeonStrike: [
    'The pigeons were on strike {place.at}, and {animal.a} had been asked to do the cooing.',
  ],
  wetSpaghetti: [
    'It had been raining for so long {place.at} that the umbrellas had begun to open by themselves.',
  ],
  blackoutOnArcade: [
    'The lights went out in the Marble Arcade {time}, and {neighbour.a} used the moment to sigh out loud.',
  ],
  funicularDown: [
    'The funicular had gone up the hill at noon and had still not found a reason to come down.',
  ],
  balconies: [
    'On every balcony of Anchovy Street somebody’s grandmother was watching, and each of them was knitting the same long scarf.',
  ],
  fishFountain: [
    'In the Fountain of the Nine Fish there were suddenly ten, and {neighbour.a} counted them a third time {weather}.',
  ],
  accordionFog: [
    'Out of the fog came an accordion, out of the accordion came a sneeze, and the harbour went quiet {time}.',
  ],
  grandHotelLift: [
    'The lift of the Grand Hotel had stopped between two floors, and inside {animal.a} was reading the emergency instructions.',
  ],
  tailorsNight: [
    'In their window {clan.the} had put up {thing.a}, and half the city had an opinion about it.',
  ],
  gondolaJam: [
    'There was a traffic jam {place.at}, made up of {vehicle.a} and {number} people who knew better.',
  ],
  moonOnCredit: [
    'The moon rose late, as if it owed somebody money, and hid behind the chimney of the biscuit factory.',
  ],
  chandelierParade: [
    'Across the whole width of Pigeon Square {clan.the} were carrying {thing.a}, slowly, and nobody dared to ask who it was for.',
  ],
  barbershopQuartet: [
    'The barbershop quartet had lost its bass {weather} and was managing with {animal.a}.',
  ],
  lampsWink: [
    'All the street lamps winked at once, and {neighbour.a} winked back, to be on the safe side.',
  ],
  seagullParliament: [
    'The seagulls sat in rows along Pier Nine, and {animal.a} was calling them to order {weather}.',
  ],
  umbrellaAuction: [
    'Long after dark an auction was still going on {place.at}, and the only lot that remained was {thing.a}.',
  ],
  quietCasino: [
    'The casino had closed early because the croupier had won it, chairs and palm trees and all.',
  ],
  lostLuggage: [
    'At the harbour stood {number} suitcases without owners, and one of them was softly whistling {weather}.',
  ],
  waltzInTheRain: [
    'A waltz drifted over from the bandstand, and on Anchovy Street even {vehicle.a} rocked a little from side to side.',
  ],
  newStatue: [
    'The new statue {place.at} was to be unveiled at dawn, and so far it had already turned round once.',
  ],
  cookingSmell: [
    'The smell of garlic lay over the roofs like a warm blanket, and {animal.a} was asleep in the middle of it.',
  ],
  pianoOnTheStairs: [
    'Halfway up the Lemon Steps stood a piano that {clan.the} had put down in spring, just to catch their breath.',
  ],
  familyPhoto: [
    'All night long {clan.the} were lining up for a portrait {place.at}, and the same uncle kept blinking.',
  ],
  lighthouseKeeper: [
    'The lighthouse was sending its beam round and round, and every time it passed {neighbour.a} bowed to it politely.',
  ],
  opera: [
    'In the fifth act of the opera everybody had been singing farewell since nine, and the cloakroom attendant had begun to join in.',
  ],
  tramTicket: [
    'A tram ticket blew across {place.the} {weather}, and {number} people pretended that it was not theirs.',
  ],
  perfectSuit: [
    'In the window of the tailor hung a suit so fine that passers-by apologised to it {weather}.',
  ],
  marbleCats: [
    'The marble lions outside the Savings Bank had changed places, and only {neighbour.a} seemed to have noticed.',
  ],
  wrongParade: [
    'A parade came round the corner {time}, saw that it was in the wrong city, and went on all the same.',
  ],
  silverSpoons: [
    'From every window on the hill came a soft clinking, for it was the night when {clan.the} polish their spoons.',
  ],
  balloonSeller: [
    'With the last of the evening’s balloons {neighbour.a} was standing {place.at}, only just touching the ground.',
  ],
  fogHorn: [
    'The foghorn had a cold, and at each of its coughs {animal.a} politely said a blessing from the quay.',
  ],
  chessOnTheQuay: [
    'Two fishermen had been playing draughts {place.at} since Easter, and it was now the turn of {animal.a}.',
  ],
  steamLaundry: [
    'Steam rose from the big laundry {weather}, and in it hung the shirts of all the families, not speaking to each other.',
  ],
  gramophone: [
    'A gramophone was playing {place.at}, a little too slowly, as though it were trying to remember the words.',
  ],
  towerPigeon: [
    'On the big hand of the Clock Tower sat {animal.a}, and so it had been twenty to nine for quite a while.',
  ],
  roofGarden: [
    'High up on a roof garden {clan.the} were watering {number} tomato plants and one surprised musician.',
  ],
  wetLedger: [
    'Somebody had dropped the great book of debts into the harbour, and the whole city slept a little better {weather}.',
  ],
  mirrorShop: [
    'At the mirror shop it was so crowded that {neighbour.a} went in alone and came out as a delegation.',
  ],
  violinCase: [
    'Along Anchovy Street went a row of violin cases, and out of each of them, to everybody’s surprise, came a violin.',
  ],
  puddle: [
    'The largest puddle in the city had been given a name and a bench, and {neighbour.a} was rowing round it.',
  ],
  wireWalker: [
    'A tightrope had been stretched from the Opera to the bakery, and on it {animal.a} was taking the evening air.',
  ],
  ferry: [
    'The late ferry came in {weather} with {number} passengers fewer than tickets, which nobody at the pier found odd.',
  ],
  ghostBand: [
    'A brass band was rehearsing in the tunnel {time}, and the tunnel was a quarter of a tone behind.',
  ],
  keySeller: [
    'At a stall in the Fig Market a locksmith was selling keys by weight, doors not included.',
  ],
  marionettes: [
    'Behind the Opera the marionettes were hanging up to dry, and {neighbour.a} felt watched {weather}.',
  ],
  sundial: [
    'Even at night people met by the sundial {place.at}, because nobody could ever be late there.',
  ],
  feud: [
    'The feud was about {thing.a}, and it was so old that both sides had long been keeping it on Thursdays only.',
  ],
  swing: [
    'Between two palm trees {place.at} hung an empty swing, and it was swinging out of pure habit.',
  ],
  bicycleLamp: [
    'Somewhere {place.at} a bicycle bell rang without a bicycle, and {animal.a} looked up from its supper.',
  ],
  shadows: [
    'The street lamps had been hung so low that every shadow was larger than its owner and far better dressed.',
  ],
  toll: [
    'Anyone who wished to cross the Crooked Bridge {time} had to pay one button, and {neighbour.a} was down to the braces.',
  ],
  iceMan: [
    'The ice cart had been standing {place.at} since noon, and by now it was delivering water.',
  ],
  portrait: [
    'In the hall of the Grand Hotel the portraits were being straightened, and one of them kept leaning back.',
  ],
  kite: [
    'High over the roofs flew {colour.a} kite, and at the lower end of its string there was only {thing.a}.',
  ],
  lostParrot: [
    'A parrot had flown in at the Savings Bank, and ever since, all the accounts had been read out aloud {weather}.',
  ],
  candleShop: [
    'The candle maker had lit the whole stock for a birthday, and the street was as bright as a bad idea.',
  ],
  cornerCafe: [
    'On the terrace of the corner café {number} chairs were holding a meeting, and one of them was {colour.plain} with excitement.',
  ],
}
