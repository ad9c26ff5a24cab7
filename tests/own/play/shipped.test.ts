import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playRandomEvening } from '../../randomPlay/randomEvening'
import { ownGame } from '../../support/ownGame'

const files = readdirSync('assets/games').filter((file) => file.endsWith('.yaml'))

describe.each(files)('a random evening of %s', (file) => {
  it('ends, with undo and rulings, and only reducers change its state', () => {
    const { history } = playRandomEvening(ownGame(`assets/games/${file}`), 1)
    expect(history.game.state.winner).not.toBeNull()
  }, 60_000)
})
