/** The windows and the displays: every way of plugging, as a host meets it. */
import type { Page } from '@playwright/test'
import { type DoubleDisplay, display, laptop, television } from './double/doubleScreen.ts'
import type { Program } from './double/launchProgram.ts'
import { ask, dealCards, expect, test } from './program.ts'
import { deskView } from './deskView.ts'

const monitor = (): DoubleDisplay => display(3, 'Monitor', -2560, 0, 2560, 1440)

/** Opens the list of displays. A window listens to keys once its page stands. */
async function openScreens(desk: Page): Promise<void> {
  await expect(desk.locator('[data-revision]')).toBeVisible()
  await desk.keyboard.press('z')
}

/** The big screen's window as it is just now, in one word for what a room would see. */
function shown(program: Program): string {
  const projector = program.window('projector')
  if (!projector?.isVisible()) return 'hidden'
  const { x, y, width, height } = projector.getBounds()
  return `${projector.isFullScreen() ? 'full' : 'window'} ${width}x${height}+${x}+${y}`
}
const settled = (program: Program, what: string): Promise<void> =>
  expect.poll(() => shown(program)).toBe(what)

const ON_TELEVISION = 'full 1920x1080+1440+0'

test('The host picks the big screen from a list, and it is the one from then on, whatever number and place it has', async ({
  launch,
}) => {
  const first = await launch({ displays: [laptop(), television(), monitor()] })
  await settled(first, 'full 2560x1440+-2560+0')
  const desk = await first.facilitator()
  await openScreens(desk)
  await expect(desk.getByTestId('screen-1')).toContainText('Monitor')
  await expect(desk.getByTestId('screen-1')).toContainText('Big screen')
  await expect(desk.getByTestId('screen-2')).toContainText('Your desk')
  await desk.getByTestId('choose-screen-3').click()
  await settled(first, ON_TELEVISION)
  await expect(desk.getByTestId('screen-3')).toContainText('Big screen')
  first.machine.app.quit()
  await first.machine.app.ended

  const moved = display(77, 'Television', 0, -1080, 1920, 1080)
  const second = await launch({ data: first.data, displays: [laptop(), monitor(), moved] })
  await settled(second, 'full 1920x1080+0+-1080')
  second.machine.app.quit()
  await second.machine.app.ended
})

test('An unplugged big screen hides at once, the desk says so, clocks and evening go on, and it returns full-screen', async ({
  launch,
}) => {
  const program = await launch()
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  const desk = await program.facilitator()
  await dealCards(desk)
  await expect.poll(async () => (await deskView(desk)).projectors).toBe(1)
  screen.unplug(2)
  // The system has put it on the laptop by now; nobody may see it there, not even for a moment.
  expect(shown(program)).toBe('hidden')
  await expect(desk.getByTestId('screen-banner')).toContainText('Television')
  await expect.poll(async () => (await deskView(desk)).projectors).toBe(0)
  expect(await ask(desk, 'deal.again', {})).toMatchObject({ ok: true })
  screen.plug(display(9, 'Television', -1920, 0, 1920, 1080))
  await settled(program, 'full 1920x1080+-1920+0')
  await expect(desk.getByTestId('screen-banner')).toHaveCount(0)
  await expect.poll(async () => (await deskView(desk)).projectors).toBe(1)
  expect((await deskView(desk)).station).toBe('deal')
})

test('With one display there is an ordinary window, and the first one that is plugged in gets the show', async ({
  launch,
}) => {
  const program = await launch({ displays: [laptop()] })
  await settled(program, 'window 1280x720+0+0')
  expect((await deskView(await program.facilitator())).machine.screens?.place).toBe('window')
  program.machine.screen.plug(television())
  await settled(program, ON_TELEVISION)
})

test('With three displays the show waits for the one it stood on, until the host takes another', async ({
  launch,
}) => {
  const program = await launch({ displays: [laptop(), television()] })
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  screen.plug(monitor())
  const desk = await program.facilitator()
  await expect.poll(async () => (await deskView(desk)).machine.screens?.list.length).toBe(3)
  expect(shown(program)).toBe(ON_TELEVISION)
  screen.unplug(2)
  expect(shown(program)).toBe('hidden')
  await desk.getByTestId('banner-screens').click()
  await desk.getByTestId('choose-screen-1').click()
  await settled(program, 'full 2560x1440+-2560+0')
})

test('Of two equal displays with one number the host takes either, is told, and it stays that one', async ({
  launch,
}) => {
  const twin = display(2, 'Television', 3360, 0, 1920, 1080)
  const program = await launch({ displays: [laptop(), television(), twin] })
  await settled(program, ON_TELEVISION)
  const desk = await program.facilitator()
  expect((await deskView(desk)).machine.screens?.warnings).toEqual(['twins'])
  await openScreens(desk)
  await desk.getByTestId('choose-screen-3').click()
  await settled(program, 'full 1920x1080+3360+0')
  program.machine.screen.plug(monitor())
  await expect.poll(async () => (await deskView(desk)).machine.screens?.list.length).toBe(4)
  expect(shown(program)).toBe('full 1920x1080+3360+0')
})

test('A changed scale or resolution is filled again', async ({ launch }) => {
  const program = await launch()
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  screen.change(2, { x: 1440, y: 0, width: 1280, height: 720 })
  await settled(program, 'full 1280x720+1440+0')
  screen.change(2, { x: 1440, y: 0, width: 3840, height: 2160 })
  await settled(program, 'full 3840x2160+1440+0')
})

test('When the displays are mirrored the show hides and the host is warned that the room sees the desk', async ({
  launch,
}) => {
  const program = await launch()
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  screen.change(2, laptop().bounds)
  await settled(program, 'hidden')
  const desk = await program.facilitator()
  await expect(desk.getByTestId('screen-banner')).toContainText('can see your desk')
  await desk.getByTestId('banner-cover').click()
  await expect(desk.getByTestId('covered')).toBeVisible()
  screen.change(2, television().bounds)
  await settled(program, ON_TELEVISION)
})

test('A laptop that is shut leaves the desk on the big screen with a warning; opened again, both stand where they belong', async ({
  launch,
}) => {
  const program = await launch()
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  const desk = await program.facilitator()
  screen.unplug(1)
  expect(shown(program)).toBe('hidden')
  await expect(desk.getByTestId('screen-banner')).toContainText('on the big screen')
  screen.plug(laptop())
  await settled(program, ON_TELEVISION)
  const bounds = program.window('facilitator')?.getBounds() ?? television().bounds
  expect(screen.getDisplayMatching(bounds).label).toBe('Laptop')
})

test('A desk that is dragged onto the big screen leaves it again, and the show is back', async ({
  launch,
}) => {
  const program = await launch()
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  const { x, y } = television().bounds
  program.window('facilitator')?.setBounds({ x, y, width: 900, height: 600 })
  const stands = () =>
    screen.getDisplayMatching(program.window('facilitator')?.getBounds() ?? television().bounds)
  await expect.poll(() => stands().label).toBe('Laptop')
  await settled(program, ON_TELEVISION)
})

test('A television that is the system’s first display is the show’s all the same, and the desk leaves it', async ({
  launch,
}) => {
  const first = await launch()
  const desk = await first.facilitator()
  await openScreens(desk)
  const key = (await deskView(desk)).machine.screens?.list.find(({ show }) => show)?.key
  expect(await ask(desk, 'screens.choose', { key })).toMatchObject({ ok: true })
  first.machine.app.quit()
  await first.machine.app.ended
  const second = await launch({ data: first.data, displays: [television(), laptop()] })
  await settled(second, ON_TELEVISION)
  const bounds = second.window('facilitator')?.getBounds() ?? television().bounds
  expect(second.machine.screen.getDisplayMatching(bounds).label).toBe('Laptop')
  second.machine.app.quit()
  await second.machine.app.ended
})

test('After sleep the displays come back one by one under other numbers, and the show is in its place', async ({
  launch,
}) => {
  const program = await launch()
  const { screen, app, powerMonitor } = program.machine
  await settled(program, ON_TELEVISION)
  powerMonitor.emit('suspend')
  screen.unplug(2)
  powerMonitor.emit('resume')
  expect(shown(program)).toBe('hidden')
  screen.plug(display(31, 'Television', 1440, 0, 1280, 720))
  screen.change(31, television().bounds)
  await settled(program, ON_TELEVISION)
  expect(app.exitCode).toBeNull()
})

test('Where full screen takes its time, the window still ends up on its display, and a hidden one stays hidden', async ({
  launch,
}) => {
  const program = await launch()
  const { machine } = program
  machine.fullScreenTakes = 120
  await settled(program, ON_TELEVISION)
  machine.screen.change(2, { x: 1440, y: 300, width: 3840, height: 2160 })
  await settled(program, 'full 3840x2160+1440+300')
  machine.screen.unplug(2)
  expect(shown(program)).toBe('hidden')
  machine.screen.plug(display(5, 'Television', -1920, 0, 1920, 1080))
  await settled(program, 'full 1920x1080+-1920+0')
})

test('A display that is gone before it was chosen is refused, and so is the only one', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  await settled(program, ON_TELEVISION)
  const refused = { ok: false, refusal: { code: 'screenGone' } }
  expect(await ask(desk, 'screens.choose', { key: '1x1+0+0 Nobody' })).toMatchObject(refused)
  program.machine.screen.unplug(2)
  await expect.poll(async () => (await deskView(desk)).machine.screens?.list.length).toBe(1)
  const key = (await deskView(desk)).machine.screens?.list[0]?.key
  expect(await ask(desk, 'screens.choose', { key })).toMatchObject(refused)
})

test('Each display shows its number for a while, and nothing of it is left', async ({ launch }) => {
  const program = await launch({ displays: [laptop(), television(), monitor()] })
  await settled(program, 'full 2560x1440+-2560+0')
  const { windows, screen } = program.machine
  const desk = await program.facilitator()
  await openScreens(desk)
  await desk.getByTestId('identify').click()
  await expect.poll(() => windows.size).toBe(5)
  const numbers = [...windows].filter(({ options }) => !options.webPreferences?.preload)
  // All at once: each is there for a while only.
  const told = await Promise.all(
    numbers.map(async (window) => {
      const page = await window.ready()
      await expect.poll(() => window.isVisible()).toBe(true)
      const text = await page.locator('p:visible').innerText()
      return `${text} ${screen.getDisplayMatching(window.getBounds()).label}`
    }),
  )
  expect(told.toSorted()).toEqual(['1 Monitor', '2 Laptop', '3 Television'])
  await expect.poll(() => windows.size).toBe(2)
})

test('A wireless screen that comes back under another name is asked about, and from then on known by both', async ({
  launch,
}) => {
  const program = await launch()
  const { screen } = program.machine
  await settled(program, ON_TELEVISION)
  const desk = await program.facilitator()
  screen.unplug(2)
  screen.plug(display(8, 'Wireless 2', 1440, 0, 1920, 1080))
  await expect(desk.getByTestId('screen-banner')).toContainText('Is it the same TV?')
  expect(shown(program)).toBe('hidden')
  await desk.getByTestId('banner-other').click()
  await expect(desk.getByTestId('banner-same')).toHaveCount(0)
  expect(shown(program)).toBe('hidden')
  screen.unplug(8)
  screen.plug(display(9, 'Wireless 3', 1440, 0, 1920, 1080))
  await desk.getByTestId('banner-same').click()
  await settled(program, ON_TELEVISION)
  await expect(desk.getByTestId('screen-banner')).toHaveCount(0)
  program.machine.app.quit()
  await program.machine.app.ended

  const again = display(4, 'Wireless 3', 1440, 0, 1920, 1080)
  const second = await launch({ data: program.data, displays: [laptop(), monitor(), again] })
  await settled(second, ON_TELEVISION)
  second.machine.app.quit()
  await second.machine.app.ended
})

test('Esc on the big screen always brings the desk back: from a display of its own the show stays, from the desk’s own it leaves full screen', async ({
  launch,
}) => {
  const program = await launch()
  await settled(program, ON_TELEVISION)
  const [desk, projector] = [program.window('facilitator'), program.window('projector')]
  await Promise.all([program.facilitator(), program.projector()])
  desk?.minimize()
  projector?.focus()
  await projector?.webContents.pressKey('Escape')
  expect([desk?.isFocused(), desk?.isMinimized()]).toEqual([true, false])
  expect(shown(program)).toBe(ON_TELEVISION)

  const alone = await launch({ displays: [laptop()] })
  await settled(alone, 'window 1280x720+0+0')
  const big = alone.window('projector')
  await alone.projector()
  big?.setFullScreen(true)
  big?.focus()
  await big?.webContents.pressKey('Escape')
  expect(shown(alone)).toBe('window 1280x720+0+0')
  expect(alone.window('facilitator')?.isFocused()).toBe(true)
})

// Only Linux knows it.
const onLinux = process.platform === 'linux' ? test.describe : () => {}
onLinux('Under Wayland', () => {
  const before = { ...process.env }
  test.afterEach(() => {
    process.env = { ...before }
  })

  test('the program starts itself again on X11 where that is', async ({ launch }) => {
    process.env['DISPLAY'] = ':0'
    process.env['WAYLAND_DISPLAY'] = 'wayland-0'
    const { machine } = await launch()
    expect(machine.app.relaunched).toContain('--ozone-platform=x11')
    expect(machine.app.exitCode).toBe(0)
  })

  test('without X11 the host is asked to move the window, and it hides when the display goes', async ({
    launch,
  }) => {
    process.env['DISPLAY'] = ''
    process.env['WAYLAND_DISPLAY'] = 'wayland-0'
    const program = await launch()
    await settled(program, 'window 1280x720+0+0')
    const desk = await program.facilitator()
    await openScreens(desk)
    await expect(desk.getByTestId('screen-place')).toContainText('F11')
    program.machine.screen.unplug(2)
    await settled(program, 'hidden')
    program.machine.screen.plug(television())
    await settled(program, 'window 1280x720+0+0')
  })
})
