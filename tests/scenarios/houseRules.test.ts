import { describe, expect, it } from 'vitest'
import { vendetta } from '../../rulesets/vendetta'
import { SEQUENCE } from '../../rulesets/vendetta/night/sequence'
import { chosenIn } from './runner/houseRules'
import { readScenarios } from './runner/read'

const usual: readonly string[] = SEQUENCE

/** The order of the night that a scenario is played with which writes this one. */
function played(order: readonly string[]): unknown {
  const [reading] = readScenarios(`title: x
ruleset: vendetta
rules: [V-57]
options: { nightOrder: [${order.join(', ')}] }
players: { Ada: thug }
play: [night 1]
`)
  if (!reading || !('scenario' in reading)) throw new Error('no scenario')
  return chosenIn(reading.scenario, vendetta)['nightOrder']
}

describe('An order that a scenario writes out', () => {
  it('takes in the places that the game has got since, and keeps its own', () => {
    expect(played(usual.filter((place) => place !== 'journalist'))).toEqual(usual)
    const [thief, vixen, ...others] = usual
    expect(played(['vixen', 'thief', 'leader'])).toEqual([vixen, thief, ...others])
  })

  it('stays as it is where it is wrong, to be refused', () => {
    const postman = [...usual, 'postman']
    const twice = [...usual, 'lawyer']
    const nurseFirst = ['nurse', ...usual.filter((place) => place !== 'nurse')]
    expect(played(postman)).toEqual(postman)
    expect(played(twice)).toEqual(twice)
    expect(played(nurseFirst)).toEqual(nurseFirst)
    expect(played(['nurse', 'thief'])).toEqual(['nurse', 'thief'])
  })
})
