import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playRandomEvening, replayed } from '../../randomPlay/randomEvening'
import { ownGame } from '../../support/ownGame'

const files = readdirSync('assets/games').filter((file) => file.endsWith('.yaml'))

describe.each(files)('a random evening of %s', (file) => {
  it('ends, with undo and rulings, and replays to the same state', () => {
    const game = ownGame(`assets/games/${file}`)
    const { history } = playRandomEvening(game, 1)
    expect(history.game.state.winner).not.toBeNull()
    expect(replayed(history)).toBe(JSON.stringify(history.game.state))
  }, 60_000)
})
