// @vitest-environment happy-dom
/** What stands in the slim band over a stage: a heading and a list at most, and no name that stands in the middle already. */
import { createPinia, setActivePinia } from 'pinia'
import { createApp, h, nextTick, type Component } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProjectorView, ProjectorWindow, SeatId } from '../../src/bridge'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { projector } from '../../src/i18n/locales/en/projector'
import DiscussionScene from '../../src/projector/scenes/day/DiscussionScene.vue'
import NoticeScene from '../../src/projector/scenes/day/NoticeScene.vue'
import SpeechScene from '../../src/projector/scenes/day/SpeechScene.vue'
import VoteScene from '../../src/projector/scenes/vote/VoteScene.vue'
import { useShow } from '../../src/projector/show/store/showStore'
import { projectorViews } from './fixtures/projectorViews'

const views = projectorViews({ players: 12 })
const named = (name: string): ProjectorView => {
  const view = views[name]
  if (!view) throw new Error(`no view ${name}`)
  return view
}
let close = () => {}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

async function textIn(scene: Component, view: ProjectorView, stood: boolean): Promise<string> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const show = useShow(pinia)
  const off = () => () => {}
  show.attach({
    now: () => 0,
    onPack: off,
    onConnection: off,
    onView: off,
  } as unknown as ProjectorWindow)
  show.view = view
  show.latest = view
  const root = document.body.appendChild(document.createElement('div'))
  const room = { width: 900, height: stood ? 140 : 318, slim: true, stood }
  const app = createApp({ render: () => h(scene, { room }) })
  app.use(pinia).use(createWindowI18n(projector)).mount(root)
  await nextTick()
  close = () => {
    app.unmount()
    root.remove()
  }
  const text = root.textContent ?? ''
  return text.replace(/\s+/g, ' ').trim()
}

test('A vote on few has a heading alone, for they stand in the middle with their hands', async () => {
  const text = await textIn(VoteScene, named('runoff'), true)
  expect(text).not.toBe('')
  expect(text).not.toMatch(/\d|Somchai|Ploy/)
})

test('A vote in secret has a slip for everybody who votes, and says how many have where the room is told', async () => {
  const secret = named('voteClosed')
  if (!secret.stage || !secret.count) throw new Error('nothing is counted')
  const of = ['s0', 's1', 's2', 's4'].map((seat) => ({ seat: seat as SeatId, hands: 1 }))
  const asks = { for: 'hands', of, among: ['s0', 's1', 's2'], order: 'together' } as const
  const asked = { ...secret, stage: { ...secret.stage, asks } }
  expect(await textIn(VoteScene, asked, true)).not.toMatch(/\d/)
  close()
  const given = { ...asked, count: { ...secret.count, given: ['s0', 's4', 's2'] as SeatId[] } }
  expect(await textIn(VoteScene, given, true)).toMatch(/3\/4.*3 have voted/)
})

test('A vote on many has everybody with hands in it, most first, each with the number', async () => {
  const view = named('vote')
  const most = Object.entries(view.count?.totals ?? {}).sort(([, one], [, other]) => other - one)
  const text = await textIn(VoteScene, view, false)
  const places = most.map(([seat, total]) => {
    const name = view.seats.find(({ id }) => id === seat)?.name ?? 'nobody'
    return text.search(new RegExp(`${name} ?${total}`))
  })
  expect(places.length).toBeGreaterThan(3)
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(text.indexOf(view.seats.find(({ id }) => id === most[0]?.[0])?.name ?? '?')).toBeLessThan(
    text.indexOf(view.seats.find(({ id }) => id === most.at(-1)?.[0])?.name ?? '?'),
  )
})

test('A vote in turn has whom it is about, and no number; the accused are seen and not read', async () => {
  const turn = await textIn(VoteScene, named('voteInTurn'), true)
  close()
  expect(turn).toContain('Somchai')
  expect(turn).not.toMatch(/\d/)
  expect(await textIn(NoticeScene, named('stand'), true)).not.toMatch(/Somchai|Ploy/)
  close()
  expect(await textIn(NoticeScene, named('stand'), false)).toContain('Somchai')
})

test('A speech has its name, its clock and who is next; a discussion has its clock', async () => {
  const speech = await textIn(SpeechScene, named('speech'), true)
  close()
  expect(speech).toMatch(/Nok.*14.*Mali/)
  expect(await textIn(DiscussionScene, named('discussion'), false)).toContain('2:48')
})
