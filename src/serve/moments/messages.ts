/** What the host and a server of public moments say to each other. */
import type { FromAnyServer, ToAnyServer } from '../network/messages'

/** Tells a server to listen. */
export interface BeginMoments {
  readonly t: 'begin'
  readonly address: string
  /** The port wished for; another is taken when it is busy. */
  readonly port: number
  /** What stands before `/moments` in its address: a secret on the network, nothing on this computer. */
  readonly path: string
  /** With this a page of any origin may listen on this computer; null: whoever knows the path may. */
  readonly key: string | null
  /** The host's clock, milliseconds. */
  readonly now: number
  /** The program's version. */
  readonly program: string
}

export type ToMoments =
  | ToAnyServer
  | BeginMoments
  /** A frame of the big screen, as it was sent there. Nothing else of the evening ever comes here. */
  | { readonly t: 'view'; readonly json: string }

export type FromMoments = FromAnyServer | { readonly t: 'listeners'; readonly count: number }
