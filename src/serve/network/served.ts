/** A server on the network as the host has it: it stands in a place of its own, at one of this computer's addresses. */
import type { NetworkAddress } from '../../bridge/machine'
import type { RefusalView } from '../../bridge/views/facilitator'
import { localAddresses } from './addresses'
import type { FromAnyServer, Line, ToAnyServer } from './messages'

/** How long a server may take to begin and to end, in milliseconds. */
const BEGIN_MS = 30_000
const END_MS = 1000

type Any = { readonly t: string }

export interface ServedOptions<To extends Any, From extends Any> {
  readonly startServer: () => Line<To | ToAnyServer, From | FromAnyServer>
  /** The host's own clock, milliseconds. */
  readonly now: () => number
  readonly onMessage: (message: From | FromAnyServer) => void
  /** Called when the server broke down by itself. */
  readonly onBroken: () => void
  readonly addresses?: (() => NetworkAddress[]) | undefined
}

interface Serving<To extends Any, From extends Any> {
  readonly line: Line<To | ToAnyServer, From | FromAnyServer>
  readonly address: string
  /** Address and port; empty until it listens. */
  host: string
}

export class Served<To extends Any, From extends Any> {
  /** Requests and messages that were turned away. None of them changed anything. */
  refused = 0
  #serving: Serving<To, From> | null = null
  #queue: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: ServedOptions<To, From>) {}

  /** Where this computer can be reached, the likeliest first. */
  get addresses(): NetworkAddress[] {
    return (this.options.addresses ?? localAddresses)()
  }

  /** The address it serves at; null while it does not. */
  get address(): string | null {
    return this.#serving?.address ?? null
  }

  /** The address with the port; null while it does not listen. */
  get host(): string | null {
    return this.#serving?.host ?? null
  }

  /** Does one after the other: a quick double click is no race. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(job)
    this.#queue = run.catch(() => {})
    return run
  }

  post(message: To): void {
    this.#serving?.line.post(message)
  }

  /** The address to serve at: the one that is wished for, or the likeliest. @returns a refusal where there is none */
  choose(wanted: string | null): { readonly address: string } | RefusalView {
    const known = this.addresses
    const address = wanted ?? known[0]?.address
    if (address === undefined) return { code: 'noNetwork' }
    return known.some((one) => one.address === address) ? { address } : { code: 'addressGone' }
  }

  /** Starts a server and waits until it listens. @param begin what it is told first. @returns null, or why it does not */
  async begin(begin: To & { readonly address: string }): Promise<RefusalView | null> {
    const line = this.options.startServer()
    const serving: Serving<To, From> = { line, address: begin.address, host: '' }
    const reason = await new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => resolve('it does not answer'), BEGIN_MS)
      const settle = (outcome: string | null) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      line.onGone(() => {
        settle('it broke down')
        this.#broke(serving)
      })
      line.onMessage((message) => this.#hear(serving, message, settle))
      line.post(begin)
    })
    if (reason === null) this.#serving = serving
    else line.stop()
    return reason === null ? null : { code: 'notServed', params: { reason } }
  }

  /** Ends it and hangs up on everybody. @param onEnding called at once where there is something to end. @returns whether there was */
  async end(onEnding = () => {}): Promise<boolean> {
    const serving = this.#serving
    if (!serving) return false
    this.#serving = null
    onEnding()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, END_MS)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      serving.line.onGone(done)
      serving.line.onMessage(({ t }) => t === 'ended' && done())
      serving.line.post({ t: 'end' })
    })
    serving.line.stop()
    return true
  }

  #hear(
    serving: Serving<To, From>,
    message: From | FromAnyServer,
    settle: (outcome: string | null) => void,
  ): void {
    const said = message as FromAnyServer
    switch (said.t) {
      case 'serving':
        serving.host = said.host
        return settle(null)
      case 'failed':
        return settle(said.reason)
      case 'time':
        return serving.line.post({ t: 'time', n: said.n, now: this.options.now() })
      case 'refused':
        this.refused = said.count
        return
      default:
        if (this.#serving === serving) this.options.onMessage(message)
    }
  }

  #broke(serving: Serving<To, From>): void {
    if (this.#serving !== serving) return
    this.#serving = null
    this.options.onBroken()
  }
}
