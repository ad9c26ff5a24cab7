/** The public window as seen from the sofa: large enough, inside the picture, nothing on top of anything. */
import { expect } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import type { ProjectorView } from '../../src/bridge'
import { boxesOf, misplaced, overlap, shownTexts } from './fixtures/measure'
import { showView, test } from './fixtures/projectorSite'
import { projectorViews } from './fixtures/projectorViews'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
]
const TABLES = [{ players: 7 }, { players: 12, longNames: true }, { players: 25, longNames: true }]
/** What the room has to read at once: headings, the clock, who it is about. */
const KEY_TEXTS =
  'h1, h2, .digits span, .hero span, .speaker span, .number, .who, .settled, .news .rest'
const SMALLEST = 28
const SMALLEST_KEY = 48

/** Without motion every scene stands in its last form at once. */
const still = (view: ProjectorView): ProjectorView => ({
  ...view,
  show: { ...view.show, reducedMotion: true },
})

test.describe('at 1920×1080', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  for (const table of TABLES) {
    test(`every text is at least ${SMALLEST} px, ${table.players} players`, async ({ show }) => {
      for (const [name, view] of Object.entries(projectorViews(table))) {
        await showView(show, still(view), 30)
        const small = (await shownTexts(show)).filter(({ size }) => size < SMALLEST - 0.01)
        expect(small, name).toEqual([])
      }
    })
  }

  test(`key texts are at least ${SMALLEST_KEY} px`, async ({ show }) => {
    let measured = 0
    for (const [name, view] of Object.entries(projectorViews({ players: 25, longNames: true }))) {
      await showView(show, still(view), 30)
      const sizes = await show.locator(KEY_TEXTS).evaluateAll((elements) =>
        elements.map((element) => ({
          text: element.textContent,
          size: parseFloat(getComputedStyle(element).fontSize),
        })),
      )
      measured += sizes.length
      expect(
        sizes.filter(({ size }) => size < SMALLEST_KEY - 0.01),
        name,
      ).toEqual([])
    }
    expect(measured).toBeGreaterThan(60)
  })

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

  test('axe finds nothing serious in any scene', async ({ show }) => {
    test.setTimeout(420_000)
    for (const [name, view] of Object.entries(projectorViews({ players: 12 }))) {
      await showView(show, still(view), 30)
      const { violations } = await new AxeBuilder({ page: show }).analyze()
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      )
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
        name,
      ).toEqual([])
    }
  })
})

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    for (const table of viewport.width === 1920 ? TABLES : TABLES.slice(-1)) {
      test(`nothing leaves the safe area or its place, ${table.players} players`, async ({
        show,
      }) => {
        test.setTimeout(120_000)
        for (const [name, view] of Object.entries(projectorViews(table))) {
          if (view.scene === 'blackout') continue
          await showView(show, still(view), 30)
          expect(await misplaced(show), name).toEqual([])
        }
      })
    }
  })
}
