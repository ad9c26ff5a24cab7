/** What a step asks of players before everybody: said from what the room knows, never from the state. */
import type { Form } from '../answers/answers'
import type { SeatId } from '../base/ids'
import type { SeenState } from '../state/state'
import type { Asks, AskedSeat } from './step'

/**
 * Who is seen to play. That somebody was taken out without a word is nobody's business.
 * @param barred marks of whoever has no say meanwhile
 */
export const seenToPlay = (
  { record }: Pick<SeenState<unknown>, 'record'>,
  barred: readonly string[] = [],
): SeatId[] =>
  record.seats.flatMap(({ id, out, badges }) =>
    out || badges.some((badge) => barred.includes(badge)) ? [] : [id],
  )

/** So many hands of each. */
export const handsOfEach = (seats: readonly SeatId[], hands = 1): AskedSeat[] =>
  seats.map((seat) => ({ seat, hands }))

/** One player chooses another. @param rest what else he may say, and whether he has to say anything */
export const asksChoice = (
  by: SeatId,
  among: readonly SeatId[],
  rest: Pick<Asks, 'words' | 'count' | 'must' | 'self'> = {},
): Asks => ({ for: 'choice', of: handsOfEach([by]), among, order: 'together', ...rest })

/** Each of these says one of the words. */
export const asksWord = (
  seats: readonly SeatId[],
  words: readonly string[],
  rest: Pick<Asks, 'must' | 'secret'> = {},
): Asks => ({ for: 'word', of: handsOfEach(seats), among: [], words, order: 'together', ...rest })

/** Whoever likes names somebody for a list. */
export const asksNames = (
  seats: readonly SeatId[],
  among: readonly SeatId[],
  rest: Pick<Asks, 'second' | 'withdraw' | 'self'> = {},
): Asks => ({ for: 'names', of: handsOfEach(seats), among, order: 'together', ...rest })

type BallotForm = Omit<Extract<Form, { kind: 'ballots' }>, 'kind'>

/** Hands for candidates, as the form has them given; who has how many is what the room knows. */
export function asksHands(
  { candidates, use, inTurn, notSelf, distinct, freely }: BallotForm,
  of: readonly AskedSeat[],
  {
    secret,
    final,
  }: { readonly secret?: boolean | undefined; readonly final?: boolean | undefined } = {},
): Asks {
  const isSeveral = of.some(({ hands }) => hands > 1)
  return {
    for: 'hands',
    of,
    among: candidates,
    order: inTurn ? 'candidates' : isSeveral && !freely && distinct ? 'voters' : 'together',
    ...(isSeveral ? { split: true } : {}),
    ...(distinct ? { distinct } : {}),
    ...(notSelf ? {} : { self: true }),
    ...(use === 'all' ? { must: true } : {}),
    ...(final ? { final } : {}),
    ...(secret ? { secret } : {}),
  }
}
