/** Words by which a listener knows in which galaxy a story plays. None of them is a clue at the table. */
const WORDS = [
  ...[
    'tatooine',
    'mos eisley',
    'mos espa',
    'coruscant',
    'kessel',
    'yavin',
    'jakku',
    'hoth',
    'geonosi(?:s|an)',
  ],
  ...['nal hutta', 'nar shaddaa', 'felucia', 'sullust', 'outer rim'],
  ...[
    'bantha',
    'tauntaun',
    'mynock',
    'womp rat',
    'rancor',
    'dianoga',
    'dewback',
    'porg',
    'sarlacc',
    'wampa',
  ],
  ...['jawas?', 'hutt(?:s|ese)?', 'gamorrean', 'rodian', 'gungan', 'droid', 'astromech'],
  ...['sandcrawler', 'landspeeder', 'speeder', 'podrac(?:e|er|ers)', 'starfighter', 'star cruiser'],
  ...[
    'sail barge',
    'swoop bike',
    'hyperdrive',
    'hyperspace',
    'turbolift',
    'tractor beam',
    'docking bay',
  ],
  ...['spice', 'cantina', 'moisture', 'holonet', 'hologram', 'holomap'],
]

/** Finds one of them, in any case and number. */
export const OF_THE_GALAXY = new RegExp(`\\b(?:${WORDS.join('|')})s?\\b`, 'i')
