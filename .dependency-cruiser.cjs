/**
 * Who may know whom. Every folder names all it may import; anything else is forbidden, packages and Node's own
 * modules included. tests/architecture/arrows.test.ts runs these rules and plants a violation of each.
 */
const { builtinModules } = require('node:module')

const NODE = [`^(node:)?(${builtinModules.join('|')})$`]
const npm = (...names) => names.map((name) => `^node_modules/${name}/`)
const FONTS = npm('@fontsource', '@fontsource-variable')
const VUE = [...npm('vue', '@vue', 'pinia', 'vue-i18n', '@intlify'), '^node_modules/vite/client']

const engine = '^src/engine/'
const bridge = '^src/bridge/'
const host = '^src/host/'
const files = '^src/files/'
const serve = '^src/serve/'
const sealed = '^src/sealed/'

/** Layer by layer: the files it is made of, and what they may import beside each other. */
const layers = [
  { name: 'engine', from: engine, to: [] },
  {
    name: 'rulesets',
    from: '^rulesets/',
    to: [engine, '^src/i18n/(moments|rulesetTexts|writtenTexts)', '^src/story/', '^src/ui/'],
  },
  {
    name: 'own',
    from: '^src/own/',
    to: [
      engine,
      // What the desk may ask of it, as types.
      '^src/bridge/asked/ownGames\\.ts$',
      // The pictures that a game may give sounds to.
      '^src/bridge/scenes\\.ts$',
      // Phrases of the languages that come as documents.
      '^assets/languages/',
      '^src/i18n/(houseRuleWords|rulesetTexts|textsFor|writtenTexts)',
      '^src/story/',
      '^src/ui/(nightfallTheme|themeTokens|voteColours)',
      ...npm('yaml', 'valibot', '@valibot/to-json-schema'),
    ],
  },
  { name: 'story', from: '^src/story/', to: [engine, bridge] },
  {
    name: 'host',
    from: host,
    to: [
      engine,
      bridge,
      files,
      '^src/own/',
      // Games to begin from, and languages of the windows.
      '^assets/(games|languages)/',
      '^rulesets/(index|inLanguage|pack)\\.ts',
      '^src/story/',
      // The words and looks it sends to the windows, and the sentences that it says to the room in a host’s place.
      '^src/i18n/(documents/|format|houseRuleWords|languages|naming|rulesetTexts|textParams|textsFor)',
      // What documents of other languages fall back to.
      '^src/i18n/locales/en/',
      '^src/ui/(nightfallTheme|themeTokens)',
      ...NODE,
      ...npm('conf', 'valibot'),
    ],
  },
  {
    name: 'bridge',
    from: bridge,
    to: [engine, sealed, '^src/i18n/rulesetTexts', '^src/ui/themeTokens', ...npm('valibot')],
  },
  {
    name: 'electron-main',
    from: '^electron/main/',
    to: [
      host,
      bridge,
      files,
      serve,
      '^src/i18n/(languages|speaker)\\.ts$',
      '^src/i18n/locales/',
      ...NODE,
      ...npm('electron', 'electron-store', 'conf'),
    ],
  },
  {
    name: 'electron-preload',
    from: '^electron/preload/',
    to: [bridge, '^electron/main/ipc/channels', ...npm('electron')],
  },
  { name: 'sealed', from: sealed, to: npm('@noble/ciphers', '@noble/curves', '@noble/hashes') },
  { name: 'electron-start', from: '^electron/start/', to: NODE },
  { name: 'files', from: files, to: NODE },
  { name: 'serve', from: serve, to: [bridge, files, sealed, ...NODE, ...npm('ws')] },
  {
    name: 'browser',
    from: '^src/browser/',
    to: [host, bridge, serve, ...NODE, ...npm('ws', 'conf')],
  },
  {
    name: 'facilitator',
    from: '^src/facilitator/',
    to: [bridge, '^src/(ui|i18n|sound|story)/', '^assets/', ...VUE, ...FONTS],
  },
  {
    name: 'projector',
    from: '^src/projector/',
    to: [bridge, '^src/(ui|i18n|sound|story)/', '^assets/', ...VUE, ...FONTS],
  },
  {
    name: 'phone',
    from: '^src/phone/',
    to: [
      // As types, but for where the games' words are found.
      engine,
      '^src/bridge/(packs|phone)\\.ts$',
      '^src/bridge/views/(hosting|phone|phoneNight|signs)\\.ts$',
      '^src/bridge/carriers/connectPhone\\.ts$',
      // No words of the desk, and no library that says them.
      '^src/i18n/(createI18n|eveningLine|format|houseRuleWords|itemText|languages|naming|plurals|rulesetTexts|speaker|textParams)\\.ts$',
      '^src/i18n/locales/en/phone\\.ts$',
      '^src/ui/',
      ...npm('vue', '@vue', 'pinia', 'vite/client'),
      ...FONTS,
    ],
  },
  {
    name: 'ui',
    from: '^src/ui/',
    to: [bridge, '^assets/', ...VUE, ...FONTS, ...npm('uqr')],
  },
  {
    name: 'i18n',
    from: '^src/i18n/',
    to: [engine, bridge, ...VUE],
  },
  {
    name: 'sound',
    from: '^src/sound/',
    to: [bridge, '^assets/', ...npm('howler', '@types/howler')],
  },
]

/**
 * Floors from the ground up: a folder knows those before it, and none that comes later.
 * @param deep whether a folder's own folders are of its floor
 * @param besides folders that import nothing
 */
const floors = (name, within, folders, { deep = false, besides = [] } = {}) => {
  const inside = (...these) => `${within}(${these.join('|')})/${deep ? '' : '[^/]+$'}`
  return [
    ...folders.map((folder, at) => ({
      name: `${name}-${folder.replaceAll('/', '-')}`,
      severity: 'error',
      from: { path: inside(folder) },
      to: { path: within, pathNot: inside(...folders.slice(0, at + 1)) },
    })),
    {
      name: `${name}-unknown-folder`,
      comment: 'Give the folder its place in the order.',
      severity: 'error',
      from: { path: `${within}.+/`, pathNot: inside(...besides, ...folders) },
      to: {},
    },
  ]
}

/** The host's window. */
const desk = [
  'desk',
  'words',
  'keys',
  'sheets',
  'files',
  'commands',
  'guide',
  'common/layout',
  'common',
  'common/buttons',
  'common/options',
  'ring',
  'help',
  'music',
  'outputs',
  'settings',
  'phones',
  'phones/sheet',
  'phones/lines',
  'screens',
  'hosted',
  'workshop/draft',
  'workshop/words',
  'workshop/text',
  'workshop/preview',
  'workshop',
  'paper',
  'shelf/own',
  'shelf/records',
  'shelf',
  'paper/story',
  'paper/sheets',
  'lobby/store',
  'lobby/players',
  'lobby/deck',
  'lobby',
  'deal',
  'game/step',
  'game/notes',
  'game/signal',
  'game/script',
  'game/answer/forms',
  'game/day',
  'game/answer',
  'game/disturbance',
  'game/interrupt',
  'game/clock',
  'game/tonight',
  'game/log',
  'game/dawn',
  'game/rulings',
  'game/handbook',
  'game/ring',
  'game/rail',
  'game/end',
  'game',
  'frame',
]

/** The table's machine, as a game is put together and played. */
const table = [
  'base',
  'chance',
  'options',
  'casting',
  'answers',
  'record',
  'state',
  'script',
  'hands',
  'ruleset',
  'machine',
  'parts/day',
  'parts/deaths',
  'parts/night',
  'parts',
]

/** Games as documents from the ground up, as a text becomes an evening. */
const own = [
  'problems',
  'schema',
  'state',
  'language',
  'format',
  'read',
  'recipes',
  'described',
  'analyse',
  'words',
  'check',
  'open',
  'plan',
  'play',
  'preview',
  'tried',
]

/** The host program: from what it stands on to what goes on by itself; the files beside the folders put it together. */
const program = [
  'program',
  'system',
  'storage',
  'storage/disk',
  'storage/phones',
  'storage/journals',
  'storage/settings',
  'settings',
  'lobby',
  'invented',
  'odds',
  'music',
  'games/pack',
  'games/reading',
  'games/folder',
  'games',
  'languages',
  'packs',
  'evening/journal',
  'evening/log',
  'evening',
  'evening/shelf',
  'evening/stories',
  'evening/ahead',
  'lock',
  'phones',
  'hosting',
  'nights',
  'state',
  'leading',
  'rehearsal',
  'views',
  'publisher',
  'commands/context',
  'commands/common',
  'commands/phones',
  'commands/records',
  'commands',
  'timers',
]

/** The page of a player's phone. */
const phone = ['store', 'parts', 'card', 'night', 'hosting', 'ask', 'story', 'pages']

/** Stages that know nothing of each other. */
const towns = [
  'lannaTown',
  'harbourCity',
  'farPort',
  'sicilianTown',
  'frontierTown',
  'village',
  'castle',
  'moor',
]

/** The public window: paper and what is cut of it, what it knows, what it draws, and the scenes. */
const show = [
  'paper',
  'stages',
  'stages/farPort/ink',
  'stages/lannaTown/set/kit',
  'stages/castle/set/kit',
  'stages/moor/wash',
  ...towns.flatMap((town) => ['set', 'cast'].map((part) => `stages/${town}/${part}`)),
  'stages/frontierTown/places/things',
  'stages/sicilianTown/places/things',
  'stages/moor/places/things',
  ...towns.flatMap((town) => [`stages/${town}/places`, `stages/${town}`]),
  'stages/open',
  'camera',
  'show/past',
  'show/falls',
  'show/store',
  'show/votes',
  'show/reveal',
  'show/lot',
  'show/age',
  'show/talk',
  'show',
  'parts',
  'parts/votes',
  'reveal',
  'sky/painting',
  'sky/age',
  'sky/movers',
  'sky/weather',
  'sky',
  'town/layout',
  'town/hands',
  'town',
  'cast/light',
  'cast',
  'places',
  'sound',
  'hosted',
  'scenes/caption',
  'scenes/screen',
  'scenes/lobby',
  'scenes/night',
  'scenes/dawn',
  'scenes/day',
  'scenes/vote',
  'scenes/lot',
  'scenes/act',
  'scenes/fall/pictures',
  'scenes/fall',
  'scenes/rules',
  'scenes/end',
  'scenes',
  'endings',
]

const arrows = layers.map(({ name, from, to }) => ({
  name: `arrow-${name}`,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...to] },
}))

module.exports = {
  forbidden: [
    ...arrows,
    ...floors('desk', '^src/facilitator/', desk, { besides: ['styles'] }),
    ...floors('engine', engine, table),
    ...floors('own', '^src/own/', own, { deep: true }),
    ...floors('host', host, program),
    ...floors('phone', '^src/phone/', phone, { besides: ['styles'] }),
    ...floors('projector', '^src/projector/', show, { besides: ['styles'] }),
    {
      name: 'ruleset-knows-no-other',
      comment: 'What two games share lives in the engine.',
      severity: 'error',
      from: { path: '^rulesets/(?!languages/)([^/]+)/' },
      to: { path: '^rulesets/[^/]+/', pathNot: '^rulesets/$1/' },
    },
    {
      name: 'windows-get-no-rules',
      comment: 'Windows are sent texts and themes of a game by its id, and never its rules.',
      severity: 'error',
      from: { path: '^src/(facilitator|phone|projector|ui|i18n|sound|story)/' },
      to: {
        path: '^(src/(engine|host)/|rulesets/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'own-games-take-types-only',
      comment:
        'Of texts, stories and questions of the desk: what an own game is made of stays plain data. The product’s own look and the names of pictures are such data, and a preview reads texts as an evening does.',
      severity: 'error',
      from: { path: '^src/own/' },
      to: {
        path: '^src/(bridge|i18n|story|ui)/',
        pathNot: '^src/(bridge/scenes|ui/nightfallTheme|i18n/(houseRuleWords|textsFor))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bridge-takes-types-only',
      comment: 'But for the fold of a draft, which imports nothing itself.',
      severity: 'error',
      from: { path: bridge },
      to: {
        path: '^src/(engine|i18n|ui)/',
        pathNot: `${engine}answers/draftAnswer\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'windows-load-no-schemas',
      comment:
        'Messages are checked where they arrive, in the host: a window that loads the checks loads too much.',
      severity: 'error',
      from: { path: '^src/(facilitator|phone|projector|ui|i18n|sound|story)/' },
      to: {
        path: '^src/bridge/(index|commands|phone)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'phones-load-no-library-of-words',
      comment:
        'Each byte of the page is waited for in the Wi-Fi of a cabin: it says its words by itself.',
      severity: 'error',
      from: { path: '^src/phone/' },
      to: { path: '^src/i18n/createI18n\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(src|rulesets|electron)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { path: '^(src|rulesets|electron)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { path: '^(src|rulesets|electron)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.vue', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
