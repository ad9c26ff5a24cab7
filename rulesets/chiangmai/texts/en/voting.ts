/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  'One vote for each card you hold. Split them, keep them, or vote for yourself.',
  'Everybody points at the same time, openly.',
  by('revealVotedCard', {
    false: 'The player with the most votes loses the top card, face down.',
    true: 'The player with the most votes loses the top card and shows it.',
  }),
  'No votes at all: nobody loses a card.',
  'A tie: the tied speak for their lives. Then the others decide, using every vote.',
  'Tied again: a lot is drawn. If you are all tied, it is drawn at once.',
  'Players who are out stay silent and do not vote.',
] as const
