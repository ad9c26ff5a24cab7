/** The calls of the night. What is said is the same whoever is there, of whatever number and sex (P-64). */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

const GONE = {
  do: by('gameHost', {
    app: 'Nobody answers. Speak as usual, wait as long as usual, then go on.',
    provisional:
      'Nobody answers, or your own eyes are closed. Speak as usual, wait as long as usual, then go on.',
  }),
}

interface Call {
  readonly asks: readonly Text[]
  readonly do: Text
  readonly ask?: string
}

const call = (name: string, { asks, ...rest }: Call) => ({
  title: name,
  say: [`${name}, wake up.`, ...asks],
  close: [`${name}, go back to sleep.`],
  options: { pass: 'Shakes their head', ok: 'Go on' },
  variants: { gone: GONE },
  ...rest,
})

const THUMBS = {
  thumbUp: { sign: 'Thumbs up', do: 'Thumbs up: Mafia.' },
  thumbDown: { sign: 'Thumbs down', do: 'Thumbs down: citizen.' },
}
const NOBODY = { sign: 'Nobody', do: 'Show your empty hand.' }
const AGAIN = 'Don’t look at the same seat every time.'
const SPENT = 'Used up. Let the eyes open and close again.'

const one = (who: string) =>
  call(who, {
    asks: ['Point at somebody.'],
    do: `Answer with your thumb. ${AGAIN}`,
    ask: 'Who is asked about?',
  })

const detectives = by('detectives', {
  together: 'Detectives, wake up.',
  separate: 'First detective, wake up.',
})
const detectivesSleep = by('detectives', {
  together: 'Detectives, go back to sleep.',
  separate: 'First detective, go back to sleep.',
})
/** P-100a: shown the same one after the other. */
const bothWake = by('detectives', {
  together: 'Detectives, wake up.',
  separate: 'First detective, wake up. Look, and go back to sleep. Second detective, wake up.',
})
const bothSleep = by('detectives', {
  together: 'Detectives, go back to sleep.',
  separate: 'Second detective, go back to sleep.',
})

/** P-25: the sign does something at the night wanderer only. */
const AT_OTHERS = 'Aimed at anyone else, it means nothing.'

export const nightSteps = {
  'mafia.meet': call('Mafia', {
    asks: ['Look at each other.'],
    do: 'Nobody is murdered tonight. Let them find each other.',
  }),
  'mafia.order': {
    title: 'Names for the Mafia',
    say: [
      by('gameHost', {
        app: 'Mafia, stay awake. I’ll give each of you a name, one after the other.',
        provisional: 'Mafia, stay awake. Number off in seat order, without a sound.',
      }),
    ],
    close: ['Mafia, go back to sleep.'],
    stays: true,
    do: by('gameHost', {
      app: 'Number one, number two, the Godfather: click them in the order in which you will call them.',
      provisional: 'Their numbers are their names from now on. You don’t see any of it.',
    }),
    ask: 'In which order are they called?',
    options: { pass: 'In seat order', ok: 'That is the order' },
  },
  'matchmaker.choose': call('Matchmaker', {
    asks: ['Point at the two players who will fall in love.'],
    do: 'Two players; the matchmaker may be one of them.',
    ask: 'Who falls in love?',
  }),
  'host.tapLovers': {
    title: 'The walk',
    say: ['I’m walking round the table now. If I tap you, you are in love.'],
    do: 'Walk round the whole table at an even pace. Tap two shoulders: {names}.',
    options: { ok: 'Done' },
    variants: { gone: { do: 'Walk round the whole table at an even pace, and tap nobody.' } },
  },
  'lovers.meet': {
    ...call('Romeo and Juliet', {
      asks: ['Open your eyes, and find each other.'],
      do: 'They look at each other: {names}. They do not learn each other’s roles.',
    }),
  },
  'freemasons.meet': call('Freemasons', {
    asks: ['Look at each other.'],
    do: 'Let them find each other: {names}.',
  }),
  'scaredyCat.hide': {
    ...call('Scaredy-cat', {
      asks: ['Where are you hiding tonight?'],
      do: by('threeHides', {
        false: 'With one other player, the same as last night if they like; or with nobody.',
        true: 'With one other player, or with nobody; three times in the whole game.',
      }),
      ask: 'Who do they hide with?',
    }),
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'guardianAngel.protect': call('Guardian angel', {
    asks: ['Who do you want to protect?'],
    do: sentences(
      by('angelSelf', {
        true: 'Self-protection is allowed.',
        false: 'Self-protection is not allowed.',
      }),
      by('angelRepeat', { true: '', false: 'Not the same player as last night.' }),
      'Give no hint whether it helped.',
    ),
    ask: 'Who is protected?',
  }),
  'mafia.kill': {
    title: 'The Mafia',
    say: [
      by('murderVariant', {
        standard: 'Mafia, wake up. Agree without a sound, and show me your victim.',
        blind:
          'Mafia, I’ll call you one by one, by your names from the first night. Wake up, point, and go back to sleep.',
      }),
    ],
    close: ['Mafia, go back to sleep.'],
    do: by('murderVariant', {
      standard: `They all have to point at the same player. If it takes too long, cut it short: then nobody is murdered. The pistol sign aimed at the night wanderer ends the choice at once. ${AT_OTHERS}`,
      blind: `In this order: {order}. Never say these names aloud; call the ones given on the first night. More than half of the living Mafiosi have to point at the same player. The pistol sign aimed at the night wanderer makes the votes void, but call all the names. ${AT_OTHERS}`,
    }),
    ask: by('murderVariant', {
      standard: 'Who is the victim?',
      blind: 'Who does each of them point at?',
    }),
    options: { pass: 'No victim', ok: 'Go on', kill: 'Murders', caught: 'Caught peeping' },
    variants: { gone: GONE },
  },
  'pharmacist.heal': {
    ...call('Pharmacist', {
      asks: ['This is the victim. Do you want to heal them?'],
      do: 'Show the victim.',
      ask: 'Does the pharmacist use the healing potion?',
    }),
    signsFirst: true,
    signals: { none: NOBODY },
    options: { pass: 'Doesn’t heal', ok: 'Go on', heal: 'Heals' },
    variants: {
      gone: GONE,
      victim: {
        sign: '{victim}',
        do: 'Show the victim, and wait for a nod or a shake of the head.',
      },
      savedVictim: {
        sign: '{victim}',
        do: 'Show the victim. {victim} has already been saved; the potion stays in the bottle.',
      },
      nobody: { sign: 'Nobody', do: 'Show your empty hand: no victim. There is nothing to heal.' },
      spentVictim: { sign: '{victim}', do: 'Show the victim. The healing potion is used up.' },
      spentNobody: { sign: 'Nobody', do: 'Show your empty hand. The healing potion is used up.' },
    },
  },
  'pharmacist.poison': {
    title: 'Pharmacist: poison',
    say: ['Pharmacist, do you want to poison anybody?'],
    close: ['Pharmacist, go back to sleep.'],
    stays: true,
    do: 'One other player, once in the game. Nobody ever learns that it was poison.',
    ask: 'Who is poisoned?',
    options: { pass: 'Poisons nobody', ok: 'Go on' },
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'detective.investigate': {
    ...one('Detectives'),
    say: [detectives, 'Point at somebody.'],
    close: [detectivesSleep],
    signals: THUMBS,
  },
  'secondDetective.investigate': { ...one('Second detective'), signals: THUMBS },
  'detective.learn': {
    ...call('Detectives', { asks: [], do: 'Point at every Mafioso, including the dead.' }),
    say: [bothWake, 'This is the Mafia.'],
    close: [bothSleep],
  },
  'detective.informed': {
    ...call('Detectives', {
      asks: [],
      do: 'Choose a Mafioso they have not seen yet. Your first choice can steer the whole game.',
      ask: 'Which Mafioso do you show?',
    }),
    say: [bothWake, 'I’m showing you somebody.'],
    close: [bothSleep],
    signals: { none: NOBODY },
    variants: { gone: GONE, noneLeft: { do: 'They know them all. Show your empty hand.' } },
  },
  'spy.learn': {
    ...call('Mafia spy', {
      asks: ['This is what the detectives know.'],
      do: 'Go on, and show what comes up.',
      ask: 'Which of the two do you show?',
    }),
    options: { ok: 'Go on' },
    signals: { none: NOBODY },
    variants: {
      gone: GONE,
      two: {
        do: 'The detectives asked about two players. Show one of them: {names}.',
        ask: 'Which of the two do you show?',
      },
    },
  },
  'freemasons.confer': call('Freemasons', {
    asks: ['Confer without a sound.'],
    do: 'Let the clock run out, then go on.',
  }),
} as const satisfies WrittenTexts['steps']
