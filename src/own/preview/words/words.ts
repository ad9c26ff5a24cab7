/** What a preview says besides the words of the document and the phrases of the language and of parts of the day. */

export interface PreviewWords {
  readonly readings: Readonly<Record<'gone' | 'blocked' | 'rest' | 'spent' | 'idle', string>>
  readonly shows: Readonly<Record<'card' | 'team' | 'seats' | 'fingers', string>>
  /** A day before the first night, and a condition of a part. */
  readonly day: Readonly<Record<'before' | 'onlyIf', string>>
  /** How a game may end besides its list: by an aim, beside others, by length; and whom it leaves out. */
  readonly ends: Readonly<Record<'but' | 'aim' | 'beside' | 'longest' | 'nobody', string>>
}
