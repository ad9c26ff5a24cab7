/** The calls of the night. What is said is the same whoever is there, of whatever number and sex (P-64). */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

const GONE = {
  do: by('gameHost', {
    app: 'Nobody answers. Speak as always, wait as long as usual, then go on.',
    provisional:
      'Nobody answers, or your own eyes are closed. Speak as always, wait as long as usual, then go on.',
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
  close: [`${name}, sleep again.`],
  options: { pass: 'Shakes the head', ok: 'Go on' },
  variants: { gone: GONE },
  ...rest,
})

const THUMBS = {
  thumbUp: { sign: 'Thumb up', do: 'Thumb up: Mafia.' },
  thumbDown: { sign: 'Thumb down', do: 'Thumb down: citizen.' },
}
const NOBODY = { sign: 'Nobody', do: 'Show your empty hand.' }
const AGAIN = 'Do not look at the same seat each time.'
const SPENT = 'Used up. Let the eyes open and close.'

const one = (who: string) =>
  call(who, {
    asks: ['Point at somebody.'],
    do: `Answer with the thumb. ${AGAIN}`,
    ask: 'Who is asked about?',
  })

const detectives = by('detectives', {
  together: 'Detectives, wake up.',
  separate: 'First detective, wake up.',
})
const detectivesSleep = by('detectives', {
  together: 'Detectives, sleep again.',
  separate: 'First detective, sleep again.',
})
/** P-100a: shown the same one after the other. */
const bothWake = by('detectives', {
  together: 'Detectives, wake up.',
  separate: 'First detective, wake up. Look, and sleep. Second detective, wake up.',
})
const bothSleep = by('detectives', {
  together: 'Detectives, sleep again.',
  separate: 'Second detective, sleep again.',
})

export const nightSteps = {
  'mafia.meet': call('Mafia', {
    asks: ['Look at each other.'],
    do: 'Nobody is murdered tonight. Let them find each other.',
  }),
  'mafia.order': {
    title: 'Names for the Mafia',
    say: ['Mafia, stay awake. Each of you gets a name, one after the other.'],
    close: ['Mafia, sleep again.'],
    stays: true,
    do: by('gameHost', {
      app: 'Number one, number two, the Godfather: click them in the order in which you will call them.',
      provisional: 'They number off in seat order without a sound. You see nothing of it.',
    }),
    ask: 'In which order are they called?',
    options: { pass: 'In seat order', ok: 'That is the order' },
  },
  'matchmaker.choose': call('Matchmaker', {
    asks: ['Point at two who fall in love.'],
    do: 'Two players, the matchmaker included.',
    ask: 'Who falls in love?',
  }),
  'host.tapLovers': {
    title: 'The walk',
    say: ['I walk round the table now. Whomever I tap is in love.'],
    do: 'Walk round the whole table at one pace. Tap two shoulders: {names}.',
    options: { ok: 'Walked round' },
    variants: { gone: { do: 'Walk round the whole table at one pace, and tap nobody.' } },
  },
  'lovers.meet': {
    ...call('Romeo and Juliet', {
      asks: ['Find each other’s eyes.'],
      do: 'They look at each other: {names}. They do not learn who they are.',
    }),
  },
  'freemasons.meet': call('Freemasons', {
    asks: ['Look at each other.'],
    do: 'Let them find each other: {names}.',
  }),
  'scaredyCat.hide': {
    ...call('Scaredy-cat', {
      asks: ['Where do you hide tonight?'],
      do: by('threeHides', {
        false: 'One other player, the same as last night if he likes; or nobody.',
        true: 'One other player, or nobody; three times in the whole game.',
      }),
      ask: 'With whom does he hide?',
    }),
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'guardianAngel.protect': call('Guardian angel', {
    asks: ['Whom do you protect?'],
    do: sentences(
      by('angelSelf', { true: 'Himself too.', false: 'Not himself.' }),
      by('angelRepeat', { true: '', false: 'Not whom he protected last night.' }),
      'Give no hint whether it helped.',
    ),
    ask: 'Who is protected?',
  }),
  'mafia.kill': {
    title: 'The Mafia',
    say: [
      by('murderVariant', {
        standard: 'Mafia, wake up. Agree without a sound, and show me your victim.',
        blind: 'Mafia, I call your names one by one. Wake up, point, and sleep again.',
      }),
    ],
    close: ['Mafia, sleep again.'],
    do: by('murderVariant', {
      standard:
        'They all have to mean the same one. If it takes too long, break off: nobody is murdered then. The pistol sign means a peeping night wanderer and ends the choice at once.',
      blind:
        'In this order: {order}. More than half of the living have to point at the same one. The pistol sign means a peeping night wanderer: the votes are void, but call all names.',
    }),
    ask: by('murderVariant', {
      standard: 'Who is the victim?',
      blind: 'Whom does each of them point at?',
    }),
    options: { pass: 'No victim', ok: 'Go on', kill: 'Murders', caught: 'Caught peeping' },
    variants: { gone: GONE },
  },
  'pharmacist.heal': {
    ...call('Pharmacist', {
      asks: ['This is the victim. Do you heal?'],
      do: 'Show the victim.',
      ask: 'Does she use the healing potion?',
    }),
    signsFirst: true,
    signals: { none: NOBODY },
    options: { pass: 'Does not heal', ok: 'Go on', heal: 'Heals' },
    variants: {
      gone: GONE,
      victim: {
        sign: '{victim}',
        do: 'Show the victim, and wait for a nod or a shake of the head.',
      },
      savedVictim: {
        sign: '{victim}',
        do: 'Show the victim. Somebody has saved {victim} already; the potion stays in the bottle.',
      },
      nobody: { sign: 'Nobody', do: 'Show your empty hand: no victim. There is nothing to heal.' },
      spentVictim: { sign: '{victim}', do: 'Show the victim. The healing potion is used up.' },
      spentNobody: { sign: 'Nobody', do: 'Show your empty hand. The healing potion is used up.' },
    },
  },
  'pharmacist.poison': {
    title: 'Pharmacist: poison',
    say: ['Pharmacist, do you poison somebody?'],
    close: ['Pharmacist, sleep again.'],
    stays: true,
    do: 'One other player, once in the game. Nobody ever hears that it was poison.',
    ask: 'Who is poisoned?',
    options: { pass: 'Does not poison', ok: 'Go on' },
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
    ...call('Detectives', { asks: [], do: 'Point at every Mafioso, dead ones too.' }),
    say: [bothWake, 'This is the Mafia.'],
    close: [bothSleep],
  },
  'detective.informed': {
    ...call('Detectives', {
      asks: [],
      do: 'Choose a Mafioso they have not seen yet. Whom you show first steers the game.',
      ask: 'Which Mafioso do you show?',
    }),
    say: [bothWake, 'I show you somebody.'],
    close: [bothSleep],
    signals: { none: NOBODY },
    variants: { gone: GONE, noneLeft: { do: 'They know them all. Show your empty hand.' } },
  },
  'spy.learn': {
    ...call('Mafia spy', {
      asks: ['This is what the detectives know.'],
      do: 'Click on, and show what the program tells you.',
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
