/** The harbour city of black card and one red: its planes, its people, and where its stories begin. */
import type { Box, Paper } from '../../paper/paper'
import type { LightName } from '../../../ui/themeTokens'
import { standsOf, trimOf } from '../pieces'
import type { Frame, PaperStage, Painting, StagePlane } from '../stage'
import { cast } from './cast'
import { begins } from './places/begins'
import { places } from './places'
import { far } from './set/far'
import { frontOfHouse, strips } from './set/frame'
import { near } from './set/near'
import { sky } from './set/sky'
import { square } from './set/square'
import { TONES_OF, type Tones } from './set/tones'
import { town, windows } from './set/town'

type Part = (paper: Paper, tones: Tones, frame: Frame) => Painting

const plane = (
  depth: number,
  covers: (frame: Frame) => readonly Box[],
  part: Part,
): StagePlane => ({
  depth,
  covers,
  paint: (paper, light, frame) => part(paper, TONES_OF[light], frame),
})

/** A band across the whole picture, and what the camera uncovers beside it. */
const band =
  (top: number, bottom: number) =>
  ({ left, right }: Frame): readonly Box[] => [
    { left: left - 120, top, width: right - left + 240, height: bottom - top },
  ]

export const stage: PaperStage = {
  planes: {
    sky: plane(
      0.15,
      ({ left, right, top }) => [
        { left: left - 110, top: top - 60, width: right - left + 220, height: 796 - top },
      ],
      sky,
    ),
    far: plane(0.3, band(80, 690), far),
    town: plane(
      0.55,
      ({ left, right }) => [
        { left: left - 120, top: 40, width: 890 - left, height: 650 },
        { left: 1150, top: 40, width: right - 1030, height: 650 },
      ],
      town,
    ),
    square: plane(0.9, band(420, 1140), square),
    near: plane(
      1.1,
      ({ left, right }) => [
        { left: left - 60, top: 860, width: 280, height: 280 },
        { left: right - 220, top: 860, width: 280, height: 280 },
      ],
      (paper, tones, { left, right }) => near(paper, tones, left, right),
    ),
    frame: {
      depth: 1.2,
      covers: strips,
      paint: (paper: Paper, light: LightName, frame: Frame) => frontOfHouse(paper, light, frame),
    },
  },
  windows,
  edges: { lit: 'rgb(255 240 206 / 90%)', night: 'rgb(188 216 255 / 92%)' },
  stands: standsOf(
    'stone',
    '#7d7468',
    '#1c2229',
    trimOf(
      {
        hem: { width: 56, height: 54, path: 'M0,0H56V18H48V30H38V42H32V54H24V42H18V30H8V18H0Z' },
        face: {
          width: 72,
          height: 64,
          path: 'M4,60A32,32 0 0 1 68,60H60A24,24 0 0 0 12,60ZM20,60A16,16 0 0 1 52,60H44A8,8 0 0 0 28,60Z',
        },
      },
      ['#1d2b2f', '#101c26'],
      ['#d9b25c', '#8f7a4c'],
    ),
  ),
  orbs: { night: { left: 1254, top: 150, width: 180, height: 180 } },
  cast,
  places,
  begins,
}
