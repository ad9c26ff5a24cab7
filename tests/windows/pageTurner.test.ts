// @vitest-environment happy-dom
import { createPinia } from 'pinia'
import { createApp, nextTick } from 'vue'
import { expect, test } from 'vitest'
import type { Command, FacilitatorView, FacilitatorWindow, HandbookEntry } from '../../src/bridge'
import { useDesk } from '../../src/facilitator/desk/deskStore'
import PageTurner from '../../src/facilitator/game/handbook/PageTurner.vue'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { desk } from '../../src/i18n/locales/en/desk'

test('The handbook is turned on the big screen from its first page to its last, and back', async () => {
  const entries: HandbookEntry[] = [
    { kind: 'role', id: 'nurse' },
    { kind: 'role', id: 'thug' },
    { kind: 'night', id: 'later' },
  ]
  const pinia = createPinia()
  let show: (view: FacilitatorView) => void = () => {}
  const up = (rule: HandbookEntry | null) => show({ picture: { rule } } as never)
  const actions = new Proxy({} as FacilitatorWindow['actions'], {
    get: (_, type: string) => (rest: object) => {
      const asked = { type, ...rest } as Command
      if (asked.type === 'show.rule') up(asked.rule)
      return Promise.resolve({ ok: true })
    },
  })
  useDesk(pinia).attach({
    onConnection: () => () => {},
    now: () => 0,
    onView: (see) => {
      show = see
      return () => {}
    },
    onPack: () => () => {},
    actions,
  })
  up(null)
  const root = document.body.appendChild(document.createElement('div'))
  const app = createApp(PageTurner, { entries }).use(pinia).use(createWindowI18n(desk))
  app.mount(root)
  const button = (id: string) => root.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`)
  const page = () => root.querySelector('[role="status"]')?.textContent.trim()
  const click = async (id: string) => {
    button(id)?.click()
    await nextTick()
  }
  expect(button('page-next')?.textContent).toContain('Page by page')
  expect(button('page-before')?.disabled).toBe(true)
  for (const expected of ['1 of 3', '2 of 3', '3 of 3']) {
    await click('page-next')
    expect(page()).toBe(expected)
  }
  expect(button('page-next')?.disabled).toBe(true)
  await click('page-before')
  expect(page()).toBe('2 of 3')
  up(null)
  await nextTick()
  expect(page()).toBeUndefined()
  app.unmount()
  root.remove()
})
