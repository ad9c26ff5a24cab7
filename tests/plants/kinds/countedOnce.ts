import type { PlantKind } from '../plant'

const COUNT = 'src/own/play/day/count.ts'

export const countedOnce: PlantKind = {
  id: 'counted-once',
  says: 'Every word of an own game that can meet itself counts each time.',
  tests: ['tests/own/play/scenarios.test.ts'],
  plants: [
    {
      says: 'Weights of one hand do not multiply: the last one counts.',
      file: COUNT,
      find: 'weight *= literal(map.weight)',
      put: 'weight = literal(map.weight)',
    },
    {
      says: 'Weights of one hand are added.',
      file: COUNT,
      find: 'weight *= literal(map.weight)',
      put: 'weight += literal(map.weight) - 1',
    },
    {
      says: 'Of votes against somebody only the last source counts.',
      file: COUNT,
      find: 'votes += literal(map.against) ?? 0',
      put: 'votes = literal(map.against) ?? 0',
    },
    {
      says: 'Of the chains that somebody hangs on only the first breaks.',
      file: 'src/own/play/deaths/waves.ts',
      find: '{ cause, target, by: [], joint: false, sure: true, all: true })\n    }\n',
      put: '{ cause, target, by: [], joint: false, sure: true, all: true })\n    }\n    return\n',
    },
    {
      says: 'A shield holds one attack of a night.',
      file: 'src/own/play/deaths/settle.ts',
      find: "table.emit('shieldHeld', { n, target, cause })\n",
      put: "if (!settling.killers[target]) settling.killers[target] = []\n  else return strike(run, settling, attack)\n  table.emit('shieldHeld', { n, target, cause })\n",
    },
    {
      says: 'Every second attack of a night that no shield holds is lost.',
      file: 'src/own/play/deaths/settle.ts',
      find: "table.emit('attacksSettled', { count: state.game.settled + 1 })",
      put: "table.emit('attacksSettled', { count: Math.min(state.game.attacks.length, state.game.settled + 2) })",
    },
  ],
}
