import type { SocketLike } from '../../../src/bridge/carriers/socketClient'

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null
  onclose: SocketLike['onclose'] = null
  onmessage: SocketLike['onmessage'] = null
  readonly said: { t: string; n: number; command?: unknown }[] = []
  readyState = 1
  closed = false

  constructor(
    readonly url: string,
    readonly protocols: readonly string[],
  ) {}

  send(text: string): void {
    this.said.push(JSON.parse(text) as (typeof this.said)[number])
  }

  close(): void {
    this.closed = true
  }

  /** The other end begins to hang up: the goodbye is on its way. */
  beginToHangUp(): void {
    this.readyState = 2
  }

  /** The other end takes the call. */
  open(): void {
    this.onopen?.({} as never)
  }

  hear(message: unknown): void {
    this.onmessage?.({
      data: typeof message === 'string' ? message : JSON.stringify(message),
    } as never)
  }

  hangUp(): void {
    this.onclose?.({} as never)
  }
}

/** Makes sockets and remembers them. */
export function fakeSockets() {
  const made: FakeSocket[] = []
  const makeSocket = (url: string, protocols: string[]) => {
    const socket = new FakeSocket(url, protocols)
    made.push(socket)
    return socket
  }
  const newest = (): FakeSocket => {
    const socket = made.at(-1)
    if (!socket) throw new Error('no socket was made')
    return socket
  }
  return { made, makeSocket, newest }
}
