/** The stages of cut paper by the town that they show; each comes when its game does. */
import type { SkylineName } from '../../ui/themeTokens'
import type { PaperStage } from './stage'

export const STAGES: Readonly<Partial<Record<SkylineName, () => Promise<{ stage: PaperStage }>>>> =
  {
    farPort: () => import('./farPort'),
    harbourCity: () => import('./harbourCity'),
    frontierTown: () => import('./frontierTown'),
    lannaTown: () => import('./lannaTown'),
    sicilianTown: () => import('./sicilianTown'),
  }
