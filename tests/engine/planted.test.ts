/** Rules that write into the state past the reducers, planted into every game. */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import {
  deskView,
  Game,
  type AnyRuleset,
  type Script,
  type StepRequest,
  type SeenState,
} from '../../src/engine'
import { playRandomEvening, randomSetup, rngFrom } from '../randomPlay/randomEvening'

const CAUGHT = /only reducers change the state, and something else wrote state\./

/** What somebody who is no reducer could do to a state. */
const killFirst = ({ seats: [first] }: SeenState<unknown>): void => {
  if (first) Object.assign(first, { alive: false })
}

/** A game whose steps are touched as they are asked for. */
const withSteps = (
  ruleset: AnyRuleset,
  touch: (request: StepRequest, state: SeenState<unknown>) => ReturnType<StepRequest>,
): AnyRuleset => ({
  ...ruleset,
  *play(table) {
    const script: Script = ruleset.play(table)
    let next = script.next({ kind: 'pass' })
    while (!next.done) {
      const request = next.value
      next = script.next(yield () => touch(request, table.state))
    }
  },
})

/** Each plants one kind of write. */
const plants: Readonly<Record<string, (ruleset: AnyRuleset) => AnyRuleset>> = {
  'the script of a night call': (ruleset) =>
    withSteps(ruleset, (request, state) => {
      if (state.phase.kind === 'night') killFirst(state)
      return request()
    }),
  'a script that deletes': (ruleset) =>
    withSteps(ruleset, (request, state) => {
      Reflect.deleteProperty(state.game as object, Object.keys(state.game as object)[0] ?? '')
      return request()
    }),
  'a script that keeps books': (ruleset) =>
    withSteps(ruleset, (request, { record }) => {
      Object.assign(record.items, [{ kind: 'winner', of: [] }])
      return request()
    }),
  'a check of an answer': (ruleset) =>
    withSteps(ruleset, (request, state) => {
      const step = request()
      return step && { ...step, check: () => (killFirst(state), null) }
    }),
  'what is offered': (ruleset) => ({
    ...ruleset,
    interrupts: [
      ...ruleset.interrupts,
      {
        id: 'planted',
        offered: (state) => (killFirst(state), null),
        *script() {
          yield () => null
          return 'resume'
        },
      },
    ],
  }),
  "a ruling's check": (ruleset) => ({
    ...ruleset,
    rulings: {
      ...ruleset.rulings,
      kill: { check: (state) => (killFirst(state), null), carryOut() {} },
    },
  }),
  'what everybody sees of a seat': (ruleset) => ({
    ...ruleset,
    publicSeat(state, id, options) {
      killFirst(state)
      return ruleset.publicSeat(state, id, options)
    },
  }),
}

describe.each(Object.entries(rulesets))('in %s', (_, ruleset) => {
  it.each(Object.entries(plants))('%s cannot write into the state', (_, plant) => {
    expect(() => {
      for (let seed = 1; seed < 60; seed++) playRandomEvening(plant(ruleset), seed)
    }).toThrow(CAUGHT)
  })

  it('what the host sees cannot write into the state', () => {
    const setup = randomSetup(ruleset, rngFrom(1))
    const look = (planted: Partial<AnyRuleset>) =>
      deskView(new Game({ ...ruleset, ...planted }, setup))
    expect(look({}).seats).not.toEqual([])
    expect(() =>
      look({
        privateSeat(state, seat, options) {
          killFirst(state)
          return ruleset.privateSeat(state, seat, options)
        },
      }),
    ).toThrow(CAUGHT)
    expect(() => look({ reminders: (state) => (killFirst(state), []) })).toThrow(CAUGHT)
  })
})
