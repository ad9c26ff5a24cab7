/** The public window as seen from the sofa: large enough, in clear colours, inside the picture, nothing on top of anything. */
import { expect, type Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import type { ProjectorView } from '../../src/bridge'
import { faintTexts } from './fixtures/contrast'
import { boxesOf, misplaced, overlap, shownTexts } from './fixtures/measure'
import { showView, test } from './fixtures/projectorSite'
import { projectorViews, type Table } from './fixtures/projectorViews'

interface Walk {
  readonly size: { readonly width: number; readonly height: number }
  readonly table: Table
  /** All, if not given. */
  readonly scenes?: readonly string[]
}

const FULL_HD = { width: 1920, height: 1080 }
const PARTS = [
  'lobby',
  'dealPhones',
  'night',
  'dawn',
  'story',
  'discussion',
  'speech',
  'vote',
  'lotFell',
  'revealed',
]
/** A picture of the same shape is laid out alike: there a few scenes show that it is. */
const WALKS: readonly Walk[] = [
  { size: FULL_HD, table: { players: 7 } },
  { size: FULL_HD, table: { players: 12, longNames: true, badges: true }, scenes: PARTS },
  { size: FULL_HD, table: { players: 25, longNames: true } },
  { size: FULL_HD, table: { players: 36, longNames: true, badges: true }, scenes: PARTS },
  { size: { width: 1024, height: 768 }, table: { players: 25, longNames: true } },
  { size: { width: 1080, height: 1920 }, table: { players: 7, badges: true }, scenes: PARTS },
  { size: { width: 1080, height: 1920 }, table: { players: 36, longNames: true }, scenes: PARTS },
  { size: { width: 3840, height: 2160 }, table: { players: 25, longNames: true }, scenes: PARTS },
]
/** What the room has to read at once: headings, the clock, who it is about. */
const KEY_TEXTS =
  'h1, h2, .digits span, .hero span, .speaker span, .number, .who, .settled, .news .rest'
const SMALLEST = 42
const SMALLEST_KEY = 48
/** What is asked of large letters everywhere (WCAG 1.4.3). */
const FAINTEST = 3

/** Without motion every scene stands in its last form at once. */
const still = (view: ProjectorView): ProjectorView => ({
  ...view,
  show: { ...view.show, reducedMotion: true },
})

/** Looks at everything that stands on the page. @returns a line for each fault */
async function faults(show: Page, pixel: number): Promise<string[]> {
  const shown = await shownTexts(show)
  const texts = shown.filter(({ place }) => !place.includes('card-face'))
  const keys = await show.locator(KEY_TEXTS).evaluateAll((elements) =>
    elements.map((element) => ({
      text: element.textContent,
      size: parseFloat(getComputedStyle(element).fontSize),
    })),
  )
  const names = await show
    .locator('.plate .name')
    .evaluateAll((elements) => [
      ...new Set(
        elements.map((element) => Math.round(parseFloat(getComputedStyle(element).fontSize) * 10)),
      ),
    ])
  const faint = await faintTexts(show, FAINTEST)
  const isSmall = ({ size }: { size: number }, least: number) => size / pixel < least - 0.1
  return [
    ...texts
      .filter((text) => isSmall(text, SMALLEST))
      .map(({ text, size, place }) => `small: ${text}, ${size} (${place})`),
    ...keys
      .filter((key) => isSmall(key, SMALLEST_KEY))
      .map(({ text, size }) => `small for a key: ${text}, ${size}`),
    ...(names.length > 2 ? [`names in ${names.length} sizes`] : []),
    ...faint.map(({ text, contrast }) => `faint: ${text}, ${contrast}`),
    ...(await misplaced(show, shown)),
  ]
}

for (const { size, table, scenes } of WALKS) {
  const { width, height } = size
  test.describe(`at ${width}×${height}, ${table.players} players`, () => {
    test.use({ viewport: size })

    test(`every text is at least ${SMALLEST} px at 1080p, clear on its ground, and in its place`, async ({
      show,
    }) => {
      const pixel = Math.min(width, height) / (width / height > 1.4 || width < height ? 1080 : 1440)
      const views = projectorViews(table)
      let seen = 0
      for (const [name, view] of Object.entries(views)) {
        if (view.scene === 'blackout' || (scenes && !scenes.includes(name))) continue
        await showView(show, still(view), 30)
        expect.soft(await faults(show, pixel), name).toEqual([])
        seen += 1
      }
      expect(seen).toBe(scenes?.length ?? Object.keys(views).length - 1)
    })
  })
}

test.describe('at 1080×1920', () => {
  test.use({ viewport: { width: 1080, height: 1920 } })

  test('rows of names leave ground between them', async ({ show }) => {
    for (const players of [12, 36]) {
      const { night } = projectorViews({ players, longNames: true })
      await showView(show, still(night as ProjectorView), 30)
      const rows = await boxesOf(show, '.plate > .paper')
      const left = rows.filter((row) => row.left < 540).toSorted((a, b) => a.top - b.top)
      const gaps = left.slice(1).map(({ top }, index) => top - (left[index]?.bottom ?? 0))
      expect(Math.min(...gaps), `${players} players`).toBeGreaterThanOrEqual(8)
    }
  })
})

test.describe('at 1920×1080', () => {
  test.use({ viewport: FULL_HD })

  test('a clock that stands covers neither a seat nor its heading, and a count stays inside', async ({
    show,
  }) => {
    for (const players of [9, 10]) {
      const views = projectorViews({ players, longNames: true })
      const { discussionPaused: discussion, vote, speech } = views
      if (!discussion || !vote || !speech) throw new Error('a view is missing')
      const { clock } = discussion
      const scenes = [discussion, { ...speech, clock }, { ...vote, clock }, vote]
      for (const [index, view] of scenes.entries()) {
        await showView(show, still(view), 30)
        expect(await misplaced(show), `${players}, ${index}`).toEqual([])
        const [heading] = await boxesOf(show, 'section .title')
        const [digits] = await boxesOf(show, '.digits')
        if (heading && digits) expect(overlap(heading, digits)).toBeLessThan(1)
      }
    }
  })

  test('of a tie of five all five are shown', async ({ show }) => {
    const { executed } = projectorViews({ players: 12, longNames: true })
    if (!executed) throw new Error('a view is missing')
    const of = { s0: 2, s1: 2, s2: 2, s4: 2, s5: 2, s6: 1 }
    const items = [
      { kind: 'tally', of, quiet: true, show: 'count' } as const,
      // Nobody stands in the middle, where the count would have to give way.
      { kind: 'nobodyDied', of: true } as const,
    ]
    await showView(show, still({ ...executed, items }), 30)
    await expect(show.locator('.count li')).toHaveCount(5)
    expect(await misplaced(show)).toEqual([])
  })

  test('even the host’s widest margin for TVs leaves nothing outside it', async ({ show }) => {
    const views = projectorViews({ players: 25, longNames: true })
    for (const name of ['night', 'vote', 'speech', 'revealed', 'story']) {
      const view = views[name]
      if (!view) throw new Error(`no view ${name}`)
      await showView(show, still({ ...view, show: { ...view.show, safeMargin: 10 } }), 30)
      const outside = (await shownTexts(show)).filter(
        ({ left, top, right, bottom }) => left < 192 || top < 108 || right > 1728 || bottom > 972,
      )
      expect(outside, name).toEqual([])
    }
  })

  test('axe finds nothing serious in scenes of every build, and finds what is wrong', async ({
    show,
  }) => {
    const seriously = async (): Promise<string[]> => {
      const { violations } = await new AxeBuilder({ page: show }).withRules(RULES).analyze()
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
    }
    const views = projectorViews({ players: 7 })
    for (const name of [...PARTS, 'stand', 'testCard']) {
      await showView(show, still(views[name] as ProjectorView), 30)
      expect(await seriously(), name).toEqual([])
    }
    await show.evaluate(() => {
      document.documentElement.lang = ''
      const list = document.createElement('ul')
      list.innerHTML = '<b>faint</b><i role="img"></i><u role="nothing"></u>'
      Object.assign(list.style, { position: 'fixed', inset: '0', zIndex: '9', background: '#888' })
      list.style.color = '#777'
      document.body.append(list)
    })
    expect(await faintTexts(show, FAINTEST)).toContainEqual({ text: 'faint', contrast: 1.26 })
    const found = (await seriously()).map((line) => line.split(':')[0])
    expect(found).toEqual(
      expect.arrayContaining([
        'aria-roles',
        'color-contrast',
        'html-has-lang',
        'list',
        'role-img-alt',
      ]),
    )
  })
})

/** What can be wrong with a page that nobody clicks, types or scrolls on. */
const RULES = [
  'aria-allowed-attr', 'aria-hidden-body', 'aria-hidden-focus', 'aria-prohibited-attr', 'aria-required-children',
  'aria-required-parent', 'aria-roles', 'aria-valid-attr', 'aria-valid-attr-value', 'color-contrast',
  'definition-list', 'document-title', 'html-has-lang', 'html-lang-valid', 'image-alt', 'list', 'listitem',
  'role-img-alt', 'svg-img-alt',
] // prettier-ignore
