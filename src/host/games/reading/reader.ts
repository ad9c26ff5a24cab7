/**
 * Reads texts as games in a thread of their own, one after the other, so that no click waits for one. A text over which the
 * thread sits too long, or breaks, is a game with a problem that says so, and the next one gets a fresh thread.
 */
import { gameOf, readGame, unreadInTime, type ReadGame, type TextRead } from './readGame'
import type { ReadingLine } from './messages'

/** Far more than any game takes on any computer, in milliseconds. */
const LONGEST_MS = 20_000
/** A thread that nobody needs is ended after so long. */
const IDLE_MS = 60_000

interface Waiting {
  readonly text: string
  readonly done: (read: TextRead) => void
}

export interface ReaderOptions {
  /** Without it texts are read where they are asked for. */
  readonly start: (() => ReadingLine) | null
  readonly longestMs?: number
}

export class Reader {
  readonly #start: ReaderOptions['start']
  readonly #longest: number
  #waiting: Waiting[] = []
  #line: ReadingLine | null = null
  #serial = 0
  #now: Waiting | null = null
  #timer: NodeJS.Timeout | null = null

  constructor({ start, longestMs = LONGEST_MS }: ReaderOptions) {
    this.#start = start
    this.#longest = longestMs
  }

  /** Whether reading takes a thread's time, and so the answer comes later. */
  get isElsewhere(): boolean {
    return this.#start !== null
  }

  /** What a text is. Never rejects. */
  async read(text: string): Promise<ReadGame> {
    if (!this.#start) return readGame(text)
    const read = await new Promise<TextRead>((done) => {
      this.#waiting.push({ text, done })
      if (!this.#now) this.#next()
    })
    return gameOf(read)
  }

  /** Ends the thread; what is still waited for is answered as unread. */
  stop(): void {
    const open = [this.#now, ...this.#waiting]
    this.#waiting = []
    this.#now = null
    this.#end()
    for (const one of open) one?.done(unreadInTime(one.text))
  }

  #next(): void {
    this.#time(null)
    const next = this.#waiting.shift() ?? null
    this.#now = next
    if (!next) return this.#time(() => this.#end(), IDLE_MS)
    this.#line ??= this.#begin()
    this.#serial += 1
    this.#line?.post({ serial: this.#serial, text: next.text })
    this.#time(() => this.#giveUp(), this.#longest)
  }

  #begin(): ReadingLine | null {
    const line = this.#start?.() ?? null
    line?.onMessage(({ serial, read }) => {
      if (serial === this.#serial && line === this.#line) this.#answer(read)
    })
    line?.onGone(() => {
      if (line !== this.#line) return
      this.#line = null
      if (this.#now) this.#answer(unreadInTime(this.#now.text))
    })
    return line
  }

  #answer(read: TextRead): void {
    const { done } = this.#now ?? {}
    this.#next()
    done?.(read)
  }

  #giveUp(): void {
    this.#end()
    if (this.#now) this.#answer(unreadInTime(this.#now.text))
  }

  #end(): void {
    this.#time(null)
    const line = this.#line
    this.#line = null
    line?.stop()
  }

  #time(then: (() => void) | null, ms = 0): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = then && setTimeout(then, ms)
    this.#timer?.unref()
  }
}
