/**
 * Who may be connected. A connection is a stranger's until it has asked for something under the right path. Strangers
 * are few: the one who waits longest makes room for the next, so that they cannot keep a guest out by waiting.
 */
import type { Socket } from 'node:net'

export interface Places {
  /** Connections of one address. */
  readonly each: number
  readonly strangers: number
  readonly guests: number
}

export class Door {
  readonly #strangers = new Set<Socket>()
  readonly #guests = new Set<Socket>()
  readonly #each = new Map<string, number>()

  constructor(private readonly places: Places) {}

  /** Lets a new connection in, perhaps for an older one. @returns whether it may stay */
  enter(socket: Socket): boolean {
    const who = socket.remoteAddress ?? ''
    const already = this.#each.get(who) ?? 0
    if (already >= this.places.each) return false
    this.#each.set(who, already + 1)
    this.#strangers.add(socket)
    socket.once('close', () => this.#gone(socket, who))
    if (this.#strangers.size > this.places.strangers) this.#dropOldest()
    return true
  }

  /** Takes a connection for a guest's: it knows the path. @returns false where there are guests enough */
  welcome(socket: Socket): boolean {
    if (this.#guests.has(socket)) return true
    if (this.#guests.size >= this.places.guests) return false
    this.#strangers.delete(socket)
    this.#guests.add(socket)
    return true
  }

  #dropOldest(): void {
    const [oldest] = this.#strangers
    if (!oldest) return
    this.#strangers.delete(oldest)
    oldest.destroy()
  }

  #gone(socket: Socket, who: string): void {
    this.#strangers.delete(socket)
    this.#guests.delete(socket)
    const left = (this.#each.get(who) ?? 1) - 1
    if (left > 0) this.#each.set(who, left)
    else this.#each.delete(who)
  }
}
