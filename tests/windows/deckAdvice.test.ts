// @vitest-environment happy-dom
/** What the lobby says of a deck that is not the book's. */
import { createPinia } from 'pinia'
import { createApp, nextTick } from 'vue'
import { describe, expect, test, vi } from 'vitest'
import type { FacilitatorWindow } from '../../src/bridge'
import { useDesk } from '../../src/facilitator/desk/deskStore'
import DeckEditor from '../../src/facilitator/lobby/deck/DeckEditor.vue'
import { departures } from '../../src/facilitator/lobby/deck/deckGroups'
import { useGameTexts } from '../../src/facilitator/words/gameTexts'
import { windowLanguages } from '../../src/i18n/createI18n'
import { languages } from '../../src/i18n/languages'
import { desk } from '../../src/i18n/locales/en/desk'
import { NAMES, openHost } from '../host/fixtures/openHost'

/** The deck's page of the test's village, in a language that the host can change. */
async function openDeck() {
  const bench = await openHost({ languages })
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  const { i18n, speaker } = windowLanguages(
    desk,
    languages,
    async (its) => (await its.desk()).desk,
    () => '',
  )
  const pinia = createPinia()
  const app = createApp(DeckEditor).use(pinia).use(i18n)
  useGameTexts(pinia).attach({ onPack: (take) => bench.host.subscribeFacilitator(() => {}, take) })
  const onView: FacilitatorWindow['onView'] = (see) => bench.host.subscribeFacilitator(see)
  useDesk(pinia).attach({
    onView,
    onPack: () => () => {},
    onConnection: () => () => {},
    now: () => 0,
    actions: {
      'lobby.card': (payload: { card: string; count: number }) =>
        bench.ask({ type: 'lobby.card', ...payload }),
    } as never,
  })
  const root = document.createElement('div')
  app.mount(root)
  const text = (id: string) => root.querySelector(`[data-testid=${id}]`)?.textContent
  const advice = () => text('departs')
  const click = async (id: string) => {
    root.querySelector<HTMLElement>(`[data-testid=${id}]`)?.click()
    await vi.waitFor(() => expect(bench.view().lobby?.proposed).toBe(false))
    await nextTick()
  }
  return { bench, speaker, advice, text, click }
}

describe('A deck that is not the book’s', () => {
  test('is told in one sentence, in the host’s language; the book’s own is not', async () => {
    const { bench, speaker, advice } = await openDeck()
    expect(advice()).toBeUndefined()
    expect(bench.view().lobby?.deck).toEqual({ wolf: 2, gunman: 1, villager: 3 })
    await bench.does({ type: 'lobby.card', card: 'wolf', count: 3 })
    expect(bench.view().lobby?.deck).toEqual({ wolf: 3, gunman: 1, villager: 2 })
    const told: Record<string, string | undefined> = {}
    for (const language of ['en', 'de', 'pl']) {
      await bench.does({ type: 'settings.set', settings: { language } })
      await speaker.choose(language)
      await nextTick()
      told[language] = advice()
    }
    expect(told).toEqual({
      en: 'The book proposes 2 × wolf instead of 3 and 3 × villager instead of 2.',
      de: 'Das Buch schlägt vor: 2 × wolf statt 3 und 3 × villager statt 2.',
      pl: 'Książka proponuje: 2 × wolf zamiast 3 i 3 × villager zamiast 2.',
    })
  })

  test('stays full with one click: a plain card makes room, and its new number is spoken', async () => {
    const { bench, text, click } = await openDeck()
    await click('card-wolf-more')
    expect(bench.view().lobby?.deck).toEqual({ wolf: 3, gunman: 1, villager: 2 })
    expect([text('card-wolf'), text('card-villager')]).toEqual(['3', '2'])
    expect(text('room-made')).toBe('2 × villager instead of 3')
  })

  test('is compared by roles, whatever their cards, and what is too many comes first', () => {
    const cards = [
      { id: 'red', role: 'king', team: 'bad', supply: 2 },
      { id: 'black', role: 'king', team: 'bad', supply: 2 },
      { id: 'seven', role: 'villager', team: 'good', supply: 4 },
      { id: 'joker', role: 'fool', team: 'good', supply: 1 },
    ]
    const book = { red: 1, black: 1, seven: 3 }
    expect(departures(cards, { red: 2, seven: 3 }, book)).toEqual([])
    expect(departures(cards, { red: 2, seven: 2, joker: 1 }, book)).toEqual([
      { role: 'fool', count: 1, wanted: 0 },
      { role: 'villager', count: 2, wanted: 3 },
    ])
  })
})
