import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starwars } from '../../../rulesets/starwars'
import {
  deskView,
  Game,
  type DeskSeat,
  type GameEvent,
  type GameSetup,
  randomAnswer,
  type Rng,
} from '../../../src/engine'
import { randomSetup, rngFrom } from '../../randomPlay/randomEvening'

/** What is looked at after every input of an evening without rulings. */
interface Moment {
  readonly game: Game
  readonly setup: GameSetup
  readonly events: readonly GameEvent[]
  readonly before: readonly DeskSeat[]
  readonly after: readonly DeskSeat[]
}

/** Plays a random evening by the rules alone, with everybody stepping in now and then. */
function play(seed: number, look: (moment: Moment) => void): Game {
  const rng: Rng = rngFrom(seed)
  const setup = randomSetup(starwars, rng)
  const game = new Game(starwars, setup)
  for (let inputs = 0; game.open && inputs < 3000; inputs++) {
    const before = deskView(game).seats
    const offered = rng() < 0.15 ? game.offered() : []
    const step = offered[Math.floor(rng() * offered.length)]
    const answer = randomAnswer(step ?? game.open, rng)
    if (!answer) throw new Error(`no answer to ${game.open.id}`)
    const outcome = game.apply(
      step
        ? { type: 'interrupt', step: step.id, answer }
        : { type: 'answer', step: game.open.id, answer },
    )
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    look({ game, setup, events: outcome.events, before, after: deskView(game).seats })
  }
  return game
}

const everyEvening = (look: (moment: Moment) => void) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      expect(play(seed, look).state.winner).not.toBeNull()
    }),
    { numRuns: 40 },
  )
}

const holding = (seats: readonly DeskSeat[], ...roles: string[]) =>
  seats.filter((seat) => seat.roles.some((role) => roles.includes(role)))

describe('in every evening that is played by the rules alone', () => {
  it('both droids are alive or both are dead, unless one is banished or the house raises them apart (SW-59)', () => {
    everyEvening(({ after, game }) => {
      const droids = holding(after, 'r2d2', 'c3po')
      const parted = droids.some(({ statuses }) => statuses.includes('banished'))
      if (parted || !game.options['raiseDroidPair']) return
      expect(new Set(droids.map(({ alive }) => alive)).size).toBeLessThan(2)
    })
  })

  it('a living Anakin is Vader exactly while Amidala is dead (SW-34, SW-36, SW-37)', () => {
    everyEvening(({ after }) => {
      const [queen] = holding(after, 'amidala')
      for (const { alive, roles } of holding(after, 'anakin', 'vader')) {
        if (alive && queen) expect(roles).toEqual([queen.alive ? 'anakin' : 'vader'])
      }
    })
  })

  it('nobody in the ice dies but by a shot that the house lets through, or with such a twin (SW-55, SW-80)', () => {
    everyEvening(({ before, after, events, game }) => {
      const fallen = after.filter(({ id, alive }) => {
        const was = before.find((seat) => seat.id === id)
        return !alive && was?.alive && was.statuses.includes('frozen')
      })
      if (fallen.length === 0) return
      expect(game.options['freezeStopsShot']).toBe(false)
      expect(events.map(({ kind }) => kind)).toContain('shotDown')
    })
  })

  it('no face is shown but Han’s, Lando’s and Mace’s, at most one lynching falls on a day (SW-92, SW-93, SW-112)', () => {
    everyEvening(({ game }) => {
      const { items } = game.state.record
      const faces = items.filter(({ kind }) => kind === 'revealed')
      for (const { of } of faces) expect(['han', 'lando', 'mace']).toContain(Object.values(of)[0])
      expect(items.filter(({ kind }) => kind === 'executed').length).toBeLessThan(2)
    })
  })

  it('what is used up never comes back, and nobody heals himself a third time (SW-22, SW-31)', () => {
    everyEvening(({ before, after, events }) => {
      for (const { id, statuses } of before) {
        const now = after.find((seat) => seat.id === id)?.statuses ?? []
        if (statuses.includes('spent')) expect(now).toContain('spent')
        const third = events.some(({ kind, data }) => {
          const { by, target } = data as { by?: string; target?: string }
          return kind === 'healed' && by === id && target === id && statuses.includes('selfHeal2')
        })
        expect(third).toBe(false)
      }
    })
  })

  it('the side that has won is the only one left (SW-115, SW-116, SW-120, SW-121)', () => {
    everyEvening(({ game, after }) => {
      const { winner } = game.state
      if (!winner) return
      const alive = (team: string) => after.some((seat) => seat.alive && seat.team === team)
      expect(winner.includes('citizens')).toBe(alive('citizens') && !alive('sith'))
      expect(winner.includes('sith')).toBe(alive('sith') && !alive('citizens'))
      for (const { id, team, alive: lives } of after) {
        if (team === 'deathStar') expect(winner.includes(id)).toBe(lives)
        if (team === 'jango') expect(winner.includes(id)).toBe(winner.includes('sith'))
      }
    })
  })
})
