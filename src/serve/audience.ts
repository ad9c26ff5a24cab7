/** Sockets that are shown the same view. One that is slow skips views, but no pack, and gets the newest when it can. */
import type { WebSocket } from 'ws'
import type { HostMessage } from '../bridge/carriers/messages'

/** How long a window has to hang up when it is asked to. */
const GOODBYE_MS = 200

export class Audience {
  readonly #sockets = new Map<WebSocket, { sending: boolean; late: boolean; alive: boolean }>()
  readonly #packs = new Map<string, string>()
  #text: string | null = null

  get size(): number {
    return this.#sockets.size
  }

  /** Everybody who is there, the longest first. */
  get sockets(): readonly WebSocket[] {
    return [...this.#sockets.keys()]
  }

  add(socket: WebSocket): void {
    const state = { sending: false, late: false, alive: true }
    this.#sockets.set(socket, state)
    socket.on('pong', () => {
      state.alive = true
    })
    // Prepended, so that whoever counts on `close` finds it gone.
    socket.prependListener('close', () => this.#sockets.delete(socket))
    for (const pack of this.#packs.values()) socket.send(pack)
    this.#push(socket)
  }

  /** Sends a game to everybody, and to whoever comes later. */
  pack({ id }: { readonly id: string }, json: string): void {
    const text = `{"t":"pack","pack":${json}}`
    this.#packs.set(id, text)
    for (const socket of this.#sockets.keys()) socket.send(text)
  }

  show(json: string): void {
    this.#text = `{"t":"view","view":${json}}`
    for (const socket of this.#sockets.keys()) this.#push(socket)
  }

  /** Drops those that did not answer the last ping: their machine is gone without a word. */
  ping(): void {
    for (const [socket, state] of this.#sockets) {
      if (!state.alive) socket.terminate()
      state.alive = false
      socket.ping()
    }
  }

  close(): void {
    for (const socket of this.#sockets.keys()) {
      socket.close(1001)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    }
  }

  #push(socket: WebSocket): void {
    const state = this.#sockets.get(socket)
    if (!state || this.#text === null) return
    state.late = state.sending
    if (state.sending) return
    state.sending = true
    socket.send(this.#text, () => {
      state.sending = false
      if (state.late) this.#push(socket)
    })
  }
}

export const send = (socket: WebSocket, message: HostMessage<never, never>): void =>
  socket.send(JSON.stringify(message))
