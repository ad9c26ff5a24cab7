/** What is turned over of the dead must tell neither how they died nor that it is another card. */
import type { OwnDocument } from '../format/document'
import { say, type Checked, type Pass } from './base/context'

export const dead: Pass = {
  document({ part: { deaths, causes } }, checked) {
    const { show } = deaths ?? {}
    if (typeof show !== 'object' || 'option' in show) return
    for (const cause of Object.keys(show)) {
      if (SEEN.has(cause) || causes?.[cause]?.told === true) continue
      say(checked, 'secretCause', show, cause, { id: cause }, 'key')
    }
  },
  traits: ({ part }, checked) => covers(checked, part, 'shownAs'),
  effect: ({ part }, checked) => covers(checked, part, 'cover'),
}

/** All other causes, and what everybody has decided. */
const SEEN: ReadonlySet<string> = new Set(['other', 'vote', 'tie'])

/** Whether no card is ever turned over of the dead. */
function showsNothing({ deaths }: OwnDocument): boolean {
  const { show, showVoted = show } = deaths ?? {}
  return show === 'nothing' && showVoted === 'nothing'
}

/** Nobody can be shown as another where nobody is shown. */
function covers(checked: Checked, part: object, word: string): void {
  if (word in part && showsNothing(checked.document))
    say(checked, 'secretShown', part, word, { word }, 'key')
}
