/** What of the announcements is told in words. The rest is in the picture: the sky, the clock, the speaker, the bars, the end. */
import type { PublicItem } from '../../../bridge'

export const worthTelling = (items: readonly PublicItem[]): PublicItem[] =>
  items.filter(({ quiet, show }) => !quiet && show !== 'end')
