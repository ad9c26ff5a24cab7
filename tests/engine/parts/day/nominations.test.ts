import { describe, expect, it } from 'vitest'
import {
  checkAnswer,
  nominations,
  slotsOf,
  type Answer,
  type Nomination,
  type NominationRules,
  type SeatId,
} from '../../../../src/engine'

const able: readonly SeatId[] = ['s0', 's1', 's2', 's3', 's4']

function codeOf(rules: NominationRules, ...list: readonly Nomination[]): string {
  const step = nominations('day.nominate', able, rules, able)
  const answer: Answer = { kind: 'nominations', list }
  return (checkAnswer(step.form, answer) ?? step.check?.(answer))?.code ?? 'taken'
}

const stand = (rules: NominationRules, ...list: readonly Nomination[]) =>
  slotsOf({ kind: 'nominations', list }, rules)

const name = (by: SeatId, target: SeatId, second?: SeatId): Nomination =>
  second ? { by, target, second } : { by, target }

describe('nominations that want a second', () => {
  const rules: NominationRules = { places: 2, each: 1, second: true }

  it('bring those who were seconded to the stand, in their order', () => {
    const list = [name('s0', 's3', 's1'), name('s2', 's4'), name('s1', 's2', 's0')]
    expect(codeOf(rules, ...list)).toBe('taken')
    expect(stand(rules, ...list)).toEqual([
      { seat: 's3', by: 's0' },
      { seat: 's2', by: 's1' },
    ])
  })

  it('need three different people', () => {
    expect(codeOf(rules, name('s0', 's0', 's1'))).toBe('namesHimself')
    expect(codeOf(rules, name('s0', 's1', 's1'))).toBe('secondIsAnother')
    expect(codeOf(rules, name('s0', 's1', 's0'))).toBe('secondIsAnother')
  })

  it('end when the stand is full', () => {
    const full = [name('s0', 's3', 's1'), name('s1', 's2', 's0')]
    expect(codeOf(rules, ...full, name('s2', 's4'))).toBe('standIsFull')
  })

  it('name nobody twice, and nobody names more than he may', () => {
    expect(codeOf(rules, name('s0', 's3', 's1'), name('s1', 's3', 's0'))).toBe('standsAlready')
    expect(codeOf(rules, name('s0', 's3', 's1'), name('s0', 's4', 's1'))).toBe('nominatedAlready')
    expect(codeOf({ ...rules, each: 2 }, name('s0', 's3', 's1'), name('s0', 's4', 's1'))).toBe(
      'taken',
    )
  })
})

describe('a list that may shrink', () => {
  const rules: NominationRules = { withdraw: true, each: 1 }

  it('loses whom his accuser takes off, who may then name another', () => {
    const list: Nomination[] = [
      name('s0', 's3'),
      name('s1', 's2'),
      { by: 's0', withdraw: 's3' },
      name('s0', 's4'),
    ]
    expect(codeOf(rules, ...list)).toBe('taken')
    expect(stand(rules, ...list).map(({ seat }) => seat)).toEqual(['s2', 's4'])
  })

  it('loses nobody by another hand', () => {
    expect(codeOf(rules, name('s0', 's3'), { by: 's1', withdraw: 's3' })).toBe('notHisToWithdraw')
    expect(codeOf({}, name('s0', 's3'), { by: 's0', withdraw: 's3' })).toBe('noWithdrawal')
  })
})
