/** What the dead still do: a bomber's last breath (P-33), a mayor's successor (P-52), a new host (P-104). */
import {
  ask,
  asksChoice,
  information,
  living,
  seatOfAnswer,
  seenToPlay,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { firstDead, isAlive, roleOf, shownOf, type PalermoState, type PalermoTable } from '../state'
import { roles } from '../roles/roles'
import { isDecided } from '../victory'
import { broken } from './resolution'

/** P-32, P-74: tells of the hearts that break with these deaths; called before they happen, it says whose. */
export function mourn(table: PalermoTable, hearts: readonly SeatId[]): void {
  const { state, options } = table
  for (const target of hearts) {
    if (isAlive(state, target)) {
      table.emit('heartbroken', { target, card: shownOf(state, options, target) })
    }
  }
}

function takeAlongStep(state: PalermoState, by: SeatId): StepSpec | null {
  const id = roles[roleOf(state, by)].bomb?.takeAlong
  const targets = living(state)
  if (!id || isAlive(state, by) || targets.length === 0) return null
  return {
    id,
    form: { kind: 'seat', targets, pass: true },
    asked: [by],
    neutral: { kind: 'pass' },
    stage: {
      scene: 'notice',
      about: 'takeAlong',
      speaker: by,
      asks: asksChoice(by, seenToPlay(state)),
    },
  }
}

/** P-33, P-70: asks everybody who died of heartbreak with explosives. @returns whether somebody was taken along */
export function* lastBreaths(table: PalermoTable): Script<boolean> {
  const { state, options } = table
  let taken = false
  for (;;) {
    const [by] = state.game.owed
    if (by === undefined) return taken
    const target = seatOfAnswer(yield* ask(() => takeAlongStep(state, by)))
    table.emit('lastBreath', { seat: by })
    if (!target || !isAlive(state, target) || isAlive(state, by)) continue
    taken = true
    const hearts = broken(state, [target])
    table.emit('dragged', { by, target, card: shownOf(state, options, target) })
    mourn(table, hearts)
  }
}

function successorStep({ state, options }: PalermoTable): StepSpec | null {
  const { leaving } = state.game
  const targets = living(state)
  if (!options.mayor || options.mayorSuccession !== 'named' || !leaving) return null
  if (isAlive(state, leaving) || targets.length === 0) return null
  return {
    id: 'mayor.nameSuccessor',
    form: { kind: 'seat', targets, pass: false },
    asked: [leaving],
    neutral: null,
    ...(isDecided(state, options) ? { variant: 'decided' } : {}),
    stage: {
      scene: 'notice',
      about: 'successor',
      speaker: leaving,
      asks: asksChoice(leaving, seenToPlay(state), { must: true }),
    },
  }
}

/** P-52, P-81: the dead mayor's successor; P-52a: without one the office stays empty until a day begins. */
export function* succession(table: PalermoTable): Script {
  const by = table.state.game.leaving
  if (!by) return
  const seat = seatOfAnswer(yield* ask(() => successorStep(table)))
  if (seat && isAlive(table.state, seat)) table.emit('succeeded', { by, seat })
  else table.emit('officeEmpty', {})
}

/** P-104: the first dead becomes the host who stays. */
export function* handover(table: PalermoTable): Script {
  const { state, options } = table
  const seat = firstDead(state)
  if (options.gameHost !== 'provisional' || state.game.handedOver || !seat) return
  table.emit('handedOver', { seat })
  const tells = state.phase.kind === 'dawn'
  yield* ask(() => information('host.handover', { asked: [seat], tells }))
}
