/** What marks a candidate wherever the count is shown: a colour of the game, and a pattern where colours run out. */
import { voteMark } from '../../../ui/voteColours'
import { useShow } from '../store/showStore'

/** The same for lines, a rhythm for each pattern of `weaves.css`. */
const DASHES = ['none', '30 14', '1 15', '16 12', '46 12 8 12', '8 12']

/** Custom properties for elements of the class `vote-paint`. */
export function useVotePaint(): (place: number) => Record<string, string> {
  const show = useShow()
  return (place) => {
    const { colour, weave } = voteMark(place, show.theme.colours.votes.length)
    return {
      '--vote': `var(--vote-${colour})`,
      '--weave': `var(--weave-${weave})`,
      '--dash': DASHES[weave] ?? 'none',
      ...(weave === 2 ? { '--weave-size': '1rem 1rem' } : {}),
    }
  }
}
