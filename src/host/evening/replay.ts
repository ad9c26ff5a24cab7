/** Plays a ledger's acts again and compares what they lead to with what the journal says. */
import { Game, RecordedGame, sameJson, type AnyRuleset, type GameEvent } from '../../engine'
import type { Ledger } from './ledger'
import { Play } from './play'

export interface Replay {
  /** Null while the game has not begun. */
  readonly play: Play | null
  /** The journal's place of the first entry that is decided differently today; null if all agree. */
  readonly differsAt: number | null
}

/** @param now the host's clock; a replayed clock ends up standing, not running */
export function replay(ledger: Ledger, now: number): Replay {
  const { start } = ledger
  if (!start) return { play: null, differsAt: null }
  const { ruleset, setup, handsAt } = ledger
  const play = attempt(() => new Play(new Game(ruleset, setup), start.t, now, handsAt))
  const same = sameness(ledger.ruleset)
  if (!play || !same(play.game.opening, start.events)) return { play: null, differsAt: start.index }
  for (const act of ledger.acts) {
    const outcome = attempt(() => play.perform(act, now))
    const recorded = act.deed.kind === 'input' ? act.deed.events : []
    if (!outcome?.ok || !same(outcome.events, recorded)) return { play, differsAt: act.index }
  }
  moveClock(play, ledger, now)
  return { play, differsAt: null }
}

/**
 * Tells a ledger's acts as they were recorded, whatever today's rules would decide.
 * @param after looks at the game after each act
 */
export function retell(
  { ruleset, setup, start, acts }: Ledger,
  now: number,
  after?: (play: Play) => void,
): Play | null {
  if (!start) return null
  const play = new Play(new RecordedGame(ruleset, setup, start.events), start.t, now)
  for (const act of acts) {
    play.perform(act, now)
    after?.(play)
  }
  return play
}

/** A rule that throws today where it once decided is a difference like any other. */
function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

type Events = readonly GameEvent[]

/** Tells whether the rules decided the same. */
function sameness({ marks = [] }: AnyRuleset): (events: Events, recorded: Events) => boolean {
  const decisions = (events: Events) => events.filter(({ kind }) => !marks.includes(kind))
  return (events, recorded) =>
    sameJson(events, recorded) ||
    (marks.length > 0 && sameJson(decisions(events), decisions(recorded)))
}

/** Brings the clock to where the entries after the last act left it. */
function moveClock(play: Play, ledger: Ledger, now: number): void {
  const { clock } = play
  for (const { clock: move, ...stood } of ledger.moves) {
    // What is no deed of the clock's need not know what it stood at.
    if (move !== null || stood.left !== null) clock.settle(stood, now)
    if (move === 'stand') clock.pause(now)
    else if (move !== null) clock.perform(move, now)
  }
}
