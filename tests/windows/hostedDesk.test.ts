// @vitest-environment happy-dom
/** The desk of an evening that the program hosts, over a whole evening: what its buttons do, and what is never on it (PH-35). */
import { createPinia } from 'pinia'
import { createApp, nextTick } from 'vue'
import { afterEach, expect, test } from 'vitest'
import type { Command, FacilitatorWindow } from '../../src/bridge'
import { useDesk } from '../../src/facilitator/desk/deskStore'
import HostedPage from '../../src/facilitator/hosted/HostedPage.vue'
import { useGameTexts } from '../../src/facilitator/words/gameTexts'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { desk } from '../../src/i18n/locales/en/desk'
import { hostedRehearsal } from '../host/fixtures/hostedTable'
import { settled } from '../host/fixtures/nightTable'
import type { Bench } from '../host/fixtures/openHost'
import { textsOf } from '../support/games'

let close: () => void = () => {}
afterEach(() => close())

async function openDesk(ruleset: string): Promise<{ bench: Bench; root: HTMLElement }> {
  const bench = await hostedRehearsal(ruleset, 10)
  const pinia = createPinia()
  const { host } = bench
  useGameTexts(pinia).attach({ onPack: (take) => host.subscribeFacilitator(() => {}, take) })
  const actions = new Proxy({} as FacilitatorWindow['actions'], {
    get: (_, type: string) => (rest: object) => bench.ask({ type, ...rest } as Command),
  })
  useDesk(pinia).attach({
    onConnection: () => () => {},
    now: () => bench.time.now(),
    onView: (see) => host.subscribeFacilitator(see),
    onPack: () => () => {},
    actions,
  })
  const root = document.body.appendChild(document.createElement('div'))
  const app = createApp(HostedPage).use(pinia).use(createWindowI18n(desk))
  app.mount(root)
  close = () => {
    app.unmount()
    root.remove()
  }
  return { bench, root }
}

const button = (id: string): HTMLButtonElement | null =>
  document.querySelector(`[data-testid="${id}"]`)

async function click(id: string): Promise<void> {
  button(id)?.click()
  await settled()
  await nextTick()
}

/** Nothing takes longer than so many half seconds. */
const MOST_BEATS = 2 * 6 * 3600

/** Lets the evening go on until something is so. */
async function until(bench: Bench, isSo: () => boolean): Promise<void> {
  for (let beats = 0; !isSo(); beats += 1) {
    if (beats > MOST_BEATS || bench.view().lock === null) throw new Error('It never came to that')
    await bench.time.pass(500)
    await settled()
  }
  await nextTick()
}

test('Over a whole evening the laptop shows no role and no side of anybody', async () => {
  const { bench, root } = await openDesk('starwars')
  const { name, roles, teams } = textsOf('starwars')
  const told = [...Object.values(roles), ...Object.values(teams)].map((one) => one.name)
  expect(told.length).toBeGreaterThan(20)
  const secret = new RegExp(`\\b(${told.join('|')})\\b`, 'iu')
  const seen = new Set<string>()
  const phases = new Set<string>()
  await until(bench, () => {
    seen.add(root.innerHTML.replaceAll(name, ''))
    phases.add(bench.view().hosting?.waits ?? '')
    return bench.view().hosting === null || bench.view().hosting?.waits === 'over'
  })
  expect([...phases]).toEqual(
    expect.arrayContaining(['looks', 'night', 'reading', 'hands', 'over']),
  )
  expect([...seen].filter((html) => secret.test(html))).toEqual([])
}, 120_000)

test('A minute more, no longer, undo, pause and leaving do by day what they say', async () => {
  const { bench, root } = await openDesk('chiangmai')
  const waits = () => bench.view().hosting?.waits
  const part = (id: string) => root.querySelector(`[data-testid="${id}"]`)
  expect(button('hosted-leaves')?.disabled).toBe(true)
  expect(button('hosted-hurry')?.disabled).toBe(true)
  await until(bench, () => waits() === 'speech' && bench.view().clock?.state === 'running')
  const { speaker } = bench.view().preview.stage ?? {}
  const { name = '' } = bench.view().preview.seats.find(({ id }) => id === speaker) ?? {}
  expect(part('hosted-waits')?.textContent).toBe(`${name} has the floor.`)

  const before = bench.view().clock?.totalMs ?? 0
  await click('hosted-longer')
  expect(bench.view().clock?.totalMs).toBe(before + 60_000)

  await click('hosted-hurry')
  await until(bench, () => bench.view().preview.stage?.speaker !== speaker)

  await click('hosted-undo')
  expect(bench.view().hosting?.paused).toBe(true)
  expect(bench.view().preview.stage?.speaker).toBe(speaker)
  expect(part('hosted-paused')).not.toBeNull()
  await bench.time.pass(60_000)
  expect(bench.view().preview.stage?.speaker).toBe(speaker)
  await click('hosted-pause')
  expect(bench.view().hosting?.paused).toBe(false)

  const staying = bench.view().preview.seats.filter(({ id, out }) => !out && id !== speaker)
  const goes = staying[0]?.id ?? 's0'
  await click('hosted-leaves')
  expect(document.querySelector('[data-testid="leaves-sure"]')).toBeNull()
  await click(`leaves-${goes}`)
  expect(bench.view().preview.seats.find(({ id }) => id === goes)?.out).toBeFalsy()
  await click('leaves-sure')
  expect(bench.view().preview.seats.find(({ id }) => id === goes)?.out).toBeTruthy()
}, 60_000)
