/** What marks a candidate wherever the count is shown: a colour of the game, and a pattern where colours run out. */
import { voteMark } from '../../../ui/voteColours'
import { useShow } from '../store/showStore'

/** The same for lines, for each pattern of `weaves.css`: a rhythm of darker stitches, and how much of a thread's width they take. */
const STITCHES = [
  ['0 99', 0],
  ['7 15', 1],
  ['7 11', 0.5],
  ['4 7', 1],
  ['none', 0.3],
  ['20 18', 1],
] as const

/** Custom properties for elements of the class `vote-paint`. */
export function useVotePaint(): (place: number) => Record<string, string> {
  const show = useShow()
  return (place) => {
    const { colour, weave } = voteMark(place, show.theme.colours.votes.length)
    return {
      '--vote': `var(--vote-${colour})`,
      '--weave': `var(--weave-${weave})`,
      '--dash': String(STITCHES[weave]?.[0]),
      '--stitch': String(STITCHES[weave]?.[1]),
      ...(weave === 2 ? { '--weave-size': '1rem 1rem' } : {}),
    }
  }
}
