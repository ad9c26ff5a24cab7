/** What a carrier needs of the host: the same for IPC and for sockets. */
import type { Command } from '../commands'
import type { DeskPack, ShowPack, WordsPack } from '../packs'
import type { FacilitatorView, Reply } from '../views/facilitator'
import type { ProjectorView } from '../views/room'

export interface HostPort {
  /** Reads a command by the schema and carries it out; refuses what is none. */
  handle(command: Command): Promise<Reply>
  /**
   * Calls back with the present view at once and with every newer one, also as JSON; with games before the first
   * view that needs them. @returns a function that stops
   */
  subscribeFacilitator(
    listener: (view: FacilitatorView, json: string) => void,
    onPack: (pack: DeskPack | WordsPack, json: string) => void,
  ): () => void
  subscribeProjector(
    listener: (view: ProjectorView, json: string) => void,
    onPack: (pack: ShowPack | WordsPack, json: string) => void,
  ): () => void
  /** How many public windows are connected, of this computer or of the network. */
  projectorConnected(count: number, where?: 'here' | 'network'): void
}

/** What a phone's connection has to do with, once its channel stands. */
export interface PhoneLine {
  /** Reads a message, whatever it is, and does what it asks. @returns false where it was dropped */
  say(message: unknown): Promise<boolean>
  /** The phone has been away so long that it counts as none. What was its own it has again when it is back. */
  leave(): void
}

/** What the carrier of players' phones needs of the host. */
export interface PhonesHost {
  /**
   * A phone is there, known again by an id that is nobody else's. Calls back with its present view as JSON at once, and
   * with every newer one.
   */
  phoneJoined(phone: string, listener: (json: string) => void): PhoneLine
  /** Whether a phone has been let in, whether it is there or not. */
  phoneIsIn(phone: string): boolean
  /** What is public and large, as JSON, by the path under which phones fetch it; null: there is no such thing. */
  phoneFile(path: string): Promise<string | null>
}

/**
 * Hands what a facilitator's window sent to the host, whatever it is. It never rejects: what even reading
 * breaks (nested too deeply) is refused as `malformed`.
 */
export async function receiveCommand(host: HostPort, message: unknown): Promise<Reply> {
  try {
    return await host.handle(message as Command)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { ok: false, refusal: { code: 'malformed', params: { problem } } }
  }
}
