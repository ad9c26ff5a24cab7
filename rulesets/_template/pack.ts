/** The whole game as `rulesets/index.ts` lists it. */
import type { GamePack } from '../pack'
import { _template as rules } from '.'
import { en as stories } from './stories/en'
import { texts } from './texts/en'
import { theme } from './theme'

export const _template: GamePack = { rules, texts: { en: texts }, stories: { en: stories }, theme }
