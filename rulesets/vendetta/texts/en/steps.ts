import type { RulesetTexts, StepTexts } from '../../../../src/i18n/rulesetTexts'
import { roles } from './catalogue'

/*
 * A call sounds the same whoever is there and whatever was done to him: blocked, gone or not allowed to
 * kill yet changes only what the host does, never what he says (V-25, V-63, V-121).
 */

const GONE = { do: 'Nobody answers. Speak as always, wait as long as usual, then go on.' }
const BLOCKED = {
  sign: 'Hold up your hand',
  do: 'Blocked. Wait for open eyes, hold up your hand, and let them close again. Nothing happens.',
}
const FIRST_NIGHT = {
  do: 'Nobody can be killed in the first night. Let the eyes open and close; nothing is chosen.',
}
const HAND = { sign: 'Raised hand', do: 'Hold up your hand in silence: blocked.' }

/** What each card looks like to somebody who is shown it. */
const cardSigns = Object.fromEntries(
  Object.entries(roles).map(([id, { name }]) => [
    id,
    { sign: name, do: `Show this card: ${name}.` },
  ]),
)

interface Words {
  readonly title: string
  readonly name: string
  readonly asks: string
  readonly do: string
  readonly ask: string
}

/** The call of one role. */
const call = ({ title, name, asks, do: act, ask }: Words): StepTexts => ({
  title,
  say: [`${name}, wake up.`, asks],
  close: [`${name}, close your eyes.`],
  do: act,
  ask,
  options: { pass: 'Shakes the head', ok: 'Sleeps again' },
  signals: { blocked: HAND },
  variants: { gone: GONE, blocked: BLOCKED },
})

const killing = (words: Words): StepTexts => {
  const texts = call(words)
  return { ...texts, variants: { ...texts.variants, firstNight: FIRST_NIGHT } }
}

const looking = (words: Words): StepTexts => ({
  ...call(words),
  signals: { ...cardSigns, blocked: HAND },
})

const killOrLook = (title: string, name: string, note: string): StepTexts => {
  const texts = looking({
    title,
    name,
    asks: 'Mime a shot at the one you kill, or point at the one whose card you want to see.',
    do: `One of the two. ${note}`,
    ask: 'Shot or look, and at whom?',
  })
  return {
    ...texts,
    options: { ...texts.options, investigate: 'Looks at the card of', kill: 'Shoots' },
    variants: {
      ...texts.variants,
      firstNight: {
        do: `No kill in the first night; a look is allowed. ${note}`,
        ask: 'Whose card?',
      },
    },
  }
}

const gang = (name: string, note: string): Pick<StepTexts, 'close' | 'variants' | 'signals'> => ({
  close: [`${name}, close your eyes.`],
  signals: {
    chosen: { sign: 'Chosen', do: `Nod: you have seen the victim. ${note}` },
    noVictim: { sign: 'No victim', do: 'No majority. Nod as always and send them to sleep.' },
    blocked: HAND,
  },
  variants: {
    gone: GONE,
    blocked: {
      sign: 'Hold up your hand',
      do: 'They cannot kill tonight. Wait for open eyes, hold up your hand, and let them close again.',
    },
  },
})

const mafia = gang('Mafia', 'Tell nobody whom.')
const MAJORITY =
  'More than half of those awake have to point at the same player. Prisoners stay asleep.'
const WHOM = 'Whom does each of them point at?'
const POINT = 'Agree without a sound, and point at your victim.'

export const steps = {
  'thief.block': call({
    title: 'Thief',
    name: 'Thief',
    asks: 'Point at the one you block.',
    do: 'The chosen one has no ability tonight.',
    ask: 'Who is blocked?',
  }),
  'vixen.seduce': call({
    title: 'Vixen',
    name: 'Vixen',
    asks: 'Point at the one you seduce.',
    do: 'The chosen one can neither act nor be killed tonight.',
    ask: 'Who is seduced?',
  }),
  'nurse.protect': call({
    title: 'Nurse',
    name: 'Nurse',
    asks: 'Point at the one you protect.',
    do: 'Give no hint whether it was needed, tonight or later.',
    ask: 'Who is protected?',
  }),
  'bodyguard.protect': call({
    title: 'Bodyguard',
    name: 'Bodyguard',
    asks: 'Point at the one you protect.',
    do: 'If somebody comes for the chosen one, the Bodyguard dies instead.',
    ask: 'Who is protected?',
  }),
  'hypnotist.hypnotize': call({
    title: 'Hypnotist',
    name: 'Hypnotist',
    asks: 'Point at the one you hypnotize.',
    do: 'The chosen one will vote as the Hypnotist does. Say so at the count, not before.',
    ask: 'Who is hypnotized?',
  }),
  'snitch.badmouth': call({
    title: 'Snitch',
    name: 'Snitch',
    asks: 'Point at the one you badmouth.',
    do: 'Whoever looks at that card tonight is shown a Thug.',
    ask: 'Who is badmouthed?',
  }),
  'mafia.meet': {
    title: 'The Mafia meets',
    say: ['Mafia, wake up and look at each other.'],
    do: 'Nobody is chosen tonight. Let them find each other. The Impostor wakes with them.',
    options: { ok: 'They know each other' },
    ...gang('Mafia', ''),
  },
  'mafia.kill': {
    title: 'The Mafia kills',
    say: ['Mafia, wake up.', POINT],
    do: MAJORITY,
    ask: WHOM,
    options: { pass: 'No majority' },
    ...mafia,
    variants: {
      ...mafia.variants,
      impostor: {
        do: `${MAJORITY} The Impostor has to point too, and the Mafia may choose one of its own.`,
        ask: WHOM,
      },
    },
  },
  'yakuza.meet': {
    title: 'The Yakuza meet',
    say: ['Yakuza, wake up and look at each other.'],
    do: 'Nobody is chosen tonight. Let them find each other.',
    options: { ok: 'They know each other' },
    ...gang('Yakuza', ''),
  },
  'yakuza.kill': {
    title: 'The Yakuza kill',
    say: ['Yakuza, wake up.', POINT],
    do: 'A majority decides. Give no sign if the Mafia chose the same victim. Whom the Mafia chose still takes part.',
    ask: WHOM,
    options: { pass: 'No majority' },
    ...gang('Yakuza', 'Give no hint about the Mafia’s victim.'),
  },
  'godfather.silence': call({
    title: 'Godfather',
    name: 'Godfather',
    asks: 'Point at the one you silence.',
    do: 'The chosen one has no vote in the coming day. The program names him at dawn.',
    ask: 'Who is silenced?',
  }),
  'lawyer.investigate': looking({
    title: 'Lawyer',
    name: 'Lawyer',
    asks: 'Point at the one whose card you want to see.',
    do: 'Show the card that the program tells you.',
    ask: 'Whose card?',
  }),
  'journalist.research': {
    ...call({
      title: 'Journalist',
      name: 'Journalist',
      asks: 'Point at two others at the same time.',
      do: 'Two different players. You nod or shake your head.',
      ask: 'Which two?',
    }),
    signals: {
      same: { sign: 'Nod', do: 'Nod: both are on the same side.' },
      different: { sign: 'Shake', do: 'Shake your head: they are on different sides.' },
      blocked: HAND,
    },
  },
  'femmeFatale.kill': killing({
    title: 'Femme Fatale',
    name: 'Femme Fatale',
    asks: 'Mime a shot at the one you kill.',
    do: 'A Bystander does not die by her. Tell her nothing.',
    ask: 'Who is shot at?',
  }),
  'psycho.kill': killing({
    title: 'Psycho',
    name: 'Psycho',
    asks: 'Mime a shot at the one you kill.',
    do: 'One player, or nobody.',
    ask: 'Who is shot at?',
  }),
  'jailer.investigate': looking({
    title: 'Jailer',
    name: 'Jailer',
    asks: 'Point at the one whose card you want to see.',
    do: 'Show the card. A member of the Mafia or the Yakuza goes to jail at once.',
    ask: 'Whose card?',
  }),
  'priest.act': killOrLook('Priest', 'Priest', 'Whoever is looked at is tapped right after.'),
  'priest.tap': {
    title: 'Tap',
    say: [],
    stays: true,
    close: ['Priest, close your eyes.'],
    do: 'Walk round the circle and tap {name}, who opens the eyes, sees the Priest, and closes them again. Not a word.',
    options: { ok: 'Asleep again' },
    signals: { priest: { sign: 'Priest', do: 'The tapped player sees who the Priest is.' } },
  },
  'detective.act': killOrLook('Detective', 'Detective', 'Show the exact card.'),
  'judge.investigate': looking({
    title: 'Judge',
    name: 'Judge',
    asks: 'Point at the one whose card you want to see.',
    do: 'Show the card that the program tells you.',
    ask: 'Whose card?',
  }),
  'sheriff.kill': killing({
    title: 'Sheriff',
    name: 'Sheriff',
    asks: 'Mime a shot at the one you kill.',
    do: 'One player, or nobody.',
    ask: 'Who is shot at?',
  }),
  'dawn.announce': {
    title: 'Dawn',
    say: ['Good morning. Everybody, open your eyes.'],
    do: 'Tell the announcements one by one. Whoever died turns the card over, unless Mystery is on, and learns nothing about the killers.',
    options: { ok: 'Told' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The city is talking. Whom do you suspect?'],
    do: 'Keep it going, and note who is suspected. Those who are out stay silent. The jailed and the silenced may talk.',
    options: { ok: 'Enough talk' },
  },
  'day.suspects': {
    title: 'Suspects',
    say: ['Whom do we vote on?'],
    do: 'Click at least two players, in the order in which you will call them.',
    ask: 'Who is suspected?',
    options: { ok: 'To the vote' },
  },
  'day.vote': {
    title: 'Vote',
    say: [
      'I name one suspect after the other: {names}.',
      'Raise one hand for one of them, or for nobody. Once up, it stays up.',
    ],
    do: 'Enter every raised hand. The program adds the Judge’s second vote and moves the hypnotized one. Read out totals only.',
    ask: 'Whose hand is up?',
    options: { ok: 'Count' },
  },
  'day.result': {
    title: 'Result',
    say: ['That is the city’s decision.'],
    do: 'Tell the totals and who is out. The card is turned over, unless Mystery is on. If a hypnotized vote was moved, say whose and where to.',
    options: { ok: 'Go on' },
  },
} as const satisfies RulesetTexts['steps']
