/** Nights without a death. They say that it is so and never why: there must be no reason to hear. */
export const nobodyDied = {
  departures: [
    'In the morning the departure board of Mos Eisley was read out from top to bottom.',
    'Every passenger was late, cross, and present.',
    'Nobody died.',
  ],
  goats: [
    'The choir of tauntauns had put on its dark ribbons and taken a very deep breath.',
    'It sang the one about the cabbages.',
    'Nobody died.',
  ],
  soup: [
    'In the soup district of Coruscant the bowls were counted {sky}.',
    'There were as many as yesterday, and as many spoons in them.',
    'Nobody died.',
  ],
  customs: [
    'The customs droid asked everybody at the gate whether there was anything to declare.',
    'There was {thing.a}, and a slight cough.',
    'Nobody died.',
  ],
  beacon: [
    'The beacon of Mos Eisley swept over all the roofs {time}.',
    'Under every one of them somebody was snoring in a different key.',
    'Nobody died.',
  ],
  whale: [
    'The bantha with the mail came over the dunes and everybody went to the door.',
    'It brought bills.',
    'Nobody died.',
  ],
  vending: [
    'The vending droid hummed, flashed, and seemed about to announce something solemn.',
    'It was out of peanuts.',
    'Nobody died.',
  ],
  queue: [
    'At the Coruscant Office of Queues all the numbers were called this morning, one after the other.',
    'Every single one stood up and complained.',
    'Nobody died.',
  ],
  clock: [
    'The great clock of Mos Eisley drew itself up to its full height.',
    'It struck eight, and then, after thinking it over, eight once more.',
    'Nobody died.',
  ],
  flags: [
    'The flags of {number} planets of the Outer Rim hung there, waiting to be told how high.',
    'They went up to the top and flapped.',
    'Nobody died.',
  ],
  cactus: [
    'On the salt flats the cactus that flowers only for sad occasions gave a rustle.',
    'It was {creature.a}, looking for its glasses.',
    'Nobody died.',
  ],
  suits: [
    'In the locker room of the podracers every helmet was taken from its hook at sunrise.',
    'Inside each of them was a head, and it wanted coffee.',
    'Nobody died.',
  ],
  jubilee: [
    'The brass band stood {place.at} with crape on its trombones.',
    'In the end it played a samba, somewhat too fast.',
    'Nobody died.',
  ],
  suns: [
    'Both suns of Tatooine rose and looked into all the windows, one from each side.',
    'They saw pyjamas, mostly {colour.plain}.',
    'Nobody died.',
  ],
  carousel: [
    'On the luggage carousel of Mos Eisley one suitcase was going round by itself, and a hush fell over the hall.',
    'Then {official.a} came running and picked it up.',
    'Nobody died.',
  ],
  catalogue: [
    'The astronomers of Coruscant counted the stars, and found no new one among them.',
    'They went to breakfast, a little disappointed.',
    'Nobody died.',
  ],
  ferry: [
    'The night ferry to Yavin docked and let down its ramp.',
    'As many got off as had got on, and one of them had learned to yodel.',
    'Nobody died.',
  ],
  mud: [
    'The mud of Nal Hutta made a single large bubble, and everybody leaned in to listen.',
    'It said good morning.',
    'Nobody died.',
  ],
  loudspeaker: [
    'The protocol droid cleared its throat, and the whole spaceport stood still.',
    'It regretted to inform us that there would be fish.',
    'Nobody died.',
  ],
  stonemason: [
    'The stone carver of Nar Shaddaa sat in front of an empty slab of moon rock, chisel in hand.',
    'It is going to be a bird bath.',
    'Nobody died.',
  ],
  bench: [
    'There was a bench with a brass plate in front of the cantina, and a crowd gathered round it.',
    'It read: wet paint.',
    'Nobody died.',
  ],
  satellite: [
    'An old astromech had been beeping since four, in a heavy-hearted rhythm.',
    'It had sat on its own button.',
    'Nobody died.',
  ],
  parade: [
    'A black sail barge with flowers glided through the harbour {sky}, and hats came off on every side.',
    'It was on its way to a wedding.',
    'Nobody died.',
  ],
  breakfast: [
    'In the pilots’ cantina the tables were laid, and the chairs were looked at for a long time.',
    'All of them were taken, and there were too few rolls.',
    'Nobody died.',
  ],
  registry: [
    'At the registry office of Jakku {official.a} opened the big book and dipped the pen.',
    'Only the date was entered, with a small drawing of a cat.',
    'Nobody died.',
  ],
  echo: [
    'Into the canyon of Tatooine they called the names of everyone, from A to Z.',
    'Each and every one of them shouted back to keep the noise down.',
    'Nobody died.',
  ],
  canyon: [
    'All through the Coruscant hotel you could hear doors this morning, and slippers, and the kettle.',
    'In the corridor {creature.a} wished everybody a pleasant day by name.',
    'Nobody died.',
  ],
  mirror: [
    'The mirror moon of Hoth showed the entire town at its windows, waving.',
    'It was a bit blurred, as somebody had breathed on it.',
    'Nobody died.',
  ],
}
