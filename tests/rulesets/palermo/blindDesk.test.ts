import { describe, expect, it } from 'vitest'
import { packs } from '../../../rulesets'
import { palermo } from '../../../rulesets/palermo'
import { deskView, History, type Answer, type OptionValues } from '../../../src/engine'
import { openHost, type Bench } from '../../host/fixtures/openHost'

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino', 'Emma', 'Fabio']

async function lobby(): Promise<Bench> {
  const bench = await openHost({ packs })
  await bench.does({ type: 'lobby.begin', ruleset: 'palermo' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'lobby.option', option: 'gameHost', value: 'provisional' })
  return bench
}

const cardsSeen = (bench: Bench) => bench.view().deal?.seats.flatMap(({ cards }) => cards)

describe('the desk window of a host who plays along (P-104b)', () => {
  it('is sent nobody’s card: neither in the deal, the own one in hand aside, nor before the second night', async () => {
    const bench = await lobby()
    expect(bench.view().lobby?.isBlind).toBe(true)
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(cardsSeen(bench)).toEqual([])
    await bench.does({ type: 'desk.handOver', seat: 's0' })
    for (const [index] of NAMES.entries()) {
      await bench.does({ type: 'deal.look' })
      expect(cardsSeen(bench)).toHaveLength(1)
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    }
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(cardsSeen(bench)).toEqual([])
    await bench.does({ type: 'deal.start' })
    expect(bench.view().game).toMatchObject({ dealt: {} })
    expect(
      bench
        .view()
        .game?.seats.flatMap(({ roles, team }) => [...roles, team])
        .join(''),
    ).toBe('')
  })

  it('has the host of the first night chosen in the lobby, and follows him through moves and a new name (P-104)', async () => {
    const bench = await lobby()
    expect(bench.view().lobby?.mark).toEqual({ id: 'provisionalHost', index: 0 })
    await bench.does({ type: 'lobby.mark', index: 3 })
    await bench.does({ type: 'lobby.players', names: NAMES.toReversed() })
    expect(bench.view().lobby?.mark?.index).toBe(2)
    await bench.does({
      type: 'lobby.players',
      names: NAMES.map((name) => name.replace('Dino', 'Dina')),
    })
    await bench.does({ type: 'lobby.mark', index: 3 })
    await bench.does({ type: 'lobby.players', names: NAMES })
    expect(bench.view().lobby?.mark?.index).toBe(3)
    await bench.does({ type: 'lobby.deal', by: 'program' })
    for (const [index] of NAMES.entries())
      await bench.does({ type: 'deal.seen', seat: `s${index}`, top: 0 })
    await bench.does({ type: 'deal.start' })
    const leading = bench.view().game?.seats.filter(({ statuses }) => statuses.length > 0)
    expect(leading?.map(({ id, statuses }) => [id, statuses])).toEqual([
      ['s3', ['provisionalHost']],
    ])
    const id = bench.view().evening?.id ?? ''
    const again = await bench.again()
    await again.does({ type: 'shelf.open', id })
    expect(again.view().game?.seats[3]?.statuses).toEqual(['provisionalHost'])
  })

  it('lets nobody enter the cards there, who would see them all', async () => {
    const bench = await lobby()
    expect(await bench.ask({ type: 'lobby.deal', by: 'host' })).toMatchObject({
      ok: false,
      refusal: { code: 'dealtBlind' },
    })
  })
})

/** Seven at a table where s0 leads and s5 is condemned on the first day; as the desk has it at its end. */
function endOfFirstDay(cards: readonly string[], house: OptionValues = {}) {
  const history = new History(palermo, {
    ruleset: 'palermo',
    options: { gameHost: 'provisional', condemnation: 'forcedVote', ...house },
    hands: cards.map((card, seat) =>
      seat === 0 ? { cards: [card], marks: ['provisionalHost'] } : { cards: [card] },
    ),
    seed: 1,
  })
  const against = (...voters: number[]): Answer => ({
    kind: 'ballots',
    ballots: Object.fromEntries(voters.map((voter) => [`s${voter}`, ['s5']])),
  })
  const answers: Readonly<Record<string, Answer>> = {
    'day.earlyVotes': against(0, 1, 2, 3),
    'day.forcedVote': { kind: 'ballots', ballots: { s4: ['s5'], s5: ['s4'], s6: ['s5'] } },
  }
  for (let i = 0; i < 30 && history.game.open?.id !== 'day.result'; i++) {
    const { open } = history.game
    if (!open) break
    const answer = answers[open.id] ?? open.neutral ?? { kind: 'pass' }
    expect(history.apply({ type: 'answer', step: open.id, answer })).toMatchObject({ ok: true })
  }
  return history
}

const offers = ({ game }: History) => deskView(game).offered

describe('what a host who plays along is offered by day (P-104b)', () => {
  const bomberOut = ['citizen', 'detective', 'citizen', 'citizen', 'mafioso', 'suicidalCitizen', 'mafiaKiller'] // prettier-ignore
  const bomberIn = ['citizen', 'detective', 'citizen', 'suicidalCitizen', 'mafioso', 'citizen', 'mafiaKiller'] // prettier-ignore

  it('is the same whoever was condemned unseen, and refuses in the same words (P-101)', () => {
    const hidden = { hiddenIdentity: true }
    const [out, stays] = [endOfFirstDay(bomberOut, hidden), endOfFirstDay(bomberIn, hidden)]
    expect(offers(out)).toEqual(offers(stays))
    expect(offers(out).map(({ id }) => id)).toContain('suicidalCitizen.explode')
    const explode = (history: History, seat: 's2' | 's3') =>
      history.apply({
        type: 'interrupt',
        step: 'suicidalCitizen.explode',
        answer: { kind: 'seat', seat },
      })
    expect(explode(out, 's3')).toMatchObject({ ok: false, refusal: { code: 'noFuse' } })
    expect(explode(stays, 's3')).toMatchObject({ ok: false, refusal: { code: 'noFuse' } })
  })

  it('ends with a card that all have seen: turned over, or the fuse that went off', () => {
    const ids = (history: History) => offers(history).map(({ id }) => id)
    expect(ids(endOfFirstDay(bomberOut))).toEqual(['mafiaKiller.explode'])
    const gone = endOfFirstDay(bomberIn, { detectiveVariant: 'omniscient' })
    expect(ids(gone)).toEqual(['suicidalCitizen.explode', 'mafiaKiller.explode'])
    gone.apply({
      type: 'interrupt',
      step: 'suicidalCitizen.explode',
      answer: { kind: 'seat', seat: 's2' },
    })
    expect(ids(gone)).toEqual(['mafiaKiller.explode'])
  })
})
