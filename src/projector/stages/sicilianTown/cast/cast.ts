import type { PaperStage } from '../../stage'
export const cast: PaperStage['cast'] = () => []
