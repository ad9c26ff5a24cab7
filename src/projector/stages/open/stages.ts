/** The stages of cut paper by the town that they show; each comes when its game does. */
import type { SkylineName } from '../../../ui/themeTokens'
import type { PaperStage } from '../stage'

type Loader = () => Promise<{ readonly stage: PaperStage }>

/** A town without one does not compile. */
export const STAGES: Readonly<Record<SkylineName, Loader>> = {
  lannaTown: () => import('../lannaTown'),
  harbourCity: () => import('../harbourCity'),
  farPort: () => import('../farPort'),
  sicilianTown: () => import('../sicilianTown'),
  frontierTown: () => import('../frontierTown'),
  village: () => import('../village'),
  castle: () => import('../castle'),
  moor: () => import('../moor'),
}
