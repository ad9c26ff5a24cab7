/** Reads both windows as somebody would who knows one language: what is English in them, and what cannot be read whole. */
import { expect, type Page } from '@playwright/test'
import { gamesInLanguage } from '../../../rulesets/inLanguage'
import { languages } from '../../../src/i18n/languages'
import { desk as englishDesk } from '../../../src/i18n/locales/en/desk'
import { projector as englishRoom } from '../../../src/i18n/locales/en/projector'
import { games, languagesOf, textsOf } from '../../support/games'
import { textsIn } from '../../support/placeholders'
import { complaints } from '../fixtures/legible'
import { atRest } from './atRest'
import type { BrowserTable } from './browserTable'
import { caughtUp } from './caughtUp'

export const SMALL = { width: 1024, height: 768 }
const LARGE = { width: 1920, height: 1080 }

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
const wordsOf = (table: unknown): string[] =>
  textsIn(table).flatMap(([, text]) => wordsIn(text.replaceAll(/\{\w+|\}/g, ' ')))

/**
 * Words of the English texts that no text of the other language has: whoever reads one reads English.
 * @param own what the language has besides its texts: names of players, keys that it calls as English does
 */
export async function englishOnly(
  language: string,
  game: string,
  own: readonly string[],
): Promise<Set<string>> {
  const parts = (await languages[language]?.load?.())?.language
  const known = new Set([
    ...wordsOf((await parts?.desk())?.desk),
    ...wordsOf((await parts?.show())?.projector),
    ...Object.keys(games).flatMap((id) =>
      languagesOf(id).includes(language) ? wordsOf(textsOf(id, language)) : [],
    ),
    ...wordsOf((await gamesInLanguage(language))[game]?.stories),
    ...own.flatMap(wordsIn),
  ])
  const english = [...wordsOf(englishDesk), ...wordsOf(englishRoom), ...wordsOf(textsOf(game))]
  return new Set(english.filter((word) => !known.has(word)))
}

/** All that can be read in a window or is read aloud to who cannot see it. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title]
    for (const element of document.querySelectorAll('body *')) {
      // A key is called as it is printed, a language and an address as they call themselves; a short name is no word.
      if (element.closest('kbd, option[lang], .url, script, style, [data-short]')) continue
      for (const spoken of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        found.push(element.getAttribute(spoken)?.replaceAll(/\([^)]*\+[^)]*\)/g, ' ') ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE)
          found.push((node.textContent ?? '').replaceAll('\u00ad', ''))
    }
    return found.filter((text) => text.trim() !== '')
  })

/** Looks at both windows in every size, and remembers what is wrong by the place it was seen at. */
export class LanguageReader {
  readonly faults = new Set<string>()
  private readonly seen = new Set<string>()

  constructor(
    private readonly table: BrowserTable,
    private readonly english: ReadonlySet<string>,
  ) {}

  /** Whether anything in either window is English. */
  async listens(place: string): Promise<void> {
    const { desk, room } = this.table
    await Promise.all([this.reads(`desk: ${place}`, desk), this.reads(`room: ${place}`, room)])
  }

  /**
   * Whether anything is English, cut off, covered or outside, in any size.
   * @param scene what is looked at in the room; nothing is looked at in all sizes twice
   */
  async looks(place: string, scene = place): Promise<void> {
    const { desk, room } = this.table
    await this.listens(place)
    await Promise.all([this.looksAt(`desk: ${place}`, desk), this.looksAt(`room: ${scene}`, room)])
  }

  private async reads(spot: string, page: Page): Promise<void> {
    for (const text of await readable(page)) {
      const left = wordsIn(text).filter((word) => this.english.has(word))
      if (left.length > 0) this.faults.add(`${spot}: ${left.join(' ')} in “${text}”`)
    }
  }

  private async looksAt(spot: string, page: Page): Promise<void> {
    if (this.seen.has(spot)) return
    this.seen.add(spot)
    for (const size of [LARGE, SMALL]) {
      await page.setViewportSize(size)
      await page.evaluate(atRest)
      await this.reads(spot, page)
      for (const fault of await this.misplaced(page))
        this.faults.add(`${spot} ${size.width}: ${fault}`)
    }
  }

  /** What is not where it belongs once the picture has come to rest. */
  private async misplaced(page: Page): Promise<string[]> {
    const names = await namesAt(this.table)
    let faults: string[] = []
    await expect
      .poll(
        async () => {
          const before = faults.join()
          faults = (await complaints(page, names))
            .filter(({ what }) => what !== 'not translated')
            .map(({ what, text, where }) => `${what}: ${text} (${where})`)
          return faults.length === 0 || faults.join() === before
        },
        { intervals: [0, 500] },
      )
      .toBe(true)
    return faults
  }
}

async function namesAt({ view }: BrowserTable): Promise<string[]> {
  const { lobby, deal, game } = await view()
  return [
    ...(lobby?.names ?? []),
    ...(deal?.seats.map(({ name }) => name) ?? []),
    ...Object.values(game?.names ?? {}),
  ]
}

/** Waits until both windows show what the host has last said. */
export async function shown(table: BrowserTable): Promise<void> {
  await caughtUp(table)
  const { preview } = await table.view()
  await expect(table.room.locator('[data-scene]')).toHaveAttribute(
    'data-revision',
    String(preview.revision),
  )
}
