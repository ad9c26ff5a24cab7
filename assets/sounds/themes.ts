// The theme of each game: three pieces, for the night, the day and a vote, over one pulse. They have the same length and the same
// bars, so that one can give way to another at any bar, where it stands.

/** What all pieces of a theme share. */
export interface Meter {
  /** Beats of a bar, in the unit that lengths are written in. */
  readonly beats: number
  readonly beatMs: number
  readonly bars: number
  /** Where the second half of a beat begins; 0.5 is straight. */
  readonly swing?: number
}

export const themes = {
  lanna: { beats: 4, beatMs: 750, bars: 40 },
  harbour: { beats: 4, beatMs: 600, bars: 52, swing: 0.63 },
  space: { beats: 4, beatMs: 800, bars: 40 },
  sicily: { beats: 6, beatMs: 200, bars: 104 },
  frontier: { beats: 4, beatMs: 700, bars: 44, swing: 0.54 },
} as const satisfies Readonly<Record<string, Meter>>

export type ThemeId = keyof typeof themes

const pieces: Readonly<Record<string, ThemeId>> = {
  lannaNight: 'lanna',
  lannaTown: 'lanna',
  lannaVote: 'lanna',
  harbourNight: 'harbour',
  harbourTown: 'harbour',
  harbourVote: 'harbour',
  spaceNight: 'space',
  spaceport: 'space',
  spaceVote: 'space',
  sicilyNight: 'sicily',
  sicilyTown: 'sicily',
  sicilyVote: 'sicily',
  frontierNight: 'frontier',
  frontierTown: 'frontier',
  frontierVote: 'frontier',
}

/** The theme that a piece of music belongs to; undefined for music that is alone. */
export const themeOf = (music: string): ThemeId | undefined =>
  Object.hasOwn(pieces, music) ? pieces[music] : undefined

export const barMs = ({ beats, beatMs }: Meter): number => beats * beatMs

export const lengthMs = (meter: Meter): number => barMs(meter) * meter.bars
