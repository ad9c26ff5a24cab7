/** What the room can be told, kind by kind: its sound, its show, and what it changes on the big screen. */
import {
  badge,
  clearBadge,
  comesBack,
  goesOut,
  turnOver,
  type ItemTable,
  type SeatEffect,
} from '../../src/engine'
import type { HouseRules } from './options'

/** SW-O2: ice melts as the house has it. */
const meltAtDawn: SeatEffect<HouseRules> = (_, __, all, { options }) => {
  if (options.freezeUntil === 'nextDawn') clearBadge(all, 'frozen')
}

const meltAtDusk: SeatEffect<HouseRules> = ({ of }, _, all, { options, history }) => {
  if (options.freezeUntil === 'nextDawn') return
  const today = `day ${Number(of) - 1}`
  const iced = history.filter(({ phase, item: { kind } }) => phase === today && kind === 'frozen')
  clearBadge(
    all,
    'frozen',
    iced.flatMap(({ item: told }) => told.of as readonly string[]),
  )
}

export const items = {
  died: { story: 'death', cue: 'nightKill', effect: goesOut() },
  shield: {},
  nobodyDied: { story: 'nobodyDied', cue: 'nobody' },
  returned: { effect: comesBack },
  accused: { cue: 'gavel' },
  tie: { cue: 'gavel' },
  lot: { show: 'lot', cue: 'lot' },
  executed: { cue: 'lynching', effect: goesOut() },
  noExecution: { cue: 'survived' },
  revealed: { show: 'card', cue: 'reveal', effect: turnOver },
  frozen: { effect: badge(true, 'frozen') },
  banished: { cue: 'banishing', effect: badge(true, 'banished') },
  dayBreaks: { effect: meltAtDawn },
  nightFalls: { effect: meltAtDusk },
} as const satisfies ItemTable<HouseRules>

export type ItemKind = keyof typeof items
