import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { events } from '../../../src/own/state/events'
import { playRandomEvening } from '../../randomPlay/randomEvening'
import { ownGame } from '../../support/ownGame'

const files = readdirSync('assets/games').filter((file) => file.endsWith('.yaml'))

/** What every game's evenings tell of themselves. */
const COURSE: readonly string[] = ['nightFalls', 'dayBreaks', 'timer', 'speech', 'tally', 'winner']

it('Nothing that happens is heard by itself: all that the room hears was announced, of a closed list (OG-2, OG-95)', () => {
  const heard = Object.entries(events).filter(([, event]) => event.public !== 'never')
  expect(heard.map(([kind]) => kind)).toEqual([])
})

describe.each(files)('a random evening of %s', (file) => {
  it('ends, with undo and rulings, and only reducers change its state (OG-111)', () => {
    const game = ownGame(`assets/games/${file}`)
    const { history } = playRandomEvening(game, 2)
    expect(history.game.state.winner).not.toBeNull()
    const told = history.game.state.record.history.map(({ item }) => item.kind)
    expect(told.filter((kind) => !(kind in game.items) && !COURSE.includes(kind))).toEqual([])
  }, 60_000)
})
