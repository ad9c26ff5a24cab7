/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  'Keep your eyes closed while you vote; then everybody looks.',
  'A duel: everybody but the two may raise one hand. More votes win, equal votes kill both, no votes kill nobody.',
  by('secretDuelVotes', { true: 'Only the result of a duel vote is announced.', false: '' }),
  by('gunmanTie', {
    gunman: 'A gunman beats anyone but another gunman, whatever the vote.',
    tie: 'A gunman beats anyone but another gunman, unless the votes are equal.',
  }),
  'A search: first you call out names. Then each of you votes for as many players as are to be searched.',
  'Those with the most votes are searched. In a tie for the last place, none of the tied, unless a known Mayor decides.',
  by('executorInvestigator', {
    true: 'Nothing found: you vote on whether one of them pays for it, how, and who.',
    false: 'Nothing found: you vote on whether one of them pays for it, and who.',
  }),
  'A tie in these votes spares everybody, unless a known Mayor decides.',
] as const
