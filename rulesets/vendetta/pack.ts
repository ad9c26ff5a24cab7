import type { GamePack } from '../pack'
import { vendetta as rules } from '.'
import { en as stories } from './stories/en'
import { texts } from './texts/en'
import { theme } from './theme'

export const vendetta: GamePack = { rules, texts: { en: texts }, stories: { en: stories }, theme }
