/** What the host and the phones' server say to each other, each from a thread of its own. */
import type { PhoneMessage } from '../../bridge/phone'
import type { Prior } from '../../sealed/secrets'
import type { Begin, FromAnyServer, Line, ToAnyServer } from '../network/messages'

/** A text of JSON for one connection: its view. */
export interface PhoneFrame {
  readonly connection: number
  readonly json: string
}

export interface BeginPhones extends Begin {
  /** 16 bytes as hexadecimal text; another switching-on has others. */
  readonly switching: string
  /** By what phones may come back. */
  readonly priors: readonly Prior[]
  /** How long every frame is at first, in bytes: a multiple of 2048. */
  readonly length: number
}

export type ToPhones =
  | ToAnyServer
  | BeginPhones
  /** For these phones what is new; for all others a frame that says nothing, at the same moment. */
  | {
      readonly t: 'frames'
      readonly frames: readonly PhoneFrame[]
      /** How long every frame is from now on, in bytes. */
      readonly length: number
    }
  /** The host has what a phone said, and whether he could take it. */
  | {
      readonly t: 'done'
      readonly connection: number
      readonly id: string
      readonly isTaken: boolean
    }
  | { readonly t: 'remember'; readonly prior: Prior }
  | { readonly t: 'forget'; readonly name: string }
  /** Whether whoever is connected was let in: others make room where there are too many. */
  | { readonly t: 'letIn'; readonly connection: number; readonly isIn: boolean }
  | { readonly t: 'hangUp'; readonly connection: number }
  /** What was asked for; null: there is no such file. */
  | { readonly t: 'file'; readonly path: string; readonly json: string | null }

export type FromPhones =
  | FromAnyServer
  /**
   * Somebody is connected.
   * `known` names what it came with, which is good no more; null: a stranger. By `next` it may come back, once.
   */
  | {
      readonly t: 'joined'
      readonly connection: number
      readonly known: string | null
      readonly next: Prior
    }
  | { readonly t: 'said'; readonly connection: number; readonly message: PhoneMessage }
  /** It was heard last so many milliseconds ago. */
  | { readonly t: 'left'; readonly connection: number; readonly silentMs: number }
  /** Somebody asks for a public file. */
  | { readonly t: 'wanted'; readonly path: string }

export type StartPhones = () => Line<ToPhones, FromPhones>
