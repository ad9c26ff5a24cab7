/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  by('condemnation', {
    accusation: 'Anybody may put a name on the list and take it off again. You close it together.',
    nomination: 'Everybody names up to two.',
    forcedVote: 'Votes are given early, while you talk, and never taken back.',
  }),
  by('condemnation', {
    accusation: 'Two names are needed, or there is no verdict.',
    nomination: 'A first and a second place, or two first places, are accused.',
    forcedVote: 'Once half of the living have voted, everybody else has to.',
  }),
  by('condemnation', {
    accusation: 'Accusation and answer, pair by pair.',
    nomination: 'The accused plead.',
    forcedVote: 'The most votes alone: condemned, without a plea.',
  }),
  by('condemnation', {
    forcedVote: 'Else talk and vote again. After the third time there is no verdict.',
    else: 'Name by name, everybody has one hand, the accused too.',
  }),
  by('mayor', { true: 'The mayor’s hand counts two.', false: '' }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff: 'A tie: a run-off among more than two accused, else no verdict.',
      allCondemned: 'A tie: all who are tied are condemned.',
      lastDead: 'A tie: whoever died last decides.',
      mayor: 'A tie: the mayor’s hand decides.',
    }),
  }),
  by('hiddenIdentity', {
    true: 'Whoever is condemned is out, and shows no card.',
    false: 'Whoever is condemned turns the card over and is out.',
  }),
  'One verdict a day.',
] as const
