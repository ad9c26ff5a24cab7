/** What the bench and its phones, in a process of their own, say to each other. Moments are milliseconds since 1970. */

export type ToGuests =
  | { readonly t: 'come'; readonly urls: readonly string[] }
  /** Each has looked at the cards, one after the other. */
  | { readonly t: 'tap' }
  /** Tells when this stands on every phone. */
  | { readonly t: 'wait'; readonly text: string }
  /** All of them load their page anew, at one moment. */
  | { readonly t: 'again' }

export type FromGuests =
  | { readonly t: 'ready' }
  /** How long each tap took until the host had it. */
  | { readonly t: 'tapped'; readonly took: readonly number[] }
  | { readonly t: 'seen'; readonly at: number }
  /** How long it took until the last of them was back. */
  | { readonly t: 'back'; readonly took: number }

export const clock = (): number => performance.timeOrigin + performance.now()
