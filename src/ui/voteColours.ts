/**
 * Six colours that everybody tells apart, whatever their eyes: Okabe and Ito's (Color Universal Design, 2008), its
 * reddish purple moved towards violet, where it stays clear of the green and of the sky blue for all.
 */
export const VOTE_COLOURS = [
  '#e69f00',
  '#56b4e9',
  '#009e73',
  '#f0e442',
  '#d55e00',
  '#a865d3',
] as const

/** How many patterns there are besides the plain colour; `weaves.css` and the raised hands draw them. */
const WEAVES = 5

export interface VoteMark {
  readonly colour: number
  /** 0 is plain. */
  readonly weave: number
}

/** How the candidate at a place is marked: colours first, then the same again in a pattern. */
export const voteMark = (place: number, colours: number): VoteMark => ({
  colour: place % colours,
  weave: Math.floor(place / colours) % (WEAVES + 1),
})
