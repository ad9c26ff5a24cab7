/** The output for sound, chosen at the desk by name and taken by the big screen, in a browser whose outputs are invented. */
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { openTable } from './support/browserTable'

interface Invented {
  outputs: readonly string[]
  went: string[]
}

/** Gives a page the outputs of another computer; its sound only says where it would go. */
async function invent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const invented: Invented = { outputs: [], went: [] }
    Object.assign(window, { invented })
    const devices = () =>
      invented.outputs.map((label) => ({
        kind: 'audiooutput',
        label,
        deviceId: label.startsWith('Default') ? 'default' : `id of ${label}`,
      }))
    Object.assign(navigator.mediaDevices, { enumerateDevices: () => Promise.resolve(devices()) })
    Object.assign(AudioContext.prototype, {
      setSinkId: (id: string) => Promise.resolve(void invented.went.push(id)),
    })
  })
}

/** From now on there are these. */
const become = (pages: readonly Page[], outputs: readonly string[]) =>
  Promise.all(
    pages.map((page) =>
      page.evaluate((names) => {
        ;(window as unknown as { invented: Invented }).invented.outputs = names
        navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
      }, outputs),
    ),
  )
const went = (page: Page) =>
  page.evaluate(() => (window as unknown as { invented: Invented }).invented.went)

test('The host chooses the television for the sound; it is left when it goes, and taken again when it is back', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 3, desk: { width: 1024, height: 768 } })
  const { desk, room, host } = table
  const all = ['Default - Speakers', 'Speakers', 'LG TV (HDMI)']
  try {
    await invent(desk)
    await invent(room)
    await become([desk, room], [''])
    await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await desk.getByTestId('open-check').click()
    const output = desk.getByTestId('sound-output')
    await expect(output).toHaveText(/does not name the sound outputs/)
    await become([desk, room], all)
    await expect(output).toContainText('Sound: Speakers, the system’s standard output.')

    await desk.getByTestId('sound-output-choice').selectOption('LG TV (HDMI)')
    await expect(output).toContainText('Sound: LG TV (HDMI).')
    await expect.poll(() => went(room)).toEqual(['id of LG TV (HDMI)'])
    await expect(desk.getByTestId('check-sound')).toHaveAttribute('data-state', 'ask')

    await become([desk, room], all.slice(0, 2))
    const banner = desk.getByTestId('output-banner')
    await expect(banner).toHaveText(
      'The sound output “LG TV (HDMI)” is gone. Until it is back, sound comes from Speakers.',
    )
    await expect.poll(() => went(room)).toEqual(['id of LG TV (HDMI)', ''])
    await expect(desk.getByTestId('sound-output-choice')).toHaveValue('LG TV (HDMI)')
    const { violations } = await new AxeBuilder({ page: desk }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    await become([desk, room], all)
    await expect(banner).toHaveCount(0)
    await expect.poll(async () => (await went(room)).slice(2)).toEqual(['id of LG TV (HDMI)'])
    // The desk plays nothing, so it goes nowhere.
    expect(await went(desk)).toEqual([])
  } finally {
    await table.close()
  }
})
