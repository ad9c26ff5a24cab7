/** What the host and the thread that reads own games say to each other. */
import type { TextRead } from './readGame'

export interface ReadText {
  readonly serial: number
  readonly text: string
}

export interface TextWasRead {
  readonly serial: number
  readonly read: TextRead
}

/** The host's line to a thread that was started. */
export interface ReadingLine {
  post(message: ReadText): void
  onMessage(listener: (message: TextWasRead) => void): void
  onGone(listener: () => void): void
  /** Ends it, whatever it is doing. */
  stop(): void
}
