/** What the host notes of players: kept with the evening, and in no view but the host's own. */
import { describe, expect, it } from 'vitest'
import { openHost, toDawn, toFirstNight } from './fixtures/openHost'

const TEXT = 'Blushed when the wolves were named'
const note = {
  type: 'seat.note',
  seat: 's2',
  text: `${TEXT} `,
  marks: ['suspect', 'watch'],
} as const
const kept = { s2: { text: TEXT, marks: ['suspect', 'watch'] } }

describe('a note', () => {
  it('stands in the journal, and is there again when the evening is opened', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    await bench.does({ ...note, marks: [...note.marks] })
    const id = bench.view().evening?.id ?? ''
    const later = await bench.again()
    await later.does({ type: 'shelf.open', id })
    expect(later.view().game?.notes).toEqual(kept)
    await later.does({ type: 'seat.note', seat: 's2', text: '  ', marks: [] })
    expect(later.view().game?.notes).toEqual({})
  })

  it('is no part of the game: undo takes back what was done, and leaves it', async () => {
    const bench = await openHost()
    await toDawn(bench, 's4')
    const before = bench.view().game
    await bench.does({ ...note, marks: [...note.marks] })
    expect(bench.view().game).toEqual({ ...before, notes: kept })
    await bench.does({ type: 'game.undo' })
    expect(bench.view().game?.phase.kind).toBe('night')
    expect(bench.view().game?.notes).toEqual(kept)
  })

  it('changes nothing for the room, and a locked desk does not have it either', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    const sent = bench.frames.length
    await bench.does({ ...note, marks: [...note.marks] })
    expect(bench.frames).toHaveLength(sent)
    await bench.does({ type: 'desk.cover' })
    expect(JSON.stringify(bench.view())).not.toContain('Blushed')
    expect(bench.frames.join()).not.toContain('Blushed')
  })

  it('of nobody at the table is refused', async () => {
    const bench = await openHost()
    await toFirstNight(bench)
    expect(await bench.ask({ type: 'seat.note', seat: 's40', text: 'x', marks: [] })).toMatchObject(
      {
        refusal: { code: 'unknownSeat' },
      },
    )
  })
})
