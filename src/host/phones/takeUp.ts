/** What the desk can do with a player's request or word by one key: the click that the host would make. */
import type { Command } from '../../bridge'
import {
  draftAnswer,
  newestOf,
  refusalOf,
  seatId,
  type Answer,
  type DraftEntry,
  type Game,
  type RecordedGame,
  type Said,
  type SeatId,
  type StepSpec,
} from '../../engine'
import { refusedAtOnce } from '../evening/refusedAtOnce'
import type { PlayerRequest } from './requests'

type AnyGame = Game | RecordedGame

/** The click that takes up a request; null: there is none that the rules take. */
export function clickFor(game: AnyGame, request: PlayerRequest): Command | null {
  const by = seatId(request.place)
  const { kind, target } = request
  switch (kind) {
    case 'nominate':
      return target && named(game, by, target)
    case 'second':
      return target && seconded(game, by, target)
    case 'withdraw':
      return target && entered(game, { kind: 'nominate', nomination: { by, withdraw: target } })
    case 'stepIn':
      return steppedIn(game, by, target)
    case 'speak':
    case 'lastWords':
      return null
  }
}

function named(game: AnyGame, by: SeatId, target: SeatId): Command | null {
  const { open } = game
  if (open?.form.kind === 'nominations')
    return entered(game, { kind: 'nominate', nomination: { by, target } })
  const isList = open?.form.kind === 'seats' && open.stage?.asks?.for === 'names'
  return isList ? entered(game, { kind: 'pick', seat: target, on: true }) : null
}

/** The oldest naming of somebody that still wants a second gets one. */
function seconded(game: AnyGame, second: SeatId, target: SeatId): Command | null {
  const list = game.draft.flatMap((entry) => (entry.kind === 'nominate' ? [entry.nomination] : []))
  const waiting = list.find((one) => one.target === target && one.second === undefined)
  if (!waiting) return null
  return entered(game, { kind: 'nominate', nomination: { by: waiting.by, target, second } })
}

function entered(game: AnyGame, entry: DraftEntry): Command | null {
  const { open, draft } = game
  if (!open || refusedAtOnce(game, open.id, entry)) return null
  // What stands on the list already needs no second click.
  const before = JSON.stringify(draftAnswer(open.form, draft))
  const after = JSON.stringify(draftAnswer(open.form, [...draft, entry]))
  return before === after ? null : ({ type: 'game.draft', step: open.id, entry } as Command)
}

/** Whoever is asked by a step that is open or offered now, before everybody and not by name, and says what it takes. */
function steppedIn(game: AnyGame, by: SeatId, target: SeatId | null): Command | null {
  const { open } = game
  if (open?.stage && !open.stage.asks && open.form.kind !== 'ok' && open.asked.includes(by)) {
    const [option] = open.form.kind === 'option' ? open.form.options : []
    const said: Answer | null = target
      ? { kind: 'seat', seat: target }
      : option === undefined
        ? null
        : { kind: 'option', option }
    if (said && !refusalOf(open, said))
      return { type: 'game.answer', step: open.id, answer: said } as Command
  }
  for (const step of game.offered()) {
    if (!step.asked.includes(by)) continue
    const alone: Answer = target ? { kind: 'seat', seat: target } : { kind: 'ok' }
    // Where several may, the answer says who of them.
    const named: Answer = { kind: 'act', act: by, ...(target && { seat: target }) }
    const answer = [alone, named].find((each) => !refusalOf(step, each))
    if (answer) return { type: 'game.interrupt', step: step.id, answer } as Command
  }
  return null
}

/** What somebody has said to a step that takes one answer, and the click that gives it. */
export function saidAlone(
  game: AnyGame,
): { readonly seat: SeatId; readonly said: Said; readonly click: Command | null } | null {
  const { open } = game
  const kinds: readonly string[] = ['seat', 'seats', 'option', 'act', 'ok']
  const asks = open?.stage?.asks
  if (!open || !asks || !kinds.includes(open.form.kind)) return null
  if (asks.for === 'names') return null
  const [newest] = [...newestOf(game.given).values()].filter(({ hand }) => hand !== null)
  if (!newest?.hand) return null
  const answer = answerOf(newest.hand, open)
  const click =
    answer && !refusalOf(open, answer)
      ? ({ type: 'game.answer', step: open.id, answer } as Command)
      : null
  return { seat: newest.seat, said: newest.hand, click }
}

function answerOf(said: Said, { form }: StepSpec): Answer | null {
  if (said.for === 'word') return { kind: 'option', option: said.word }
  if (said.for !== 'choice') return null
  const [seat] = said.seats
  if (seat === undefined) return { kind: 'pass' }
  return form.kind === 'seats' ? { kind: 'seats', seats: said.seats } : { kind: 'seat', seat }
}
