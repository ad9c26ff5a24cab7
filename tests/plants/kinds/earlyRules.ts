import type { PlantKind } from '../plant'

const OWN_SETTLE = 'src/own/play/deaths/settle.ts'
const OWN_TESTS = ['tests/own/play/scenarios.test.ts', 'tests/scenarios/later.test.ts']
const PALERMO = 'rulesets/palermo/night/resolution.ts'
const VENDETTA = 'rulesets/vendetta/night/resolution.ts'
const STARWARS = 'rulesets/starwars/night/chains.ts'
const CHIANGMAI = 'rulesets/chiangmai/night/resolution.ts'

export const earlyRules: PlantKind = {
  id: 'early-rules',
  says: 'What holds in the second night holds in the fifth, and the other way round.',
  tests: ['tests/scenarios/later.test.ts'],
  plants: [
    {
      says: 'Shields of own games hold sure attacks before the third night.',
      file: OWN_SETTLE,
      find: 'if (attack.sure) return null',
      put: 'if (attack.sure && run.state.phase.n > 2) return null',
      tests: OWN_TESTS,
    },
    {
      says: 'Links of own games do not kill by day from the third day on.',
      file: 'src/own/play/deaths/waves.ts',
      find: 'if (cause === undefined || !tied.includes(seat)) continue\n',
      put: "if (cause === undefined || !tied.includes(seat)) continue\n    if (state.phase.kind === 'day' && state.phase.n > 2) continue\n",
      tests: OWN_TESTS,
    },
    {
      says: 'Nobody is immune in own games from the fourth night on.',
      file: OWN_SETTLE,
      find: "return traitsOf(env, seat, 'immune').some(",
      put: "return env.state.phase.n < 4 && traitsOf(env, seat, 'immune').some(",
      tests: OWN_TESTS,
    },
    {
      says: 'Whom a Palermo poison kills from the third night on breaks no heart.',
      file: PALERMO,
      find: "for (const seat of broken(state, [...deaths.keys()])) deaths.set(seat, 'heartbroken')",
      put: "for (const seat of broken(state, [...deaths.keys()].filter((seat) => state.phase.n < 3 || deaths.get(seat) !== 'poisonKilled'))) deaths.set(seat, 'heartbroken')",
    },
    {
      says: 'The angel of Palermo saves nobody from the fourth night on.',
      file: PALERMO,
      find: "{ name: 'guarded', holds: (state, { target }) => hasStatus(state, target, 'protected') },",
      put: "{ name: 'guarded', holds: (state, { target }) => state.phase.n < 4 && hasStatus(state, target, 'protected') },",
    },
    {
      says: 'The healing potion of Palermo works in the first three nights only.',
      file: PALERMO,
      find: 'const victim = healed ? null : fatalVictim(state, rules)',
      put: 'const victim = healed && state.phase.n < 4 ? null : fatalVictim(state, rules)',
    },
    {
      says: 'The Vixen of Vendetta keeps off no killer from the fourth night on.',
      file: VENDETTA,
      find: "holds: (state, { target }) => hasStatus(state, target, 'seduced'),",
      put: "holds: (state, { target }) => state.phase.n < 4 && hasStatus(state, target, 'seduced'),",
    },
    {
      says: 'The Bodyguard of Vendetta steps in no more from the fourth night on.',
      file: VENDETTA,
      find: "stepsIn: (state) => holderOf(state, 'bodyguard'),",
      put: "stepsIn: (state) => (state.phase.n < 4 ? holderOf(state, 'bodyguard') : null),",
    },
    {
      says: 'Ice keeps nobody alive in Star Wars from the fourth night on.',
      file: STARWARS,
      find: "{ name: 'frozen', holds: (state, { target }) => isFrozen(state, target) },",
      put: "{ name: 'frozen', holds: (state, { target }) => state.phase.n < 4 && isFrozen(state, target) },",
    },
    {
      says: 'A vaccine of Chiang Mai takes no poison away from the fourth night on.',
      file: CHIANGMAI,
      find: 'holds: ({ night }, { target }) => night.vaccines.includes(target),',
      put: 'holds: ({ night, state }, { target }) => state.phase.n < 4 && night.vaccines.includes(target),',
    },
    {
      says: 'The Sheriff of Ktulu jails nobody from the fourth night on.',
      file: 'rulesets/ktulu/night/abilities.ts',
      find: "table.emit('jailed', { by, target, aloud: table.options.announceJailed })",
      put: "if (table.state.phase.n < 4) table.emit('jailed', { by, target, aloud: table.options.announceJailed })",
    },
  ],
}
