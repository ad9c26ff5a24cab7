/** Every role in words, one entry each: its name, what it is, and its call by night. `cards.ts` reads the other tables off it. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'
import { called, comparing, killing, killOrLook, looking, type CallWords } from './calls'

export interface RoleWords {
  readonly name: string
  readonly help: Text
  /** What is said and done in its steps, by their ids. */
  readonly calls?: Readonly<Record<string, CallWords>>
}

const SEEN = 'Show the card that the program names.'

const WHAT_NURSE_AND_BODYGUARD_DO = by('bodyguardVsNurse', {
  nurseFirst: 'If the Nurse protects the same player, nobody dies.',
  bodyguardFirst: 'This holds even if the Nurse protects the same player.',
})
const IF_NO_VOTE = by('hypnosisIfAbstain', {
  noVote: 'If the Hypnotist votes for nobody, that vote counts for nobody.',
  free: 'If the Hypnotist votes for nobody, that player votes freely.',
})
/** V-115, where a Loner may be in the game. */
const ofTheLoner = (said: string) =>
  by('mode', {
    standard: '',
    yakuza: by('combineYakuzaLoner', { false: '', true: said }),
    loner: said,
  })

export const table = {
  bystander: { name: 'Bystander', help: 'Sleeps all night. Has a voice and a vote.' },
  jailer: {
    name: 'Jailer',
    help: sentences(
      'Looks at one card a night.',
      by('mode', {
        yakuza: 'A member of the Mafia or the Yakuza goes straight to jail:',
        else: by('jailBySeenCard', {
          false: 'A member of the Mafia goes straight to jail:',
          true: 'A member of the Mafia goes straight to jail, and so does a badmouthed civilian:',
        }),
      }),
      'no ability, no kill, no vote, until the Jailer is out.',
      ofTheLoner('The Loner cannot be jailed.'),
    ),
    calls: {
      'jailer.investigate': looking({
        asks: 'Point at the player whose card you want to see.',
        do: sentences(
          SEEN,
          by('mode', {
            yakuza: 'A member of the Mafia or the Yakuza goes to jail at once.',
            else: by('jailBySeenCard', {
              false: 'A member of the Mafia goes to jail at once.',
              true: 'A member of the Mafia or a badmouthed civilian goes to jail at once.',
            }),
          }),
        ),
        ask: 'Whose card?',
      }),
    },
  },
  priest: {
    name: 'Priest',
    help: 'Each night may kill one player or look at one card. That player is then tapped, wakes up and sees the Priest.',
    calls: {
      'priest.act': killOrLook('If the Priest looks at a card, its player is tapped right after.'),
      'priest.tap': () => ({
        title: 'Tap',
        say: [],
        stays: true,
        close: ['Priest, close your eyes.'],
        do: 'Walk round the circle and tap {name}, who opens their eyes, sees the Priest, and closes them again. Not a word.',
        options: { ok: 'Back to sleep' },
        signals: { priest: { sign: 'Priest', do: 'The tapped player sees who the Priest is.' } },
      }),
    },
  },
  detective: {
    name: 'Detective',
    help: 'Each night may kill one player or look at one card.',
    calls: { 'detective.act': killOrLook(SEEN) },
  },
  judge: {
    name: 'Judge',
    help: 'Looks at one card a night. By day the Judge’s vote counts double, and nobody learns whose it was.',
    calls: {
      'judge.investigate': looking({
        asks: 'Point at the player whose card you want to see.',
        do: SEEN,
        ask: 'Whose card?',
      }),
    },
  },
  sheriff: {
    name: 'Sheriff',
    help: 'May kill one player each night.',
    calls: {
      'sheriff.kill': killing({
        asks: 'Mime a shot at the player you want to kill.',
        do: 'One player, or nobody.',
        ask: 'Who is shot at?',
      }),
    },
  },
  nurse: {
    name: 'Nurse',
    help: 'Protects one other player from every kill of the night.',
    calls: {
      'nurse.protect': called({
        asks: 'Point at the player you want to protect.',
        do: 'Give no hint whether it was needed, tonight or later.',
        ask: 'Who is protected?',
      }),
    },
  },
  bodyguard: {
    name: 'Bodyguard',
    help: sentences(
      'Protects one other player from every kill of the night, and dies instead.',
      WHAT_NURSE_AND_BODYGUARD_DO,
    ),
    calls: {
      'bodyguard.protect': called({
        asks: 'Point at the player you want to protect.',
        do: sentences(
          'If somebody tries to kill that player, the Bodyguard dies instead.',
          WHAT_NURSE_AND_BODYGUARD_DO,
        ),
        ask: 'Who is protected?',
      }),
    },
  },
  vixen: {
    name: 'Vixen',
    help: sentences(
      'Seduces one player a night, who can then neither act nor be killed.',
      by('mode', {
        yakuza: 'If that is the last member of a gang, the gang kills nobody.',
        else: 'If that is the last member of the Mafia, the Mafia kills nobody.',
      }),
    ),
    calls: {
      'vixen.seduce': called({
        asks: 'Point at the player you want to seduce.',
        do: 'That player can neither act nor be killed tonight.',
        ask: 'Who is seduced?',
      }),
    },
  },
  hypnotist: {
    name: 'Hypnotist',
    help: sentences(
      'Hypnotizes one player a night, whose vote the next day goes where the Hypnotist votes.',
      IF_NO_VOTE,
    ),
    calls: {
      'hypnotist.hypnotize': called({
        asks: 'Point at the player you want to hypnotize.',
        do: sentences(
          'That player will vote as the Hypnotist does.',
          IF_NO_VOTE,
          'Say so at the count, not before.',
        ),
        ask: 'Who is hypnotized?',
      }),
    },
  },
  journalist: {
    name: 'Journalist',
    help: sentences(
      'Points at two others each night and learns whether they are on the same side.',
      by('mode', {
        yakuza: 'Mafia and Yakuza are two sides.',
        else: by('snitchAffectsJournalist', {
          false: '',
          true: 'A badmouthed player counts as one of the Mafia.',
        }),
      }),
      ofTheLoner('The Loner is on nobody’s side.'),
    ),
    calls: {
      'journalist.research': comparing({
        asks: 'Point at two others at the same time.',
        do: 'Two different players. You nod or shake your head.',
        ask: 'Which two?',
      }),
    },
  },
  thug: { name: 'Thug', help: 'Wakes with the Mafia and helps choose its victim.' },
  thief: {
    name: 'Thief',
    help: 'Belongs to the Mafia. Blocks one player each night: no ability until dawn.',
    calls: {
      'thief.block': called({
        asks: 'Point at the player you want to block.',
        do: 'That player has no ability tonight.',
        ask: 'Who is blocked?',
      }),
    },
  },
  godfather: {
    name: 'Godfather',
    help: 'Belongs to the Mafia. Silences one player each night: no vote the next day.',
    calls: {
      'godfather.silence': called({
        asks: 'Point at the player you want to silence.',
        do: 'That player has no vote the next day. The program names them at dawn.',
        ask: 'Who is silenced?',
      }),
    },
  },
  lawyer: {
    name: 'Lawyer',
    help: 'Belongs to the Mafia. Looks at one card each night.',
    calls: {
      'lawyer.investigate': looking({
        asks: 'Point at the player whose card you want to see.',
        do: SEEN,
        ask: 'Whose card?',
      }),
    },
  },
  snitch: {
    name: 'Snitch',
    help: sentences(
      'Belongs to the Mafia. Badmouths one player each night: anyone who looks at that card sees a Thug.',
      by('jailBySeenCard', {
        false: '',
        true: 'If it is a civilian and the Jailer looks, the civilian goes to jail.',
      }),
      by('snitchAffectsJournalist', {
        false: '',
        true: 'The Journalist takes that player for one of the Mafia.',
      }),
    ),
    calls: {
      'snitch.badmouth': called({
        asks: 'Point at the player you want to badmouth.',
        do: sentences(
          'Anyone who looks at that card tonight is shown a Thug.',
          by('snitchAffectsJournalist', {
            false: '',
            true: 'Answer the Journalist as if that player belonged to the Mafia.',
          }),
        ),
        ask: 'Who is badmouthed?',
      }),
    },
  },
  yakuza: {
    name: 'Yakuza',
    help: 'Wakes with the other Yakuza right after the Mafia; together they choose a victim of their own.',
  },
  femmeFatale: {
    name: 'Femme Fatale',
    help: 'Plays alone. May kill one player each night, but cannot kill Bystanders.',
    calls: {
      'femmeFatale.kill': killing({
        asks: 'Mime a shot at the player you want to kill.',
        do: 'A Bystander survives the shot. Give no hint of it.',
        ask: 'Who is shot at?',
      }),
    },
  },
  psycho: {
    name: 'Psycho',
    help: 'Plays alone. May kill one player each night.',
    calls: {
      'psycho.kill': killing({
        asks: 'Mime a shot at the player you want to kill.',
        do: 'One player, or nobody.',
        ask: 'Who is shot at?',
      }),
    },
  },
  impostor: {
    name: 'Impostor',
    help: 'Plays alone while posing as a Thug: wakes with the Mafia and always points with it. To get rid of the Impostor, the Mafia may choose one of its own.',
  },
} as const satisfies Readonly<Record<Role, RoleWords>>
