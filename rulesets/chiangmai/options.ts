import type { OptionDefs, ValuesOf } from '../../src/engine'

/** The house rules CM-O1 to CM-O15, in the order of the book. */
export const options = {
  redSpecialsTopOnly: { kind: 'switch', default: false },
  multiCauseCards: { kind: 'choice', default: 'one', values: ['one', 'each'] },
  policeEliminatedBy: { kind: 'choice', default: 'card', values: ['card', 'player'] },
  sleepingRedKingCounts: { kind: 'switch', default: true },
  hunterTiming: { kind: 'choice', default: 'openly', values: ['openly', 'secret'] },
  hunterTrigger: {
    kind: 'choice',
    default: 'jokerRemoved',
    values: ['jokerRemoved', 'playerEliminated'],
  },
  doctorMayPass: { kind: 'switch', default: false },
  doctorSelf: { kind: 'switch', default: true },
  overdoseReset: { kind: 'switch', default: true },
  assassinTakes: { kind: 'choice', default: 'topCard', values: ['topCard', 'wholePlayer'] },
  revealVotedCard: { kind: 'switch', default: false },
  timers: {
    kind: 'seconds',
    default: { discussion: 180, speech: 20, funeral: 20, defence: 20 },
    min: 0,
    max: 3600,
  },
  firstNightFull: { kind: 'switch', default: true },
  bothWin: { kind: 'choice', default: 'town', values: ['town', 'draw', 'killers'] },
  dealCheck: { kind: 'switch', default: true },
} as const satisfies OptionDefs

/** Their values, as the rules read them. */
export type HouseRules = ValuesOf<typeof options>
