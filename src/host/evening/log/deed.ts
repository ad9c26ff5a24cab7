/** One act of the host as the desk can tell it again, read off the game just before the act is carried out. */
import type { Deed, DeedStep, ChronicleEntry } from '../../../bridge'
import {
  nextToTell,
  type GameEvent,
  type Input,
  type ShownGame,
  type StepSpec,
} from '../../../engine'
import { linesOf, phaseName } from './chronicle'
import type { ActDeed } from '../journal/entries'

const stepOf = (id: string, step: StepSpec | null | undefined): DeedStep => ({
  id,
  asked: step?.asked ?? [],
  speaker: step?.speaker ?? null,
  params: step?.params ?? {},
})

/** @param act how many acts were carried out before @returns what is known of it before it is carried out */
export function deedOf(game: ShownGame, deed: ActDeed, act: number): Deed {
  const common = { act, phase: phaseName(game.state.phase) }
  switch (deed.kind) {
    case 'input':
      return { ...common, ...inputOf(game, deed.input) }
    case 'story':
      return { ...common, kind: 'story', did: deed.act }
    case 'reveal':
      return { ...common, kind: 'reveal' }
  }
}

type What<T> = T extends Deed ? Omit<T, 'act' | 'phase'> : never

function inputOf(game: ShownGame, input: Input): What<Deed> {
  switch (input.type) {
    case 'answer':
      return {
        kind: 'answer',
        step: stepOf(input.step, game.open),
        answer: input.answer,
        signal: null,
      }
    case 'interrupt': {
      const step = game.offered().find(({ id }) => id === input.step)
      return {
        kind: 'interrupt',
        step: stepOf(input.step, step),
        answer: input.answer,
        signal: null,
      }
    }
    case 'draft':
      return { kind: 'click', step: stepOf(input.step, game.open), entry: input.entry }
    case 'tell':
      return { kind: 'tell', item: nextToTell(game.state.record) }
    case 'ruling': {
      const [line] = linesOf(input, [], game.state.phase)
      return { kind: 'ruling', line: line as ChronicleEntry }
    }
    case 'publish':
    case 'playOn':
      return { kind: input.type }
  }
}

/** The same deed with what was shown back for it. */
export function withSignal(deed: Deed, events: readonly GameEvent[]): Deed {
  if (deed.kind !== 'answer' && deed.kind !== 'interrupt') return deed
  const shown = events.findLast(({ kind }) => kind === 'signalShown')
  return shown ? { ...deed, signal: (shown.data as { signal: unknown }).signal } : deed
}
