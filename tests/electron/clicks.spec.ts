import { expect, test } from './program.ts'

test('A click at the desk goes through preload, main and host to the big screen, without a complaint', async ({
  launch,
}) => {
  const program = await launch()
  const desk = await program.facilitator()
  const room = (await program.projector()).locator('[data-scene]')
  await expect(room).toHaveAttribute('data-scene', 'idle')
  await desk.getByTestId('game-chiangmai').getByTestId('begin').click()
  await expect(room).toHaveAttribute('data-scene', 'lobby')
  for (const kind of ['facilitator', 'projector'] as const) {
    expect(program.window(kind)?.webContents.complaints).toEqual([])
  }
})
