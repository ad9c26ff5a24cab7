// @vitest-environment happy-dom
/** The text field of the workshop with its list of words, and an evening in words, without a browser's layout. */
import { createPinia } from 'pinia'
import { createApp, h, nextTick, reactive, ref, shallowRef, type Component } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameEvening, Reply } from '../../src/bridge'
import LinedText from '../../src/facilitator/workshop/text/LinedText.vue'
import WordHint from '../../src/facilitator/workshop/text/WordHint.vue'
import PreviewEvening from '../../src/facilitator/workshop/preview/PreviewEvening.vue'
import type { WordNote } from '../../src/facilitator/workshop/words/offers'
import { gameWords } from '../../src/host/games/words'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { desk } from '../../src/i18n/locales/en/desk'
import { inn, withGames } from '../host/fixtures/ownGames'

const replies = vi.hoisted(() => ({
  of: null as ((type: string, payload: object) => Promise<unknown>) | null,
}))
vi.mock('../../src/facilitator/commands/useCommands', () => ({
  useCommands: () => ({
    ask: (type: string, payload: object) => replies.of?.(type, payload),
    act: () => Promise.resolve(true),
  }),
}))

/** Lets what was asked be answered and drawn. */
async function drawn(): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    await nextTick()
  }
}

function mount(component: Component, props: Record<string, unknown>): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const app = createApp({ render: () => h(component, props) })
  app.use(createPinia())
  app.use(createWindowI18n(desk))
  app.mount(place)
  unmount = () => app.unmount()
  return place
}
let unmount = (): void => {}

beforeEach(() => {
  replies.of = async (type) => {
    if (type !== 'games.words') throw new Error(type)
    return { ok: true, data: await gameWords() } satisfies Reply
  }
  // The field writes as a browser does.
  document.execCommand = ((_: string, __: boolean, text: string) => {
    const field = document.querySelector('textarea')
    if (!field) return false
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input'))
    return true
  }) as typeof document.execCommand
})
afterEach(() => {
  unmount()
  document.body.innerHTML = ''
})

describe('The text of a game', () => {
  const text = ref('')
  const notes = shallowRef<WordNote | null>(null)

  async function field(begins: string): Promise<HTMLTextAreaElement> {
    text.value = begins
    const field = {
      render: () =>
        h(LinedText, {
          label: 'Text',
          hint: 'hint',
          problems: [],
          modelValue: text.value,
          'onUpdate:modelValue': (next: string) => (text.value = next),
          onNote: (note: WordNote | null) => (notes.value = note),
        }),
    }
    mount(field, {})
    const found = document.querySelector('textarea') as HTMLTextAreaElement
    await drawn()
    found.focus()
    found.setSelectionRange(begins.length, begins.length)
    return found
  }
  async function press(on: HTMLElement, key: string, more: object = {}): Promise<boolean> {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    on.dispatchEvent(event)
    await drawn()
    return event.defaultPrevented
  }
  const said = (): string =>
    document.querySelector('[data-testid="words-spoken"]')?.textContent ?? ''
  async function complete(on: HTMLElement): Promise<boolean> {
    const isTaken = await press(on, ' ', { code: 'Space', ctrlKey: true })
    // The words of the language come from the host.
    await vi.waitFor(() => expect(said()).not.toBe(''), { timeout: 5000 })
    return isTaken
  }
  const options = (): string[] =>
    [...document.querySelectorAll('[role="option"]')].map(
      (each) => each.getAttribute('data-word') ?? '',
    )

  test('offers words on Ctrl+Space, leads through them by arrows, and writes the chosen one on Enter', async () => {
    const on = await field('vi')
    expect(await press(on, 'ArrowDown')).toBe(false)
    expect(await complete(on)).toBe(true)
    expect(options()[0]).toBe('victory')
    expect(on.getAttribute('aria-controls')).toBe(
      document.querySelector('[role="listbox"]')?.id ?? 'none',
    )
    expect(await press(on, 'ArrowDown')).toBe(true)
    const chosen = document.getElementById(on.getAttribute('aria-activedescendant') ?? '')
    expect(chosen?.getAttribute('aria-selected')).toBe('true')
    await press(on, 'ArrowUp')
    expect(await press(on, 'Enter')).toBe(true)
    expect(text.value).toBe('victory: ')
    expect(options()).toEqual([])
    expect(on.hasAttribute('aria-controls')).toBe(false)
    // Without a list Enter is the field's own key.
    expect(await press(on, 'Enter')).toBe(false)
  })

  test('says how many there are, or that there is none, and Escape puts the list away', async () => {
    const on = await field('di')
    await complete(on)
    expect(said()).toMatch(/\d/)
    expect(await press(on, 'Escape')).toBe(true)
    expect(options()).toEqual([])
    expect(await press(on, 'Escape')).toBe(false)
    text.value = 'name: The old inn'
    await drawn()
    on.setSelectionRange(9, 9)
    await complete(on)
    expect(said()).toBe(desk.workshop.words.none)
  })

  test('takes a word that is clicked, too', async () => {
    const on = await field('tag')
    await complete(on)
    document
      .querySelector('[data-word="tagline"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await drawn()
    expect(text.value).toBe('tagline: ')
    expect(document.activeElement).toBe(on)
  })

  test('says what the word is for that the cursor rests in', async () => {
    const on = await field('roles:\n  wolf: {}')
    on.setSelectionRange(2, 2)
    await vi.waitFor(
      () => {
        document.dispatchEvent(new Event('selectionchange'))
        expect(notes.value?.word).toBe('roles')
      },
      { timeout: 5000, interval: 400 },
    )
    const place = mount(WordHint, { id: 'hint', note: notes.value })
    expect(place.textContent).toContain('Who there is.')
  })
})

describe('An evening of invented players', () => {
  test('is told from the deal to the end, another one on demand, and the same one under a new text', async () => {
    const bench = await withGames({})
    const asked: number[] = []
    replies.of = async (_, payload) => {
      const command = { type: 'games.evening', ...payload } as never
      asked.push((payload as { seed: number }).seed)
      return { ok: true, data: (await bench.does(command)) as GameEvening }
    }
    const props = reactive({
      text: inn,
      playable: true,
      wanted: { players: 6, language: 'en', options: {} },
    })
    const place = mount({ render: () => h(PreviewEvening, props) }, {})
    const click = async (id: string) => {
      place.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click()
      await nextTick()
      await vi.waitFor(
        () => {
          expect(place.querySelector('[role="status"]')).toBeNull()
          expect(place.querySelector('[data-testid="shown-evening"]')).not.toBeNull()
        },
        { timeout: 5000 },
      )
    }
    await click('show-evening')
    const told = () => place.querySelector('[data-testid="shown-evening"]')?.textContent ?? ''
    const first = told()
    for (const words of ['Who has which card', 'Thief', 'Night 1', 'Day 1', 'The end', 'Alma'])
      expect(first).toContain(words)
    expect(place.querySelectorAll('dt')).toHaveLength(6)
    expect(place.querySelector('[data-testid="same-evening"]')).toBeNull()
    await click('show-evening')
    expect(told()).not.toBe(first)
    props.text = inn.replace('name: Thief', 'name: Magpie')
    await nextTick()
    await click('same-evening')
    expect(told()).toContain('Magpie')
    expect(asked).toEqual([1, 2, 2])
    expect(bench.errors).toEqual([])
  })
})
