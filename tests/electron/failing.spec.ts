/** What real machines do to windows: graphics that die, pages that hang or keep dying, pictures that are lost. */
import type { Page } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge/views/facilitator.ts'
import { deskView } from './deskView.ts'
import type { Program } from './double/launchProgram.ts'
import { ask, dealCards, expect, test } from './program.ts'

const graphicsDie = ({ machine }: Program): boolean =>
  machine.app.emit(
    'child-process-gone',
    {},
    { type: 'GPU', reason: 'crashed', exitCode: 34, name: 'GPU' },
  )

/** What the desk shows of the evening; null while its page is not there yet. */
const seen = (desk: Page): Promise<FacilitatorView | null> => deskView(desk).catch(() => null)

/** How often the host was told something. */
const told = async (desk: Page, wanted: string): Promise<number> =>
  (await seen(desk))?.notices.filter(({ code }) => code === wanted).length ?? 0

/** Lets a window's page die until nobody loads it any more. */
async function dieForGood(program: Program, kind: 'facilitator' | 'projector'): Promise<void> {
  const contents = program.window(kind)?.webContents
  for (let death = 0; death < 3; death += 1) {
    const loaded = new Promise((resolve) => contents?.once('did-finish-load', resolve))
    contents?.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
    await loaded
  }
  contents?.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
}

test('Graphics that die twice in a minute lead through loaded windows to a start without them: evening, cover and windows stand where they stood', async ({
  launch,
}) => {
  const first = await launch()
  const desk = await first.facilitator()
  await first.projector()
  await dealCards(desk)
  expect(await ask(desk, 'desk.cover', {})).toMatchObject({ ok: true })
  const bounds = { x: 40, y: 60, width: 1000, height: 700 }
  first.window('facilitator')?.setBounds(bounds)
  const { id } = (await deskView(desk)).evening ?? {}

  const loads: string[] = []
  for (const kind of ['facilitator', 'projector'] as const) {
    first.window(kind)?.webContents.on('did-finish-load', () => loads.push(kind))
  }
  graphicsDie(first)
  await expect.poll(() => loads.toSorted()).toEqual(['facilitator', 'projector'])
  expect(first.machine.app.relaunched).toBeNull()
  graphicsDie(first)
  await first.machine.app.ended
  expect(first.machine.questions).toEqual([])
  expect(first.machine.app.accelerated).toBe(true)

  const args = first.machine.app.relaunched ?? []
  const second = await launch({ data: first.data, args: args.slice(-1) })
  expect(second.machine.app.accelerated).toBe(false)
  expect(second.window('facilitator')?.getBounds()).toEqual(bounds)
  const again = await second.facilitator()
  await expect.poll(async () => (await seen(again))?.evening?.id).toBe(id)
  await expect.poll(async () => (await seen(again))?.lock).not.toBeNull()
  await expect(again.getByTestId('covered')).toBeVisible()
  await expect.poll(() => second.window('projector')?.isFullScreen()).toBe(true)
  expect(await ask(again, 'desk.unlock', { pin: null })).toMatchObject({ ok: true })
  await expect.poll(() => told(again, 'graphicsOff')).toBe(1)

  graphicsDie(second)
  graphicsDie(second)
  graphicsDie(second)
  expect(second.machine.app.relaunched).toBeNull()
  expect(second.machine.app.exitCode).toBeNull()
  second.machine.answerWith(1)
  second.machine.app.quit()
  await second.machine.app.ended
})

test('A lobby is open again after such a start, too', async ({ launch }) => {
  const first = await launch()
  const desk = await first.facilitator()
  expect(await ask(desk, 'lobby.begin', { ruleset: 'vendetta' })).toMatchObject({ ok: true })
  expect(await ask(desk, 'lobby.players', { names: ['Ann', 'Ben'] })).toMatchObject({ ok: true })
  graphicsDie(first)
  graphicsDie(first)
  await first.machine.app.ended
  const args = (first.machine.app.relaunched ?? []).slice(-1)
  const second = await launch({ data: first.data, args })
  const again = await second.facilitator()
  await expect.poll(async () => (await seen(again))?.lobby?.ruleset).toBe('vendetta')
  second.machine.app.quit()
  await second.machine.app.ended
})

test('A big screen that keeps dying shows a page in the host’s language, the desk says so, and Enter brings the show back', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  expect(await ask(desk, 'settings.set', { settings: { language: 'de' } })).toMatchObject({
    ok: true,
  })
  const projector = await program.projector()
  await expect.poll(async () => (await seen(desk))?.projectors).toBe(1)
  await dieForGood(program, 'projector')
  await expect(projector.getByRole('heading')).toHaveText('Die Leinwand macht kurz Pause.')
  await expect(projector.locator('html')).toHaveAttribute('lang', 'de')
  await expect(projector.getByRole('link')).toHaveCSS('background-color', 'rgb(242, 193, 78)')
  // The page stands in for the show and hears nothing of it.
  await expect.poll(async () => (await seen(desk))?.projectors).toBe(0)
  expect(await told(desk, 'projectorHalted')).toBe(1)

  await program.window('projector')?.webContents.pressKey('Enter')
  await expect.poll(async () => (await seen(desk))?.projectors).toBe(1)
  await dieForGood(program, 'projector')
  await projector.getByRole('link').click()
  await expect.poll(async () => (await seen(desk))?.projectors).toBe(1)
  await dieForGood(program, 'projector')
  await expect(projector.getByRole('link')).toBeVisible()
  program.machine.pick('Leinwand zeigen')
  await expect.poll(async () => (await seen(desk))?.projectors).toBe(1)
})

test('A desk that keeps dying says that the evening is saved, and has the evening again when it is tried', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  await dealCards(desk)
  await dieForGood(program, 'facilitator')
  await expect(desk.getByRole('heading')).toHaveText('Your desk keeps crashing.')
  await desk.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(async () => (await seen(desk))?.station).toBe('deal')
  await dieForGood(program, 'facilitator')
  await expect(desk.getByRole('heading')).toBeVisible()
  program.machine.app.emit('second-instance', {}, [], '')
  await expect.poll(async () => (await seen(desk))?.station).toBe('deal')
})

test('A big screen that hangs is loaded anew; of a desk that hangs the host is asked, and no longer once it moves', async ({
  launch,
}) => {
  const program = await launch()
  const { machine } = program
  const [desk, projector] = [program.window('facilitator'), program.window('projector')]
  await Promise.all([program.facilitator(), program.projector()])
  const loads: string[] = []
  desk?.webContents.on('did-finish-load', () => loads.push('desk'))
  projector?.webContents.on('did-finish-load', () => loads.push('projector'))

  projector?.emit('unresponsive')
  await expect.poll(() => loads).toEqual(['projector'])
  expect(machine.questions).toEqual([])

  desk?.emit('unresponsive')
  desk?.emit('unresponsive')
  expect(machine.questions.map(({ buttons }) => buttons)).toEqual([['Wait', 'Reload the desk']])
  desk?.emit('responsive')
  expect(machine.questions[0]?.signal?.aborted).toBe(true)
  machine.answerWith(0)
  await new Promise((resolve) => setTimeout(resolve))
  desk?.emit('unresponsive')
  expect(machine.questions).toHaveLength(2)
  await new Promise((resolve) => setTimeout(resolve))
  expect(loads).toEqual(['projector'])
  machine.answerWith(1)
  desk?.emit('unresponsive')
  await expect.poll(() => loads).toEqual(['projector', 'desk'])
})

test('After sleep, a locked screen, and whenever they are shown again, both windows are drawn anew; what hides stays hidden', async ({
  launch,
}) => {
  const program = await launch()
  const { machine } = program
  const windows = (['facilitator', 'projector'] as const).map((kind) => program.window(kind))
  await Promise.all([program.facilitator(), program.projector()])
  await expect.poll(() => windows.map((window) => window?.isVisible())).toEqual([true, true])
  const drawn = (): number[] => windows.map((window) => window?.webContents.repaints ?? 0)
  const after = (act: () => void): number[] => {
    const before = drawn()
    act()
    return drawn().map((count, at) => Math.sign(count - (before[at] ?? 0)))
  }
  for (const event of ['resume', 'unlock-screen']) {
    expect(after(() => machine.powerMonitor.emit(event))).toEqual([1, 1])
  }
  // Once more, when the graphics have come back.
  const woken = drawn()
  await expect.poll(() => drawn().every((count, at) => count > (woken[at] ?? 0) + 1)).toBe(true)
  expect(
    after(() => {
      windows[0]?.minimize()
      windows[0]?.restore()
    }),
  ).toEqual([1, 0])
  const changed = drawn()
  machine.screen.change(2, { x: 1440, y: 0, width: 3840, height: 2160 })
  await expect.poll(() => drawn().every((count, at) => count > (changed[at] ?? 0))).toBe(true)

  machine.screen.unplug(2)
  expect(after(() => machine.powerMonitor.emit('resume'))).toEqual([1, 0])
  expect(windows.map((window) => window?.isVisible())).toEqual([true, false])
})

test('The desk is not drawn over what the host does while it is minimized', async ({ launch }) => {
  const program = await launch()
  const desk = program.window('facilitator')
  await expect.poll(() => desk?.isVisible()).toBe(true)
  desk?.minimize()
  const before = desk?.webContents.repaints
  program.machine.powerMonitor.emit('resume')
  expect(desk?.webContents.repaints).toBe(before)
  expect(desk?.isMinimized()).toBe(true)
})
