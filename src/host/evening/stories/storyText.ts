/** A story as windows get it; its pieces were drawn by a chance of their own, which knows of nobody's fate. */
import type { StoryText } from '../../../bridge'
import type { Story } from '../../../story'

export const storyText = ({ body, lead, ids: [begins] }: Story): StoryText => ({
  body,
  lead,
  ...(begins === undefined ? {} : { begins }),
})
