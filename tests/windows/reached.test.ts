// @vitest-environment happy-dom
import { createPinia } from 'pinia'
import { createApp, nextTick } from 'vue'
import { afterEach, expect, test } from 'vitest'
import type { Command, FacilitatorWindow, SeatId } from '../../src/bridge'
import { useDesk } from '../../src/facilitator/desk/deskStore'
import ExtrasPanel from '../../src/facilitator/game/answer/ExtrasPanel.vue'
import { useGameTexts } from '../../src/facilitator/words/gameTexts'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { desk } from '../../src/i18n/locales/en/desk'
import { openHost, toFirstNight, type Bench } from '../host/fixtures/openHost'
import { village } from '../host/fixtures/village'
import { textsOf } from '../support/games'

const base = textsOf('_template')
const teams = { ...base.teams, villagers: { name: 'The villagers', goal: 'Win.', won: 'Won.' } }
const packs = { village: { rules: village, texts: { en: { ...base, teams } } } }

let close: () => void = () => {}
afterEach(() => close())

/** The desk's panel beside the open step, over a host in its first night. */
async function openPanel(): Promise<{ bench: Bench; root: HTMLElement }> {
  const bench = await openHost({ packs })
  await toFirstNight(bench)
  const pinia = createPinia()
  const { host } = bench
  useGameTexts(pinia).attach({ onPack: (take) => host.subscribeFacilitator(() => {}, take) })
  const actions = new Proxy({} as FacilitatorWindow['actions'], {
    get: (_, type: string) => (rest: object) => bench.ask({ type, ...rest } as Command),
  })
  useDesk(pinia).attach({
    onConnection: () => () => {},
    now: () => 0,
    onView: (see) => host.subscribeFacilitator(see),
    onPack: () => () => {},
    actions,
  })
  const root = document.body.appendChild(document.createElement('div'))
  const app = createApp(ExtrasPanel).use(pinia).use(createWindowI18n(desk))
  app.mount(root)
  close = () => {
    app.unmount()
    root.remove()
  }
  return { bench, root }
}

const kill = (seat: SeatId): Command => ({ type: 'game.ruling', ruling: { kind: 'kill', seat } })
const part = (root: HTMLElement, id: string) => root.querySelector(`[data-testid="${id}"]`)

async function click(root: HTMLElement, id: string): Promise<void> {
  ;(part(root, id) as HTMLElement).click()
  for (let i = 0; i < 20; i++) await Promise.resolve()
  await nextTick()
}

test('A ruling that wins the game is told at the desk at once, and the host plays on or ends it there', async () => {
  const { bench, root } = await openPanel()
  expect(part(root, 'reached')).toBeNull()
  const shown = bench.frames.length
  await bench.does(kill('s1'))
  await bench.does(kill('s5'))
  await nextTick()
  expect(part(root, 'reached')?.textContent).toContain('The villagers won.')
  expect(bench.frames.slice(shown)).toEqual([])

  await click(root, 'reached-on')
  expect(part(root, 'reached')).toBeNull()
  expect(bench.view().game?.winner).toBeNull()

  await bench.does({ type: 'game.undo' })
  await nextTick()
  await click(root, 'reached-end')
  expect(bench.view().game?.winner).toEqual(['villagers'])
  expect(part(root, 'reached')).toBeNull()
})
