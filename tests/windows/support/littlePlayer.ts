/**
 * What is put into the pages of an evening: a witness that writes down whatever stands there and whatever a phone was sent, and, on
 * phones, a little player who taps what can be seen and touched.
 */
import type { Page } from '@playwright/test'

/** What a page saw, and was done to it. */
export interface Witness {
  /** Every line that stood there in the open, on a phone up to the end. */
  readonly lines: Set<string>
  /** Every line that stood there while it was held open: the own card, or what lies under a finger by night. */
  readonly held: Set<string>
  /** Views that a phone was sent, as text. */
  readonly frames: string[]
  /** How often it was clicked, touched, or a key was pressed. */
  touches: number
  /** How often its player tapped. */
  taps: number
  /** Whether nothing is looked at, written down or tapped any more. */
  rests: boolean
}

declare global {
  interface Window {
    witness: Witness
  }
}

/** How often it is looked, milliseconds. */
const EVERY_MS = 100

/** Puts a witness into a page before it opens. @param seed of its player's chance; null: nobody plays here */
export async function witnessed(page: Page, seed: number | null): Promise<void> {
  await page.addInitScript(
    ([from, every]) => {
      const witness: Witness = {
        lines: new Set(),
        held: new Set(),
        frames: [],
        touches: 0,
        taps: 0,
        rests: false,
      }
      window.witness = witness
      const read = JSON.parse
      JSON.parse = (text: string, ...more: []) => {
        const value = read(text, ...more) as unknown
        if (typeof text === 'string' && text.includes('"at":"table"')) witness.frames.push(text)
        return value
      }
      for (const what of ['pointerdown', 'click', 'keydown'])
        addEventListener(what, () => (witness.touches += 1), true)

      function write(): void {
        // From then on the own cards lie open.
        if (document.querySelector('[data-page="end"]')) return
        const open = document.querySelectorAll('.card.lifted .face, .under')
        const under = [...open].flatMap((one) =>
          one instanceof HTMLElement ? one.innerText.split('\n') : [],
        )
        for (const line of under) witness.held.add(line)
        for (const line of document.body.innerText.split('\n'))
          if (!under.includes(line)) witness.lines.add(line)
      }

      let state = from ?? 0
      function chance(): number {
        state = (state + 0x6d2b79f5) | 0
        let t = Math.imul(state ^ (state >>> 15), 1 | state)
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296
      }
      /** Whether a finger that comes from above meets it. */
      function canBeTouched(button: HTMLButtonElement): boolean {
        if (button.disabled || !button.checkVisibility()) return false
        const { left, top, width, height } = button.getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, top + height / 2)
        return at !== null && button.contains(at)
      }
      function touchable(where: string): HTMLButtonElement[] {
        return [...document.querySelectorAll<HTMLButtonElement>(where)].filter((button) => {
          if (!canBeTouched(button)) button.scrollIntoView({ block: 'center' })
          return canBeTouched(button)
        })
      }
      function tap(where: string): boolean {
        const found = touchable(where)
        const one = found[Math.floor(chance() * found.length)]
        one?.click()
        if (one) witness.taps += 1
        return one !== undefined
      }
      const isPressed = (where: string) =>
        document.querySelector(`${where}[aria-pressed="true"]`) !== null
      /** Holds something open by its key, reads it, and lets go. */
      function hold(where: string): void {
        const [button] = touchable(where)
        if (!button) return
        button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
        setTimeout(() => {
          write()
          dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }))
        }, every / 2)
      }

      function byNight(): void {
        if (isPressed('.taps .done')) return
        if (chance() < 0.3) return hold('.pad')
        const isChosen = isPressed('.taps .list .tap')
        if (!isChosen && tap('.taps .list .tap')) return
        if (chance() < 0.7) tap('.taps .done')
      }
      function atDeal(): void {
        if (tap('.then .main')) return
        if (document.querySelector('.then .top') && !isPressed('.then .top .big'))
          if (tap('.then .top button')) return
        hold('.card')
      }
      function byDay(): void {
        if (document.querySelector('.ask') && chance() < 0.5) {
          const isNaming = document.querySelector('.ask .kinds, .ask .requests') !== null
          if (!isPressed('.ask .big') || chance() < (isNaming ? 0.3 : 0.1)) {
            if (tap('.ask .big.main')) return
            if (tap('.ask .big')) return
          }
        }
        if (chance() < 0.4 && tap('.speech .main')) return
        if (chance() < 0.3 && !isPressed('.enough .big')) tap('.enough .big')
        // Now and then somebody looks at the other pages, and comes back.
        else if (chance() < 0.02) tap('.tabs .tab')
        else if (!isPressed('.tabs .tab:first-child')) tap('.tabs .tab:first-child')
      }
      function play(): void {
        if (document.querySelector('[data-page="night"]')) byNight()
        else if (document.querySelector('[data-page="deal"] .deal')) atDeal()
        else if (document.querySelector('[data-page="table"]')) byDay()
      }

      setInterval(() => {
        if (!document.body || witness.rests) return
        write()
        if (from !== null) play()
      }, every)
    },
    [seed, EVERY_MS] as const,
  )
}

/** From now on the page is as it is for whoever only holds it. */
export const letRest = (page: Page): Promise<void> =>
  page.evaluate(() => void (window.witness.rests = true))

/** What a page's witness has written down by now. */
export const testimony = (page: Page) =>
  page.evaluate(() => {
    const { lines, held, frames, touches, taps } = window.witness
    return { lines: [...lines], held: [...held], frames, touches, taps }
  })
