/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  by('condemnation', {
    accusation:
      'Anyone may put a name on the list and take it off again. You close the list together.',
    nomination: 'Everybody names up to two players.',
    forcedVote: 'You may vote early, while you talk. A vote cannot be taken back.',
  }),
  by('condemnation', {
    accusation: 'Without two names there is no verdict.',
    nomination: 'The two named most often go on trial.',
    forcedVote: 'Once half of the living have voted, everybody else has to.',
  }),
  by('condemnation', {
    accusation: 'Accusation and answer, pair by pair.',
    nomination: 'The accused give their closing speeches.',
    forcedVote: 'The player with the most votes is condemned, with no defence.',
  }),
  by('condemnation', {
    forcedVote: 'In a tie, you talk and vote again. After the third tie there is no verdict.',
    else: 'Name by name: everybody raises one hand, the accused too.',
  }),
  by('mayor', { true: 'The mayor’s hand counts double.', false: '' }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff: 'A tie among more than two accused: a run-off. Otherwise no verdict.',
      allCondemned: 'A tie: all the tied are condemned.',
      lastDead: 'A tie: the last player who went out decides. If nobody is out yet, no verdict.',
      mayor: by('mayor', {
        true: 'A tie: the mayor’s vote decides, if it was for one of the tied. Otherwise a run-off among more than two accused, or no verdict.',
        false: 'A tie among more than two accused: a run-off. Otherwise no verdict.',
      }),
    }),
  }),
  by('hiddenIdentity', {
    true: by('deal', {
      cards: 'The condemned player is out and keeps their card hidden.',
      director: 'The condemned player is out and keeps their role secret.',
    }),
    false: by('detectiveVariant', {
      omniscient: 'The condemned player is out and says “citizen” or “Mafioso”, no more.',
      else: by('deal', {
        cards: 'The condemned player turns over their card and is out.',
        director: 'The condemned player reveals their role and is out.',
      }),
    }),
  }),
  'One verdict a day.',
] as const
