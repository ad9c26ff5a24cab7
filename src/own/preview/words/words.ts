/** What a preview says besides the words of the document and the phrases of the language and of parts of the day. */

export interface PreviewWords {
  readonly readings: Readonly<
    Record<'gone' | 'blocked' | 'rest' | 'spent' | 'idle' | 'more' | 'enough', string>
  >
  /** What is given to somebody who learns wrongly, and of somebody who looks like somebody else. */
  readonly seems: Readonly<
    Record<'wrongly' | 'otherwise' | 'believed', { readonly name: string; readonly does: string }>
  >
  readonly shows: Readonly<
    Record<'card' | 'notDealt' | 'top' | 'answerOf' | 'team' | 'seats' | 'fingers', string>
  >
  /** What is drawn in secret, and what is turned over later of somebody who dies. */
  readonly outcomes: Readonly<
    Record<
      'drawn' | 'role' | 'status' | 'dealt' | 'notDealt' | 'covered' | 'coverAs' | 'coverNothing',
      string
    >
  >
  /** Who is shown something alone, before everybody. */
  readonly asides: Readonly<Record<'self' | 'target', string>>
  /** What everybody is shown of the dead. */
  readonly dead: Readonly<
    Record<'role' | 'team' | 'card' | 'nothing' | 'of' | 'other' | 'shownAs' | 'notShown', string>
  >
  /** Whose hands are not free, and that only the host knows of it. */
  readonly bound: Readonly<Record<'yes' | 'no' | 'must' | 'may' | 'reminded', string>>
  /** A day before the first night, and a condition of a part. */
  readonly day: Readonly<
    Record<'before' | 'onlyIf' | 'deadVoteOnce' | 'deadVote' | 'deadSpeak', string>
  >
  /** When a question is put, by the event that it follows, and whoever else it is about. */
  readonly asks: Readonly<
    Record<
      | 'struck'
      | 'dies'
      | 'loses'
      | 'otherDies'
      | 'voted'
      | 'nominates'
      | 'nominated'
      | 'day'
      | 'dawn'
      | 'others',
      string
    >
  >
  readonly powers: Readonly<
    Record<'during' | 'once' | 'often' | 'worked' | 'day' | 'night', string>
  > & {
    /** What the room learns about whoever uses it. */
    readonly shows: Readonly<Record<'role' | 'team' | 'name' | 'nothing', string>>
  }
  /**
   * How a game may end: by an aim, beside others, by length, and whom it leaves out; and the usual ends of its list, clauses about whoever wins
   * without a full stop.
   */
  readonly ends: Readonly<
    Record<'but' | 'aim' | 'aimOfAll' | 'beside' | 'besideAlive' | 'longest' | 'nobody', string>
  > &
    Readonly<Record<'cardCondemned' | 'cardOut' | 'oneCondemned' | 'oneOut', string>> &
    Readonly<
      Record<
        | 'noneLeft'
        | 'oursOut'
        | 'oursLive'
        | 'quoted'
        | 'teamOut'
        | 'roleOut'
        | 'onlyOurs'
        | 'onlyLeft'
        | 'oneLeft'
        | 'fewLeft'
        | 'asMany'
        | 'more'
        | 'asManyAs'
        | 'moreThan',
        string
      >
    >
}
