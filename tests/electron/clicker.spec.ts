/** Keys in both windows: the clicker at the big screen, the list at the desk, and nothing while somebody types. */
import { deskView } from './deskView.ts'
import { ask, expect, test } from './program.ts'

test('A clicker drives the evening while the big screen’s window has the focus, and its page still says nothing', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  expect(await ask(desk, 'demo.begin', { ruleset: 'chiangmai', players: 9 })).toMatchObject({
    ok: true,
  })
  const room = program.window('projector')?.webContents
  const open = async () => (await deskView(desk)).game?.open
  const step = async () => {
    const { game, preview } = await deskView(desk)
    return JSON.stringify([game?.phase, game?.open?.id, preview.scene, preview.items])
  }
  // To a step that is only read: there is one natural next thing.
  for (let steps = 0; (await open())?.form.kind !== 'ok' && steps < 200; steps += 1) {
    await ask(desk, 'demo.step')
  }
  const first = await step()
  await room?.pressKey('PageDown')
  await expect.poll(step).not.toBe(first)
  await room?.pressKey('PageUp')
  await expect.poll(step).toBe(first)
  await room?.pressKey('b')
  await expect.poll(async () => (await deskView(desk)).picture.blackout).toBe(true)
  await room?.pressKey('.')
  await expect.poll(async () => (await deskView(desk)).picture.blackout).toBe(false)
  await expect.poll(async () => (await ask(desk, 'game.undo')).ok, { intervals: [10] }).toBe(false)
  await room?.pressKey('PageUp')
  // What cannot be done is said at the desk, where the host looks.
  await expect(desk.getByText('There is nothing to undo.')).toBeVisible()
})

test('No key acts while a name is typed, not even a clicker’s', async ({ launch }) => {
  const program = await launch()
  const desk = await program.facilitator()
  await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })
  const before = (await deskView(desk)).picture
  const field = desk.getByRole('textbox').first()
  await field.focus()
  await desk.keyboard.type('bz?cvkmn,.')
  for (const key of ['PageDown', 'PageUp', 'F1']) await desk.keyboard.press(key)
  await expect(field).toHaveValue('bz?cvkmn,.')
  await expect(desk.locator('dialog[open]')).toHaveCount(0)
  await expect(desk.getByTestId('covered')).toHaveCount(0)
  expect((await deskView(desk)).picture).toEqual(before)
})

test('The menu opens the list of all keys at the desk', async ({ launch }) => {
  const program = await launch()
  const desk = await program.facilitator()
  await expect(desk.getByTestId('game-chiangmai')).toBeVisible()
  program.machine.pick('All keys')
  const list = desk.getByTestId('key-list')
  await expect(list).toBeVisible()
  for (const key of ['PgDn', 'PgUp', 'B', 'Z', 'F11', '?']) await expect(list).toContainText(key)
})

test('The menu chooses the big screen as the desk does, and it is remembered', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  await expect.poll(() => program.window('projector')?.isFullScreen()).toBe(true)
  program.machine.screen.plug({
    id: 8,
    label: 'Beamer',
    internal: false,
    bounds: { x: 3360, y: 0, width: 1280, height: 720 },
    workArea: { x: 3360, y: 0, width: 1280, height: 720 },
    scaleFactor: 1,
  })
  await expect.poll(async () => (await deskView(desk)).machine.screens?.list.length).toBe(3)
  program.machine.pick('3: Beamer (1280 × 720)')
  await expect.poll(async () => (await deskView(desk)).machine.screens?.chosen).toBe('Beamer')
  await expect.poll(() => program.window('projector')?.getBounds().x).toBe(3360)
})
