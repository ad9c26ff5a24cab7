/** What `phones.code` replies, and nothing else ever says. */
export interface SeatCode {
  /** The address for the phone of one seat, with a code in its fragment that lets in once, without asking. */
  readonly url: string
}
