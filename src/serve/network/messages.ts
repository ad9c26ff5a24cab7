/**
 * What the host and the network's server say to each other. The server stands in a thread of its own, so that no
 * byte of a stranger is ever read where the evening is.
 */
import type { MusicFile } from '../../bridge/music'

/** Tells a server to listen. */
export interface Begin {
  readonly t: 'begin'
  readonly address: string
  /** The port wished for; another is taken when it is busy. */
  readonly port: number
  /** The first part of every path it answers to. */
  readonly path: string
  /** The renderer's build. */
  readonly pages: string
  /** The host's clock, milliseconds. */
  readonly now: number
}

/** What every server on the network is told. */
export type ToAnyServer =
  { readonly t: 'time'; readonly n: number; readonly now: number } | { readonly t: 'end' }

export type ToServer =
  | ToAnyServer
  | Begin
  | { readonly t: 'view'; readonly json: string }
  | { readonly t: 'pack'; readonly id: string; readonly json: string }
  /** What of the host's music may be asked for from now on. */
  | { readonly t: 'music'; readonly files: readonly MusicFile[] }
  /** Whether the first of the viewers sounds. */
  | { readonly t: 'sound'; readonly on: boolean }

/** What every server on the network says. */
export type FromAnyServer =
  /** It listens; `host` is the address with the port. */
  | { readonly t: 'serving'; readonly host: string }
  | { readonly t: 'failed'; readonly reason: string }
  /** Requests and messages that were turned away so far. None of them changed anything. */
  | { readonly t: 'refused'; readonly count: number }
  | { readonly t: 'time'; readonly n: number }
  | { readonly t: 'ended' }

export type FromServer = FromAnyServer | { readonly t: 'viewers'; readonly count: number }

/** Why a server does not listen, in a word. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** A line to a program that was started in a place of its own. */
export interface Line<To, From> {
  post(message: To): void
  onMessage(listener: (message: From) => void): void
  /** Calls back when it is no more, whether it was stopped or broke down. */
  onGone(listener: () => void): void
  /** Ends it, whatever it is doing. */
  stop(): void
}

/** The host's line to a server that was started. */
export type ServerLine = Line<ToServer, FromServer>

/** Starts a server in a place of its own. */
export type StartServer = () => ServerLine
