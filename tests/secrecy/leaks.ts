import {
  draw,
  type AnyRuleset,
  type Script,
  type StepRequest,
  type StepSpec,
} from '../../src/engine'

/** A game whose open steps are changed on their way to the engine. */
function withSteps(ruleset: AnyRuleset, change: (step: StepSpec) => StepSpec): AnyRuleset {
  return {
    ...ruleset,
    *play(table) {
      const script: Script = ruleset.play(table)
      let next = script.next({ kind: 'pass' })
      while (!next.done) {
        const request: StepRequest = next.value
        const answer = yield () => {
          const step = request()
          return step && change(step)
        }
        next = script.next(answer)
      }
    },
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
    const script: Script = ruleset.play(table)
    let next = script.next({ kind: 'pass' })
    while (!next.done) {
      const open = next.value()
      const answer = yield next.value
      const choice = JSON.stringify(answer).length
      if (open?.id === step && choice % 2 === 0) draw(table, 'lot', 2)
      next = script.next(answer)
    }
  },
})
