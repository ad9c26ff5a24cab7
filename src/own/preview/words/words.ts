/** What a preview says besides the words of the document: readings, parts of the day, and expressions as phrases. */

/** Sets of players: always something that can stand behind a colon. */
export type WhoWords = Readonly<
  Record<
    | 'everyone'
    | 'nobody'
    | 'others'
    | 'self'
    | 'holders'
    | 'target'
    | 'second'
    | 'targets'
    | 'giver'
    | 'it'
    | 'killers'
    | 'candidates'
    | 'table'
    | 'role'
    | 'team'
    | 'ownTeam'
    | 'otherTeams'
    | 'kind'
    | 'card'
    | 'topCard'
    | 'dealt'
    | 'was'
    | 'status'
    | 'link'
    | 'linkOf'
    | 'holds'
    | 'chosenBy'
    | 'attackedBy'
    | 'doomed'
    | 'visitedBy'
    | 'visitorsOf'
    | 'neighbours'
    | 'left'
    | 'right'
    | 'dead'
    | 'lastDead'
    | 'both'
    | 'not'
    | 'ifWho'
    | 'random',
    string
  >
>

export type NumberWords = Readonly<
  Record<
    'count' | 'counter' | 'lives' | 'stacks' | 'players' | 'night' | 'half' | 'sum' | 'minus',
    string
  >
>

export type ConditionWords = Readonly<
  Record<
    | 'is'
    | 'not'
    | 'atLeast'
    | 'atMost'
    | 'over'
    | 'under'
    | 'some'
    | 'none'
    | 'nobodyLeft'
    | 'alive'
    | 'within'
    | 'apart'
    | 'sameTeam'
    | 'sameRole'
    | 'inDeck'
    | 'nights'
    | 'phase'
    | 'cause'
    | 'used'
    | 'unused'
    | 'chosen'
    | 'chance'
    | 'opposite'
    | 'always'
    | 'never'
    | 'and'
    | 'or',
    string
  >
>

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
  readonly who: WhoWords
  readonly number: NumberWords
  readonly condition: ConditionWords
  readonly day: DayWords
  /** How a game may end besides its list: by an aim, beside others, by length. */
  readonly ends: Readonly<Record<'aim' | 'beside' | 'longest' | 'nobody', string>>
}
