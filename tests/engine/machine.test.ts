import { describe, expect, it } from 'vitest'
import {
  checkEntry,
  deskView,
  draftAnswer,
  History,
  roomView,
  type DraftEntry,
  type Input,
  type SeatId,
} from '../../src/engine'
import { upForVote } from '../../src/engine/answers/draft'
import { hamlet, hamletSetup } from './fixtures/hamlet'

const answer = (step: string, value: Extract<Input, { type: 'answer' }>['answer']): Input => ({
  type: 'answer',
  step,
  answer: value,
})
const ok = (step: string): Input => answer(step, { kind: 'ok' })
const hunt = (at: SeatId): Input =>
  answer('wolf.hunt', { kind: 'points', points: { s0: at, s5: at } })
const kill = (seat: SeatId): Input => ({ type: 'ruling', ruling: { kind: 'kill', seat } })

function play(...inputs: Input[]): History {
  const history = new History(hamlet, hamletSetup())
  for (const input of inputs) expect(history.apply(input)).toMatchObject({ ok: true })
  return history
}

const throughNight = [hunt('s1'), answer('seer.look', { kind: 'pass' })]
const toVote = [...throughNight, ok('dawn.announce'), ok('day.talk')]
const snapshot = (history: History) => JSON.stringify(history.game.state)

describe('a step', () => {
  it('stays open and nothing changes when an answer is refused', () => {
    const history = play()
    const before = snapshot(history)
    for (const input of [
      ok('wolf.hunt'),
      ok('seer.look'),
      answer('wolf.hunt', { kind: 'points', points: { s1: 's0' } }),
      answer('wolf.hunt', { kind: 'points', points: { s0: 's0' } }),
      answer('wolf.hunt', { kind: 'seat', seat: 's1' }),
    ]) {
      const outcome = history.apply(input)
      expect(outcome.ok).toBe(false)
      if (!outcome.ok) expect(outcome.refusal.code).not.toBe('')
    }
    expect(snapshot(history)).toBe(before)
    expect(history.canUndo).toBe(false)
  })

  it('is recomputed after a ruling, so that a seat removed under it is no longer eligible', () => {
    const history = play(kill('s1'))
    expect(history.apply(hunt('s1'))).toMatchObject({ ok: false, refusal: { code: 'notATarget' } })
    expect(history.apply(hunt('s2'))).toMatchObject({ ok: true })
  })

  it('keeps the call of those who are gone, and takes only ok', () => {
    const history = play(kill('s0'), kill('s5'))
    expect(history.game.open).toMatchObject({ id: 'wolf.hunt', variant: 'gone' })
    expect(history.apply(answer('wolf.hunt', { kind: 'pass' }))).toMatchObject({ ok: false })
    expect(history.apply(ok('wolf.hunt'))).toMatchObject({ ok: true })
  })

  it('records what was called and what was shown', () => {
    const history = play(hunt('s1'), answer('seer.look', { kind: 'seat', seat: 's0' }))
    expect(history.game.state.shown).toEqual({ 'seer.look': 'wolf' })
    expect(history.game.state.called).toEqual(['dawn.announce'])
  })
})

describe('an interrupt', () => {
  it('that comes when its trial is over breaks nothing off', () => {
    const history = play(...toVote)
    history.apply(answer('day.vote', { kind: 'ballots', ballots: {} }))
    expect(history.game.open?.id).toBe('day.result')
    const shot = answer('gunman.shoot', { kind: 'seat', seat: 's5' })
    const outcome = history.apply({ ...shot, type: 'interrupt' } as Input)
    expect(outcome).toMatchObject({ ok: true })
    history.apply(ok('gunman.bow'))
    expect(history.game.open?.id).toBe('day.result')
  })
})

describe('what is given back in silence', () => {
  it('is that of the last answer of its step, and nothing where that showed nothing', () => {
    const look = (seat: SeatId) => answer('seer.look', { kind: 'seat', seat })
    const history = play(hunt('s1'), look('s0'))
    expect(history.game.state.shown).toEqual({ 'seer.look': 'wolf' })
    for (const step of ['dawn.announce', 'day.talk']) history.apply(ok(step))
    history.apply(answer('day.vote', { kind: 'ballots', ballots: {} }))
    history.apply(ok('day.result'))
    history.apply(hunt('s2'))
    expect(history.game.open?.id).toBe('seer.look')
    expect(history.game.state.shown).toEqual({ 'seer.look': 'wolf' })
    history.apply(answer('seer.look', { kind: 'pass' }))
    expect(history.game.state.shown).toEqual({})
  })
})

describe('the draft of an open step', () => {
  const raise = (by: SeatId, at: SeatId): Input => ({
    type: 'draft',
    step: 'day.vote',
    entry: { kind: 'ballot', by, votes: [at] },
  })

  it('shows the room a live count, hand by hand', () => {
    const history = play(...toVote, raise('s0', 's2'), raise('s3', 's2'), raise('s0', 's3'))
    expect(roomView(history.game).count).toMatchObject({ totals: { s2: 1, s3: 1 } })
  })

  it('says whom the host asks hands for where candidates take turns, and leaves the answer as it is', () => {
    const form = {
      kind: 'ballots' as const,
      voters: [{ seat: 's0' as const, votes: 1 }],
      candidates: ['s1' as const, 's2' as const],
      use: 'any' as const,
      inTurn: true,
    }
    const call = (candidate: SeatId): DraftEntry => ({ kind: 'upForVote', candidate })
    const draft = [
      call('s1'),
      { kind: 'ballot' as const, by: 's0' as const, votes: [] },
      call('s2'),
    ]
    expect(upForVote(form, draft)).toBe('s2')
    expect(upForVote({ ...form, inTurn: false }, draft)).toBeNull()
    const counted = { kind: 'total' as const, candidate: 's1' as const, hands: 2 }
    expect(upForVote(form, [...draft, counted])).toBe('s1')
    expect(draftAnswer(form, draft)).toEqual({ kind: 'ballots', ballots: { s0: [] } })
    expect(checkEntry(form, call('s3'))?.code).toBe('notACandidate')
    expect(checkEntry({ ...form, inTurn: false }, call('s1'))?.code).toBe('notInTurn')
  })

  it('loses only the entries that a ruling made illegal, and says which', () => {
    const history = play(...toVote, raise('s0', 's2'), raise('s3', 's4'), raise('s4', 's2'))
    const outcome = history.apply(kill('s4'))
    expect(outcome).toMatchObject({ ok: true })
    if (outcome.ok) {
      expect(outcome.dropped).toEqual([
        { kind: 'ballot', by: 's3', votes: ['s4'] },
        { kind: 'ballot', by: 's4', votes: ['s2'] },
      ])
    }
    expect(history.game.draft).toEqual([{ kind: 'ballot', by: 's0', votes: ['s2'] }])
  })

  it('is taken back one entry at a time, and a whole answer gives its draft back', () => {
    const history = play(...toVote, raise('s0', 's2'), raise('s3', 's2'))
    history.apply(answer('day.vote', { kind: 'ballots', ballots: { s0: ['s2'], s3: ['s2'] } }))
    expect(history.game.open?.id).toBe('day.result')
    history.undo()
    expect(history.game.open?.id).toBe('day.vote')
    expect(history.game.draft).toHaveLength(2)
    history.undo()
    expect(history.game.draft).toHaveLength(1)
    expect(history.undoAnswers(1)).toBe(1)
    expect(history.game.open?.id).toBe('day.talk')
  })

  it('refuses an entry that could never be part of a legal answer', () => {
    const history = play(...toVote)
    expect(history.apply(raise('s1', 's2'))).toMatchObject({
      ok: false,
      refusal: { code: 'noVote' },
    })
  })
})

describe('what the room knows', () => {
  it('turns a seat over only when its death is told, not when it is decided', () => {
    const history = play(...throughNight)
    expect(history.game.state.seats[1]?.alive).toBe(false)
    expect(roomView(history.game).seats[1]?.out).toBe(false)
    expect(roomView(history.game).items.map(({ kind }) => kind)).toEqual(['dayBreaks'])
    history.apply({ type: 'tell' })
    expect(roomView(history.game).seats[1]?.out).toBe(true)
    expect(roomView(history.game).items.at(-1)).toEqual({ kind: 'died', of: 's1' })
    expect(history.apply({ type: 'tell' })).toMatchObject({ ok: false })
  })

  it('is told to the host step by step: what came of the answer before, and nothing older or untold', () => {
    const news = (...inputs: Input[]) =>
      deskView(play(...inputs).game).open?.news.map(({ kind }) => kind)
    expect(news()).toEqual([])
    expect(news(...throughNight)).toEqual([])
    expect(news(...throughNight, { type: 'tell' })).toEqual(['died'])
    expect(news(...toVote)).toEqual([])
    const voted = answer('day.vote', { kind: 'ballots', ballots: { s2: ['s0'] } })
    expect(news(...toVote, voted)).toEqual(['died'])
  })

  it('hears everything at the latest when the announcement is closed', () => {
    expect(roomView(play(...throughNight, ok('dawn.announce')).game).seats[1]?.out).toBe(true)
  })

  it('does not see a ruling until the host lets it, and never by night', () => {
    const history = play(kill('s2'))
    expect(roomView(history.game).seats[2]?.out).toBe(false)
    expect(history.apply({ type: 'publish' })).toMatchObject({
      ok: false,
      refusal: { code: 'notAtNight' },
    })
    for (const input of throughNight) history.apply(input)
    expect(history.apply({ type: 'publish' })).toMatchObject({
      ok: false,
      refusal: { code: 'tellFirst' },
    })
    history.apply({ type: 'tell' })
    expect(roomView(history.game).seats[2]?.out).toBe(false)
    expect(history.apply({ type: 'publish' })).toMatchObject({ ok: true })
    expect(roomView(history.game).seats[2]?.out).toBe(true)
  })

  it('is the same whatever is answered at night', () => {
    const frames = (inputs: Input[]) => {
      const history = play()
      return inputs.map((input) => {
        history.apply(input)
        return JSON.stringify(roomView(history.game))
      })
    }
    const quiet = frames([answer('wolf.hunt', { kind: 'pass' })])
    expect(frames([hunt('s3')])).toEqual(quiet)
  })
})

describe('an interrupt', () => {
  const shoot = (seat: SeatId): Input => ({
    type: 'interrupt',
    step: 'gunman.shoot',
    answer: { kind: 'seat', seat },
  })

  it('is offered only while the rules offer it', () => {
    const history = play()
    expect(history.apply(shoot('s1'))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } })
    for (const input of toVote) history.apply(input)
    expect(history.game.offered().map(({ id }) => id)).toEqual(['gunman.shoot'])
    expect(history.apply(shoot('s3'))).toMatchObject({ ok: false, refusal: { code: 'notATarget' } })
  })

  it('runs above the open step, which then goes on with what is still legal', () => {
    const history = play(...toVote, {
      type: 'draft',
      step: 'day.vote',
      entry: { kind: 'ballot', by: 's0', votes: ['s2'] },
    })
    history.apply(shoot('s2'))
    expect(history.game.open?.id).toBe('gunman.bow')
    const outcome = history.apply(ok('gunman.bow'))
    expect(outcome).toMatchObject({ ok: true, dropped: [{ by: 's0' }] })
    expect(history.game.open?.id).toBe('day.vote')
    expect(history.game.draft).toEqual([])
    expect(history.game.offered()).toEqual([])
  })

  it('may break off the trial, and the day goes on behind it', () => {
    const history = play(...toVote, shoot('s0'), ok('gunman.bow'))
    expect(history.game.open?.id).toBe('day.result')
  })

  it('is undone like any answer', () => {
    const history = play(...toVote)
    const before = snapshot(history)
    history.apply(shoot('s0'))
    history.undo()
    expect(snapshot(history)).toBe(before)
    expect(history.redo()).toMatchObject({ ok: true })
    expect(history.game.open?.id).toBe('gunman.bow')
  })
})

describe('the end', () => {
  it('comes when the rules find a winner, and can be undone', () => {
    const history = play(
      kill('s0'),
      kill('s5'),
      ok('wolf.hunt'),
      answer('seer.look', { kind: 'pass' }),
    )
    history.apply(ok('dawn.announce'))
    expect(history.game.state.winner).toEqual(['villagers'])
    expect(history.game.open).toBeNull()
    expect(history.apply(ok('dawn.announce'))).toMatchObject({
      ok: false,
      refusal: { code: 'gameOver' },
    })
    history.undo()
    expect(history.game.open?.id).toBe('dawn.announce')
    expect(history.game.state.winner).toBeNull()
  })

  it('may be declared by the facilitator at any step, for known teams only', () => {
    const history = play(...toVote)
    const end = (winners: string[]): Input => ({ type: 'ruling', ruling: { kind: 'end', winners } })
    expect(history.apply(end(['pirates']))).toMatchObject({ ok: false })
    expect(history.apply(end(['wolves', 's3']))).toMatchObject({ ok: true })
    expect(history.game.state).toMatchObject({ phase: { kind: 'end' }, winner: ['wolves', 's3'] })
  })

  it('is told to the host at once when a ruling brings it about, and never to the room', () => {
    const history = play(kill('s0'))
    expect(deskView(history.game)).toMatchObject({ reached: null, winner: null })
    const before = JSON.stringify(roomView(history.game))
    history.apply(kill('s5'))
    expect(deskView(history.game)).toMatchObject({ reached: ['villagers'], winner: null })
    expect(history.game.open?.id).toBe('wolf.hunt')
    expect(JSON.stringify(roomView(history.game))).toBe(before)
    expect(before).not.toContain('reached')
  })

  it('that a ruling brought about is ended there or played on, and both can be undone', () => {
    const reached = [kill('s0'), kill('s5')]
    const history = play(...reached)
    history.apply({ type: 'ruling', ruling: { kind: 'end', winners: ['villagers'] } })
    expect(deskView(history.game)).toMatchObject({ reached: null, winner: ['villagers'] })
    history.undo()
    expect(deskView(history.game)).toMatchObject({ reached: ['villagers'], winner: null })
    expect(history.apply({ type: 'playOn' })).toMatchObject({ ok: true, events: [] })
    expect(deskView(history.game)).toMatchObject({ reached: null, winner: null })
    expect(history.apply({ type: 'playOn' })).toMatchObject({ refusal: { code: 'nothingReached' } })
    history.undo()
    expect(deskView(history.game).reached).toEqual(['villagers'])
  })

  it('is no longer told once another ruling takes it back, or the evening simply goes on', () => {
    const back = { type: 'ruling', ruling: { kind: 'revive', seat: 's5' } } as const
    expect(deskView(play(kill('s0'), kill('s5'), back).game).reached).toBeNull()
    const history = play(kill('s0'), kill('s5'), ok('wolf.hunt'))
    expect(deskView(history.game)).toMatchObject({ reached: null, winner: null })
  })

  it('takes no more rulings; the host undoes instead', () => {
    const history = play({ type: 'ruling', ruling: { kind: 'end', winners: [] } })
    expect(history.apply(kill('s2'))).toMatchObject({ ok: false, refusal: { code: 'gameOver' } })
    expect(history.undo()).toBe(true)
    expect(history.apply(kill('s2'))).toMatchObject({ ok: true })
  })

  it('leaves a skipped step behind without an effect', () => {
    const history = play({ type: 'ruling', ruling: { kind: 'skip' } })
    expect(history.game.open?.id).toBe('seer.look')
    expect(history.game.state.game).toMatchObject({ hunted: null })
  })
})
