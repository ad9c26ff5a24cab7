import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeskStep } from '../../src/bridge'
import type { RulesetTexts } from '../../src/i18n/rulesetTexts'
import {
  asksAgain,
  DECOYS,
  decoysFor,
  mixed,
} from '../../src/facilitator/game/disturbance/questions'
import { interruptKey, interruptOf } from '../../src/facilitator/keys/interruptKeys'
import { keymap } from '../../src/facilitator/keys/keymap'

const disturbance = {
  opening: 'Close your eyes.',
  closing: 'Calm again.',
  questions: {
    'gang.kill': 'Gang, point.',
    'nurse.heal': 'Nurse, point.',
    'nurse.meet': 'Nurse, thumb.',
    'seer.ask': 'Seer, point.',
    'baker.meet': 'Baker, thumb.',
    'absent.meet': 'Absent, thumb.',
    'pair.meet': 'Pair, nod.',
  },
}
const game = {
  roles: {
    boss: { team: 'gang' },
    nurse: { team: 'town' },
    seer: { team: 'town' },
    baker: { team: 'town' },
    absent: { team: 'town' },
  },
  dealt: { s0: ['boss'], s1: ['nurse'], s2: ['seer'], s3: ['baker'] },
  seats: [
    { id: 's0', team: 'gang' },
    { id: 's1', team: 'town' },
  ] as never,
}
const OPTIONS = ['gang.kill', 'nurse.heal', 'seer.ask']

const step = (form: DeskStep['form']): DeskStep => ({
  id: 'any.again',
  form,
  asked: [],
  neutral: null,
  variant: null,
  seconds: 0,
  speaker: null,
  stage: null,
  params: {},
})
const texts = { disturbance } as unknown as RulesetTexts

describe('A question that is asked again', () => {
  test('is known by its words: all of them are such questions, in a game that has them', () => {
    const options = step({ kind: 'option', options: OPTIONS, pass: false })
    expect(asksAgain(options, texts)).toBe(true)
    expect(asksAgain(options, null)).toBe(false)
    expect(asksAgain(options, {} as RulesetTexts)).toBe(false)
    expect(asksAgain(step({ kind: 'option', options: ['left'], pass: false }), texts)).toBe(false)
    expect(asksAgain(step({ kind: 'seat', targets: [], pass: false }), texts)).toBe(false)
  })

  test('hides among questions to others who are in the game, and to nobody else', () => {
    expect(decoysFor('nurse.heal', OPTIONS, disturbance, game)).toEqual([
      'gang.kill',
      'seer.ask',
      'baker.meet',
    ])
  })

  test('stands anywhere among them, exactly once, each to somebody else (SW-87)', () => {
    const places = new Set<number>()
    fc.assert(
      fc.property(
        fc.integer({ min: DECOYS.min, max: DECOYS.max }),
        fc.infiniteStream(fc.nat()),
        (count, chance) => {
          const decoys = decoysFor('seer.ask', OPTIONS, disturbance, game)
          const list = mixed('seer.ask', decoys, count, (below) => chance.next().value % below)
          expect(list.filter(({ real }) => real)).toEqual([{ id: 'seer.ask', real: true }])
          const who = list.map(({ id }) => id.split('.')[0])
          expect(new Set(who).size).toBe(who.length)
          expect(list.length).toBe(Math.min(count, 3) + 1)
          places.add(list.findIndex(({ real }) => real))
        },
      ),
    )
    expect(places.size).toBe(4)
  })
})

describe('The keys of those who step in', () => {
  test('lead back to their number, and are nobody else’s', () => {
    const taken = new Set(keymap.flatMap(({ keys }) => keys))
    for (let number = 1; number <= 9; number++) {
      const key = interruptKey(number) ?? ''
      expect(interruptOf({ key })).toBe(number)
      expect(taken.has(key), key).toBe(false)
    }
    for (const key of ['F1', 'F11', 'F12', 'f', '2']) expect(interruptOf({ key })).toBeNull()
    expect(interruptKey(0)).toBeNull()
    expect(interruptKey(10)).toBeNull()
  })
})
