/** What single players do when they are called by night, by the word that the sequence has for it. */
import {
  bindObject,
  information,
  living,
  LOOKS,
  onOne,
  seatIndex,
  seatOfAnswer,
  seatsFrom,
  show,
  type CallContext,
  type Ability,
  type SeatId,
  type Use,
} from '../../../src/engine'
import { blackmailersOf, killByNight, othersFor, timesUsed } from '../deeds/deaths'
import {
  carrier,
  learnOfOwn,
  plant,
  statuette,
  stealByNight,
  steal,
  type Gainer,
} from '../deeds/statuette'
import {
  isAlive,
  isShielded,
  roleOf,
  STATUETTE,
  teamOf,
  type KtuluState,
  type KtuluTable,
} from '../state'
import type { Faction } from '../roles/roles'
import type { Does } from './sequence'

type Context = CallContext<KtuluTable>

/** Notes that a limited ability was used once more. */
export const spend = ({ table, id }: Pick<Context, 'table' | 'id'>): void =>
  table.emit('used', { step: id, times: timesUsed(table.state, id) + 1 })

/** Others, blackmail aside (K-17a, K-37). */
const others = ({ table, by }: Context): readonly SeatId[] => othersFor(table.state, by)

/** Anybody, himself included. */
const anybody = ({ table, by }: Context): readonly SeatId[] => {
  const barred = blackmailersOf(table.state, by)
  return living(table.state).filter((seat) => !barred.includes(seat))
}

/** One chooses another, which is a use of the ability. */
const aimed = (use: Use<KtuluTable>, targets = others): Ability<KtuluTable> =>
  onOne(
    (context, target) => {
      spend(context)
      use(context, target)
    },
    { targets },
  )

/** One uses an ability that has no target. */
const plainUse = (use: (context: Context) => void): Ability<KtuluTable> => ({
  cover: { seats: 0, words: ['use'] },
  step: ({ id, by }) => ({
    id,
    form: { kind: 'option', options: ['use'], pass: true },
    asked: [by],
    neutral: { kind: 'pass' },
  }),
  take(context, answer) {
    if (answer.kind !== 'option') return
    spend(context)
    use(context)
  },
})

const looked = ({ table, id: step, by }: Context, target: SeatId, signal: string): void => {
  table.emit('looked', { by, target, step })
  show(table, step, signal)
}

/** K-26, K-47, K-59, K-68, K-68a: where it really is. */
function seeCarrier({ table, id, by }: Context): void {
  const { holder, group } = statuette(table.state)
  show(table, id, holder ?? group ?? 'none')
  if (holder === by) learnOfOwn(table, by)
  else if (holder) table.emit('located', { by, target: holder })
}

/** K-18: jailed first, then robbed; a guard keeps the robber off. */
const jail: Ability<KtuluTable> = onOne(
  ({ table, id, by }, target) => {
    const open = !isShielded(table.state, target)
    table.emit('jailed', { by, target, aloud: table.options.announceJailed })
    const stolen = open && target !== by && steal(table, target, by, { seat: by })
    show(table, id, stolen ? 'stolen' : 'nothing')
  },
  { targets: (context) => (context.table.options.sheriffSelf ? anybody : others)(context) },
)

/** K-24, K-89a: who is out of reach stays sober. */
const drink = aimed(({ table, by }, target) => {
  if (!isShielded(table.state, target)) table.emit('madeDrunk', { by, target })
})

/** K-40: named aloud in any case. */
const playCards = aimed(({ table, id, by }, target) => {
  table.emit('satDownToCards', { by, target, stays: !isShielded(table.state, target) })
  show(table, id, stealByNight(table, target, by, { seat: by }) ? 'stolen' : 'nothing')
})

/** K-44: the nearest living on both sides. */
function sitsBeside(state: KtuluState, by: SeatId): boolean {
  const round = seatsFrom(state, seatIndex(by) + 1).slice(0, -1)
  const near = round.filter((seat) => isAlive(state, seat))
  return [near[0], near.at(-1)].includes(carrier(state) ?? undefined)
}

/** K-54: on which of the two arcs between the Detector and his pick it lies. */
function arcOf(state: KtuluState, by: SeatId, target: SeatId): string {
  const found = carrier(state)
  if (found === null || found === by) return 'neither'
  if (found === target) return 'carrier'
  const steps = (to: SeatId) =>
    (seatIndex(to) - seatIndex(by) + state.seats.length) % state.seats.length
  return steps(found) < steps(target) ? 'clockwise' : 'counterclockwise'
}

const detect: Ability<KtuluTable> = onOne(
  (context, target) => {
    const { table, by } = context
    looked(context, target, arcOf(table.state, by, target))
    const found = carrier(table.state)
    if (found === by) learnOfOwn(table, by)
    else if (found === target) table.emit('located', { by, target })
  },
  { targets: others },
)

/** K-19, K-35, K-37: a player whom the caller meets. */
const meetOne: Ability<KtuluTable> = onOne(
  (context, target) => {
    const { table, by, id } = context
    table.emit('met', { by, target })
    show(table, id, roleOf(table.state, target))
  },
  { targets: others },
)

const simple = (event: 'blackmailed' | 'incited' | 'guarded'): Use<KtuluTable> =>
  function ({ table, by }, target) {
    table.emit(event, { by, target })
  }

/** K-27: protecting somebody is nothing against him. */
const protect: Ability<KtuluTable> = onOne(simple('guarded'), {
  targets: ({ table }) => living(table.state),
})

const gainerOf = ({ by }: Context, team: Faction | undefined): Gainer =>
  team ? { team } : { seat: by }

/** K-28, K-38, K-45, K-48, K-50, K-57, K-59: a killing of one's own. */
const killing = (team: Faction | undefined): Ability<KtuluTable> => ({
  ...aimed(() => undefined),
  *then(context, answer) {
    const target = seatOfAnswer(answer)
    if (!target) return
    const outcome = yield* killByNight(context.table, target, gainerOf(context, team))
    if (outcome === 'statuette') show(context.table, context.id, 'statuette')
  },
})

/** K-39, K-58, K-59: an attempt of one's own. */
const stealing = (team: Faction | undefined): Ability<KtuluTable> =>
  aimed((context, target) => {
    const { table, id, by } = context
    const done = stealByNight(table, target, by, gainerOf(context, team))
    show(table, id, done ? 'stolen' : 'nothing')
  })

/** What each word means; killings and thefts may be for a faction. */
export function abilityOf(
  does: Exclude<Does, 'roulette'>,
  gainsFor: Faction | undefined,
): Ability<KtuluTable> {
  switch (does) {
    case 'meetOne':
      return meetOne
    case 'blackmail':
      return onOne(simple('blackmailed'), { targets: others })
    case 'steal':
      return stealing(gainsFor)
    case 'kill':
      return killing(gainsFor)
    case 'trail':
      return aimed(({ table, by, night }, target) => table.emit('trailed', { by, target, night }))
    case 'seeCarrier':
      return {
        cover: LOOKS,
        step: ({ id, by }) => information(id, { asked: [by] }),
        take: seeCarrier,
      }
    case 'findCarrier':
      return plainUse(seeCarrier)
    case 'jail':
      return jail
    case 'learnTeam':
      return onOne(
        (context, target) => looked(context, target, teamOf(context.table.state, target)),
        {
          targets: anybody,
        },
      )
    case 'learnRole':
      return aimed(
        (context, target) => looked(context, target, roleOf(context.table.state, target)),
        anybody,
      )
    case 'incite':
      return aimed(simple('incited'), anybody)
    case 'protect':
      return protect
    case 'drink':
      return drink
    case 'playCards':
      return playCards
    case 'lookBeside':
      return plainUse(({ table, id, by }) =>
        show(table, id, sitsBeside(table.state, by) ? 'beside' : 'notBeside'),
      )
    case 'poison':
      return aimed(({ table, by }, target) => {
        if (!isShielded(table.state, target)) table.emit('poisoned', { by, target })
      })
    case 'plant':
      return aimed(({ table, by }, target) => plant(table, by, target))
    case 'detect':
      return detect
    case 'bind':
      return plainUse(({ table }) => void bindObject(table, STATUETTE))
  }
}
