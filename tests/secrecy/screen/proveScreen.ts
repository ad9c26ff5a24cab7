/**
 * Proves of games that their big screen tells nothing, and the phone of whoever holds the same in both evenings neither: pairs
 * as they come, and long ones at large tables.
 */
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../../rulesets'
import type { AnyRuleset, DeckCard } from '../../../src/engine'
import { firstSeed } from '../../support/firstSeed'
import { timesMore } from '../../support/seeds'
import { addFigures, newFigures, type Counts, type Figures } from '../plan/figures'
import { compareTwins, hasDeadlyDays, longEvenings, type TwinReport } from './twins'

const PAIRS = timesMore(80)
const LONG_PAIRS = timesMore(24)
/** How often each power that is asked for in secret has to have been used. */
const USES = 20
/**
 * What is asked only where several roles and house rules meet (two questions apart before the spy, a lover with a fuse,
 * a tie where somebody may break it): once has to do.
 */
const RARELY: readonly string[] = [
  'indians.secondKill',
  'journalist.watch',
  'judge.swap',
  'leader.breakTie',
  'megaAlien.breakTie',
  'spy.learn',
  'suicidalCitizen.takeAlong',
  'mafiaKiller.takeAlong',
]
/** The same where there are more than fifty of them, most to be used once in an evening. */
const USES_OF_MANY = 3
/**
 * What hardly ever comes twice alike by chance: it takes a faction that got the statuette in the same night, or three
 * nights that agree. Proved by pairs by hand, in `tests/rulesets/<id>/views.test.ts`.
 */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  ktulu: ['burningRage.kill', 'gambler.roulette', 'unaware'],
}

/** How many pairs of evenings, with one seat each, have to agree on that seat's phone (PH-41). */
const PHONES = 200

/** How many of the long pairs have to agree for all their nights. */
const DEEP = 3

/** So that processors share the work: what takes longest has a file of its own. Games that are named nowhere are in the last one. */
const SHARES: readonly (readonly string[])[] = [
  ['chiangmai', 'starwars'],
  ['vendetta', 'palermo'],
]

/** @param share which games: 0 or 1, or 2 for all that are in none of those */
export function proveShare(share: 0 | 1 | 2): void {
  const named = SHARES[share] ?? []
  const isIn = (id: string) => (share < 2 ? named.includes(id) : !SHARES.flat().includes(id))
  const games = Object.values(rulesets).filter(({ id }) => isIn(id))
  describe.each(games.map((game) => [game.id, game] as const))('the big screen of %s', (_, game) =>
    prove(game),
  )
}

const below = (counts: Counts, keys: readonly string[], least: number): [string, number][] =>
  keys.map((key): [string, number] => [key, counts[key] ?? 0]).filter(([, times]) => times < least)

/** What was not tried at all, or too rarely. */
function missing(game: AnyRuleset, figures: Figures): [string, number][] {
  const byHand = BY_HAND[game.id] ?? []
  const found = [
    ...below(figures.used, Object.keys(figures.offered), 1),
    ...below(
      figures.used,
      [...figures.secret].filter((step) => !RARELY.includes(step)),
      hasDeadlyDays(game) ? USES_OF_MANY : USES,
    ),
    ...below(figures.statuses, game.statuses, 1),
    ...below(figures.fallen, Object.keys(game.roles), 1),
  ]
  return found.filter(([name]) => !byHand.includes(name))
}

/** Roles that no card says: whose they may become. */
const BECOMES: Readonly<Record<string, readonly string[]>> = { vader: ['anakin', 'amidala'] }

/** Of which cards that is, where a name says so: `sheriff.jail` is the Sheriff's, `aliens.steal` all the aliens'. */
function cardsOf({ casting }: AnyRuleset, names: readonly [string, number][]): string[] {
  const named = names.map(([name]) => name.split('.')[0] ?? name)
  const owners = new Set(named.flatMap((name) => BECOMES[name] ?? [name]))
  const isWanted = ({ id, team }: DeckCard) => owners.has(id) || owners.has(team)
  return casting.cards.filter(isWanted).map(({ id }) => id)
}

function prove(game: AnyRuleset): void {
  const all = newFigures()
  let phones = 0

  it(`is sent the same bytes at the same moments whatever is secret, through ${longEvenings(game).nights} nights, at the largest table, over ${LONG_PAIRS} pairs of evenings`, async () => {
    const seed = firstSeed(500_001)
    const wish = longEvenings(game)
    const isEnough = ({ deep }: TwinReport) => deep >= DEEP
    const report = await compareTwins(game, { wanted: LONG_PAIRS, isEnough, seed, wish })
    say(`${game.id}, long, seeds from ${seed}`, report)
    expect(report.difference).toBeNull()
    expect(report.deep, 'pairs that agree for all nights').toBeGreaterThanOrEqual(DEEP)
    expect(report.largest).toBe(game.casting.players.max)
    addFigures(all, report.figures)
    phones += report.phones
  }, 900_000)

  it(`is so over ${PAIRS} pairs as they come, with every power, every condition and the death of every role`, async () => {
    const seed = firstSeed(1)
    const missingYet = ({ figures }: TwinReport) => {
      const sum = newFigures()
      for (const part of [all, figures]) addFigures(sum, part)
      return missing(game, sum)
    }
    const isEnough = (report: TwinReport) => missingYet(report).length === 0
    const lacks = (report: TwinReport) => cardsOf(game, missingYet(report))
    const report = await compareTwins(game, { wanted: PAIRS, isEnough, seed, lacks })
    say(`${game.id}, seeds from ${seed}`, report)
    expect(report.difference).toBeNull()
    addFigures(all, report.figures)
    expect(missing(game, all)).toEqual([])
    phones += report.phones
  }, 900_000)

  it(`was sent to phones, too: each had the same bytes at the same moments whatever else was dealt and done, over ${PHONES} pairs and seats (PH-12, PH-41)`, () => {
    console.log(`${game.id}, phones: ${phones}`)
    expect(phones).toBeGreaterThanOrEqual(PHONES)
  })
}

const say = (what: string, figures: object): void => console.log(what, JSON.stringify(figures))
