import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, DeskStep, DraftEntry, Form, SeatId } from '../../src/bridge'
import { checkAnswer } from '../../src/engine'
import { checkEntry, upForVote } from '../../src/engine/answers/draft'
import { draftAnswer } from '../../src/engine/answers/draftAnswer'
import {
  NO_CHOICE,
  type Answering,
  type Choice,
} from '../../src/facilitator/game/answer/forms/types'
import { answeringOf } from '../../src/facilitator/game/answer/forms/useAnswering'

/** A desk with one open step and a host that takes what the engine takes. */
class Desk {
  choice: Choice = NO_CHOICE
  draft: DraftEntry[] = []
  answered: Answer | null = null
  refused: string[] = []

  constructor(readonly form: Form) {}

  get now(): Answering {
    const { form } = this
    const step = { id: 'x', form } as DeskStep
    return answeringOf({
      step,
      form,
      draft: draftAnswer(form, this.draft),
      draftLength: this.draft.length,
      upForVote: upForVote(form, this.draft),
      choice: this.choice,
      choose: (change) => {
        this.choice = { ...this.choice, ...change }
      },
      answer: (answer) => this.#answer(answer),
      record: (entry) => {
        const refusal = checkEntry(form, entry)
        if (refusal) this.refused.push(refusal.code)
        else this.draft.push(entry)
      },
      close: () => this.#answer(draftAnswer(form, this.draft)),
    })
  }

  #answer(answer: Answer): void {
    const refusal = checkAnswer(this.form, answer)
    if (refusal) this.refused.push(refusal.code)
    else this.answered = answer
  }
}

const seatIds = Array.from({ length: 8 }, (_, index): SeatId => `s${index}`)
const someSeats = (min: number) => fc.subarray(seatIds, { minLength: min })
const words = fc.subarray(['yes', 'no', 'draw'], { minLength: 1 })

const forms: fc.Arbitrary<Form> = fc.oneof(
  fc.constant<Form>({ kind: 'ok' }),
  fc.record({ kind: fc.constant('seat' as const), targets: someSeats(1), pass: fc.boolean() }),
  fc
    .record({
      kind: fc.constant('seats' as const),
      targets: someSeats(3),
      min: fc.nat(2),
      max: fc.integer({ min: 2, max: 3 }),
      pass: fc.boolean(),
    })
    .map((form) => form),
  fc.record({ kind: fc.constant('option' as const), options: words, pass: fc.boolean() }),
  fc.record({
    kind: fc.constant('act' as const),
    acts: fc
      .tuple(someSeats(1), fc.boolean())
      .map(([targets, second]) => [{ id: 'shoot', targets }, ...(second ? [{ id: 'sing' }] : [])]),
    pass: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('points' as const),
    members: someSeats(1),
    targets: fc.constant(seatIds),
    notSelf: fc.boolean(),
    must: fc.boolean(),
    pass: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('ballots' as const),
    voters: someSeats(1).map((seats) =>
      seats.map((seat, index) => ({ seat, votes: 1 + (index % 2) })),
    ),
    candidates: someSeats(1),
    use: fc.constantFrom('any' as const, 'all' as const),
  }),
  fc.record({
    kind: fc.constant('marks' as const),
    members: someSeats(1),
    options: words,
    all: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('nominations' as const),
    by: someSeats(2),
    targets: someSeats(1),
    second: fc.boolean(),
    max: fc.constant(200),
    withdraw: fc.boolean(),
    pass: fc.boolean(),
  }),
)

/** One click on something that the desk lights up; the number chooses which. */
function click(desk: Desk, number: number): void {
  const { targets, words: offered, clear, members, select } = desk.now
  const clicks: (() => void)[] = [
    ...targets.map((seat) => () => desk.now.press(seat)),
    ...offered.map(({ run }) => run),
    ...(clear ? [clear] : []),
    ...members.map((seat) => () => select(seat)),
  ]
  clicks[number % Math.max(1, clicks.length)]?.()
}

/** A click that brings the answer on: a word, a lit seat, or, where neither is wanted, another member. */
function clickOn(desk: Desk, number: number): void {
  const { targets, words: offered, members, select } = desk.now
  const at = <T>(list: readonly T[]) => list[number % list.length]
  const target = at(targets)
  if (offered.length > 0 && (number % 2 === 0 || !target)) at(offered)?.run()
  else if (target) desk.now.press(target)
  else select(at(members) ?? null)
}

describe('A list on which nobody has to stand', () => {
  test('is ended empty by its own button and not by Enter, and by Enter once somebody is on it', () => {
    const form = { kind: 'seats', targets: ['s0', 's1'], min: 0, max: 2, pass: false } as const
    const desk = new Desk(form)
    expect(desk.now.primary).toBeNull()
    desk.now.press('s0')
    expect(desk.now.pass).toBeNull()
    desk.now.primary?.run()
    expect(desk.answered).toEqual({ kind: 'seats', seats: ['s0'] })
    const empty = new Desk(form)
    empty.now.pass?.()
    expect(empty.answered).toEqual({ kind: 'seats', seats: [] })
  })
})

describe('What the desk lets a host click', () => {
  test('Nothing that is lit up is refused, whatever form the step has', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(), { maxLength: 40 }), (form, clicks) => {
        const desk = new Desk(form)
        for (const number of clicks) if (!desk.answered) click(desk, number)
        expect(desk.refused).toEqual([])
      }),
      { numRuns: 600 },
    )
  })

  test('Whenever nothing is missing, the bright button gives an answer that counts', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(), { maxLength: 40 }), (form, clicks) => {
        const desk = new Desk(form)
        for (const number of clicks) if (!desk.answered) click(desk, number)
        const { primary } = desk.now
        if (desk.answered || !primary || primary.missing > 0) return
        primary.run()
        expect(desk.answered).not.toBeNull()
      }),
      { numRuns: 600 },
    )
  })

  test('Every form can be answered with clicks alone', () => {
    fc.assert(
      fc.property(forms, fc.infiniteStream(fc.nat(10_000)), (form, stream) => {
        const desk = new Desk(form)
        let clicks = 0
        for (const number of stream) {
          if (desk.answered || ++clicks > 5000) break
          const { primary, pass } = desk.now
          if (primary?.missing === 0 && number % 3 === 0) primary.run()
          else if (pass && number % 5 === 0) pass()
          else clickOn(desk, number)
        }
        expect(desk.answered && checkAnswer(form, desk.answered)).toBeNull()
        expect(desk.answered).not.toBeNull()
      }),
      { numRuns: 200 },
    )
  })
})

describe('Pointing', () => {
  const group: Form = {
    kind: 'points',
    members: ['s0', 's2'],
    targets: seatIds,
    notSelf: false,
    must: false,
    pass: true,
  }

  test('One click answers for a group that agrees', () => {
    const desk = new Desk(group)
    desk.now.press('s5')
    expect(desk.answered).toEqual({ kind: 'points', points: { s0: 's5', s2: 's5' } })
  })

  test('A group that differs is recorded one by one, and sent when the host says so', () => {
    const desk = new Desk(group)
    desk.now.select('s0')
    desk.now.press('s4')
    expect(desk.now.selected).toBe('s2')
    desk.now.press('s5')
    expect(desk.answered).toBeNull()
    desk.now.primary?.run()
    expect(desk.answered).toEqual({ kind: 'points', points: { s0: 's4', s2: 's5' } })
  })

  test('Where everybody has to point, the members are asked one after the other from the start', () => {
    const desk = new Desk({ ...group, must: true, pass: false })
    expect(desk.now.selected).toBe('s0')
    expect(desk.now.primary?.missing).toBe(2)
    desk.now.press('s4')
    desk.now.press('s4')
    expect(desk.now.primary?.missing).toBe(0)
  })
})

describe('Votes', () => {
  const vote: Form = {
    kind: 'ballots',
    voters: [
      { seat: 's0', votes: 2 },
      { seat: 's1', votes: 1 },
    ],
    candidates: seatIds,
    use: 'all',
  }

  test('Two votes may be split, and the next voter comes up by himself', () => {
    const desk = new Desk(vote)
    desk.choice = { ...NO_CHOICE, seats: ['s0'] }
    desk.now.press('s3', true)
    desk.now.press('s4')
    expect(desk.now.selected).toBe('s1')
    expect(desk.now.primary?.missing).toBe(1)
    desk.now.press('s4')
    expect(desk.now.totals).toMatchObject({ s3: 1, s4: 2 })
    desk.now.primary?.run()
    expect(desk.answered).toEqual({ kind: 'ballots', ballots: { s0: ['s3', 's4'], s1: ['s4'] } })
  })

  test('One click gives every vote that is left, unless each has to be for somebody else', () => {
    const together = new Desk(vote)
    together.choice = { ...NO_CHOICE, seats: ['s0'] }
    together.now.press('s3')
    expect(together.now.totals).toMatchObject({ s3: 2 })
    expect(together.now.selected).toBe('s1')
    const apart = new Desk({ ...vote, distinct: true })
    apart.choice = { ...NO_CHOICE, seats: ['s0'] }
    apart.now.press('s3')
    apart.now.press('s4')
    expect(apart.now.totals).toMatchObject({ s3: 1, s4: 1 })
  })
})

describe('Hands counted without names', () => {
  const vote: Form = {
    kind: 'ballots',
    voters: ['s0', 's1', 's2'].map((seat) => ({ seat: seat as SeatId, votes: 2 })),
    candidates: ['s0', 's1', 's2'],
    use: 'all',
    unnamed: true,
  }
  const counting = (form: Form): Desk => {
    const desk = new Desk(form)
    desk.now.hands?.toggle()
    return desk
  }

  test('A click is one hand, with Shift one less, and all that are left go with one click', () => {
    const desk = counting(vote)
    desk.now.press('s1')
    desk.now.press('s1')
    desk.now.press('s1', true)
    expect(desk.now.totals).toEqual({ s0: 0, s1: 1, s2: 0 })
    expect(desk.now.primary?.missing).toBe(5)
    desk.now.hands?.set('s2', desk.now.hands.most('s2'))
    expect(desk.now.primary?.missing).toBe(0)
    desk.now.primary?.run()
    expect(desk.answered).toEqual({ kind: 'totals', totals: { s1: 1, s2: 5 } })
    expect(desk.refused).toEqual([])
  })

  test('Counting goes on from the hands that have a name, and a named hand drops the count', () => {
    const desk = new Desk(vote)
    desk.choice = { ...NO_CHOICE, seats: ['s0'] }
    desk.now.press('s1')
    desk.now.hands?.toggle()
    desk.now.press('s2')
    expect(desk.now.totals).toEqual({ s0: 0, s1: 2, s2: 1 })
    desk.now.hands?.toggle()
    desk.now.press('s1')
    desk.now.press('s2')
    expect(draftAnswer(vote, desk.draft)).toEqual({
      kind: 'ballots',
      ballots: { s0: ['s1', 's1'], s1: ['s2', 's2'] },
    })
  })

  test('Nobody gets more hands than can be raised, and no vote that needs names is counted so', () => {
    const desk = counting({ ...vote, notSelf: true, distinct: true })
    for (let click = 0; click < 9; click++) desk.now.press('s1')
    expect(desk.now.totals?.['s1']).toBe(2)
    expect(desk.refused).toEqual([])
    const named: Form = { ...vote, unnamed: false }
    expect(new Desk(named).now.hands).toBeNull()
    expect(checkEntry(named, { kind: 'total', candidate: 's1', hands: 1 })?.code).toBe('needsNames')
    expect(checkAnswer(vote, { kind: 'totals', totals: { s1: 7 } })?.code).toBe('tooManyHands')
    expect(checkAnswer(vote, { kind: 'totals', totals: { s1: 5 } })?.code).toBe('handsMissing')
  })
})

describe('A vote on one candidate after the other', () => {
  const vote: Form = {
    kind: 'ballots',
    voters: ['s0', 's1', 's2'].map((seat) => ({ seat: seat as SeatId, votes: 1 })),
    candidates: ['s5', 's6'],
    use: 'all',
    inTurn: true,
  }

  test('Counted by number, Enter calls whoever has no hands yet, and closes once none is left', () => {
    const desk = new Desk({ ...vote, unnamed: true })
    desk.now.hands?.toggle()
    expect(desk.now.primary).toMatchObject({ kind: 'next', seat: 's5' })
    desk.now.hands?.set('s5', 1)
    expect(desk.now.selected).toBe('s5')
    expect(desk.now.primary).toMatchObject({ kind: 'next', seat: 's6' })
    desk.now.hands?.set('s6', 2)
    expect(desk.now.primary).toMatchObject({ kind: 'record', missing: 0 })
    desk.now.hands?.set('s5', 0)
    expect(desk.now.primary).toMatchObject({ kind: 'record', missing: 1 })
    expect(desk.refused).toEqual([])
  })

  test('Enter asks for the hands of the next candidate, and closes after the last one', () => {
    const desk = new Desk(vote)
    expect(desk.now.targets).toEqual([])
    expect(desk.now.primary).toMatchObject({ kind: 'next', seat: 's5' })
    desk.now.primary?.run()
    desk.now.press('s0')
    desk.now.press('s2')
    desk.now.primary?.run()
    expect(desk.now.selected).toBe('s6')
    expect(desk.now.primary).toMatchObject({ kind: 'record', missing: 1 })
    desk.now.press('s1')
    desk.now.primary?.run()
    expect(desk.answered).toEqual({
      kind: 'ballots',
      ballots: { s0: ['s5'], s1: ['s6'], s2: ['s5'] },
    })
  })

  test('A hand that is up cannot be raised again for another, and a slip is taken back at its own candidate', () => {
    const desk = new Desk(vote)
    desk.now.select('s6')
    desk.now.press('s0')
    desk.now.press('s1')
    desk.now.press('s1')
    expect(desk.now.totals).toEqual({ s5: 0, s6: 1 })
    desk.now.select('s5')
    expect(desk.now.targets).toEqual(['s1', 's2'])
    expect(desk.refused).toEqual([])
  })
})
