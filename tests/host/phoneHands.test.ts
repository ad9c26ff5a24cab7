/** Hands, wishes and words of players by their phones, at the host (PH-3, PH-14, PH-23a to PH-27). */
import { describe, expect, it } from 'vitest'
import { chiangmai } from '../../rulesets/chiangmai'
import type { SeatId } from '../../src/engine'
import { beginSeven } from './fixtures/ended'
import { openHost, type Bench } from './fixtures/openHost'
import { atVote, letIn, servesPhones, type TestPhone } from './fixtures/phones'

const asksOf = (phone: TestPhone) => {
  const { asks } = phone.table().room
  if (!asks) throw new Error('Nobody is asked anything')
  return asks
}

/** Somebody whom this phone can vote for. */
const others = (phone: TestPhone): SeatId[] =>
  asksOf(phone).among.filter((seat) => seat !== phone.table().own.seat)

const vote = (phone: TestPhone, ...votes: SeatId[]) =>
  phone.says({ type: 'hand', opening: asksOf(phone).opening, hand: { for: 'hands', votes } })

const ballots = (bench: Bench) => {
  const draft = bench.view().game?.draft
  return draft?.kind === 'ballots' ? draft.ballots : {}
}

/** A seat without a phone that may vote, and whom for. */
async function click(bench: Bench, by: SeatId): Promise<SeatId> {
  const { form } = bench.view().game?.open ?? {}
  const at = form?.kind === 'ballots' ? form.candidates.find((one) => one !== by) : undefined
  if (!at) throw new Error('There is nobody to vote for')
  const entry = { kind: 'ballot' as const, by, votes: [at] }
  await bench.does({ type: 'game.draft', step: 'day.vote', entry })
  return at
}

const free = (bench: Bench, ...taken: SeatId[]): SeatId => {
  const { form } = bench.view().game?.open ?? {}
  const voters = form?.kind === 'ballots' ? form.voters : []
  const found = voters.find(({ seat }) => !taken.includes(seat))
  if (!found) throw new Error('Everybody has a phone')
  return found.seat
}

describe('A hand from a phone', () => {
  it('stands in the draft, on the big screen and on the own phone, and can be changed and taken back (PH-24)', async () => {
    const { bench, ada } = await atVote()
    const { seat } = ada.table().own
    const [first, second] = others(ada) as [SeatId, SeatId]
    expect(await vote(ada, first)).toBe(true)
    expect(ballots(bench)).toEqual({ [seat]: [first] })
    expect(bench.room().count?.totals).toEqual({ [first]: 1 })
    expect(ada.table().own.hand).toEqual({ for: 'hands', votes: [first] })
    expect(bench.view().phones.given).toEqual([seat])
    await vote(ada, second)
    expect(ballots(bench)).toEqual({ [seat]: [second] })
    await ada.says({ type: 'hand', opening: asksOf(ada).opening, hand: null })
    expect(ballots(bench)).toEqual({})
    expect(ada.table().own.hand).toBeNull()
  })

  it('is not what undo takes back: that is the host’s last click, and phones wait until the host goes on (PH-3)', async () => {
    const { bench, ada } = await atVote()
    const { seat } = ada.table().own
    const ben = free(bench, seat)
    await click(bench, ben)
    const [at] = others(ada) as [SeatId]
    await vote(ada, at)
    await bench.does({ type: 'game.undo' })
    expect(ballots(bench)).toEqual({ [seat]: [at] })
    expect(asksOf(ada).isOpen).toBe(false)
    const [, other] = others(ada) as [SeatId, SeatId]
    expect(await vote(ada, other)).toBe(false)
    await bench.does({ type: 'game.redo' })
    expect(Object.keys(ballots(bench)).sort()).toEqual([ben, seat].sort())
    expect(await vote(ada, other)).toBe(true)
  })

  it('is there again when a vote is opened again by undo, and gone from the next one', async () => {
    const { bench, ada } = await atVote()
    const { seat } = ada.table().own
    const [at] = others(ada) as [SeatId]
    await vote(ada, at)
    await bench.does({ type: 'game.close', step: 'day.vote' })
    expect(bench.view().game?.open?.id).not.toBe('day.vote')
    expect(bench.view().phones.given).toEqual([])
    await bench.does({ type: 'game.undo' })
    expect(ballots(bench)).toEqual({ [seat]: [at] })
  })

  it('is entered, corrected and closed by the host at any moment; the newest stands (PH-4, PH-24)', async () => {
    const { bench, ada } = await atVote()
    const { seat } = ada.table().own
    const [, at] = others(ada) as [SeatId, SeatId]
    await vote(ada, at)
    const corrected = await click(bench, seat)
    expect(ballots(bench)).toEqual({ [seat]: [corrected] })
    expect(ada.table().own.hand).toEqual({ for: 'hands', votes: [corrected] })
    await vote(ada, at)
    expect(ballots(bench)).toEqual({ [seat]: [at] })
    await bench.does({ type: 'game.close', step: 'day.vote' })
  })

  it('lies in the journal, and an evening opened where there are no phones has it (PH-3, PH-14)', async () => {
    const { bench, ada } = await atVote()
    const { seat } = ada.table().own
    const [at] = others(ada) as [SeatId]
    const message = {
      id: 'the-same-one',
      command: { type: 'hand', opening: asksOf(ada).opening, hand: { for: 'hands', votes: [at] } },
    }
    expect(await ada.sends(message)).toBe(true)
    expect(await ada.sends(message)).toBe(true)
    const id = bench.view().evening?.id ?? ''
    await bench.does({ type: 'shelf.putAway' })
    await bench.does({ type: 'phones.hide' })
    await bench.does({ type: 'shelf.open', id })
    expect(ballots(bench)).toEqual({ [seat]: [at] })
    expect(bench.view().phones.given).toEqual([seat])
  })

  it('is dropped for another opening, for somebody who cannot be named, and while the big screen is covered (PH-14)', async () => {
    const { bench, ada } = await atVote()
    const { opening } = asksOf(ada)
    const [at] = others(ada) as [SeatId]
    const hand = { for: 'hands' as const, votes: [at] }
    expect(await ada.says({ type: 'hand', opening: 'o999', hand })).toBe(false)
    const nobody = { for: 'hands' as const, votes: ['s9' as const] }
    expect(await ada.says({ type: 'hand', opening, hand: nobody })).toBe(false)
    await bench.does({ type: 'show.blackout', on: true })
    expect(await ada.says({ type: 'hand', opening, hand })).toBe(false)
    await bench.does({ type: 'show.blackout', on: false })
    expect(await vote(ada, at)).toBe(true)
  })
})

describe('The way in which hands are given', () => {
  it('may be all at once: nobody sees any before the host closes, only who has given one (PH-24)', async () => {
    const { bench, ada } = await atVote()
    const ben = await letIn(bench, 'b', 'Ben')
    expect(bench.view().phones.way).toEqual({ chosen: null, now: 'asTheyCome' })
    await bench.does({ type: 'phones.way', way: 'atOnce' })
    const [at] = others(ada) as [SeatId]
    await vote(ada, at)
    expect(bench.room().count).toMatchObject({ totals: {}, hands: null, given: ['s0'] })
    expect(asksOf(ben).atOnce).toBe(true)
    expect(ben.table().own.hand).toBeNull()
    expect(ada.table().own.hand).toEqual({ for: 'hands', votes: [at] })
    // The host sees them as they come.
    expect(ballots(bench)).toEqual({ s0: [at] })
  })

  it('may be one voter after the other: whoever has no phone is entered by the host (PH-24)', async () => {
    const { bench, ada } = await atVote()
    const voters = asksOf(ada).of.map(({ seat }) => seat)
    await bench.does({ type: 'phones.way', way: 'voters' })
    const own = ada.table().own.seat
    expect(asksOf(ada).turn).toBe(voters[0])
    for (const seat of voters.slice(0, voters.indexOf(own))) await click(bench, seat)
    expect(asksOf(ada).turn).toBe(own)
    const [at] = others(ada) as [SeatId]
    await vote(ada, at)
    const next = voters[voters.indexOf(own) + 1]
    expect(asksOf(ada).turn).toBe(next)
    // Whoever has spoken may still change it.
    const [, other] = others(ada) as [SeatId, SeatId]
    expect(await vote(ada, other)).toBe(true)
    if (next) await click(bench, next)
  })

  it('is never candidate by candidate where the rules do not call candidates', async () => {
    const { bench } = await atVote()
    await bench.does({ type: 'phones.way', way: 'candidates' })
    expect(bench.view().phones.way).toEqual({ chosen: 'candidates', now: 'asTheyCome' })
  })
})

describe('A wish from a phone', () => {
  it('lies on the desk and acts by itself never; the phone learns that it was heard (PH-26)', async () => {
    const { bench, ada } = await atVote()
    const before = JSON.stringify(bench.room())
    await ada.says({ type: 'request', kind: 'speak', target: null })
    await ada.says({ type: 'request', kind: 'speak', target: null })
    expect(JSON.stringify(bench.room())).toBe(before)
    const { requests } = bench.view().phones
    expect(requests).toMatchObject([{ seat: 's0', kind: 'speak', accepts: false }])
    expect(ada.table().own.requests).toMatchObject([{ kind: 'speak', heard: false }])
    const [{ id } = { id: '' }] = requests
    expect((await bench.ask({ type: 'phones.accept', request: id })).ok).toBe(false)
    await bench.does({ type: 'phones.heard', request: id })
    expect(bench.view().phones.requests).toEqual([])
    expect(ada.table().own.requests).toMatchObject([{ kind: 'speak', heard: true }])
  })

  it('is the same button for everybody, and tells the phone nothing of whether the rules would take it', async () => {
    const { bench, ada } = await atVote()
    const ben = await letIn(bench, 'b', 'Ben')
    const [at] = others(ada) as [SeatId]
    for (const one of [ada, ben]) {
      expect(await one.says({ type: 'request', kind: 'stepIn', target: at })).toBe(true)
    }
    const said = (one: TestPhone) =>
      one.table().own.requests.map(({ kind, target, heard }) => ({ kind, target, heard }))
    expect(said(ada)).toEqual([{ kind: 'stepIn', target: at, heard: false }])
    expect(said(ben)).toEqual(said(ada))
    expect(bench.view().phones.requests).toHaveLength(2)
  })

  it('fills no desk: of one player only the newest few wait', async () => {
    const { bench, ada } = await atVote()
    const seats = ['s1', 's2', 's3', 's4', 's5', 's6'] as const
    for (const target of seats) await ada.says({ type: 'request', kind: 'stepIn', target })
    expect(bench.view().phones.requests.map(({ targets }) => targets[0])).toEqual(seats.slice(1))
  })
})

describe('A speech', () => {
  it('is ended by whoever holds it, and by nobody else; the last words lie on the desk (PH-27)', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    bench.host.attach(servesPhones)
    await beginSeven(bench)
    await bench.does({ type: 'phones.show', address: null })
    const names = Object.values(bench.view().game?.names ?? {})
    const phones: TestPhone[] = []
    for (const name of names) phones.push(await letIn(bench, name, name))
    while (bench.room().stage?.scene !== 'speech') {
      const { ok } = await bench.ask({ type: 'game.advance' })
      if (!ok) await bench.does({ type: 'game.ruling', ruling: { kind: 'skip' } })
    }
    const speaker = phones.find((one) => one.table().own.speaks)
    const other = phones.find((one) => !one.table().own.speaks)
    if (!speaker || !other) throw new Error('Nobody speaks')
    expect(phones.filter((one) => one.table().own.speaks)).toHaveLength(1)
    const opening = speaker.table().room.opening ?? ''
    const before = bench.room().stage?.speaker
    expect(await other.says({ type: 'done', opening })).toBe(false)
    expect(await other.says({ type: 'lastWords', text: 'It was me.' })).toBe(false)
    expect(await speaker.says({ type: 'lastWords', text: 'It was Ben.' })).toBe(true)
    expect(bench.view().phones.requests).toMatchObject([
      { kind: 'lastWords', text: 'It was Ben.', accepts: false },
    ])
    expect(bench.room().stage?.speaker).toBe(before)
    expect(await speaker.says({ type: 'done', opening: 'o999' })).toBe(false)
    expect(await speaker.says({ type: 'done', opening })).toBe(true)
    expect(bench.room().stage?.speaker).not.toBe(before)
    await bench.does({ type: 'game.undo' })
    expect(bench.room().stage?.speaker).toBe(before)
  })
})
