/** Where the night stands in town: one sentence each, and nobody is in danger yet. */
export const beginningsInTown = {
  quattroCanti: [
    'At the Quattro Canti the four corners had been staring at one another since 1620, and tonight {neighbour.a} could have sworn that one of them blinked.',
  ],
  vucciria: [
    'In the Vucciria the swordfish lay on ice with their noses to the sea, and {neighbour.a} was selling the rest of the moonlight by the pound.',
  ],
  scirocco: [
    'The scirocco had been blowing from Africa for three days, and in all Palermo only {animal.a} {place.at} still bothered to sit up straight.',
  ],
  teatroMassimo: [
    'At the Teatro Massimo the tenor had reached the high note on Sunday, and the whole orchestra was waiting politely for the rest of the bar.',
  ],
  puppetTheatre: [
    'In the puppet theatre the paladins were sharpening their wooden moustaches, while {neighbour.a} untangled Orlando from last night’s dragon.',
  ],
  gramophone: [
    'Through an open window on Via Maqueda a gramophone was playing a charleston, and {number} balconies tapped along as if by accident.',
  ],
  ballaro: [
    'Under the red awnings of Ballarò the last artichoke of the day had still not been sold, and it was beginning to take that personally.',
  ],
  fountainOfShame: [
    'Around the fountain of Piazza Pretoria the marble figures had nothing on, and {neighbour.a} was bringing blankets {weather}.',
  ],
  paintedCart: [
    'A painted cart stood abandoned {place.at}, and on its side Charlemagne was still winning the same battle as at noon.',
  ],
  cassata: [
    'In the pastry shop window a cassata as large as a wagon wheel glowed green and white, and {animal.a} had been praying to it since vespers.',
  ],
  barberPole: [
    'The barber of the Cassaro had shaved half the city for the procession, and was wondering {time} which half it had been.',
  ],
  espresso: [
    'The new espresso machine had arrived from Turin with {number} levers and an eagle on its lid, and it hissed at everybody but the priest.',
  ],
  bellRingers: [
    'The bells of San Domenico rang midnight at different speeds, and {neighbour.a} {place.at} chose the one that suited best.',
  ],
  laundry: [
    'Between the palaces of the Kalsa hung so much washing that the moon had to come down to the street in instalments.',
  ],
  silentFilm: [
    'The silent film had torn in the third reel, and the pianist was playing {weather} whatever came to mind.',
  ],
  telephone: [
    'The first telephone of the quarter rang {place.at}, and {number} people ran up to look at it.',
  ],
  tramBell: [
    'The last tram for Monreale had stopped in the middle of the street, because its driver was discussing aubergines with a balcony.',
  ],
  scarves: [
    'On the steps of the cathedral {neighbour.a} had spread out {number} silk scarves, and the wind was trying them on, one by one.',
  ],
  nougat: [
    'The nougat for the feast was so hard this year that {neighbour.a} was mending the road with it {place.at}.',
  ],
  palmTree: [
    'The tallest palm of the Villa Bonanno leaned over the wall {weather}, as if it wanted to read the evening paper along with everybody.',
  ],
  mandolins: [
    'From the barber shop came {number} mandolins and one idea of how the song should end.',
  ],
  chessPiazza: [
    'On the piazza two old notaries had been playing the same game of draughts since the earthquake, and it was not yet certain whose turn it was.',
  ],
  gasLamps: [
    'They were putting electric light into the Via Lincoln, and {neighbour.a} was saying goodbye to every gas lamp by its first name.',
  ],
  holyRosalia: [
    'The silver Santa Rosalia was being polished for the procession, and in the left shoe somebody had found {thing.a}.',
  ],
  sardines: [
    'The smell of sardines with wild fennel crept up the stairs of the palazzo, past three locked doors and one sleeping footman.',
  ],
  courtClerk: [
    'In the land registry a clerk was counting the lemons of the province on the fingers of {animal.a}.',
  ],
  photographer: [
    'In front of the Porta Nuova {neighbour.a} had posed for a photograph so long that a swallow had begun to build.',
  ],
  cannoli: [
    'The ricotta had been delivered twice and the cannoli not at all, so {place.at} people spoke in lowered voices.',
  ],
  hatmaker: [
    'In the window of the hat shop stood {number} straw boaters, all of them looking the same way.',
  ],
  jazzBand: [
    'A jazz band had come off the boat from New Orleans and was teaching {vehicle.a} to swing {place.at}.',
  ],
  motorRace: [
    'For the Targa Florio the racing cars were being warmed up in the courtyard of the archbishop, who had only said yes to one.',
  ],
  marquis: [
    'The old marquis had pawned the ballroom, chandelier by chandelier, and was giving a last feast by the light of {thing.a}.',
  ],
  tailorsDummy: [
    'The tailor of Via Bandiera had put the dummies out to air, and {neighbour.a} was telling them about the weather.',
  ],
  parrotBalcony: [
    'From a balcony of the Capo quarter a parrot was announcing yesterday’s prices, and {animal.a} took notes.',
  ],
  confetti: [
    'The wedding of the pastry cook had ended at nine, and the sugared almonds were still rolling down the Via Roma {weather}.',
  ],
  iceMan: [
    'The ice cart had come down from the mountains with a block the size of an altar, and inside it you could see {thing.a}.',
  ],
  waterSeller: [
    'At the corner {neighbour.a} was selling water with anise, and next door its owner was selling anise with a little water.',
  ],
  nunsWindow: [
    'Through the little turning window of the convent the nuns passed out almond cakes, and {time} they passed out {thing.a}.',
  ],
  brassBand: [
    'The brass band was rehearsing the slow march {place.at}, so slowly that two pigeons were nesting in the tuba.',
  ],
  statueArm: [
    'The statue of the viceroy had lost an arm in the night, and {neighbour.a} {place.at} was the only one to wave it goodbye.',
  ],
  grandHotel: [
    'In the lobby of the Villa Igiea a palm, a pianist and {animal.a} were waiting for the same countess.',
  ],
  knifeGrinderless: [
    'The shoeshiner {place.at} had polished one shoe so brightly that the other had gone home in shame.',
  ],
  lottery: [
    'On the lottery board stood the numbers of the week, and {neighbour.a} explained to {animal.a} why they had been obvious.',
  ],
  opticians: [
    'The optician of the Corso had dreamed of spectacles for the four seasons, and one of them was already fitted to the statue of Spring.',
  ],
  tunnels: [
    'Deep under the city, where the Arabs had once led the water, something was humming a tarantella {weather}.',
  ],
  orchestraPit: [
    'In the orchestra pit the second bassoon had fallen asleep in 1921, and had been playing rather better since then.',
  ],
  marbleLions: [
    'The marble lions outside the opera had been fed {number} arancine by mistake, and by now they looked expectant.',
  ],
  carnival: [
    'It was the last night of carnival, and on Piazza Marina even {vehicle.a} wore a mask and a feather.',
  ],
  library: [
    'In the municipal library every book was lying open at the same page, and {neighbour.a} did not dare to close the window.',
  ],
  newspaperBoy: [
    'The evening paper came out with an empty front page, which everybody {place.at} read twice.',
  ],
}
