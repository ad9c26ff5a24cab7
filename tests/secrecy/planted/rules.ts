/** Games with a bug in their rules, planted to see whether a test notices. */
import {
  draw,
  type Answer,
  type AnyRuleset,
  type Script,
  type SeatId,
  type StepRequest,
  type StepSpec,
  type SeenState,
} from '../../../src/engine'

/** Plays a game's script and shows each request and its answer on their way; what breaks off reaches it, too. */
function* relay(
  script: Script,
  onItsWay: (request: StepRequest) => StepRequest,
  answered?: (request: StepRequest, answer: Answer) => void,
): Script {
  let next = script.next({ kind: 'pass' })
  while (!next.done) {
    const request = next.value
    let answer: Answer
    try {
      answer = yield onItsWay(request)
    } catch (brokenOff) {
      next = script.throw(brokenOff)
      continue
    }
    answered?.(request, answer)
    next = script.next(answer)
  }
}

/** A game whose open steps are changed on their way to the engine. */
function withSteps(
  ruleset: AnyRuleset,
  change: (step: StepSpec, state: State) => StepSpec | null,
): AnyRuleset {
  return {
    ...ruleset,
    play: (table) =>
      relay(ruleset.play(table), (request) => () => {
        const step = request()
        return step && change(step, table.state)
      }),
  }
}

/** Puts whoever is asked in secret on the big screen. */
export const stageTellsTheAsked = (ruleset: AnyRuleset): AnyRuleset =>
  withSteps(ruleset, (step) =>
    step.stage || step.asked.length === 0
      ? step
      : { ...step, stage: { scene: 'notice', queue: step.asked } },
  )

/** Marks the public seats of one hidden team. */
export const seatMarksTeam = (ruleset: AnyRuleset, team: string): AnyRuleset => ({
  ...ruleset,
  publicSeat(state, id, options) {
    const seat = ruleset.publicSeat(state, id, options)
    return ruleset.privateSeat(state, id, {}).team === team
      ? { ...seat, badges: [...seat.badges, 'heavy'] }
      : seat
  },
})

/** Lets what is decided in secret move the chance that a public lot is drawn from. */
export const chanceSharedWithSecrets = (ruleset: AnyRuleset, step: string): AnyRuleset => ({
  ...ruleset,
  *play(table) {
    let open: StepSpec | null = null
    yield* relay(
      ruleset.play(table),
      (request) => {
        open = request()
        return request
      },
      (_, answer) => {
        const choice = JSON.stringify(answer).length
        if (open?.id === step && choice % 2 === 0) draw(table, 'lot', 2)
      },
    )
  },
})

/** Which hidden team a game's seats are marked by, and how. */
const marksOf = (ruleset: AnyRuleset, state: State, id: SeatId): string[] => {
  const { team } = ruleset.privateSeat(state, id, {})
  return team === ruleset.teams[0] ? ['heavy'] : []
}

type State = SeenState<unknown>

/** Marks a hidden team where a table has more seats than most. */
export const marksAtLargeTables = (ruleset: AnyRuleset, seats: number): AnyRuleset => ({
  ...ruleset,
  publicSeat(state, id, options) {
    const seat = ruleset.publicSeat(state, id, options)
    const marks = state.seats.length > seats ? marksOf(ruleset, state, id) : []
    return { ...seat, badges: [...seat.badges, ...marks] }
  },
})

/** Marks a hidden team as a late night falls. */
export function marksFromNight(ruleset: AnyRuleset, night: number): AnyRuleset {
  const states = new WeakMap<object, State>()
  const known = ruleset.items['nightFalls']
  const effect: NonNullable<AnyRuleset['items'][string]['effect']> = (item, seat, all, told) => {
    known?.effect?.(item, seat, all, told)
    const state = states.get(told.history)
    if (!state || Number(item.of) < night) return
    for (const marked of all) {
      marked.badges = [...marked.badges, ...marksOf(ruleset, state, marked.id)]
    }
  }
  return {
    ...ruleset,
    items: { ...ruleset.items, nightFalls: { ...known, effect } },
    play(table) {
      states.set(table.state.record.history, table.state)
      return ruleset.play(table)
    },
  }
}

/** Calls only those by night who are still there to answer. */
export const callsOnlyTheLiving = (ruleset: AnyRuleset): AnyRuleset =>
  withSteps(ruleset, (step) => (step.variant === 'gone' ? null : step))

const isFirstDay = ({ phase }: State): boolean => phase.kind === 'day' && phase.n <= 1

/** Whether somebody is of the game's first side, of which the room may know nothing. */
const isHidden = (ruleset: AnyRuleset, state: State, seat: SeatId): boolean =>
  ruleset.privateSeat(state, seat, {}).team === ruleset.teams[0]

/** Lets nobody of a hidden team stand on the first day: neither at votes nor on lists. */
export const hiddenTeamStandsAside = (ruleset: AnyRuleset): AnyRuleset =>
  withSteps(ruleset, (step, state) => {
    const { form, stage } = step
    if (!stage || !isFirstDay(state)) return step
    const left = (seats: readonly SeatId[]) => {
      const found = seats.filter((seat) => !isHidden(ruleset, state, seat))
      return found.length > 0 ? found : seats
    }
    const shown = stage.candidates ? { ...stage, candidates: left(stage.candidates) } : stage
    if (form.kind === 'ballots') {
      return { ...step, stage: shown, form: { ...form, candidates: left(form.candidates) } }
    }
    if (form.kind !== 'seats' && form.kind !== 'nominations') return step
    return { ...step, stage: shown, form: { ...form, targets: left(form.targets) } }
  })

/** Lets the queue of the first day's speakers skip a hidden team. */
export const hiddenTeamIsSilent = (ruleset: AnyRuleset): AnyRuleset =>
  withSteps(ruleset, (step, state) =>
    step.speaker && isFirstDay(state) && isHidden(ruleset, state, step.speaker) ? null : step,
  )

/** Leaves the first day's first step out where the first seat is of a hidden team. */
export const hiddenTeamCutsTheDay = (ruleset: AnyRuleset): AnyRuleset =>
  withSteps(ruleset, (step, state) =>
    step.form.kind === 'ok' && isFirstDay(state) && isHidden(ruleset, state, 's0') ? null : step,
  )

/** Counts a hidden team's seats higher on the first day, in votes whose hands everybody sees. */
export const hiddenTeamWeighsMore = (ruleset: AnyRuleset): AnyRuleset => ({
  ...ruleset,
  play: (table) => {
    const { state } = table
    return ruleset.play({
      ...table,
      emit(kind, data) {
        if (kind !== 'tallied' || !isFirstDay(state)) return table.emit(kind, data)
        const { totals } = data as { totals: Readonly<Record<SeatId, number>> }
        const entries = Object.entries(totals) as [SeatId, number][]
        const weighed = entries.map(([seat, votes]): [SeatId, number] => [
          seat,
          isHidden(ruleset, state, seat) ? 2 * votes : votes,
        ])
        table.emit(kind, { totals: Object.fromEntries(weighed) } as typeof data)
      },
    })
  },
})
