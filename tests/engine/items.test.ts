import { describe, expect, it } from 'vitest'
import { announce, defineRuleset, Game, OK, type ItemTable } from '../../src/engine'
import { stingers } from '../../src/sound/manifest'
import { games } from '../support/games'
import { hamlet, hamletSetup } from './fixtures/hamlet'

describe('the kinds of announcements', () => {
  it.each(Object.values(games).map(({ id, items }) => [id, items] as const))(
    'of %s sound like something that is in the mix',
    (_, items: ItemTable<never>) => {
      const cues = Object.values(items).flatMap(({ cue }) => cue ?? [])
      expect(cues.length).toBeGreaterThan(3)
      expect(cues.filter((cue) => !Object.hasOwn(stingers, cue))).toEqual([])
    },
  )

  it('keep what all games share when a game adds an effect of its own', () => {
    const effect = () => {}
    const own: ItemTable = { nightFalls: { effect } }
    const { items } = defineRuleset({ ...hamlet, items: own })
    expect(items['nightFalls']).toEqual({ quiet: true, effect })
    expect(items['tally']).toEqual(hamlet.items['tally'])
  })

  it('travel with each announcement as far as windows have to know them', () => {
    const game = new Game(hamlet, hamletSetup())
    expect(game.state.record.items).toEqual([{ kind: 'nightFalls', of: 1, quiet: true }])
  })

  it('are all there are: another one is a bug of the game', () => {
    const odd = {
      ...hamlet,
      *play(table: Parameters<typeof hamlet.play>[0]) {
        yield () => ({ id: 'host.wait', form: { kind: 'ok' }, asked: [], neutral: OK }) as const
        announce(table, 'rumour', true)
      },
    }
    const game = new Game(odd, hamletSetup())
    const on = () => game.apply({ type: 'answer', step: 'host.wait', answer: OK })
    expect(on).toThrow('no item rumour')
  })
})
