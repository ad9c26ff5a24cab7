import {
  beginEvening,
  playToTheEnd,
  revealAndLook,
  TEN_PLAYERS,
} from '../windows/support/playEvening.ts'
import { deskView } from './deskView.ts'
import { expect, test } from './program.ts'

test('A host clicks a whole evening of ten players to a winner through main, preloads and both windows', async ({
  launch,
}) => {
  test.setTimeout(480_000)
  const program = await launch()
  const desk = await program.facilitator()
  const room = await program.projector()
  // The same evening moves in the browser mode's test; drawn in software, movement is half of its time.
  for (const page of [desk, room]) await page.emulateMedia({ reducedMotion: 'reduce' })
  const table = { desk, room, view: () => deskView(desk) }
  await beginEvening(table, 'chiangmai', TEN_PLAYERS)
  const seen = await playToTheEnd(table, 'killers')
  expect((await table.view()).game?.winner?.length).toBeGreaterThan(0)
  expect([...seen.scenes]).toEqual(expect.arrayContaining(['night', 'dawn', 'speech', 'vote']))
  await revealAndLook(table)
  for (const kind of ['facilitator', 'projector'] as const) {
    expect(program.window(kind)?.webContents.complaints).toEqual([])
  }
})
