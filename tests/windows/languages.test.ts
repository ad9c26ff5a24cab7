// @vitest-environment happy-dom
/** A language that nobody speaks, added as every other: what says it, and when. */
import { createPinia } from 'pinia'
import { type App, createApp, h, nextTick } from 'vue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { menuTemplate } from '../../electron/main/menu/menuTemplate'
import { SpokenTexts } from '../../electron/main/texts'
import { _template } from '../../rulesets/_template/pack'
import { texts } from '../../rulesets/_template/texts/en'
import type { FacilitatorWindow, ProjectorWindow } from '../../src/bridge'
import Desk from '../../src/facilitator/App.vue'
import { useDesk } from '../../src/facilitator/desk/deskStore'
import { useGameTexts } from '../../src/facilitator/words/gameTexts'
import type { Host } from '../../src/host/host'
import SettingsSheet from '../../src/facilitator/settings/SettingsSheet.vue'
import { byName, type Languages } from '../../src/i18n/languages'
import { createWindowI18n, windowLanguages } from '../../src/i18n/createI18n'
import { desk } from '../../src/i18n/locales/en/desk'
import { desktop } from '../../src/i18n/locales/en/desktop'
import { projector } from '../../src/i18n/locales/en/projector'
import { useShow } from '../../src/projector/show/store/showStore'
import { useWords } from '../../src/projector/show/store/useWords'
import { openHost, type Bench } from '../host/fixtures/openHost'
import { accented, gamesMadeUp, MADE_UP, withMadeUp } from '../support/madeUpLanguage'

const packs = { lighthouse: { ..._template, rules: { ..._template.rules, id: 'lighthouse' } } }
const speaking = {
  packs,
  languages: withMadeUp,
  gamesInLanguage: () => Promise.resolve(gamesMadeUp(packs)),
}

const mounted: (() => void)[] = []
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount()
})

function mount(app: App): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  app.mount(root)
  mounted.push(() => {
    app.unmount()
    root.remove()
  })
  return root
}

const rest = { onConnection: () => () => {}, now: () => 0 }

/** The host's window as its `main.ts` makes it. */
function openDesk(host: Host): HTMLElement {
  const { i18n, speaker } = windowLanguages(
    desk,
    withMadeUp,
    async (its) => (await its.desk()).desk,
    ({ app: { title } }) => title,
  )
  const pinia = createPinia()
  const app = createApp(Desk).use(pinia).use(i18n)
  useGameTexts(pinia).attach({ onPack: (take) => host.subscribeFacilitator(() => {}, take) })
  const onView: FacilitatorWindow['onView'] = (see) => host.subscribeFacilitator(see)
  useDesk(pinia).attach({ ...rest, onView, onPack: () => () => {}, actions: {} as never })
  onView(({ settings }) => void speaker.choose(settings.language))
  return mount(app)
}

/** What the room's window says of its own and of the game. */
function openShow(host: Host): HTMLElement {
  const { i18n, speaker } = windowLanguages(
    projector,
    withMadeUp,
    async (its) => (await its.show()).projector,
    ({ title }) => title,
  )
  const pinia = createPinia()
  const says = {
    setup() {
      const { phase, game } = useWords()
      return () => h('p', [phase.value, ' / ', game.texts?.name])
    },
  }
  const app = createApp(says).use(pinia).use(i18n)
  const onView: ProjectorWindow['onView'] = (see) => host.subscribeProjector(see)
  const onPack: ProjectorWindow['onPack'] = (take) => host.subscribeProjector(() => {}, take)
  useShow(pinia).attach({ ...rest, onView, onPack })
  onView(({ show }) => void speaker.choose(show.language))
  return mount(app)
}

const choose = (bench: Bench, language: string) =>
  bench.does({ type: 'settings.set', settings: { language } })

/** Words in plain letters, the names of guests aside. */
const inPlainLetters = (page: HTMLElement, names: readonly string[]): string[] =>
  names
    .reduce((text, name) => text.replaceAll(name, ' '), page.textContent ?? '')
    .match(/[A-Za-z]{3,}/g) ?? []

/** The settings of a host that can be in these languages. */
async function settingsIn(languages: Languages): Promise<HTMLElement> {
  const { host } = await openHost({ packs, languages })
  const pinia = createPinia()
  const app = createApp(SettingsSheet).use(pinia).use(createWindowI18n(desk))
  const onView: FacilitatorWindow['onView'] = (see) => host.subscribeFacilitator(see)
  useDesk(pinia).attach({ ...rest, onView, onPack: () => () => {}, actions: {} as never })
  return mount(app)
}

describe('The settings', () => {
  test('Offer the languages of desk and room, by their own names', async () => {
    const page = await settingsIn(withMadeUp)
    const offered = ['setting-language', 'setting-room-language'].map((id) =>
      [...page.querySelectorAll(`[data-testid="${id}"] option`)].map(({ textContent }) =>
        textContent.trim(),
      ),
    )
    const names = byName(Object.values(withMadeUp), 'en').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([accented('English'), 'Deutsch', 'English']))
    expect(offered).toEqual([names, [desk.settings.sameLanguage, ...names]])
  })

  test('Say nothing of languages where there is only one', async () => {
    const page = await settingsIn({ en: { name: 'English' } })
    expect(page.querySelectorAll('input').length).toBeGreaterThan(5)
    expect(page.textContent).not.toContain(desk.settings.language)
  })
})

describe('A language of the list', () => {
  test('Both windows change to it while the evening runs, and back, and are not loaded anew for it', async () => {
    const bench = await openHost(speaking)
    await bench.does({ type: 'demo.begin', ruleset: 'lighthouse', players: 7 })
    const guests = bench.view().deal?.seats.map(({ name }) => name) ?? []
    while (!bench.view().game?.open) await bench.does({ type: 'demo.step' })
    const plainWords = (page: HTMLElement) => inPlainLetters(page, guests)
    const [ofDesk, ofShow] = [openDesk(bench.host), openShow(bench.host)]
    await nextTick()
    const frame = ofDesk.querySelector('.frame')
    expect(ofShow.textContent).toBe(`Night 1 / ${texts.name}`)
    const inEnglish = ofDesk.textContent ?? ''
    expect(plainWords(ofDesk).length).toBeGreaterThan(20)

    await choose(bench, MADE_UP)
    await vi.waitFor(() => expect(document.documentElement.lang).toBe(MADE_UP))
    await vi.waitFor(() => expect(ofShow.textContent).toContain(accented(texts.name)))
    expect(plainWords(ofShow)).toEqual([])
    expect(plainWords(ofDesk)).toEqual([])
    expect(ofDesk.querySelector('.frame')).toBe(frame)

    await choose(bench, 'en')
    await vi.waitFor(() => expect(ofDesk.textContent).toBe(inEnglish))
    expect(bench.errors).toEqual([])
  })

  test('What the program answers by a code is said in it', async () => {
    const bench = await openHost(speaking)
    await choose(bench, MADE_UP)
    const page = openDesk(bench.host)
    await vi.waitFor(() => expect(document.documentElement.lang).toBe(MADE_UP))
    bench.host.notice('closedRoughly', 'warning')
    await vi.waitFor(() =>
      expect(page.textContent).toContain(accented(desk.codes.notices.closedRoughly.title)),
    )
  })

  test('Death stories are told in it', async () => {
    const bench = await openHost(speaking)
    await choose(bench, MADE_UP)
    await bench.does({ type: 'demo.begin', ruleset: 'lighthouse', players: 7 })
    for (let steps = 0; !bench.room().story && steps < 400; steps++)
      await bench.does({ type: 'demo.step' })
    const { lead, body } = bench.room().story ?? { lead: '', body: [] }
    const told = [...body, lead].join(' ')
    expect(told).toMatch(/ẽẽ/)
    expect(told.replaceAll('{name}', '')).not.toMatch(/[A-Za-z]{4,}/)
  })

  test('The menu changes with it', async () => {
    const spoken = new SpokenTexts(withMadeUp)
    const labels = () =>
      menuTemplate(spoken.now, 'linux', null, {} as never).map(({ label }) => label)
    const seen: unknown[] = []
    spoken.onChange(() => seen.push(labels()))
    const english = labels()
    await spoken.choose(MADE_UP)
    await spoken.choose('en')
    const { program, edit, screens } = desktop.menu
    expect(english).toEqual([program, edit, screens])
    expect(seen).toEqual([[program, edit, screens].map(accented), english])
  })

  test('A host that was closed in it opens in it', async () => {
    const bench = await openHost(speaking)
    await choose(bench, MADE_UP)
    const again = await bench.again()
    const names: unknown[] = []
    again.host.subscribeFacilitator(
      () => {},
      (pack) => names.push(pack.texts?.name),
    )
    expect(names).toEqual([accented(texts.name)])
  })
})
