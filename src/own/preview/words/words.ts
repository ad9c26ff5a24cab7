/** What a preview says besides the words of the document and the phrases of the language: readings and parts of the day. */

export type DayWords = Readonly<
  Record<
    | 'before'
    | 'seconds'
    | 'everyone'
    | 'noted'
    | 'nominated'
    | 'accused'
    | 'yesNo'
    | 'falls'
    | 'skip'
    | 'most'
    | 'majority'
    | 'number'
    | 'closed'
    | 'untold'
    | 'tie'
    | 'runoff'
    | 'lot'
    | 'lastDead'
    | 'all'
    | 'none'
    | 'holder'
    | 'fallsOn'
    | 'defence'
    | 'defenceOfBoth'
    | 'lastWords'
    | 'onlyIf',
    string
  >
>

export interface PreviewWords {
  readonly readings: Readonly<Record<'gone' | 'blocked' | 'rest' | 'spent' | 'idle', string>>
  readonly shows: Readonly<Record<'card' | 'team' | 'seats' | 'fingers', string>>
  readonly day: DayWords
  /** How a game may end besides its list: by an aim, beside others, by length. */
  readonly ends: Readonly<Record<'aim' | 'beside' | 'longest' | 'nobody', string>>
}
