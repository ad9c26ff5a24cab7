/** The look at everything before the guests come, clicked at the desk. */
import { laptop } from './double/doubleScreen.ts'
import { deskView } from './deskView.ts'
import { ask, expect, test } from './program.ts'

test('The host goes through the check with the keyboard and the mouse until all five points are ready', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  const room = (await program.projector()).locator('[data-scene]')
  await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })
  await expect(desk.getByTestId('open-check')).toContainText('1 of 5')
  await desk.getByTestId('open-check').focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByTestId('check-saving')).toHaveAttribute('data-state', 'good')
  await expect(desk.getByTestId('check-awake')).toHaveAttribute('data-state', 'good')
  for (const point of ['screen', 'sound', 'text']) {
    await expect(desk.getByTestId(`check-${point}`)).toHaveAttribute('data-state', 'ask')
  }
  await desk.getByTestId('check-test').click()
  await expect(room).toHaveAttribute('data-scene', 'testCard')
  for (const point of ['screen', 'sound', 'text']) {
    await desk.getByTestId(`check-yes-${point}`).focus()
    await desk.keyboard.press('Enter')
    await expect(desk.getByTestId(`check-${point}`)).toHaveAttribute('data-state', 'good')
  }
  await desk.keyboard.press('Escape')
  // The room does not go on looking at a test picture.
  await expect(room).toHaveAttribute('data-scene', 'lobby')
  await expect(desk.getByTestId('open-check')).toContainText('5 of 5')
  program.machine.screen.unplug(2)
  await expect(desk.getByTestId('open-check')).toContainText('2 of 5')
})

test('A system that does not agree to stay awake is not called ready, until it does', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  program.machine.refusesBlockers = true
  await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })
  await desk.getByTestId('open-check').click()
  const awake = desk.getByTestId('check-awake')
  await expect(awake).toHaveAttribute('data-state', 'bad')
  program.machine.refusesBlockers = false
  // The list may find out by itself before the button is pressed.
  await ask(desk, 'preflight.check', {})
  await expect(awake).toHaveAttribute('data-state', 'good')
  expect([...program.machine.blockers.values()].sort()).toEqual([
    'prevent-app-suspension',
    'prevent-display-sleep',
  ])
})

test('With one display the check says so and leads to the list of screens', async ({ launch }) => {
  const program = await launch({ displays: [laptop()] })
  const desk = await program.facilitator()
  await ask(desk, 'lobby.begin', { ruleset: 'chiangmai' })
  await expect.poll(async () => (await deskView(desk)).projectors).toBe(1)
  await desk.getByTestId('open-check').click()
  await expect(desk.getByTestId('check-screen')).toHaveAttribute('data-state', 'bad')
  await desk.getByTestId('check-screens').click()
  await expect(desk.getByTestId('screen-place')).toContainText('only one screen')
})
