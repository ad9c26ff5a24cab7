import { describe, expect, it } from 'vitest'
import { ktulu } from '../../../rulesets/ktulu'
import { deskView, History, OK, PASS, type Answer, type Reminder } from '../../../src/engine'

/* Where the statuette is, since when and who knows: what only the desk is told. */

const CAST = ['taxman', 'bandit', 'bandit', 'quietFoot', 'indian', 'citizen', 'citizen'] as const

/** The desk's reminders at the end of these answers, all else passed. */
function reminders(deeds: readonly (readonly [step: string, answer: Answer])[]): Reminder[] {
  const history = new History(ktulu, {
    ruleset: 'ktulu',
    options: { shipNight: 9 },
    hands: CAST.map((card) => ({ cards: [card], marks: [] })),
    seed: 3,
    freeCasting: true,
  })
  const left = [...deeds]
  while (left.length > 0) {
    const { open } = history.game
    if (!open) throw new Error('over')
    const next = left[0]?.[0] === open.id ? left.shift() : undefined
    const answer = next?.[1] ?? open.neutral ?? (open.form.kind === 'ok' ? OK : PASS)
    const outcome = history.apply({ type: 'answer', step: open.id, answer })
    if (!outcome.ok) throw new Error(`${open.id}: ${outcome.refusal.code}`)
  }
  return deskView(history.game).reminders.filter(({ key }) =>
    ['carries', 'planted', 'sinceNight', 'sinceDay', 'knownTo'].includes(key),
  )
}

const CHOSEN = ['bandits.carrier', { kind: 'points', points: { s1: 's2', s2: 's2' } }] as const
const FOUND = ['taxman.find', { kind: 'option', option: 'use' }] as const

describe('the desk', () => {
  it('says who has it since when, and that the mates who chose know (K-4, K-61)', () => {
    expect(reminders([CHOSEN])).toEqual([
      { key: 'carries', seats: ['s2'] },
      { key: 'sinceNight', seats: [], params: { number: 0 } },
      { key: 'knownTo', seats: ['s1'] },
    ])
  })

  it('adds whoever was shown where it is (K-68)', () => {
    expect(reminders([CHOSEN, FOUND]).at(-1)).toEqual({ key: 'knownTo', seats: ['s0', 's1'] })
  })

  it('says who knows of it where it was planted, and nobody else from then on (K-71)', () => {
    const planted = reminders([
      CHOSEN,
      ['indians.kill', { kind: 'points', points: { s3: 's2', s4: 's2' } }],
      ['indians.carrier', { kind: 'points', points: { s3: 's3', s4: 's3' } }],
      ['quietFoot.plant', { kind: 'seat', seat: 's5' }],
    ])
    expect(planted).toEqual([
      { key: 'planted', seats: ['s5'], params: { by: 's3' } },
      { key: 'sinceNight', seats: [], params: { number: 1 } },
      { key: 'knownTo', seats: ['s3'] },
    ])
  })
})
