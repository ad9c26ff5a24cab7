/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  'Eyes closed while you vote; then everybody looks.',
  'A duel: all but the two have one hand, or none. More votes win, equal votes kill both, none kill nobody.',
  by('secretDuelVotes', { true: 'Of a duel vote only the result is told.', false: '' }),
  by('gunmanTie', {
    gunman: 'A gunman wins against anybody but another gunman, whatever the vote.',
    tie: 'A gunman wins against anybody but another gunman, unless the votes are equal.',
  }),
  'A search: first collect names. Then everybody names as many as are searched.',
  'Most votes are searched. A tie at the limit: none of those, unless a known Mayor decides.',
  by('executorInvestigator', {
    true: 'Searched in vain: you vote whether one of them pays for it, how, and who.',
    false: 'Searched in vain: you vote whether one of them pays for it, and who.',
  }),
  'A tie in these votes spares everybody, unless a known Mayor decides.',
] as const
