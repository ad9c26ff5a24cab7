/** What the host reads aloud before the first night, and what he should know himself. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const about = [
  'Palermo, in the twenties. Most of you are honest citizens; a few of you are the Mafia, and they know each other.',
  'By night the Mafia murders. By day you meet, talk, and condemn one of you.',
  by('theme', {
    execution: 'Whoever is condemned is executed.',
    prison: 'Whoever is condemned goes to prison for life.',
  }),
  by('majorityByVotes', {
    false:
      'The citizens win when the last Mafioso is gone, the Mafia when it is more than all the others.',
    true: 'The citizens win when the last Mafioso is gone, the Mafia when it has more votes than all the others; the mayor has two.',
  }),
  sentences(
    'A couple with one from each side wins when only the two are left.',
    by('mixedCoupleHolds', {
      false: '',
      true: 'As long as both live, nobody else can win.',
    }),
  ),
] as const satisfies WrittenTexts['about']

/** Rules of conduct. */
export const tableRules = [
  by('deal', {
    cards:
      'Remember your card, lay it face down in front of you, and never turn it over while you live.',
    director:
      'There are no cards. I walk round the table, and you all keep your eyes closed: one tap is Mafia, two taps are detective, no tap is citizen.',
  }),
  'Which roles are in the game is no secret. Claim whatever you like; nobody has to believe it.',
  'At night your eyes are closed and covered. Open them only when you are called, close them when I say so.',
  by('callDeadRoles', {
    auto: '',
    always: 'I call every role every night, even if its player is out.',
    never: 'I do not call roles that are out.',
  }),
  'Noises of the night are weak arguments. Use them if you have nothing better.',
  by('murderVariant', {
    standard: 'The Mafia murders whom all of its members mean.',
    blind:
      'The Mafia votes blind: each Mafioso is woken alone, and more than half of them have to point at the same one.',
  }),
  sentences(
    by('mayor', {
      false: '',
      true: 'You elect a mayor on the first day, whose vote counts twice. Nobody can turn it down.',
    }),
    by('mayor', {
      false: '',
      true: by('mayorSuccession', {
        named: 'A mayor who goes names the next one.',
        election: 'If the mayor goes, you elect another one the next day.',
      }),
    }),
  ),
  by('condemnation', {
    accusation: sentences(
      'You accuse by putting a name on the list. Then accuser and accused speak, pair by pair, and everybody votes once.',
      by('oneAccusationEach', { false: '', true: 'Each of you may have one name on the list.' }),
    ),
    nomination:
      'Each of you names up to two. The first two places plead, and everybody votes once.',
    forcedVote:
      'Whoever is sure votes early and for good. Once half of you have voted, the others have to. Nobody pleads.',
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff:
        'Of more than two accused, the tied stand for a second vote. A tie of two spares both.',
      allCondemned: 'In a tie all the tied are condemned.',
      lastDead: 'In a tie whoever went last decides.',
      mayor: 'In a tie the mayor’s hand decides.',
    }),
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('pleaSeconds', {
      0: '',
      else: 'Every plea has the time that we have agreed on.',
    }),
  }),
  by('hiddenIdentity', {
    false: by('detectiveVariant', {
      omniscient: 'Whoever is out says “citizen” or “Mafioso” and nothing more.',
      else: by('deal', {
        cards: 'Whoever is out turns the card over.',
        director: 'Whoever is out says what he was.',
      }),
    }),
    true: 'Who the dead were stays a secret to the end. Only whoever lights a fuse shows the card. That the Mafia is gone you hear after a whole night without it.',
  }),
  by('talkingDead', {
    false:
      'Whoever is out neither talks nor hints nor votes any more, but may stay awake at night and watch.',
    true: 'Dead citizens close their eyes at night and talk along by day, but they neither accuse nor vote.',
  }),
  by('gameHost', {
    app: '',
    provisional:
      'I play along and lead the first night with closed eyes. On the first day nobody condemns me; the first who dies leads from then on.',
  }),
  'Whoever blows up takes somebody along. After that there is another verdict only if all of you want it.',
] as const satisfies WrittenTexts['tableRules']

/** The look at all cards before the first night (P-13). */
export const verify = {
  say: [
    'Close your eyes, all of you.',
    'Hold your card towards me, and keep it there until I say.',
  ],
  do: sentences(
    'Go round the table and compare each card with this list.',
    by('deal', {
      cards: 'If you trust the deal, leave the check.',
      director: 'Without cards this is your walk: one tap for the Mafia, two for a detective.',
    }),
    by('gameHost', { app: '', provisional: 'If you play along, do not look: leave the check.' }),
  ),
  close: ['Thank you. Cards down, face down.', 'Open your eyes.'],
} as const

export const tips = [
  'Dim the lights, and play soft music that swallows noises: the back room of a bar, far in the south.',
  'Never say “the Mafioso” or “the lady”. Call groups as groups, however many are left, and do not look at one seat.',
  'Urge slow groups on by day, and break off calls that take too long at night: what is broken off counts as not used.',
  'Agree on the sign for a caught night wanderer before the game.',
  'A citizen who says nothing helps nobody. Endless talk can be deadly too.',
  'In the first round there are only noises and faces. Start the talk yourself if nobody does.',
  'While somebody has a fuse, anybody may be gone at any moment of the day. Use that.',
  'A guardian angel who may guard himself is hard to get rid of once everybody knows him.',
  'Three names on the list suit the Mafia better than two.',
  by('hiddenIdentity', {
    false: '',
    true: 'Trust the program with the majorities; your face must not tell that the Mafia is gone.',
  }),
  by('detectiveVariant', {
    informant: 'Whom you show first steers the game.',
    else: '',
  }),
  'Choose special roles to fit the group, and spare beginners most of them.',
  'If distrust gets too real, stop: it is a game.',
] as const satisfies WrittenTexts['tips']
