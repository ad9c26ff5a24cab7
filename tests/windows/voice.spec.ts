/** A voice of the computer for the stories, from the desk's check to the big screen; the voices are invented. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openTable } from './support/browserTable'
import { caughtUp } from './support/caughtUp'

interface Invented {
  readonly said: string[]
  end(): void
}

/** Gives a page the voices of another computer, which say nothing aloud and end when they are told to. */
const invent = (page: Page) =>
  page.evaluate(() => {
    const voice = (name: string, lang: string, localService: boolean) => ({
      name,
      lang,
      localService,
      voiceURI: name,
      default: false,
    })
    const voices = [
      voice('Daniel', 'en-GB', true),
      voice('Samantha', 'en-US', true),
      voice('Cloud', 'en-US', false),
      voice('Anna', 'de-DE', true),
    ]
    const said: string[] = []
    const queue: { text: string; onend?: () => void }[] = []
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: { text: string; voice: { name: string } }) {
        said.push(`${utterance.voice.name}: ${utterance.text}`)
        queue.push(utterance)
      },
      cancel: () => void queue.splice(0),
    })
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      invented: { said, end: () => queue.shift()?.onend?.() } satisfies Invented,
    })
    speech.dispatchEvent(new Event('voiceschanged'))
  })

const saidBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { invented: Invented }).invented.said)

const endOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { invented: Invented }).invented.end())

test('A good voice of the room’s language is offered in the check, and reads stories sentence by sentence with the picture', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const table = await openTable(browser, { seed: 3, desk: { width: 1024, height: 768 } })
  const { desk, room, host } = table
  try {
    await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await invent(desk)
    await invent(room)
    await desk.getByTestId('open-check').click()
    const offer = desk.getByTestId('check-voice')
    await expect(offer).toContainText('The computer reads the stories aloud')
    await expect(offer.getByTestId('voice-choice').locator('option')).toHaveText([
      'The first one that fits',
      'Daniel',
      'Samantha',
    ])
    await offer.getByTestId('voice-choice').selectOption('Samantha')
    await offer.getByTestId('voice-listen').click()
    await expect.poll(() => saidBy(desk)).toEqual([expect.stringMatching(/^Samantha: The moon/)])
    await offer.getByTestId('setting-speech').click()
    await expect(offer.getByTestId('setting-speech')).toBeChecked()
    const { violations } = await new AxeBuilder({ page: desk }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await desk.keyboard.press('Escape')

    await host.handle({ type: 'shelf.putAway' })
    await host.handle({ type: 'demo.begin', ruleset: 'chiangmai', players: 10 })
    for (let step = 0; step < 400; step++) {
      if ((await table.view()).game?.story) break
      await host.handle({ type: 'demo.step' })
    }
    await caughtUp(table)
    await host.handle({ type: 'story.show' })
    const { body = [], lead = '' } = (await table.view()).game?.story ?? {}
    const lines = [...body, lead].filter((line) => line !== '')
    for (const [at, line] of lines.entries()) {
      await expect(room.locator('.story p.now')).toHaveText(line)
      await expect.poll(() => saidBy(room)).toHaveLength(at + 1)
      expect((await saidBy(room)).at(-1)).toBe(`Samantha: ${line}`)
      await endOn(room)
    }
    expect(lines.length).toBeGreaterThan(2)
  } finally {
    await table.close()
  }
})
