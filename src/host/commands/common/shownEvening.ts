/** An evening of invented players as the desk can read it from the deal to the end: for whoever writes a game. */
import type { CommandOf, GameEvening } from '../../../bridge'
import { dealCards, Game, lookUp, mixSeed, type Input, type OptionValues } from '../../../engine'
import { textsFor } from '../../../i18n/textsFor'
import { optionsFor } from '../../../own/preview/evening'
import { rngFrom } from '../../../own/tried/chance'
import { Play } from '../../evening/play'
import type { OwnPack } from '../../games/pack/ownPack'
import { playAt } from '../../invented/playEvening'
import { REHEARSAL_NAMES } from '../../rehearsal/rehearsalNames'
import { inSlices } from '../../storage/slices'

type Asked = Pick<CommandOf<'games.evening'>, 'players' | 'options' | 'language' | 'seed'>

const MOST_LINES = 2000

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
  const setup = { ruleset: ruleset.id, options, ...dealt, seed, fitted: true }
  const game = new Game(ruleset, setup)
  const play = new Play(game, 0, 0)

  let index = 0
  const table = {
    game,
    does(input: Input): boolean {
      index += 1
      const deed = { kind: 'input', input, events: [] } as const
      return play.perform({ index, t: 0, left: 0, total: 0, deed }, 0).ok
    },
  }
  await inSlices(playAt(table, rngFrom(mixSeed(seed, 'players'))))
  const tongue = lookUp(texts, language) ?? lookUp(texts, document.languages[0] ?? '')
  return {
    language,
    seats: dealt.hands.map(({ cards }, at) => ({
      name: REHEARSAL_NAMES[at] ?? '',
      cards: [...cards],
    })),
    middle: [...dealt.pool],
    lines: play.desk.lines.slice(0, MOST_LINES),
    texts: tongue ? textsFor(tongue, options) : null,
  }
}
