/** A voice of the computer for the stories, from the desk's check to the big screen; the voices are invented. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import { clipNamesOf } from '../support/clipNamesOf'
import { noise, wavOf } from '../support/wav'
import { openTable, type BrowserTable } from './support/browserTable'
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

/** A rehearsal, up to where a story is ready to be told. */
async function toStory(table: BrowserTable): Promise<void> {
  await table.host.handle({ type: 'demo.begin', ruleset: 'chiangmai', players: 10 })
  for (let step = 0; step < 400; step++) {
    if ((await table.view()).game?.story) break
    await table.host.handle({ type: 'demo.step' })
  }
  await caughtUp(table)
}

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
    await toStory(table)
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

test('A sentence that the host has recorded is played in place of the voice, from his folder; the others are read', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const table = await openTable(browser, { seed: 3, desk: { width: 1024, height: 768 } })
  const { desk, room, host } = table
  const folder = join(table.folder, 'voices')
  mkdirSync(folder)
  try {
    await invent(room)
    await room.evaluate(() => {
      const played: string[] = []
      Object.assign(window, { played })
      const play = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
        played.push(this.src)
        return play.call(this)
      }
    })
    // A page is silent until somebody has clicked on it.
    await room.mouse.click(5, 5)
    await toStory(table)
    const story = (await table.view()).game?.story
    const pack = packs['chiangmai']?.stories?.['en']
    if (!story || !pack) throw new Error('no story')
    const names = clipNamesOf(pack, story)
    const recorded = [0, 2]
    for (const at of recorded) {
      writeFileSync(join(folder, `${names[at]}.wav`), wavOf([noise(8000, 1, 7 + at, 0.3)], 8000))
    }
    writeFileSync(join(folder, 'holiday.wav'), wavOf([noise(8000, 1, 7, 0.3)], 8000))
    await desk.keyboard.press('Shift+M')
    await desk.getByTestId('music-path-voices').fill(folder)
    await desk.keyboard.press('Enter')
    const row = desk.getByTestId('music-voices')
    await expect(row).toContainText('2 recorded sentences')
    await expect(row).toContainText('holiday.wav: is the name of no sentence of a story')
    await host.handle({ type: 'settings.set', settings: { speech: true } })
    await host.handle({ type: 'story.show' })
    const lines = [...story.body, story.lead].filter((line) => line !== '')
    const read: string[] = []
    for (const [at, line] of lines.entries()) {
      await expect(room.locator('.story p.now')).toHaveText(line, { timeout: 20_000 })
      if (recorded.includes(at)) continue
      read.push(`Daniel: ${line}`)
      await expect.poll(() => saidBy(room)).toEqual(read)
      await endOn(room)
    }
    const played = () =>
      room.evaluate(() => (window as unknown as { played: string[] }).played.length)
    expect(await played()).toBe(recorded.length)
  } finally {
    await table.close()
  }
})
