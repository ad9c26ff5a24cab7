/** What the host may put right by hand; the statuette follows, and whoever goes home with it asks the host first (K-16a). */
import {
  ask,
  draw,
  mustBeIn,
  standardRulings,
  type RulingTable,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../src/engine'
import { carrier, inheritByNight, putWith, statuette } from './deeds/statuette'
import { circleOf, isAlive, teamOf, type GameState, type KtuluTable } from './state'
import type { KtuluEvents } from './deeds/eventTypes'
import type { HouseRules } from './options'
import { isRole, STATUSES, type Role } from './roles/roles'

const standard = standardRulings<GameState, KtuluEvents, HouseRules, Role>({
  role: (id) => (isRole(id) ? id : null),
  statuses: STATUSES,
})

function putOut(table: KtuluTable, seat: SeatId): void {
  table.emit('ruledDead', { target: seat })
  if (table.state.phase.kind === 'night') inheritByNight(table, seat)
}

/** Who could carry it on for whoever went home with it. */
function heirs({ state }: KtuluTable, gone: SeatId): SeatId[] {
  const isUnaware = statuette(state).hiddenBy !== null
  return circleOf(state, isUnaware ? state.game.side : teamOf(state, gone))
}

function heirStep(table: KtuluTable): StepSpec | null {
  const gone = table.state.game.leaving
  if (!gone || isAlive(table.state, gone)) return null
  const targets = heirs(table, gone)
  const options = targets.length > 0 ? ['draw', 'citizens'] : ['citizens']
  return {
    id: 'host.heir',
    form: { kind: 'seat', targets, pass: false, options },
    asked: [],
    neutral: { kind: 'option', option: options[0] ?? 'citizens' },
    skipped: { kind: 'option', option: options[0] ?? 'citizens' },
    params: { target: gone },
  }
}

/** Section 12.6: its faction goes on with it, or the citizens have won (K-62). */
function* askForHeir(table: KtuluTable): Script {
  const gone = table.state.game.leaving
  if (!gone) return
  const answer = yield* ask(() => heirStep(table))
  const among = heirs(table, gone)
  table.emit('heirChosen', {})
  if (isAlive(table.state, gone) || (answer.kind === 'option' && answer.option === 'citizens'))
    return
  const heir =
    answer.kind === 'seat' ? answer.seat : among[draw(table, 'secret', Math.max(1, among.length))]
  if (heir) putWith(table, heir)
}

export const rulings: RulingTable<GameState, KtuluEvents, HouseRules> = {
  ...standard,
  kill: {
    check: (state, { seat }) => mustBeIn(state, seat),
    carryOut: (table, { seat }) => putOut(table, seat),
  },
  leave: {
    check: (state, { seat }) => mustBeIn(state, seat),
    carryOut(table, { seat }) {
      const { phase } = table.state
      const asks = phase.kind !== 'night' && carrier(table.state) === seat
      if (asks) table.emit('wentHome', { seat })
      putOut(table, seat)
    },
    asks: askForHeir,
  },
  holder: {
    check: (state, { seat }) => mustBeIn(state, seat),
    carryOut: (table, { seat }) => putWith(table, seat),
  },
}
