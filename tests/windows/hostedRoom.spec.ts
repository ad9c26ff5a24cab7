/** The big screen as the narrator of an evening that the program hosts, and a phone beside it (PH-34, PH-35). */
import { expect, type Page } from '@playwright/test'
import type { ProjectorView } from '../../src/bridge'
import { misplaced } from './fixtures/measure'
import { openPhone, showPhone } from './fixtures/phonePage'
import { calling, hosted } from './fixtures/phoneViews'
import { showView, test } from './fixtures/projectorSite'
import { projectorViews } from './fixtures/projectorViews'

type Hosting = NonNullable<ProjectorView['hosting']>

const SAYS = 'Maximilian, you have the floor. Nobody interrupts.'
const LAST =
  'Tell my children that I never trusted the man with the umbrella, that the rice was mine, and that whoever took my bowl will be found by the river tomorrow.'
const silent: Hosting = { paused: false, word: null, says: [] }

/** A scene of an evening with so many players that the program hosts. */
function scene(name: string, hosting: Partial<Hosting>, players = 12): ProjectorView {
  const view = projectorViews({ players })[name]
  if (!view) throw new Error(`no view ${name}`)
  return { ...view, hosting: { ...silent, ...hosting } }
}

/** Gives a page a voice of its computer. @returns what it has said so far */
async function withVoice(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [
        { name: 'Daniel', lang: 'en-GB', localService: true, voiceURI: 'Daniel', default: true },
      ],
      speak: ({ text }: { text: string }) => void said.push(text),
      cancel: () => {},
    })
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken: said })
  })
  return () => page.evaluate(() => [...(window as unknown as { spoken: string[] }).spoken])
}

test.describe('The big screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('shows what a host would say in letters of 42 pixels below the scene’s words, over no name, however much it is', async ({
    show,
  }) => {
    for (const [name, says, players] of [
      ['discussion', SAYS, 12],
      ['speech', SAYS, 25],
      ['speech', LAST, 25],
      ['voteClosed', LAST, 12],
      ['day', LAST, 25],
    ] as const) {
      await showView(show, scene(name, { says: [says] }, players))
      const aloud = show.getByTestId('aloud')
      await expect(aloud, name).toContainText(says)
      const size = await aloud.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
      expect(size).toBeGreaterThanOrEqual(42)
      expect(await misplaced(show), `${name}, ${players}`).toEqual([])
    }
  })

  test('has the call of a night in place of closed eyes, and says by day where everybody looks', async ({
    show,
  }) => {
    const call = { says: ['Doctor, wake up.', 'Who do you protect?'], eyes: 'phones' } as const
    await showView(show, scene('night', call))
    const aloud = show.getByTestId('aloud')
    await expect(aloud).toContainText('Who do you protect?')
    await expect(aloud).toContainText('Everybody looks at their own phone.')
    await expect(show.locator('.board')).not.toContainText(/eyes/i)
    await showView(show, scene('day', call))
    await expect(aloud).toContainText('Everybody looks at their own phone.')
    await showView(show, scene('night', { eyes: 'late' }))
    await expect(aloud).toContainText('Last chance')
  })

  test('is silent beside a story and where hands are up, and says that it is paused, that the desk is asked for, and that it is open', async ({
    show,
  }) => {
    for (const name of ['story', 'vote']) {
      await showView(show, scene(name, { says: [SAYS] }))
      await expect(show.getByTestId('aloud'), name).toHaveCount(0)
    }
    const marks = show.getByTestId('hosted')
    await showView(show, scene('discussion', { paused: true, word: { yes: 4, of: 12 } }))
    await expect(marks).toContainText('Paused')
    await expect(marks).toContainText('Open the laptop’s desk? 4 of 12')
    await showView(show, scene('vote', { opened: true }))
    await expect(marks).toHaveText('The desk is open')
    await showView(show, scene('vote', {}))
    await expect(marks).toHaveCount(0)
  })

  test('speaks each sentence once where stories have a voice, and none otherwise', async ({
    show,
  }) => {
    const said = await withVoice(show)
    const mute = scene('discussion', { says: [SAYS] })
    await showView(show, mute)
    const spoken = { ...mute, show: { ...mute.show, speech: true, muted: false } }
    const another = { ...silent, says: ['Time is up.'] }
    await showView(show, { ...spoken, hosting: another })
    await showView(show, { ...spoken, hosting: { ...another, paused: true } })
    await showView(show, { ...spoken, hosting: { ...another, says: [SAYS] } })
    await expect.poll(said).toEqual(['Time is up.', SAYS])
  })
})

test.describe('A phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })

  test('has enough with one touch, and is asked for the desk above whatever it shows', async ({
    page,
  }) => {
    await openPhone(page)
    await showPhone(page, hosted())
    await page.getByRole('button', { name: 'Enough said' }).click()
    const word = { yes: 4, of: 12 }
    const byNight = { kind: 'night', n: 2 } as const
    await showPhone(page, calling({}, null, { opensDesk: false }, byNight, { word }))
    const panel = page.getByTestId('desk-word')
    await expect(panel).toContainText('Whoever sits there then sees all cards.')
    // Nothing lies over it, and it lies over no finger that holds something open.
    await panel.getByRole('button', { name: 'Yes' }).click()
    const bottom = await panel.evaluate((one) => one.getBoundingClientRect().bottom)
    const pad = await page.getByTestId('finger').boundingBox()
    expect(bottom).toBeLessThan(pad?.y ?? 0)
    expect(await page.evaluate(() => window.phoneHost.said)).toEqual([
      { type: 'done', opening: 'o5' },
      { type: 'openDesk', yes: true },
    ])
  })
})
