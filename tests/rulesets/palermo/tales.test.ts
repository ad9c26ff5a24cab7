import { expect, it } from 'vitest'
import { packs } from '../../../rulesets'
import { openHost, type Bench } from '../../host/fixtures/openHost'
import { makeDeck } from '../../support/deckCommands'

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino', 'Emma', 'Fabio', 'Gina', 'Hugo']
const CARDS = ['mafioso', 'mafioso', 'detective', 'suicidalCitizen', 'citizen', 'citizen', 'citizen', 'citizen'] // prettier-ignore

/** The first day of eight, talked out. */
async function firstDay(): Promise<Bench> {
  const bench = await openHost({ packs })
  await bench.does({ type: 'lobby.begin', ruleset: 'palermo' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'lobby.option', option: 'theme', value: 'prison' })
  await makeDeck(bench, { mafioso: 2, detective: 1, suicidalCitizen: 1, citizen: 4 })
  await bench.does({ type: 'lobby.deal', by: 'host' })
  for (const [seat, card] of CARDS.entries())
    await bench.does({ type: 'deal.enter', seat: `s${seat}`, cards: [card] })
  await bench.does({ type: 'deal.start' })
  while (bench.view().game?.open?.id !== 'day.discussion') {
    expect(bench.view().game?.tales).toEqual([])
    await answer(bench, { kind: 'ok' })
  }
  return bench
}

type Given = Parameters<Bench['does']>[0] & { readonly type: 'game.answer' }

const answer = (bench: Bench, given: Given['answer']) =>
  bench.does({ type: 'game.answer', step: bench.view().game?.open?.id ?? '', answer: given })

it('By day the host reads out what all have seen: an explosion, and a verdict in the words of the theme (P-35, P-93, P-O20)', async () => {
  const bench = await firstDay()
  const room = JSON.stringify(bench.room())
  await bench.does({
    type: 'game.interrupt',
    step: 'suicidalCitizen.explode',
    answer: { kind: 'seat', seat: 's4' },
  })
  expect(bench.view().game?.open?.id).toBe('day.unanimity')
  const tales = bench.view().game?.tales
  expect(tales?.join(' ')).toMatch(/Dino and Emma$/)
  // It is the host's to read: the room sees the announcement itself.
  expect(JSON.stringify(bench.room())).not.toContain(tales?.[0])
  expect(JSON.stringify(bench.room())).not.toBe(room)

  const living = ['s0', 's1', 's2', 's5', 's6', 's7'] as const
  const all = Object.fromEntries(living.map((seat) => [seat, 'yes']))
  await answer(bench, { kind: 'marks', marks: all })
  expect(bench.view().game?.tales).toEqual([])
  await answer(bench, { kind: 'ok' })
  await answer(bench, {
    kind: 'nominations',
    list: [
      { by: 's0', target: 's1' },
      { by: 's1', target: 's2' },
    ],
  })
  while (bench.view().game?.open?.id === 'day.speeches') await answer(bench, { kind: 'ok' })
  const ballots = Object.fromEntries(living.map((seat) => [seat, ['s1' as const]]))
  await answer(bench, { kind: 'ballots', ballots })
  expect(bench.view().game?.open?.id).toBe('day.result')
  const verdict = bench.view().game?.tales ?? []
  expect(verdict.at(-1)).toMatch(/Bruno$/)
  const prison = Object.values(packs['palermo']?.stories?.['en']?.tales?.['executed.prison'] ?? {})
  expect(prison.map(([first]) => first)).toContain(verdict[0])

  await bench.does({ type: 'settings.set', settings: { stories: false } })
  expect(bench.view().game?.tales).toEqual([])
})
