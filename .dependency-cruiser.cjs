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

/** Layer by layer: the files it is made of, and what they may import beside each other. */
const layers = [
  { name: 'engine', from: engine, to: [] },
  {
    name: 'rulesets',
    from: '^rulesets/',
    to: [engine, '^src/i18n/rulesetTexts', '^src/story/', '^src/ui/'],
  },
  { name: 'story', from: '^src/story/', to: [engine, bridge, '^rulesets/[^/]+/stories'] },
  {
    name: 'host',
    from: host,
    to: [
      engine,
      bridge,
      '^rulesets/(index|[^/]+/stories/)',
      '^src/story/',
      ...NODE,
      ...npm('conf', 'valibot'),
    ],
  },
  { name: 'bridge', from: bridge, to: [engine, ...npm('valibot')] },
  {
    name: 'electron-main',
    from: '^electron/main/',
    // The browser mode's pages are Electron's pages too, and its server will show them on a TV.
    to: [
      host,
      bridge,
      '^src/browser/',
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
  { name: 'electron-start', from: '^electron/start/', to: NODE },
  { name: 'browser', from: '^src/browser/', to: [host, bridge, ...NODE, ...npm('ws', 'conf')] },
  {
    name: 'facilitator',
    from: '^src/facilitator/',
    to: [bridge, '^src/(ui|i18n|sound|story)/', '^assets/', ...VUE, ...FONTS, ...npm('uqr')],
  },
  {
    name: 'projector',
    from: '^src/projector/',
    to: [bridge, '^src/(ui|i18n|sound|story)/', '^assets/', ...VUE, ...FONTS],
  },
  {
    name: 'ui',
    from: '^src/ui/',
    to: [bridge, '^rulesets/[^/]+/theme', '^assets/', ...VUE, ...FONTS],
  },
  {
    name: 'i18n',
    from: '^src/i18n/',
    to: ['^rulesets/[^/]+/texts/', engine, bridge, ...VUE],
  },
  {
    name: 'sound',
    from: '^src/sound/',
    to: [bridge, '^assets/', ...npm('howler', '@types/howler')],
  },
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
    {
      name: 'ruleset-knows-no-other',
      comment: 'What two games share lives in the engine.',
      severity: 'error',
      from: { path: '^rulesets/([^/]+)/' },
      to: { path: '^rulesets/[^/]+/', pathNot: '^rulesets/$1/' },
    },
    {
      name: 'windows-get-no-rules',
      comment: 'Windows know texts, stories and themes of a game by its id, never its rules.',
      severity: 'error',
      from: { path: '^src/(facilitator|projector|ui|i18n|sound|story)/' },
      to: {
        path: '^(src/(engine|host)/|rulesets/)',
        pathNot: '^rulesets/[^/]+/(texts/|stories|theme)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bridge-takes-types-only',
      severity: 'error',
      from: { path: bridge },
      to: { path: engine, dependencyTypesNot: ['type-only'] },
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
