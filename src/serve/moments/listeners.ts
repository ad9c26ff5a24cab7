/** Who listens to the public moments: all hear the same at the same time; whoever is too slow is hung up on. */
import type { ServerResponse } from 'node:http'
import { Teller, type Told } from './teller'

/** The version of what is said; it grows when something that was there is gone or means something else. */
export const FORMAT = 1

const HEARTBEAT_MS = 15_000
/** So many bytes may wait for one who reads slowly. */
const MOST_WAITING = 256 * 1024
/** After so long a listener that was cut off may come again, milliseconds. */
const RETRY_MS = 3000

export interface ListenersOptions {
  readonly most: number
  /** The program's version. */
  readonly program: string
  /** The host's clock, as clocks count it, milliseconds. */
  readonly now: () => number
  readonly onCount: (count: number) => void
}

export class Listeners {
  readonly #teller = new Teller()
  readonly #all = new Set<ServerResponse>()
  readonly #beating: ReturnType<typeof setInterval>

  constructor(private readonly options: ListenersOptions) {
    this.#beating = setInterval(() => this.#each(': still here\n\n'), HEARTBEAT_MS)
    this.#beating.unref()
  }

  get isFull(): boolean {
    return this.#all.size >= this.options.most
  }

  /** Tells of one more frame, in the same breath. */
  show(frame: string): void {
    const text = this.#teller.tell(frame).map(written).join('')
    if (text) this.#each(text)
  }

  /** Says hello and how it stands now, whatever the listener heard before. */
  add(response: ServerResponse): void {
    const { program, now } = this.options
    const hello = JSON.stringify({ format: FORMAT, program, now: now() })
    const { scene } = this.#teller
    this.#all.add(response)
    response.on('close', () => {
      if (this.#all.delete(response)) this.options.onCount(this.#all.size)
    })
    response.write(`retry: ${RETRY_MS}\nevent: hello\ndata: ${hello}\n\n`)
    if (scene) response.write(written(scene))
    this.options.onCount(this.#all.size)
  }

  /** Cuts everybody off. */
  close(): void {
    clearInterval(this.#beating)
    for (const response of this.#all) response.destroy()
  }

  #each(text: string): void {
    for (const response of this.#all) {
      if (response.writableLength > MOST_WAITING) response.destroy()
      else response.write(text)
    }
  }
}

/** An event as it goes out. */
export const written = ({ event, id, data }: Told): string =>
  `event: ${event}\nid: ${id}\ndata: ${data}\n\n`
