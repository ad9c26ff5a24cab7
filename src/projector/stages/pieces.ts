/** How the pieces of a stage are put together. */
import type { LightName } from '../../ui/themeTokens'
import type { Box, Paper } from '../paper/paper'
import { mix } from '../paper/colour'
import type {
  FigurePart,
  Frame,
  Painting,
  StagePlane,
  Stands,
  StoryPlace,
  Tone,
  Trim,
} from './stage'

/** A place of stories. */
export const storyPlace = (
  name: string,
  focus: StoryPlace['focus'],
  paint: StoryPlace['paint'],
): StoryPlace => ({ name, focus, paint })

/** What the last of the sun makes of all colours. */
const EMBER = '#8a2f2c'

const throughTheDay = (day: string, night: string): Stands['face'] => ({
  day,
  dawn: mix(day, night, 0.3),
  dusk: mix(mix(day, night, 0.5), EMBER, 0.3),
  night,
})

/** What the stands are made of, by the colour of their faces at noon and at midnight. */
export const standsOf = (
  made: Stands['made'],
  day: string,
  night: string,
  trim?: Trim,
): Stands => ({ made, face: throughTheDay(day, night), ...(trim && { trim }) })

/** What they are decked out with, by its colours at noon and at midnight. */
export const trimOf = (
  { hem, face }: Pick<Trim, 'hem' | 'face'>,
  cloth: readonly [day: string, night: string],
  gold: readonly [day: string, night: string],
): Trim => ({ hem, face, cloth: throughTheDay(...cloth), gold: throughTheDay(...gold) })

/** Makes planes that are painted in the tints of the light. */
export const tintedBy =
  <Tints>(tints: Readonly<Record<LightName, Tints>>) =>
  (
    depth: number,
    covers: StagePlane['covers'],
    paint: (paper: Paper, tints: Tints, frame: Frame) => Painting,
  ): StagePlane => ({
    depth,
    covers,
    paint: (paper, light, frame) => paint(paper, tints[light], frame),
  })

/** Of a part of a figure: what is painted of it, from its left upper to its right lower corner. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number]

/** A part of a figure as it is drawn by a tool of its cast. */
export type DrawnPart<Tool> = readonly [
  name: FigurePart['name'],
  edges: Edges,
  pivot: FigurePart['pivot'],
  draw: (tool: Tool) => void,
]

const boxIn = ([left, top, right, bottom]: Edges, size: number): Box => ({
  left: left * size,
  top: top * size,
  width: (right - left) * size,
  height: (bottom - top) * size,
})

/** The parts of a figure, larger or smaller than they were drawn. @param toolFor what one is drawn with */
export const figureOf = <Tool>(
  parts: readonly DrawnPart<Tool>[],
  size: number,
  toolFor: (paper: Paper, tone: Tone) => Tool,
): readonly FigurePart[] =>
  parts.map(([name, edges, [x, y], draw]) => ({
    name,
    box: boxIn(edges, size),
    pivot: [x * size, y * size],
    paint: (paper, tone) => {
      const { pen, scale } = paper
      pen.save()
      pen.scale(size, size)
      draw(toolFor({ pen, scale: scale * size }, tone))
      pen.restore()
    },
  }))
