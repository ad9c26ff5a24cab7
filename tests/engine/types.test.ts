/** What does not compile. The compiler reads the marks below: one that marks no error is an error itself. */
import { describe, expect, it } from 'vitest'
import {
  item,
  readOptions,
  refuser,
  type EventTable,
  type OptionDefs,
  type ValuesOf,
} from '../../src/engine'

const options = {
  secret: { kind: 'switch', default: false },
  mode: { kind: 'choice', default: 'short', values: ['short', 'long'] },
  rounds: { kind: 'number', default: 3, min: 1, max: 9 },
  timers: { kind: 'seconds', default: { talk: 60, vote: 20 }, min: 0, max: 600 },
  order: { kind: 'order', default: ['wolf', 'seer'], before: [] },
} as const satisfies OptionDefs

describe('the house rules of a game', () => {
  it('have the values that their definitions allow, and no others', () => {
    const values: ValuesOf<typeof options> = {
      secret: true,
      mode: 'long',
      rounds: 4,
      timers: { talk: 30, vote: 10 },
      order: ['seer', 'wolf'],
    }
    // @ts-expect-error there is no such mode
    const mode: typeof values.mode = 'endless'
    // @ts-expect-error nobody of this name has a place in the order
    const order: typeof values.order = ['witch']
    // @ts-expect-error no clock has this name
    const clock: keyof typeof values.timers = 'pause'
    // @ts-expect-error no house rule has this name
    const rule: keyof typeof values = 'sekret'
    const read = readOptions(options, { ...values, order: [...values.order] })
    expect(read).toEqual({ ok: true, values })
    expect(readOptions(options, { mode })).toMatchObject({ ok: false })
    expect(readOptions(options, { order: [...order] })).toMatchObject({ ok: false })
    expect(readOptions(options, { timers: { [clock]: 1 } })).toMatchObject({ ok: false })
    expect(readOptions(options, { [rule]: true })).toMatchObject({ ok: false })
  })
})

describe('a refusal', () => {
  it('has a code that was declared', () => {
    const refuse = refuser<'tooLate'>()
    expect(refuse('tooLate').code).toBe('tooLate')
    expect(refuse('gameOver').code).toBe('gameOver')
    // @ts-expect-error neither the game nor the engine has this code
    expect(refuse('tooEarly').code).not.toBe('tooLate')
  })
})

describe('an announcement', () => {
  it('is of a kind that the game defines', () => {
    const events: EventTable<null, { left: null; came: null }, 'gone'> = {
      left: { apply() {}, public: () => [item('gone', true)] },
      // @ts-expect-error the game has no such kind
      came: { apply() {}, public: () => [item('back', true)] },
    }
    expect(Object.keys(events)).toEqual(['left', 'came'])
  })
})
