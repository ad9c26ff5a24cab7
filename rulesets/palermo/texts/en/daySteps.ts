/** The morning and the day, and who may blow himself up. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** What the dead do with their cards (P-79, P-99, P-101, P-105). */
const CARDS = by('hiddenIdentity', {
  true: by('deal', {
    cards: 'The cards are laid crosswise, face down.',
    director: 'Whoever is out says nothing about it.',
  }),
  false: by('detectiveVariant', {
    omniscient: 'Whoever is out says “citizen” or “Mafioso” and no more.',
    else: by('deal', {
      cards: 'Whoever is out turns the card over.',
      director: 'Whoever is out says as what.',
    }),
  }),
})

const EXACTLY_ONE = sentences(
  'Each living player has exactly one vote, the accused too.',
  by('mayor', { false: '', true: 'The program counts the mayor’s twice.' }),
)
const LAST_BREATH = {
  title: 'With the last breath',
  say: [],
  do: 'Dead of a broken heart, with explosives in hand: {name} may take one more along, or leave it. Wait for a sign, and do not ask aloud.',
  ask: 'Who is taken along?',
  options: { pass: 'Leaves it' },
} as const

const EXPLODES = {
  title: 'Explosion',
  say: ['Everybody stop. Somebody has a fuse in hand. Whom do you take along?'],
  do: sentences(
    'Somebody has to be named. Both die at once.',
    by('hiddenIdentity', {
      false: '',
      true: 'Only whoever lit the fuse shows the card.',
    }),
  ),
  ask: 'Who is taken along?',
} as const

export const daySteps = {
  'dawn.announce': {
    title: 'Dawn',
    say: ['The night is over. All inhabitants of Palermo, wake up.'],
    do: sentences('Tell it item by item, never how somebody died.', CARDS),
    options: { ok: 'Told' },
  },
  'suicidalCitizen.takeAlong': LAST_BREATH,
  'mafiaKiller.takeAlong': LAST_BREATH,
  'mayor.nameSuccessor': {
    title: 'The successor',
    say: [
      by('theme', {
        execution: 'Palermo has lost its mayor. With the last breath: who comes next, {name}?',
        prison: 'Palermo has lost its mayor. One last word: who comes next, {name}?',
      }),
    ],
    do: 'One of the living. There is no discussion about it.',
    ask: 'Who is the new mayor?',
  },
  'host.handover': {
    title: 'A new host',
    say: ['{name}, you were the first. From now on you lead this game.'],
    do: 'Hand over the desk. From here on it shows who is who, to nobody else.',
    options: { ok: 'Handed over' },
  },
  'day.campaign': {
    title: 'Campaign',
    say: ['Palermo needs a mayor. Who wants it, and why?'],
    do: 'Short. Nobody can turn the office down.',
    options: { ok: 'To the election' },
  },
  'day.election': {
    title: 'Election',
    say: ['Hands up for your mayor. One hand each.'],
    do: 'Whoever has the most is mayor. Everybody living can be chosen.',
    ask: 'Who votes for whom?',
    options: { ok: 'Count' },
  },
  'day.electionRunoff': {
    title: 'Run-off',
    say: ['A tie. Once more, and only between these: {names}.'],
    do: 'Tied again, the program draws the lot.',
    ask: 'Who votes for whom?',
    options: { ok: 'Count' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The council is open. Whom do you suspect?'],
    do: sentences(
      'No clock. Start it if nobody does, and urge it on when it drags.',
      by('talkingDead', {
        false: 'Whoever is out is silent.',
        true: 'Citizens who are out talk along, without a vote.',
      }),
    ),
    options: { ok: 'Enough talk' },
  },
  'suicidalCitizen.explode': EXPLODES,
  'mafiaKiller.explode': EXPLODES,
  'day.unanimity': {
    title: 'Another verdict?',
    say: ['Do you want another verdict today? All of you have to want it. Thumbs, now.'],
    do: 'One no is enough for the night. Whoever shows nothing says no.',
    ask: 'Who says what?',
    options: { yes: 'Yes', no: 'No', ok: 'That is it' },
  },
  'day.accuse': {
    title: 'Accusation',
    say: ['The list is open. Whom do you accuse?'],
    close: ['The list is closed.'],
    do: sentences(
      '{wanted} {wanted|name is|names are} good, two are needed, none means no verdict. Whoever brought a name may take it off.',
      by('oneAccusationEach', { false: '', true: 'One name each on the list at a time.' }),
      'Close it when all agree.',
    ),
    ask: 'Who accuses whom?',
    options: { ok: 'The list is closed' },
  },
  'day.speeches': {
    title: 'Pleas',
    say: ['{name} speaks.'],
    do: 'There is a clock. No discussion any more.',
    options: { ok: 'Has spoken' },
    variants: {
      accuser: {
        say: ['{name}, why do you accuse? You have {seconds} {seconds|second|seconds}.'],
        do: 'The accusation, and nothing for himself. Nobody interrupts.',
      },
      accused: {
        say: ['{name}, what do you say to that? You have {seconds} {seconds|second|seconds}.'],
        do: 'The answer, and no accusation. Nobody interrupts.',
      },
    },
  },
  'day.nominate': {
    title: 'Nomination',
    say: ['One after the other: name up to two whom you want accused.'],
    close: ['The nomination is over.'],
    do: 'Nobody names himself, nor the same twice. More than two first places: all over again.',
    ask: 'Who names whom?',
    options: { ok: 'All have named' },
  },
  'day.nominateSecond': {
    title: 'Second place',
    say: ['The second place is open. One name each, among these: {names}.'],
    do: 'Not clear again: once more, then the program draws.',
    ask: 'Who names whom?',
    options: { ok: 'All have named' },
  },
  'day.defence': {
    title: 'Closing plea',
    say: ['{name}, your last plea.'],
    do: 'There is a clock. Nobody interrupts.',
    options: { ok: 'Has spoken' },
    variants: {
      accused: {
        say: ['{name}, your closing plea. You have {seconds} {seconds|second|seconds}.'],
        do: 'There is a clock. Nobody interrupts.',
      },
    },
  },
  'day.vote': {
    title: 'The verdict',
    say: ['Now you judge: {names}. Hands up when I call the name, once each.'],
    do: EXACTLY_ONE,
    ask: 'Who votes against whom?',
    options: { ok: 'Count' },
  },
  'day.runoff': {
    title: 'Run-off',
    say: ['A tie. Once more, between these: {names}.'],
    do: sentences(
      EXACTLY_ONE,
      by('tieRule', {
        mayor: 'Tied again, the mayor’s hand decides.',
        else: 'Tied again, nobody is condemned today.',
      }),
    ),
    ask: 'Who votes against whom?',
    options: { ok: 'Count' },
  },
  'day.lastDeadDecides': {
    title: 'A tie',
    say: [
      by('theme', {
        execution: 'A tie. {name}, you went last: the dead decide.',
        prison: 'A tie. {name}, you went last: the word is yours.',
      }),
    ],
    do: 'A finger, not a word.',
    ask: 'Who is condemned?',
  },
  'day.earlyVotes': {
    title: 'Early votes',
    say: ['Whoever is sure may vote now, against somebody else. No vote is taken back.'],
    close: ['No more early votes.'],
    do: 'With {half} {half|vote|votes} half of you have voted, and the others have to. With fewer, close it: no verdict today.',
    ask: 'Who votes against whom?',
    options: { ok: 'Close the early votes' },
  },
  'day.forcedVote': {
    title: 'Forced vote',
    say: ['Half of you have voted. No more talk: the others vote now, one by one.'],
    do: sentences(
      'Not clear, and you talk and vote again; after the third time the day ends without a verdict.',
      by('mayor', { false: '', true: 'The program counts the mayor’s vote twice.' }),
    ),
    ask: 'Who votes against whom?',
    options: { ok: 'Count' },
  },
  'day.result': {
    title: 'Result',
    say: ['{news}'],
    do: sentences(
      by('theme', {
        execution: 'Whoever is executed neither speaks nor votes any more.',
        prison: 'Whoever is in prison for life neither speaks nor votes any more.',
      }),
      CARDS,
    ),
    options: { ok: 'Go on' },
  },
} as const satisfies WrittenTexts['steps']
