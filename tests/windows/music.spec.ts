/** The host's own music in the browser mode: from a folder on the disk to the big screen's loudspeaker. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { noise, wavOf } from '../support/wav'
import { openTable } from './support/browserTable'

test('A typed folder is measured and played on the big screen in its phase, a broken file is named, and the host stops it', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 3, desk: { width: 1024, height: 768 } })
  const { desk, room, host } = table
  const music = join(table.folder, 'music')
  mkdirSync(music)
  writeFileSync(join(music, 'Moonlight.wav'), wavOf([noise(8000, 20, 7, 0.3)], 8000))
  writeFileSync(join(music, 'Torn.wav'), 'RIFF....WAVE and no more')
  try {
    await room.evaluate(() => {
      const heard: HTMLAudioElement[] = []
      Object.assign(window, { heard })
      const play = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
        heard.push(this)
        return play.call(this)
      }
    })
    const seconds = () =>
      room.evaluate(() => {
        const { heard } = window as unknown as { heard: HTMLAudioElement[] }
        const last = heard.at(-1)
        return last && !last.paused ? last.currentTime : null
      })
    await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await desk.getByTestId('tab-circle').click()
    await desk.keyboard.press('Shift+M')
    await desk.getByTestId('music-path-lobby').fill(music)
    await desk.keyboard.press('Enter')
    const row = desk.getByTestId('music-lobby')
    await expect(row).toContainText('1 piece')
    await expect(row).toContainText('Torn.wav: cannot be played here')
    await expect(desk.getByTestId('music-now')).toContainText('Moonlight')
    await expect.poll(seconds).toBeGreaterThan(0.2)
    const { violations } = await new AxeBuilder({ page: desk }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    await desk.getByTestId('music-stop').click()
    await expect.poll(seconds).toBeNull()
    await desk.getByTestId('music-stop').click()
    await expect.poll(seconds).toBeGreaterThan(0.2)
  } finally {
    await table.close()
  }
})
