import type { StoryPack } from '../../../src/story'
import { beginnings } from './en/beginnings'
import { ends } from './en/ends'
import { middles } from './en/middles'
import { nobodyDied } from './en/nobodyDied'
import { words } from './en/words'

/**
 * Death stories of Vendetta in English: a rainy harbour city, its trams, its opera and its quarrelling families
 * of tailors, barbers and organ grinders. The name comes last. No craft of the night is named, nobody aims at
 * anybody, and "somebody" is never a he or a she: a cause, a role or a sex would be a clue.
 */
export const en = {
  id: 'vendetta',
  lang: 'en',
  beginnings,
  middles,
  ends,
  nobodyDied,
  words,
} as const satisfies StoryPack
