import { display, laptop, television } from './double/doubleScreen.ts'
import { ask, expect, test } from './program.ts'

test('The projector opens full-screen on the display that is not the host’s', async ({
  launch,
}) => {
  const program = await launch()
  const projector = program.window('projector')
  await expect.poll(() => projector?.isFullScreen()).toBe(true)
  expect(projector?.getBounds()).toEqual(television().bounds)
  expect(projector?.isVisible()).toBe(true)
  const facilitator = program.window('facilitator')
  expect(
    program.machine.screen.getDisplayMatching(facilitator?.getBounds() ?? laptop().bounds).id,
  ).toBe(1)
  await expect.poll(() => facilitator?.isFocused()).toBe(true)
})

test('With one display the projector is a normal window', async ({ launch }) => {
  const program = await launch({ displays: [laptop()] })
  const projector = program.window('projector')
  await expect.poll(() => projector?.isVisible()).toBe(true)
  expect(projector?.isFullScreen()).toBe(false)
})

test('A television that is plugged in later gets the projector', async ({ launch }) => {
  const program = await launch({ displays: [laptop()] })
  const projector = program.window('projector')
  await expect.poll(() => projector?.isVisible()).toBe(true)
  program.machine.screen.plug(television())
  await expect.poll(() => projector?.isFullScreen()).toBe(true)
  expect(projector?.getBounds()).toEqual(television().bounds)
})

test('An unplugged television takes the show along, never onto the host’s screen, and brings it back', async ({
  launch,
}) => {
  const program = await launch()
  const { screen } = program.machine
  const projector = program.window('projector')
  await expect.poll(() => projector?.isFullScreen()).toBe(true)
  screen.unplug(2)
  await expect.poll(() => projector?.isVisible()).toBe(false)
  const again = display(7, 'Television', -1920, 0, 1920, 1080)
  screen.plug(again)
  await expect.poll(() => projector?.isVisible()).toBe(true)
  expect(projector?.isFullScreen()).toBe(true)
  expect(projector?.getBounds()).toEqual(again.bounds)
  expect(program.machine.windows.size).toBe(2)
})

test('A television that changes its resolution is filled again', async ({ launch }) => {
  const program = await launch()
  const projector = program.window('projector')
  await expect.poll(() => projector?.isFullScreen()).toBe(true)
  const bounds = { x: 1440, y: 0, width: 3840, height: 2160 }
  program.machine.screen.change(2, bounds)
  await expect.poll(() => projector?.getBounds()).toEqual(bounds)
})

test('A closed projector comes back from the menu and shows the present scene', async ({
  launch,
}) => {
  const program = await launch()
  const page = await program.facilitator()
  expect(await ask(page, 'lobby.begin', { ruleset: 'chiangmai' })).toMatchObject({ ok: true })
  await expect.poll(() => program.window('projector')?.isVisible()).toBe(true)
  program.window('projector')?.close()
  expect(program.window('projector')).toBeNull()
  program.machine.pick('Show the big screen')
  await expect.poll(() => program.window('projector')?.isFullScreen()).toBe(true)
  const projector = await program.projector()
  await expect.poll(() => projector.evaluate(scene)).toBe('lobby')
})

test('A second start brings the first one’s window forward and ends', async ({ launch }) => {
  const locks = new Set<string>()
  const first = await launch({ locks })
  const facilitator = first.window('facilitator')
  await expect.poll(() => facilitator?.isVisible()).toBe(true)
  facilitator?.minimize()
  const second = await launch({ locks, data: first.data })
  expect(second.machine.app.exitCode).toBe(0)
  expect(second.machine.windows.size).toBe(0)
  first.machine.app.emit('second-instance', {}, [], '')
  expect(facilitator?.isMinimized()).toBe(false)
  expect(facilitator?.isFocused()).toBe(true)
})

test('A window whose process died is loaded again and shows the present scene', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  expect(await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })).toMatchObject({ ok: true })
  const projector = await program.projector()
  await expect.poll(() => projector.evaluate(scene)).toBe('lobby')
  program.window('projector')?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  await projector.waitForEvent('domcontentloaded')
  await expect.poll(() => projector.evaluate(scene)).toBe('lobby')
})

test('The clocks of both windows agree with the host’s', async ({ launch }) => {
  const program = await launch()
  for (const page of [await program.facilitator(), await program.projector()]) {
    const distance = async (): Promise<number> => {
      const before = performance.now()
      const window = await page.evaluate(hostTime)
      // The question takes its time: the truth lies anywhere between before and after.
      return Math.max(0, before - window, window - performance.now())
    }
    await expect.poll(distance, { timeout: 30_000 }).toBeLessThan(17)
  }
})

interface Listening {
  onView(listener: (view: { readonly scene?: string }) => void): () => void
  now(): number
}

/** In a page: the scene it was last told. */
function scene(): string | undefined {
  const { nightfall } = globalThis as unknown as { nightfall: Listening }
  let told: string | undefined
  nightfall.onView((view) => {
    told = view.scene
  })()
  return told
}

function hostTime(): number {
  return (globalThis as unknown as { nightfall: Listening }).nightfall.now()
}
