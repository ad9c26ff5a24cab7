/**
 * What a stage of cut paper is: planes one behind the other, a cast of figures, and the places of its stories. All of it is
 * measured in units of a picture of 1920 by 1080; other pictures of it show more or less at the sides and above.
 */
import type { LightName } from '../../ui/themeTokens'
import type { Box, Paper } from '../paper/paper'

/** What of the units is in the picture: the middle is always at 960, the lower edge at 1080. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Done when the generator is; each step takes a few milliseconds. */
export type Painting = Generator<void, void>

/** From the farthest to the nearest; the cast stands between the square and what is near. */
export const BEHIND = ['sky', 'far', 'town', 'square'] as const
export const BEFORE = ['near', 'frame'] as const
export type PlaneName = (typeof BEHIND)[number] | (typeof BEFORE)[number]

export interface StagePlane {
  /** How far it goes with the camera: 0 stays, 1 goes with the figures, more is nearer than they are. */
  readonly depth: number
  /** The boxes that anything is painted in, a little more than can be seen of them at rest. */
  readonly covers: (frame: Frame) => readonly Box[]
  readonly paint: (paper: Paper, light: LightName, frame: Frame) => Painting
}

/** A window that somebody lives behind. */
export interface Window {
  /** Path data. */
  readonly path: string
  /** How far its lamp shines on what is around it, and from where; null for a plain window. */
  readonly glow: { readonly x: number; readonly y: number; readonly radius: number } | null
}

/** Whether a figure is in the light, hangs in the dark with all others, or is out. */
export const TONES = ['lit', 'night', 'out'] as const
export type Tone = (typeof TONES)[number]

/** What can be moved by itself, from the back to the front. */
export type PartName = 'back' | 'legs' | 'body' | 'armLeft' | 'armRight' | 'head' | 'hat'

/** How high a figure may be with its hat, in its units. */
export const FIGURE_HEIGHT = 128

/** One part of a figure, which stands with its feet at 0, 0, faces us, and is some 100 units high without its hat. */
export interface FigurePart {
  readonly name: PartName
  /** What is painted of it; nothing lies outside. */
  readonly box: Box
  /** What it turns around. */
  readonly pivot: readonly [x: number, y: number]
  readonly paint: (paper: Paper, tone: Tone) => void
}

/** So many figures of one cast can be told apart. */
export { LOOKS } from '../../bridge/views/looks'

/** Where a story begins: one picture with the place and, where the words stand, quiet and dark ground. */
export interface StoryPlace {
  readonly name: string
  /** What the push goes towards. */
  readonly focus: readonly [x: number, y: number]
  readonly paint: (paper: Paper, frame: Frame) => Painting
}

/** Paper that is cut over and over, side by side. */
export interface Strip {
  /** One of it: how wide and high it is, in units of the picture, and its path data. */
  readonly width: number
  readonly height: number
  readonly path: string
}

/** How a stand is decked out: what hangs from its edge, what is cut into its face, and the colours of both. */
export interface Trim {
  readonly hem: Strip
  readonly face: Strip
  readonly cloth: Readonly<Record<LightName, string>>
  readonly gold: Readonly<Record<LightName, string>>
}

/** What the stands are made of. */
export interface Stands {
  readonly made: 'stone' | 'planks' | 'brick' | 'clay'
  /** The colour of their faces in each light. */
  readonly face: Readonly<Record<LightName, string>>
  readonly trim?: Trim
}

export interface PaperStage {
  readonly planes: Readonly<Record<PlaneName, StagePlane>>
  /** The windows that go dark with the town, on the plane of the town. */
  readonly windows: readonly Window[]
  /** Where sun or moon stand and how large they are; none where the picture has a light of its own. */
  readonly orbs: Readonly<Partial<Record<LightName, Box>>>
  readonly stands: Stands
  /** The edge of figures that light catches where all around them is dark, by their tone. */
  readonly edges?: Readonly<Partial<Record<Tone, string>>> | undefined
  /** The parts of a figure, from the back to the front. @param look from 0 to `LOOKS` - 1 */
  readonly cast: (look: number) => readonly FigurePart[]
  readonly places: readonly StoryPlace[]
  /** The name of the place where each beginning of the game's stories plays, by its key. */
  readonly begins: Readonly<Record<string, string>>
}
