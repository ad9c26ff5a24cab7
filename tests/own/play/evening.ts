/** An evening played by hand: seats by letters, steps answered by name, and what came of them. */
import {
  History,
  OK,
  type Answer,
  type AnyRuleset,
  type GameEvent,
  type Json,
  type SeatId,
} from '../../../src/engine'

const seat = (letter: string): SeatId => `s${letter.charCodeAt(0) - 'A'.charCodeAt(0)}`
const letter = (id: string): string => String.fromCharCode('A'.charCodeAt(0) + Number(id.slice(1)))

interface Start {
  readonly options?: Readonly<Record<string, Json>>
  readonly pool?: readonly string[]
  readonly seed?: number
}

/** A table at which everybody holds these cards, seat by seat; several cards with `+`, top first. */
export function sitDown(
  ruleset: AnyRuleset,
  cards: string,
  { options = {}, pool, seed = 7 }: Start = {},
) {
  const hands = cards.split(' ').map((hand) => ({ cards: hand.split('+') }))
  const setup = { ruleset: ruleset.id, options, hands, seed, freeCasting: true }
  const history = new History(ruleset, pool ? { ...setup, pool } : setup)
  const { game } = history
  const log: GameEvent[] = []

  const give = (answer: Answer): void => {
    const step = game.open?.id ?? ''
    const outcome = history.apply({ type: 'answer', step, answer })
    if (!outcome.ok) throw new Error(`${step}: ${outcome.refusal.code}`)
    log.push(...outcome.events)
  }
  const neutral = (): Answer => game.open?.neutral ?? OK

  /** Goes on with what nobody decides, up to this step. */
  function upTo(step: string): void {
    for (let n = 0; game.open?.id !== step; n++) {
      if (!game.open || n > 300) throw new Error(`no ${step}: ${history.game.open?.id ?? 'over'}`)
      give(neutral())
    }
  }

  /** What a word amounts to: a seat, several (`A,B`), an act (`kill:A`), a word, fingers (`A>B C>B`). */
  function read(word: string): Answer {
    const form = game.open?.form
    if (word === 'pass') return { kind: 'pass' }
    if (word === 'ok') return OK
    if (word.includes('>')) {
      const pairs = word.split(' ').map((pair) => pair.split('>').map(seat) as [SeatId, SeatId])
      if (form?.kind === 'ballots') {
        const ballots: Record<SeatId, SeatId[]> = {}
        for (const [by, at] of pairs) ballots[by] = [...(ballots[by] ?? []), at]
        return { kind: 'ballots', ballots }
      }
      return { kind: 'points', points: Object.fromEntries(pairs) }
    }
    if (form?.kind === 'act') {
      const [act = '', at] = word.split(':')
      return at === undefined ? { kind: 'act', act } : { kind: 'act', act, seat: seat(at) }
    }
    if (form?.kind === 'seats') return { kind: 'seats', seats: word.split(',').map(seat) }
    if (/^[A-Z]$/.test(word)) return { kind: 'seat', seat: seat(word) }
    return { kind: 'option', option: word }
  }

  return {
    history,
    game,
    /** What answers brought about. */
    log: log as readonly GameEvent[],
    upTo,
    give,
    /** Answers this step with a word, once it is open. */
    say(step: string, word: string): void {
      upTo(step)
      give(read(word))
    },
    /** Uses a power. */
    use(step: string, word: string): boolean {
      const answer: Answer = word === 'ok' ? OK : { kind: 'seat', seat: seat(word) }
      const outcome = history.apply({ type: 'interrupt', step, answer })
      if (outcome.ok) log.push(...outcome.events)
      return outcome.ok
    },
    living: (): string =>
      game.state.seats
        .filter(({ alive }) => alive)
        .map(({ id }) => letter(id))
        .join(''),
    shown: (step: string): unknown => {
      const signal = game.state.shown[step]
      return Array.isArray(signal) ? signal.map(letter).join('') : signal
    },
    /** What the room is told in this phase, without the marks of its course. */
    told: (): string[] =>
      game.state.record.items
        .filter(({ quiet }) => !quiet)
        .map(({ kind, of, cause }) => {
          const names = JSON.stringify(of).replaceAll(/"s(\d+)"/g, (_, n) => letter(`s${n}`))
          return `${kind} ${names}${cause === undefined ? '' : ` (${cause})`}`
        }),
    statuses: (who: string): readonly string[] =>
      ruleset.privateSeat(game.state, seat(who), game.options).statuses,
    role: (who: string): readonly string[] =>
      ruleset.privateSeat(game.state, seat(who), game.options).roles,
    winner: () => game.state.winner?.map((id) => (/^s\d+$/.test(id) ? letter(id) : id)),
  }
}
