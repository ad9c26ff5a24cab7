/** The big screen on the local network: the real server, and a real browser in the TV's place. */
import { localAddresses } from '../../src/serve/network/addresses.ts'
import { deskView } from './deskView.ts'
import { ask, expect, test } from './program.ts'

test('A TV’s browser opens the typed address, shows the present scene, is counted, and sounds only when chosen', async ({
  launch,
  browser,
}) => {
  // Switched on at the desk, it takes a real network of this machine.
  const [home] = localAddresses()
  const program = await launch()
  const desk = await program.facilitator()
  const room = (await program.projector()).locator('[data-scene]')
  await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })
  await expect(room).toHaveAttribute('data-scene', 'lobby')
  await desk.getByTestId('projectors').click()
  if (!home) return expect(desk.getByTestId('network')).toContainText('not on a network')
  await desk.getByTestId('network-show').click()
  const typed = await desk.getByTestId('network-url').innerText()
  expect(typed).toContain(`${home.address}:`)
  await expect(desk.getByTestId('qr')).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const complaints: string[] = []
  const tv = await context.newPage()
  tv.on('pageerror', (error) => complaints.push(String(error)))
  await tv.goto(`http://${typed}`)
  const screen = tv.locator('[data-scene]')
  await expect(screen).toHaveAttribute('data-scene', 'lobby')
  await expect(screen).toHaveAttribute('data-sounds', 'false')
  await expect(desk.getByTestId('network-viewers')).toHaveText('1 screen is watching')
  await ask(desk, 'show.testCard', { on: true })
  await expect(screen).toHaveAttribute('data-scene', 'testCard')
  await ask(desk, 'show.testCard', { on: false })

  await desk.getByTestId('setting-network-sound').check()
  await expect(screen).toHaveAttribute('data-sounds', 'true')
  await expect(room).toHaveAttribute('data-sounds', 'false')
  await tv.reload()
  await expect(screen).toHaveAttribute('data-scene', 'lobby')
  await expect(screen).toHaveAttribute('data-sounds', 'true')

  const origin = new URL(`http://${typed}`)
  for (const path of ['facilitator/', 'facilitator-socket', '../facilitator/']) {
    const response = await context.request.get(`${origin.href}/${path}`)
    expect(response.status(), path).toBe(404)
  }
  expect(await tv.evaluate(() => 'nightfall' in globalThis)).toBe(false)

  await desk.getByTestId('network-hide').click()
  await expect(tv.getByText('Looking for the host')).toBeVisible()
  await expect(room).toHaveAttribute('data-sounds', 'true')
  await expect.poll(async () => (await deskView(desk)).projectors).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})
