/** The desk's log in words: what was done, every finger and every ballot, and what came of it. */
import type { LogLine, SeatId } from '../../bridge'
import { chronicleLine } from './chronicle'
import { deedWords, seatsOfDeed, type DeedTongue } from './deedWords'

/** One line; null where no table has words for it. @param game the game's own words */
export function logWords(
  line: LogLine,
  game: Parameters<typeof chronicleLine>[1],
  tongue: DeedTongue,
): string | null {
  if (line.deed) return deedWords(line.deed, tongue, true)
  return chronicleLine(line, game, tongue.naming, tongue.line)
}

/** Whether a line has to do with a player. */
export const isAbout = ({ seats, deed }: LogLine, seat: SeatId): boolean =>
  (deed ? seatsOfDeed(deed) : Object.values(seats).flat()).includes(seat)

/** The log as it is pasted elsewhere: phase by phase, a line each, what came of a deed set in. */
export const logText = (
  phases: readonly {
    readonly title: string
    readonly lines: readonly { readonly text: string; readonly deed: boolean }[]
  }[],
): string =>
  phases
    .map(({ title, lines }) =>
      [title, ...lines.map(({ text, deed }) => `${deed ? '' : '  '}${text}`)].join('\n'),
    )
    .join('\n\n')
