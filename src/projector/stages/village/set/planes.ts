/** The six planes of the village. */
import type { PaperStage, StagePlane } from '../../stage'
import { farBox, paintFar } from './far'
import { frameBoxes, paintFrame } from './frame'
import { nearBoxes, paintNear } from './near'
import { paintSky, skyBox } from './sky'
import { paintSquare, squareBoxes } from './square'
import { TINTS } from './tints'
import { paintTown, townBox } from './town'

const plane = (
  depth: number,
  covers: StagePlane['covers'],
  paint: StagePlane['paint'],
): StagePlane => ({ depth, covers, paint })

export const planes: PaperStage['planes'] = {
  sky: plane(
    0.15,
    (frame) => [skyBox(frame)],
    (paper, light, frame) => paintSky(paper, TINTS[light], frame),
  ),
  far: plane(
    0.3,
    (frame) => [farBox(frame)],
    (paper, light, frame) => paintFar(paper, TINTS[light], frame),
  ),
  town: plane(
    0.55,
    (frame) => [townBox(frame)],
    (paper, light, frame) => paintTown(paper, TINTS[light], frame, light === 'dusk'),
  ),
  square: plane(0.9, squareBoxes, (paper, light, frame) => paintSquare(paper, TINTS[light], frame)),
  near: plane(1.1, nearBoxes, (paper, light, frame) => paintNear(paper, TINTS[light], frame)),
  frame: plane(1.2, frameBoxes, (paper, light, frame) => paintFrame(paper, TINTS[light], frame)),
}
