import type { Page } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge/views.ts'
import {
  beginEvening,
  playToTheEnd,
  revealAndLook,
  TEN_PLAYERS,
} from '../windows/support/playEvening.ts'
import { expect, test } from './program.ts'

interface Peeking {
  nightfall: { onView(listener: (view: FacilitatorView) => void): () => void }
  seenView?: FacilitatorView
}

/** The view that this page's preload gave it last. */
const viewOf = (desk: Page) => async (): Promise<FacilitatorView> => {
  const view = await desk.evaluate(() => {
    const page = globalThis as unknown as Peeking
    if (!page.seenView) page.nightfall.onView((view) => (page.seenView = view))
    return page.seenView ?? null
  })
  if (!view) throw new Error('No view yet')
  return view
}

test('A host clicks a whole evening of ten players to a winner through main, preloads and both windows', async ({
  launch,
}) => {
  test.setTimeout(480_000)
  const program = await launch()
  const desk = await program.facilitator()
  const table = { desk, room: await program.projector(), view: viewOf(desk) }
  await beginEvening(table, 'chiangmai', TEN_PLAYERS)
  const seen = await playToTheEnd(table, 'killers')
  expect((await table.view()).game?.winner?.length).toBeGreaterThan(0)
  expect([...seen.scenes]).toEqual(expect.arrayContaining(['night', 'dawn', 'speech', 'vote']))
  await revealAndLook(table)
  for (const kind of ['facilitator', 'projector'] as const) {
    expect(program.window(kind)?.webContents.complaints).toEqual([])
  }
})
