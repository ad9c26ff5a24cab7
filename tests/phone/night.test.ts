// @vitest-environment happy-dom
/** A night on phones: a page that is the same for everybody, what lies under one finger, and what is sent. */
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SeatId } from '../../src/engine'
import type { Finger, PhoneNight } from '../../src/bridge/views/phoneNight'
import { LOOK_UP_MS } from '../../src/phone/night/useLookUp'
import { gameFile } from '../windows/fixtures/phonePage'
import { asked, calling, night, seats, table } from '../windows/fixtures/phoneViews'
import { openPage, type OpenPage } from './openPage'

const SAID = 'Point at the player you want to strike.'
const NOT_CALLED = 'You aren’t called. Tap somebody and Done, like everybody.'

let page: OpenPage
beforeEach(async () => {
  page = await openPage(gameFile)
  await page.show(calling())
  await vi.waitFor(() => expect(page.text()).toContain(SAID))
})
afterEach(() => {
  vi.useRealTimers()
  page.close()
})

const pointer = (type: string, pointerId = 1) =>
  new PointerEvent(type, { bubbles: true, pointerId, button: 0 })

async function happens(where: EventTarget, event: Event): Promise<void> {
  where.dispatchEvent(event)
  await nextTick()
}
const pad = (): Element => page.root.querySelector('[data-testid=finger]') ?? page.root
const press = () => happens(pad(), pointer('pointerdown'))
const lift = () => happens(window, pointer('pointerup'))
const under = (): string =>
  [...page.root.querySelectorAll('[data-testid=under] > span')]
    .map((line) => line.textContent?.trim())
    .join(' | ')

/** What is read under the finger of somebody in a call. */
async function held(called: Finger['called'], ofNight: Partial<PhoneNight> = {}): Promise<string> {
  await page.show(calling(ofNight, called))
  await press()
  const read = under()
  await lift()
  return read
}

const blocked: Finger['called'] = { ...asked, variant: 'blocked', seats: [], most: 0 }
const fingers: Readonly<Record<string, Finger['called']>> = {
  'nobody who is called': null,
  'one who is asked': asked,
  'one who is blocked': blocked,
  'one whose answer counts': { ...asked, taken: true },
  'one whose answer is refused': { ...asked, refused: true },
  'one of three who see each other': {
    ...asked,
    others: [
      { seat: 's3', at: ['s4'] },
      { seat: 's6', at: [] },
    ],
  },
  'one who is shown something': { ...asked, told: [{ step: 'police.check', signal: 'yes' }] },
}

describe('A page of the night (PH-29)', () => {
  test('is the same to the letter for whoever is asked, blocked, shown something, out or not called', async () => {
    const pages = new Set<string>()
    for (const called of Object.values(fingers)) {
      for (const out of [false, true]) {
        await page.show(calling({}, called, { out }))
        pages.add(page.root.innerHTML)
      }
    }
    expect(pages.size).toBe(1)
  })

  test('does the same and says as much to the host when tapped, whoever taps', async () => {
    const courses = new Set<string>()
    let at = 0
    for (const called of Object.values(fingers)) {
      at += 1
      const ofNight = { opening: `n1-${at}` }
      const from = page.said.length
      const seen: string[] = []
      for (const name of ['Fay', 'Ann', 'Done', 'Ben']) {
        await page.show(calling(ofNight, called))
        await page.press(name)
        seen.push(page.root.innerHTML)
      }
      courses.add(JSON.stringify([seen, page.said.slice(from)]).replaceAll(ofNight.opening, 'n1-x'))
    }
    expect(courses.size).toBe(1)
  })

  test('has all names at the table, the dead and the own one among them, and a button more for Done', () => {
    const names = [...page.root.querySelectorAll('.names button')].map((one) => one.textContent)
    expect(names).toHaveLength(seats.length)
    expect(page.root.querySelectorAll('.done')).toHaveLength(1)
  })

  test('has no names where nobody chooses any, and words where words are said', async () => {
    await page.show(calling({ cover: { seats: 0, words: [] } }))
    expect(page.root.querySelectorAll('.tap')).toHaveLength(1)
    await page.show(calling({ cover: { seats: 0, words: ['pass'] } }))
    expect([...page.root.querySelectorAll('.words button')].map((one) => one.textContent)).toEqual([
      expect.stringContaining('Shakes their head'),
    ])
  })

  test('says for all to look once more, to answer late, whose phone it waits for and that something is put right', async () => {
    await page.show(calling({ part: 'look' }))
    expect(page.text()).toContain('Look under your finger once more.')
    await page.show(calling({ shows: 'late', call: null }))
    expect(page.text()).toContain('Last chance')
    await page.show(calling({ waitsFor: ['s1'] }))
    expect(page.text()).toContain('Waiting for a phone: Ben')
    await page.show(calling({ shows: 'back', call: null }))
    expect(page.text().trim()).toBe('One moment. The host is putting something right.')
  })

  test('is the black page of today where the host goes on by voice, and waits in silence for the first call', async () => {
    await page.show(night)
    expect(page.text().trim()).toBe('Night. Lay the phone down.')
    await page.show(calling({ opening: '', call: null }))
    expect(page.root.querySelectorAll('button')).toHaveLength(0)
  })
})

describe('What is tapped', () => {
  const taps = () => page.said.map((said) => (said.type === 'tap' ? said : null))

  test('is sent with each change, is seen at once, and is not done before Done', async () => {
    await page.press('Ann')
    expect(page.root.querySelector('[aria-pressed=true]')?.textContent).toContain('Ann')
    await page.press('Cid')
    await page.press('Done')
    expect(page.text()).toContain('Done. Wait with the others.')
    await page.press('Cid')
    expect(taps()).toEqual([
      { type: 'tap', opening: 'n1-1', seats: ['s0'], word: null, done: false },
      { type: 'tap', opening: 'n1-1', seats: ['s2'], word: null, done: false },
      { type: 'tap', opening: 'n1-1', seats: ['s2'], word: null, done: true },
      { type: 'tap', opening: 'n1-1', seats: [], word: null, done: false },
    ])
  })

  test('is as many names as the call takes at its widest: one more puts the oldest out', async () => {
    await page.show(calling({ cover: { seats: 2, words: [] } }))
    for (const name of ['Ann', 'Cid', 'Dora']) await page.press(name)
    expect(taps().at(-1)?.seats).toEqual(['s2', 's3'])
  })

  test('is a word or a name, but both where the word says what is done, and in a late call', async () => {
    const both = async (ofNight: Partial<PhoneNight>) => {
      await page.show(calling(ofNight))
      await page.press('Ann')
      await page.press('Shakes their head')
      return taps().at(-1)
    }
    const cover = { seats: 1, words: ['pass'] }
    expect(await both({ opening: 'n1-2', cover })).toMatchObject({ seats: [], word: 'pass' })
    const first = { ...cover, wordFirst: true } as const
    expect(await both({ opening: 'n1-3', cover: first })).toMatchObject({
      seats: ['s0'],
      word: 'pass',
    })
    await page.show(calling({ opening: 'n1-4', shows: 'late', call: null, cover }))
    await page.press('Ann')
    const [word] = page.root.querySelectorAll<HTMLElement>('.words button')
    word?.click()
    expect(taps().at(-1)).toMatchObject({ seats: ['s0'], word: 'pass' })
  })

  test('is forgotten with its call', async () => {
    await page.press('Ann')
    await page.show(calling({ opening: 'n1-2' }))
    expect(page.root.querySelectorAll('[aria-pressed=true]')).toHaveLength(0)
  })
})

describe('Under the finger', () => {
  test('is nothing before it lies there, and nothing when it is gone, and nothing without the host', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await page.show(calling({}, asked))
    expect(page.root.innerHTML).not.toContain('You’re called')
    await press()
    expect(under()).toContain('You’re called')
    await page.connect(false)
    vi.advanceTimersByTime(5000)
    await nextTick()
    expect(under()).toBe('')
    await lift()
    await press()
    expect(under()).toBe('')
    expect(page.root.innerHTML).not.toContain('You’re called')
  })

  test('stands for whoever is not called a line of its own, when something comes back, too (PH-30)', async () => {
    expect(await held(null)).toBe(NOT_CALLED)
    expect(await held(null, { part: 'look' })).toBe(
      'You aren’t called. Nobody shows you anything this time.',
    )
  })

  test('stands what is asked, and who may not be chosen', async () => {
    expect(await held(asked)).toBe(`You’re called. ${SAID} | Not possible: Ben and Fay`)
    expect(await held({ ...asked, seats: ['s0', 's2'] })).toContain('Only possible: Ann and Cid')
    const more = { ...asked, most: 2, words: ['pass'] }
    expect(await held(more)).toContain(
      'Choose up to 2, or nobody | Not possible: Ben and Fay | You can say: Shakes their head',
    )
  })

  test('stands whether the answer counts, and with whom one points at whom', async () => {
    expect(await held({ ...asked, taken: true })).toContain('Noted.')
    const refused = await held({ ...asked, taken: true, refused: true })
    expect(refused).toContain('That doesn’t count. Choose again.')
    expect(refused).not.toContain('Noted.')
    const others = fingers['one of three who see each other'] ?? null
    expect(await held(others)).toContain('Dora → Maximilian · Gus → –')
  })

  test('stands for one who is blocked that nothing can be done', async () => {
    expect(await held(blocked)).toContain('You cannot act this time.')
    expect(await held({ ...asked, seats: [], most: 0 })).toContain('nothing to choose for you')
  })

  test('stands what came back: a thumb, names, a card', async () => {
    const told = (signal: NonNullable<Finger['called']>['told'][number]['signal']) =>
      held({ ...asked, told: [{ step: 'police.check', signal }] })
    expect(await told(['s0', 's4'] satisfies SeatId[])).toMatch(/^Ann · Maximilian \|/)
    expect(await told('blackKing')).toMatch(/^black King \|/)
    expect(await told([])).toMatch(/^Nobody \|/)
    await page.show(calling({}, { ...asked, told: [{ step: 'x', signal: 'no' }] }))
    await press()
    expect(page.root.querySelectorAll('.thumb.down')).toHaveLength(1)
  })

  test('is said by a screen reader only after “I wear headphones”', async () => {
    const spoken = () => page.root.querySelector('[data-testid=spoken]')?.textContent ?? ''
    await page.show(calling({}, asked))
    expect(spoken()).toBe('')
    await page.press('I wear headphones')
    expect(spoken()).toContain('You’re called')
    await happens(window, new Event('pagehide'))
    expect(spoken()).toBe('')
  })
})

describe('When the night is over', () => {
  const dawn = (items: readonly { kind: string; of: string }[]) =>
    table({ phase: { kind: 'dawn', n: 2 }, scene: 'dawn', items: items as never })

  test('everybody looks up, until something is announced, and for four seconds at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await page.show(dawn([]))
    expect(page.text().trim()).toBe('Look up.')
    await vi.advanceTimersByTimeAsync(LOOK_UP_MS.least)
    expect(page.text().trim()).toBe('Look up.')
    await page.show(dawn([{ kind: 'died', of: 's5' }]))
    expect(page.text()).toContain('Fay')
    await page.show(calling({ opening: 'n1-9' }))
    await page.show(dawn([]))
    await vi.advanceTimersByTimeAsync(LOOK_UP_MS.most)
    expect(page.text()).not.toContain('Look up.')
  })

  test('nobody is told so after a night of closed eyes', async () => {
    await page.show(night)
    await page.show(dawn([]))
    expect(page.text()).not.toContain('Look up.')
    await page.show(calling())
    await page.show(night)
    await page.show(dawn([]))
    expect(page.text()).not.toContain('Look up.')
  })
})
