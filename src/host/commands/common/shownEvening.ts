/** An evening of invented players as the desk can read it from the deal to the end: for whoever writes a game. */
import { performance } from 'node:perf_hooks'
import type { CommandOf, GameEvening } from '../../../bridge'
import { dealCards, Game, lookUp, mixSeed, nextChance, type OptionValues } from '../../../engine'
import { textsFor } from '../../../i18n/textsFor'
import { optionsFor } from '../../../own/preview/evening'
import { Play } from '../../evening/play'
import type { OwnPack } from '../../games/pack/ownPack'
import { playAt } from '../../invented/playEvening'
import { REHEARSAL_NAMES } from '../../rehearsal/rehearsalNames'

type Asked = Pick<CommandOf<'games.evening'>, 'players' | 'options' | 'language' | 'seed'>

/** Milliseconds of work at a stretch; between two of them windows and clocks have their turn. */
const SLICE = 10
const MOST_LINES = 2000

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Plays one to its end. The same text, house rules and seed give the same evening.
 * @returns null where no such deck can be dealt
 */
export async function shownEvening(
  { rules: ruleset, texts, document }: OwnPack,
  { players: wanted, options: chosen, language, seed }: Asked,
): Promise<GameEvening | null> {
  const { casting } = ruleset
  const options = optionsFor(ruleset, chosen as OptionValues)
  const { min, max } = casting.players
  const most = Math.min(max, REHEARSAL_NAMES.length)
  const players = Math.min(Math.max(wanted ?? document.players.best[0], min), most)
  const deck = casting.propose(players, options)
  const dealt = dealCards(casting, deck, players, options, mixSeed(seed, 'deal'))
  if (!dealt) return null
  const { hands, pool } = dealt
  const middle = pool.length > 0 ? { pool } : {}
  const game = new Game(ruleset, {
    ruleset: ruleset.id,
    options,
    hands,
    ...middle,
    seed,
    fitted: true,
  })
  const play = new Play(game, 0, 0)

  let state = mixSeed(seed, 'players')
  const rng = (): number => {
    const drawn = nextChance(state)
    state = drawn.state
    return drawn.value
  }
  let index = 0
  const playing = playAt(
    {
      game,
      does(input) {
        index += 1
        const deed = { kind: 'input', input, events: [] } as const
        return play.perform({ index, t: 0, left: 0, total: 0, deed }, 0).ok
      },
    },
    rng,
  )
  for (let until = performance.now() + SLICE; !playing.next().done;) {
    if (performance.now() < until) continue
    await breath()
    until = performance.now() + SLICE
  }
  const tongue = lookUp(texts, language) ?? lookUp(texts, document.languages[0] ?? '')
  return {
    language,
    seats: hands.map(({ cards }, at) => ({ name: REHEARSAL_NAMES[at] ?? '', cards: [...cards] })),
    middle: [...pool],
    lines: play.desk.lines.slice(0, MOST_LINES),
    texts: tongue ? textsFor(tongue, options) : null,
  }
}
