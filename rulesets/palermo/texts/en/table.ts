/** What the host reads aloud before the first night, and what hosts should know themselves. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const about = [
  'Palermo in the 1920s. Most of you are honest citizens; a few of you are the Mafia, and they know each other.',
  'By night the Mafia murders. By day you meet, talk, and condemn one of you.',
  by('theme', {
    execution: 'The condemned are executed.',
    prison: 'The condemned go to prison for life.',
  }),
  by('majorityByVotes', {
    false:
      'The citizens win when the last Mafioso is gone. The Mafia wins when it outnumbers everybody else.',
    true: sentences(
      'The citizens win when the last Mafioso is gone. The Mafia wins when it has more votes than all the others together.',
      by('mayor', { true: 'The mayor has two.', false: '' }),
    ),
  }),
  sentences(
    'Two lovers from different sides win when only the two of them are left.',
    by('mixedCoupleHolds', {
      false: '',
      true: 'As long as both are alive, nobody else can win.',
    }),
  ),
] as const satisfies WrittenTexts['about']

/** P-91 a. */
const RUN_OFF =
  'the tied go to a second vote if more than two were accused. If only two were, or if it is tied again, nobody is condemned.'

/** Rules of conduct. */
export const tableRules = [
  by('deal', {
    cards:
      'Remember your card, lay it face down in front of you, and never turn it over while you’re alive.',
    director:
      'There are no cards. I’ll walk round the table while you all keep your eyes closed: one tap is Mafia, two taps are detective, no tap is citizen.',
  }),
  'It’s no secret which roles are in the game. Claim whatever you like; nobody has to believe you.',
  'At night your eyes are closed and covered. Open them only when I call you, and close them when I say so.',
  by('callDeadRoles', {
    auto: '',
    always: 'I call every role every night, even if its player is out.',
    never: 'I don’t call roles whose players are out.',
  }),
  'A noise in the night is weak evidence. Use it if you have nothing better.',
  by('murderVariant', {
    standard: 'The Mafia kills only if all its members agree.',
    blind:
      'The Mafia votes blind: each Mafioso is woken alone, and more than half of the living Mafiosi have to point at the same player.',
  }),
  sentences(
    by('mayor', {
      false: '',
      true: 'On the first day you elect a mayor, whose vote counts double. Anyone you elect has to serve.',
    }),
    by('mayor', {
      false: '',
      true: by('mayorSuccession', {
        named: 'A mayor who goes out names the next one.',
        election: 'If the mayor is out, you elect a new one when the next day begins.',
      }),
    }),
  ),
  by('condemnation', {
    accusation: sentences(
      'You accuse by putting a name on the list. Then accuser and accused speak, pair by pair, and everybody votes once.',
      by('oneAccusationEach', {
        false: '',
        true: 'Each of you may have one name on the list at a time.',
      }),
    ),
    nomination:
      'Each of you names up to two players. The two who are named most often give a closing speech, and everybody votes once.',
    forcedVote:
      'If you are sure, you may vote early, and your vote stands. Once half of you have voted, the rest have to. There is no defence.',
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff: sentences('In a tie,', RUN_OFF),
      allCondemned: 'In a tie, all the tied are condemned.',
      lastDead:
        'In a tie, the last player who went out decides. If nobody is out yet, nobody is condemned.',
      mayor: by('mayor', {
        true: sentences(
          'In a tie, the mayor’s vote decides, if it was for one of the tied. Otherwise',
          RUN_OFF,
        ),
        false: sentences('In a tie,', RUN_OFF),
      }),
    }),
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('pleaSeconds', {
      0: '',
      else: 'Every speech gets the time we agreed on.',
    }),
  }),
  by('hiddenIdentity', {
    false: by('detectiveVariant', {
      omniscient: 'When you are out, say “citizen” or “Mafioso” and nothing more.',
      else: by('deal', {
        cards: 'When you are out, turn over your card.',
        director: 'When you are out, say what you were.',
      }),
    }),
    true: sentences(
      'What the dead were stays secret to the end.',
      by('detectiveVariant', {
        omniscient: 'Only a player who lights a fuse says “citizen” or “Mafioso”.',
        else: by('deal', {
          cards: 'Only a player who lights a fuse shows their card.',
          director: 'Only a player who lights a fuse reveals their role.',
        }),
      }),
      'You’ll learn that the Mafia is gone only after a full night without it.',
    ),
  }),
  by('talkingDead', {
    false:
      'Players who are out no longer talk, hint or vote, but may stay awake at night and watch.',
    true: by('hiddenIdentity', {
      true: 'Players who are out close their eyes at night. By day they may talk, but not accuse or vote.',
      false:
        'Citizens who are out close their eyes at night. By day they may talk, but not accuse or vote. Mafiosi who are out stay silent, and may watch at night.',
    }),
  }),
  by('gameHost', {
    app: '',
    provisional:
      'I play too, and lead the first night with my eyes closed. On the first day nobody can condemn me; the first player to die takes over as host.',
  }),
  'Players who light a fuse blow themselves up and take somebody with them. After that, there is another verdict only if all of you want one.',
] as const satisfies WrittenTexts['tableRules']

/** The look at all cards before the first night (P-13); with the director his walk, without cards (P-105). */
export const verify = {
  say: [
    'Close your eyes, all of you.',
    by('deal', {
      cards: 'Hold your card up towards me, and keep it there until I say so.',
      director: 'I’m walking round the table: one tap is Mafia, two taps are detective.',
    }),
  ],
  do: sentences(
    by('deal', {
      cards:
        'Walk round the table and compare each card with this list. If you trust the deal, skip this.',
      director: 'Walk round the table and tap everybody as this list says.',
    }),
    by('gameHost', { app: '', provisional: 'If you are playing too, do not look: skip this.' }),
  ),
  close: [
    by('deal', { cards: 'Thank you. Cards down, face down.', director: '' }),
    'Open your eyes.',
  ],
} as const

export const tips = [
  'Dim the lights, and play soft music that covers noises: the back room of a bar, far in the south.',
  'Never say “the Mafioso” or “the lady detective”. Call groups as groups, however many are left, and don’t keep looking at one seat.',
  'Hurry slow groups along by day, and cut short calls that take too long at night: a power you cut short counts as not used.',
  'Agree on the sign for a caught night wanderer before the game.',
  'A citizen who says nothing helps nobody. Endless talk can be deadly too.',
  'In the first round there are only noises and faces. Start the talk yourself if nobody else does.',
  'While somebody has a fuse, anybody may blow up at any moment of the day. Use that.',
  by('angelSelf', {
    true: 'A guardian angel with self-protection is hard to get rid of, even once everybody knows who it is.',
    false: '',
  }),
  by('condemnation', {
    accusation: 'Three names on the list suit the Mafia better than two.',
    else: '',
  }),
  by('hiddenIdentity', {
    false: '',
    true: 'Trust the program with the majorities; your face must not give away that the Mafia is gone.',
  }),
  by('detectiveVariant', {
    informant: 'Your first choice can steer the whole game.',
    else: '',
  }),
  'Choose special roles to suit the group, and spare beginners most of them.',
  'If the distrust gets too real, stop: it’s only a game.',
] as const satisfies WrittenTexts['tips']
