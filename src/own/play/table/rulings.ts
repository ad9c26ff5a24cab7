/** What the host may put right by hand. It changes the state and announces nothing. */
import {
  mustBeIn,
  mustBeOut,
  refuse,
  type OptionValues,
  type RulingTable,
  type SeatId,
} from '../../../engine'
import type { Evening, OwnState, OwnTable } from '../../state/state'
import type { OwnEvents } from '../../state/events'
import { givenOf, ownSeat, rolesOf, teamOf } from '../../state/facts'
import type { OwnDocument } from '../../format/document'
import type { Plan } from '../../plan/types'
import { withoutGiver } from '../deaths/after'
import { noteRoles } from '../base/run'
import { runOf } from '../effects/triggers'
import { takeRole } from '../base/uses'

type Rulings = RulingTable<Evening, OwnEvents, OptionValues>

export function rulingsOf(
  document: OwnDocument,
  planFor: (options: OptionValues) => Plan,
): Rulings {
  const cards = Object.keys(document.cards ?? document.roles)
  const objects = Object.keys(document.objects ?? {})
  const only = objects.length === 1 ? (objects[0] ?? '') : ''
  const noted = (table: OwnTable, seat: SeatId) =>
    noteRoles(runOf(table, planFor(table.options)), seat)
  // What the whole table has nobody has alone.
  const statuses = Object.entries(document.statuses ?? {}).flatMap(([id, { table }]) =>
    table === true ? [] : [id],
  )
  const out = {
    check: (state: OwnState, { seat }: { seat: SeatId }) => mustBeIn(state, seat),
    carryOut(table: OwnTable, { seat }: { seat: SeatId }) {
      const { state } = table
      const plan = planFor(table.options)
      const by = state.phase.kind === 'day' ? ('day' as const) : ('night' as const)
      const roles = [...rolesOf(plan, state, seat)]
      const keeps = [...plan.lasting]
      table.emit('wentOut', { seat, roles, team: teamOf(plan, state, seat), by, keeps })
      for (const { n } of withoutGiver({ plan, state })) table.emit('statusEnded', { n })
    },
  }
  return {
    kill: out,
    leave: out,
    revive: {
      check: (state, { seat }) => mustBeOut(state, seat),
      carryOut: (table, { seat }) => table.emit('cameBack', { seat }),
    },
    role: {
      check(state, { seat, role }) {
        if (!Object.hasOwn(document.roles, role)) return refuse('unknownRole', { role })
        return mustBeIn(state, seat)
      },
      carryOut: (table, { seat, role }) => takeRole(table, planFor(table.options), seat, role),
    },
    status: {
      statuses,
      check(state, { seat, status }) {
        if (!statuses.includes(status)) return refuse('unknownStatus', { status })
        return mustBeIn(state, seat)
      },
      carryOut(table, { seat, status, on }) {
        const given = givenOf(table.state, seat, status)
        if (!on && given) table.emit('statusEnded', { n: given.n })
        if (!on || given) return
        const by = { giver: null, stacks: false, known: true, secret: false, until: null }
        table.emit('statusGiven', { status, on: seat, ...by })
      },
    },
    ...(objects.length > 0
      ? {
          holder: {
            objects,
            check(state, { seat, object }) {
              if (!objects.includes(object ?? only)) {
                return refuse('unknownStatus', { status: object ?? '' })
              }
              return mustBeIn(state, seat)
            },
            carryOut: (table, { seat, object }) =>
              table.emit('objectMoved', { object: object ?? only, to: seat, heard: true }),
          },
        }
      : {}),
    ...(document.cards
      ? {
          cards: {
            check(state, { seat, cards: held }) {
              const strange = held.find((card) => !cards.includes(card))
              if (strange !== undefined) return refuse('unknownRole', { role: strange })
              const count = ownSeat(state, seat).cards.length
              if (held.length !== count) return refuse('tooMany', { max: count })
              return mustBeIn(state, seat)
            },
            carryOut(table, { seat, cards: held }) {
              table.emit('cardsSet', { seat, cards: held })
              noted(table, seat)
            },
          },
        }
      : {}),
  }
}
