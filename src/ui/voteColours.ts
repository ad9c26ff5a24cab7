/**
 * Six colours that everybody tells apart, whatever their eyes: Okabe and Ito's (Color Universal Design, 2008), its
 * reddish purple moved towards violet, where it stays clear of the green and of the sky blue for all. They stand in an order in which
 * no two neighbours are alike to anybody, the first and the last included: orange is far from vermilion and from yellow.
 */
export const VOTE_COLOURS = [
  '#009e73',
  '#f0e442',
  '#a865d3',
  '#d55e00',
  '#56b4e9',
  '#e69f00',
] as const

/** How many patterns there are besides the plain colour; `weaves.css` and the raised hands draw them. */
const WEAVES = 5

export interface VoteMark {
  readonly colour: number
  /** 0 is plain. */
  readonly weave: number
}

/**
 * How the candidate at a place is marked: by a colour and from the second on by a pattern as well, so that nobody needs the colours; as
 * many as there are pairs of both are told apart.
 */
export const voteMark = (place: number, colours: number): VoteMark => {
  const colour = place % colours
  return { colour, weave: (colour + Math.floor(place / colours)) % (WEAVES + 1) }
}
