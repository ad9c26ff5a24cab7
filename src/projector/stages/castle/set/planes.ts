/** The six planes of the castle. */
import { tintedBy } from '../../pieces'
import type { PaperStage } from '../../stage'
import { borderBoxes, paintBorder } from './border'
import { courtBoxes, paintCourt } from './court'
import { farBox, paintFar } from './far'
import { nearBoxes, paintNear } from './near'
import { paintSky, skyBox } from './sky'
import { TINTS } from './tints'
import { paintTown, townBox } from './town'

const plane = tintedBy(TINTS)

export const planes: PaperStage['planes'] = {
  sky: plane(0.15, (frame) => [skyBox(frame)], paintSky),
  far: plane(0.3, (frame) => [farBox(frame)], paintFar),
  town: plane(0.55, (frame) => [townBox(frame)], paintTown),
  square: plane(0.9, courtBoxes, paintCourt),
  near: plane(1.1, nearBoxes, paintNear),
  frame: plane(1.2, borderBoxes, paintBorder),
}
