/** What the host says aloud through an evening, as the desk puts it before him. */
import { mixSeed } from '../../../src/engine/chance'
import {
  deskView,
  Game,
  type DeskStep,
  type DeskView,
  type GameEvent,
  type History,
  type SeatId,
} from '../../../src/engine'
import { seatIndex } from '../../../src/engine/base/ids'
import { saidBefore } from '../../../src/facilitator/words/saidBefore'
import { stepWords, type StepWords } from '../../../src/facilitator/words/stepWords'
import type { RulesetTexts, WrittenTexts } from '../../../src/i18n/rulesetTexts'
import { textsFor } from '../../../src/i18n/textsFor'

/** One sentence, or by daylight the bare fact that a step came. */
export interface Sentence {
  readonly text: string
  /** The step that it belongs to; closing words belong to the step that they close. */
  readonly step: string
  readonly part: 'close' | 'begin' | 'course' | 'say'
  readonly night: boolean
  /** Stands for everything that the room had been told by then. */
  readonly heard: string
}

/** Announcements that only mark the course, which is what is compared. */
const COURSE = ['nightFalls', 'dayBreaks', 'timer', 'speech']

const nameOf = (seat: SeatId): string => `Guest ${seatIndex(seat) + 1}`

/** A game's texts as they are written, and the language that they are in. */
export interface Tongue {
  readonly texts: WrittenTexts
  readonly language: string
}

/** A host who reads out what the desk shows him. */
class Speaker {
  readonly sentences: Sentence[] = []
  #before: { readonly step: string; readonly words: StepWords } | null = null
  #place = ''

  constructor(readonly tongue: { readonly texts: RulesetTexts; readonly language: string }) {}

  read(open: DeskStep, view: DeskView, heard: string): void {
    const { phase, called } = view
    const { texts } = this.tongue
    const place = `${phase.kind} ${phase.n} ${called.length}`
    const words = stepWords(open, { nameOf, ...this.tongue })
    const closing = place === this.#place ? [] : (this.#before?.words.close ?? [])
    const begins = saidBefore(view, [], texts)
    const before = saidBefore(view, closing, texts)
    const night = phase.kind === 'night'
    const add = (part: Sentence['part'], step: string, said: readonly string[]) => {
      for (const text of said) this.sentences.push({ text, step, part, night, heard })
    }
    add('close', this.#before?.step ?? '', before.slice(0, before.length - begins.length))
    add('begin', open.id, begins)
    add('course', open.id, night ? [] : [`(${open.id})`])
    add('say', open.id, words.say)
    this.#before = { step: open.id, words }
    this.#place = place
  }
}

class Listener {
  readonly speakers: readonly Speaker[]
  #heard = { told: 0, facts: 0, hash: 0 }

  constructor(
    readonly game: Game,
    tongues: readonly Tongue[],
  ) {
    this.speakers = tongues.map(
      ({ texts, language }) => new Speaker({ texts: textsFor(texts, game.options), language }),
    )
  }

  hear(events: readonly GameEvent[]): void {
    if (!events.some(({ kind }) => kind === 'stepOpened')) return
    const view = deskView(this.game)
    const { open } = view
    if (!open) return
    const heard = this.#hear()
    for (const speaker of this.speakers) speaker.read(open, view, heard)
  }

  #hear(): string {
    const { history } = this.game.state.record
    const { facts } = this.#heard
    const news = history.slice(this.#heard.told).filter(({ item }) => !COURSE.includes(item.kind))
    const hash = news.reduce((sum, entry) => mixSeed(sum, JSON.stringify(entry)), this.#heard.hash)
    this.#heard = { told: history.length, facts: facts + news.length, hash }
    return `${this.#heard.facts} ${hash}`
  }
}

/** Everything said through an evening, up to the step that is open in the end; in each language by itself. */
export function transcripts(history: History, tongues: readonly Tongue[]): (readonly Sentence[])[] {
  const game = new Game(history.ruleset, history.setup)
  const listener = new Listener(game, tongues)
  listener.hear(game.opening)
  for (const input of history.inputs) {
    const outcome = game.apply(input)
    if (outcome.ok) listener.hear(outcome.events)
  }
  return listener.speakers.map(({ sentences }) => sentences)
}
