/** What the host reads aloud before the first night, and what hosts should know themselves. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const about = [
  'There is one statuette. Nobody sees it, one of you carries it, and everybody wants it.',
  'The bandits have it first. Their ship is on its way: if they have the statuette at the end of the night the ship comes, or of any later night, they win.',
  'The citizens want to have it by day: they search pockets, fight duels and hang people. The Indians want to be the only ones left.',
  'Bandits and Indians know who is on their side. Citizens don’t know each other.',
  by('aliens', { true: 'The aliens want to use it three times.', false: '' }),
  by('luckyLuke', { true: 'Lucky Luke wants to have it when a night begins.', false: '' }),
  by('janosik', { true: 'And Janosik wants to be hanged.', false: '' }),
] as const satisfies WrittenTexts['about']

/** Rules of conduct (K-12 to K-17b, K-93, K-98, K-111). */
export const tableRules = [
  by('announceRolesInPlay', {
    true: 'I’ll tell you now which roles are in the game.',
    false: 'I won’t tell you which roles are in the game.',
  }),
  'I’ll tell you now which night the ship comes.',
  'Your seat is yours until you die. Stay in it: some roles count seats.',
  'Say whatever you like about yourself. If you show your card, or prove it in any other way, you die, unless your power lets you step forward.',
  'At night all eyes are closed and nobody makes a sound. I answer with signs only.',
  'You may always shake your head: no power has to be used.',
  by('announceJailed', {
    true: 'What I say aloud at night is for everybody: who is in jail, who is drunk, who is at the card table, which side has the statuette.',
    false:
      'What I say aloud at night is for everybody: who is drunk, who is at the card table, which side has the statuette.',
  }),
  by('revealNightDeaths', {
    dawn: 'At dawn I name everyone who died in the night, with side and role, but never how or who did it.',
    atOnce:
      'If somebody dies at night, I say so at once, with side and role, but never how or who did it.',
  }),
  'Two duels a day at most. Both duellists stand, the challenger speaks first, and everybody else is silent.',
  'While the Sheriff lives, a challenge may be refused.',
  sentences(
    'For every vote, you all close your eyes.',
    by('secretDuelVotes', {
      true: 'Afterwards everybody learns how each of you voted, except in duels.',
      false: 'Afterwards everybody learns how each of you voted.',
    }),
  ),
  by('gunmanTie', {
    gunman:
      'More votes win a duel; equal votes kill both, no votes kill nobody. A gunman beats anyone but another gunman, whatever the vote.',
    tie: 'More votes win a duel; equal votes kill both, no votes kill nobody. A gunman beats anyone but another gunman, unless the votes are equal.',
  }),
  'If the player with the statuette dies by day, or is searched, the citizens have won.',
  by('executorInvestigator', {
    true: 'If the search finds nothing, you vote on whether to hang or investigate one of the searched.',
    false: 'If the search finds nothing, you vote on whether to hang one of the searched.',
  }),
  by('janosikEnds', { true: '', false: 'If Janosik is hanged, he wins, and you play on.' }),
  'After that vote, night falls at once: silence, eyes closed.',
] as const satisfies WrittenTexts['tableRules']

export const tips = [
  'A corner of your screen always shows where the statuette is. Keep it to yourself.',
  'Remind the bandits every night which night the ship comes.',
  by('callUsedUp', {
    true: 'Call a used-up role as usual, and hold up your hand.',
    false: 'Roles with nothing left to do are not called.',
  }),
  'Nobody else may notice a silent step: tap a shoulder, and make no sound.',
  'Parson, Judge and Shaman are good for a first evening. Doctor and Tracker are the hardest on a host.',
  by('dayZero', {
    true: 'Before the first night, the players only say who they are in this town.',
    false: '',
  }),
  by('sheriffNightZero', { true: 'The Sheriff starts jailing on the first night.', false: '' }),
  by('parsonNightZero', { true: 'The Parson starts looking on the first night.', false: '' }),
] as const satisfies WrittenTexts['tips']
