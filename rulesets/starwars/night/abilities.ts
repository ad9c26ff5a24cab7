/** What players do when they are called by night, by the word that their entries in `roles.ts` have for it. */
import {
  hasStatus,
  living,
  onOne,
  show,
  type CallContext,
  type Ability,
  type RoleCall,
  type SeatId,
} from '../../../src/engine'
import {
  cardOf,
  dealt,
  isAlive,
  isOutOfGame,
  isSpent,
  teamOf,
  yodaWaits,
  type StarwarsState,
  type StarwarsTable,
} from '../state'
import type { HouseRules } from '../options'
import type { Does } from '../roles/roles'
import { nightDeaths } from './chains'

type Context = CallContext<StarwarsTable>

const passed = ({ table }: Context, seat: SeatId): void => table.emit('passed', { seat })

/** SW-39: fixed for the whole game. */
const aim: Ability<StarwarsTable> = {
  cover: { seats: 0, words: ['left', 'right'] },
  step: ({ id, by }) => ({
    id,
    form: { kind: 'option', options: ['left', 'right'], pass: false },
    asked: [by],
    neutral: null,
  }),
  take({ table, by: seat }, answer) {
    if (answer.kind === 'option') table.emit('directed', { seat, direction: answer.option })
  },
}

/** SW-22: himself twice at most, others always. */
const heal: Ability<StarwarsTable> = onOne(
  ({ table, by }, target) => table.emit('healed', { by, target }),
  {
    targets({ table: { state }, by }) {
      const mayHealSelf = !hasStatus(state, by, 'selfHeal2')
      return living(state).filter((seat) => seat !== by || mayHealSelf)
    },
    declined: passed,
  },
)

/** SW-45: he has to choose. */
const clone: Ability<StarwarsTable> = onOne(
  ({ table, by }, target) => table.emit('cloned', { by, target }),
  { must: () => true, declined: passed },
)

/** SW-O12: an Anakin whose Queen dies this very night. */
function turnsTonight(state: StarwarsState, rules: HouseRules, seat: SeatId): boolean {
  if (rules.vaderFrom !== 'immediately' || cardOf(state, seat) !== 'anakin') return false
  const dying = nightDeaths(state, rules).map(({ target }) => target)
  const queens = dealt(state, 'amidala').filter((queen) => isAlive(state, queen))
  return queens.length > 0 && queens.every((queen) => dying.includes(queen))
}

/** SW-24. */
const looksLikeSith = ({ state, options }: StarwarsTable, target: SeatId): boolean =>
  teamOf(state, target) === 'sith' ||
  hasStatus(state, target, 'clone') ||
  turnsTonight(state, options, target)

/** SW-23. */
const investigate: Ability<StarwarsTable> = onOne(
  ({ table, id, by }, target) => {
    const signal = looksLikeSith(table, target) ? 'yes' : 'no'
    table.emit('investigated', { by, target, signal })
    show(table, id, signal)
  },
  { declined: passed },
)

/** SW-27: the one night after his death. */
const hasLastChance = (state: StarwarsState, seat: SeatId, night: number): boolean =>
  yodaWaits(state, seat) && (state.game.diedIn[seat] ?? night) < night

/** SW-27, SW-71: with the ability unused, alive or dead in the last night. */
const canRaise = (state: StarwarsState, seat: SeatId, night: number): boolean =>
  hasLastChance(state, seat, night) || (isAlive(state, seat) && !isSpent(state, seat))

/** Who raises somebody tonight; of two Yodas, after a ruling, the first in seat order. */
const raisers = ({ state }: StarwarsTable, night: number): SeatId[] =>
  dealt(state, 'yoda')
    .filter((seat) => canRaise(state, seat, night))
    .slice(0, 1)

const isLast = ({ table, by, night }: Context): boolean => hasLastChance(table.state, by, night)

/** SW-26, SW-30, SW-96: one who has been dead since before this night, Yoda himself among them. */
const raise: Ability<StarwarsTable> = onOne(
  ({ table, by }, target) => table.emit('raising', { by, target }),
  {
    targets: ({ table: { state } }) =>
      state.game.night.deadBefore.filter(
        (seat) => !isAlive(state, seat) && !isOutOfGame(state, seat),
      ),
    must: (context) => isLast(context) && context.table.options.yodaLastChance === 'mustUse',
    more: (context) => (isLast(context) ? { variant: 'lastChance' } : {}),
    declined(context, seat) {
      if (isLast(context)) context.table.emit('lapsed', { seat })
      else passed(context, seat)
    },
  },
)

/** SW-28: in the morning after it the last chance is gone, used or not. */
export function lapse(table: StarwarsTable, night: number): void {
  for (const seat of dealt(table.state, 'yoda')) {
    if (hasLastChance(table.state, seat, night)) table.emit('lapsed', { seat })
  }
}

/** What a call asks, and who answers where that is not whoever holds the card alive. */
type Doing = Pick<RoleCall<StarwarsTable>, 'ability'> &
  Partial<Pick<RoleCall<StarwarsTable>, 'whom'>>

export const deeds: Readonly<Record<Does, Doing>> = {
  aim: { ability: aim },
  heal: { ability: heal },
  clone: { ability: clone },
  investigate: { ability: investigate },
  raise: { ability: raise, whom: raisers },
}
