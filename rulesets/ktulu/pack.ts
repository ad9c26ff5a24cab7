import type { GamePack } from '../pack'
import { ktulu as rules } from '.'
import { en as stories } from './stories/en'
import { texts } from './texts/en'
import { theme } from './theme'

export const ktulu: GamePack = { rules, texts: { en: texts }, stories: { en: stories }, theme }
