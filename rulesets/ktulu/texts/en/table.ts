/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const about = [
  'There is one statuette. Nobody sees it, one of you carries it, and everybody wants it.',
  'The bandits have it first. Their ship is on its way: if they have it at the end of the night in which it comes, or of any later night, they win.',
  'Citizens want to have it by day: they search pockets, fight duels and hang people. Indians want to be alone.',
  'Bandits and Indians know their mates. Citizens know nobody.',
  by('aliens', { true: 'Aliens want to use it three times.', false: '' }),
  by('luckyLuke', { true: 'Lucky Luke wants to begin a night with it.', false: '' }),
  by('janosik', { true: 'And Janosik wants to be hanged.', false: '' }),
] as const satisfies WrittenTexts['about']

/** Rules of conduct (K-12 to K-17b, K-93, K-98, K-111). */
export const tableRules = [
  by('announceRolesInPlay', {
    true: 'I tell you now which roles are in the game.',
    false: 'Which roles are in the game stays my secret.',
  }),
  'I’ll tell you now on which night the ship comes.',
  'Your seat is yours until you are dead. Stay in it, some roles count seats.',
  'Say about yourself whatever you like. Show your card, or prove it in any other way, and you die, unless your power lets you step out.',
  'At night eyes are closed and nobody makes a sound. I answer with signs only.',
  'You may always shake your head: no power has to be used.',
  by('announceJailed', {
    true: 'What I say aloud at night is for all: who is in jail, who is drunk, who plays cards, where the statuette goes.',
    false:
      'What I say aloud at night is for all: who is drunk, who plays cards, where the statuette goes.',
  }),
  by('revealNightDeaths', {
    dawn: 'Whoever dies at night is told at dawn, with side and role, never how and never by whom.',
    atOnce:
      'Whoever dies at night is told at once, with side and role, never how and never by whom.',
  }),
  'Two duels a day at most. Both stand, the challenger speaks first, everybody else is silent.',
  'While the Sheriff lives, a challenge may be refused.',
  sentences(
    'For every vote all close their eyes.',
    by('secretDuelVotes', {
      true: 'Afterwards everybody sees who voted how, except for duels.',
      false: 'Afterwards everybody sees who voted how.',
    }),
  ),
  by('gunmanTie', {
    gunman:
      'More votes win a duel; equal votes kill both, none kill nobody. A gunman wins against anybody but another gunman, whatever the vote.',
    tie: 'More votes win a duel; equal votes kill both, none kill nobody. A gunman wins against anybody but another gunman, unless the votes are equal.',
  }),
  'If whoever has the statuette dies by day, or is searched, the citizens have won.',
  by('executorInvestigator', {
    true: 'After a search in vain you vote whether one of the searched is hanged or investigated.',
    false: 'After a search in vain you vote whether one of the searched is hanged.',
  }),
  by('janosikEnds', { true: '', false: 'If Janosik is hanged, he wins, and you play on.' }),
  'After that vote it is night at once: silence, eyes closed.',
] as const satisfies WrittenTexts['tableRules']

export const tips = [
  'Where the statuette is stands in the corner of your screen at any time. Keep it there.',
  'Remind the bandits each night in which night the ship comes.',
  by('callUsedUp', {
    true: 'Call a used-up role as always; hold up your hand.',
    false: 'A role with nothing left to do is left out.',
  }),
  'Steps without words are for you and one player: tap a shoulder, not a sound.',
  'Parson, Judge and Shaman make a good first evening. Doctor and Trailer ask most of a host.',
  by('dayZero', { true: 'On the first day they only tell who they are in this town.', false: '' }),
  by('sheriffNightZero', { true: 'The Sheriff jails already in the first night.', false: '' }),
  by('parsonNightZero', { true: 'The Parson looks already in the first night.', false: '' }),
] as const satisfies WrittenTexts['tips']
