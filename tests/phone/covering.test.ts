// @vitest-environment happy-dom
/** The own card on a phone: when it is seen, when it is heard, and all that covers it. */
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { COVER_AFTER_MS } from '../../src/phone/store/phoneStore'
import { gameFile } from '../windows/fixtures/phonePage'
import { dealt, night, table } from '../windows/fixtures/phoneViews'
import { openPage, type OpenPage } from './openPage'

const SECRET = 'black King'

let page: OpenPage
beforeEach(async () => {
  page = await openPage(gameFile)
  await page.show(dealt)
  await vi.waitFor(() => expect(page.text()).toContain('Your cards'))
  await vi.waitFor(async () => {
    await lift()
    expect(page.text()).toContain(SECRET)
  })
  await happens(window, pointer('pointerup'))
  expect(page.text()).not.toContain(SECRET)
})
afterEach(() => {
  vi.useRealTimers()
  page.close()
})

const pointer = (type: string, pointerId = 1) =>
  new PointerEvent(type, { bubbles: true, pointerId, button: 0 })
const card = (): Element => page.root.querySelector('[data-testid=card]') ?? page.root

async function happens(where: EventTarget, event: Event): Promise<void> {
  where.dispatchEvent(event)
  await nextTick()
}
const lift = (): Promise<void> => happens(card(), pointer('pointerdown'))
const isSeen = (): boolean => page.root.innerHTML.includes(SECRET)

/** The page as a browser has it that shows another one. */
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: hidden ? 'hidden' : 'visible',
  })
}

describe('A card (PH-16)', () => {
  test('is nowhere in the page before a finger lies on it, and is there while one does', async () => {
    expect(isSeen()).toBe(false)
    await lift()
    expect(isSeen()).toBe(true)
  })

  test.each([
    ['the finger is lifted', () => pointer('pointerup'), window],
    ['the finger is taken for a gesture', () => pointer('pointercancel'), window],
    ['another window comes to the front', () => new Event('blur'), window],
    ['the page is left', () => new Event('pagehide'), window],
  ])('is covered when %s', async (_, event, where) => {
    await lift()
    await happens(where, event())
    expect(isSeen()).toBe(false)
  })

  test('is covered when the page goes into the background', async () => {
    await lift()
    hide(true)
    await happens(document, new Event('visibilitychange'))
    hide(false)
    expect(isSeen()).toBe(false)
  })

  test('stays while another finger comes and goes', async () => {
    await lift()
    await happens(card(), pointer('pointerdown', 2))
    await happens(window, pointer('pointerup', 2))
    expect(isSeen()).toBe(true)
    await happens(window, pointer('pointerup'))
    expect(isSeen()).toBe(false)
  })

  test('is covered after five seconds without the host, not before, and is not lifted until he is back', async () => {
    vi.useFakeTimers()
    await lift()
    await page.connect(false)
    vi.advanceTimersByTime(COVER_AFTER_MS - 1)
    await nextTick()
    expect(isSeen()).toBe(true)
    vi.advanceTimersByTime(1)
    await nextTick()
    expect(isSeen()).toBe(false)
    await happens(window, pointer('pointerup'))
    await lift()
    expect(isSeen()).toBe(false)
    await page.connect(true)
    await happens(window, pointer('pointerup'))
    await lift()
    expect(isSeen()).toBe(true)
  })

  test('is covered when cards are dealt anew, though the finger stays', async () => {
    await lift()
    await page.show(
      table(
        { phase: null },
        {
          cards: {
            dealt: [{ card: 'blackKing', role: 'killer', team: 'killers' }],
            chooses: false,
            looked: false,
            changed: {},
          },
        },
      ),
    )
    expect(isSeen()).toBe(false)
  })

  test('can be held open by a key', async () => {
    await happens(
      card(),
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    )
    expect(isSeen()).toBe(true)
    await happens(window, new KeyboardEvent('keyup', { key: ' ' }))
    expect(isSeen()).toBe(false)
  })

  test('is said by a screen reader only after “I wear headphones”, and no more after the page was away', async () => {
    const spoken = () => page.root.querySelector('[data-testid=spoken]')?.textContent ?? ''
    expect(spoken()).toBe('')
    await page.press('I wear headphones')
    expect(spoken()).toContain(SECRET)
    await happens(window, new Event('pagehide'))
    expect(spoken()).toBe('')
  })

  test('has as many pages as every other', async () => {
    expect(page.root.querySelectorAll('.page[aria-pressed]')).toHaveLength(4)
  })

  test('is nowhere by night, whose page is one line (PH-17)', async () => {
    await page.show(night)
    expect(page.text().trim()).toBe('Night. Lay the phone down.')
    expect(page.root.querySelectorAll('button')).toHaveLength(0)
  })
})

describe('At the deal', () => {
  test('nobody says that he has looked before he has, or without saying which card lies on top', async () => {
    page.close()
    page = await openPage(gameFile)
    await page.show(dealt)
    await page.press('Look at it first.')
    expect(page.said).toEqual([])
    await lift()
    await happens(window, pointer('pointerup'))
    await page.press('I have looked')
    expect(page.said).toEqual([])
    await page.press('the right one')
    await page.press('I have looked')
    expect(page.said).toEqual([{ type: 'looked', top: 1 }])
  })

  test('the phone counts who has looked', () => {
    expect(page.text()).toContain('2 of 9 have looked')
  })
})
