import type { GamePack } from '../pack'
import { starwars as rules } from '.'
import { en as stories } from './stories/en'
import { texts } from './texts/en'
import { theme } from './theme'

export const starwars: GamePack = { rules, texts: { en: texts }, stories: { en: stories }, theme }
