/** The morning and the day, and who may blow up. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** What the dead do with their cards (P-79, P-99, P-101, P-105). */
const CARDS = by('hiddenIdentity', {
  true: by('deal', {
    cards: 'Players who are out lay their card crosswise, face down.',
    director: 'Players who are out say nothing about their role.',
  }),
  false: by('detectiveVariant', {
    omniscient: 'Players who are out say “citizen” or “Mafioso” and no more.',
    else: by('deal', {
      cards: 'Players who are out turn over their card.',
      director: 'Players who are out say what they were.',
    }),
  }),
})

const EXACTLY_ONE = sentences(
  'Each living player has exactly one vote, the accused too.',
  by('mayor', { false: '', true: 'The program counts the mayor’s vote double.' }),
)
const LAST_BREATH = {
  title: 'Last breath',
  say: [],
  do: '{name} dies of a broken heart, explosives in hand, and may take one more player with them. Wait for a sign, and do not ask aloud.',
  ask: 'Who goes with them?',
  options: { pass: 'Nobody' },
} as const

const EXPLODES = {
  title: 'Explosion',
  say: ['Everybody stop. Somebody has lit a fuse. Who are you taking with you?'],
  do: sentences(
    'Somebody has to be named. Both die at once.',
    by('hiddenIdentity', {
      false: '',
      true: by('detectiveVariant', {
        omniscient: 'Only the player who lit the fuse says “citizen” or “Mafioso”.',
        else: by('deal', {
          cards: 'Only the player who lit the fuse shows their card.',
          director: 'Only the player who lit the fuse reveals their role.',
        }),
      }),
    }),
  ),
  ask: 'Who goes with them?',
} as const

export const daySteps = {
  'dawn.announce': {
    title: 'Dawn',
    say: ['The night is over. People of Palermo, wake up.'],
    do: sentences('Read out the news one by one, and never say how anybody died.', CARDS),
    options: { ok: 'Told' },
  },
  'suicidalCitizen.takeAlong': LAST_BREATH,
  'mafiaKiller.takeAlong': LAST_BREATH,
  'mayor.nameSuccessor': {
    title: 'The successor',
    say: [
      by('theme', {
        execution: 'Palermo has lost its mayor. {name}, with your last breath: who comes next?',
        prison: 'Palermo has lost its mayor. {name}, one last word: who comes next?',
      }),
    ],
    do: 'Any living player. No discussion.',
    ask: 'Who is the new mayor?',
    variants: {
      decided: {
        do: 'The game is decided: the end is announced after this. Take any name.',
      },
    },
  },
  'host.handover': {
    title: 'A new host',
    say: ['{name}, you were the first one out. From now on you run this game.'],
    do: 'Hand over the desk. From here on it shows who is who; nobody else may look.',
    options: { ok: 'Handed over' },
  },
  'day.campaign': {
    title: 'Campaign',
    say: ['Palermo needs a mayor. Who wants the job, and why?'],
    do: 'Keep it short. Anyone who is elected has to serve.',
    options: { ok: 'To the election' },
  },
  'day.election': {
    title: 'Election',
    say: ['Hands up for your mayor. One hand each.'],
    do: 'The most hands win. Any living player can be elected.',
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.electionRunoff': {
    title: 'Run-off',
    say: ['A tie. Vote once more, only between these: {names}.'],
    do: 'If it is tied again, the program draws lots.',
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.discussion': {
    title: 'Discussion',
    say: ['The council is open. Who do you suspect?'],
    do: sentences(
      'No clock. Start the talk if nobody else does, and move it along when it drags.',
      by('talkingDead', {
        false: 'Players who are out stay silent.',
        true: by('hiddenIdentity', {
          true: 'Players who are out may talk too, but have no vote.',
          false:
            'Citizens who are out may talk too, but have no vote; Mafiosi who are out stay silent.',
        }),
      }),
    ),
    options: { ok: 'Enough talk' },
  },
  'suicidalCitizen.explode': EXPLODES,
  'mafiaKiller.explode': EXPLODES,
  'day.unanimity': {
    title: 'Another verdict?',
    say: [
      'Do you want another verdict today? All the living have to agree. Thumbs up or thumbs down, now.',
    ],
    do: 'A single no, and night falls. Showing nothing counts as no.',
    ask: 'Who says what?',
    options: { yes: 'Yes', no: 'No', ok: 'That’s everyone' },
  },
  'day.accuse': {
    title: 'Accusation',
    say: ['The list is open. Who do you accuse?'],
    close: ['The list is closed.'],
    do: sentences(
      '{wanted} {wanted|name is|names are} good, a vote needs two, and with none there is no verdict. Accusers may take their names off again.',
      by('oneAccusationEach', {
        false: '',
        true: 'Each accuser may have one name on the list at a time.',
      }),
      'Close the list when everyone agrees.',
    ),
    ask: 'Accuser and accused?',
    options: { ok: 'The list is closed' },
  },
  'day.speeches': {
    title: 'The hearing',
    say: ['{name} has the floor.'],
    do: 'The clock is running. No more discussion.',
    options: { ok: 'Finished' },
    variants: {
      accuser: {
        say: ['{name}, make your case. You have {seconds} {seconds|second|seconds}.'],
        do: 'The accusation only, not a word of self-defence. Nobody interrupts.',
      },
      accused: {
        say: ['{name}, what do you say to that? You have {seconds} {seconds|second|seconds}.'],
        do: 'The answer only, no accusation. Nobody interrupts.',
      },
    },
  },
  'day.nominate': {
    title: 'Nomination',
    say: ['One after the other: name up to two players you want on trial.'],
    close: ['Nominations are closed.'],
    do: 'Nobody may nominate themselves, or the same player twice. If more than two share first place, everyone nominates again; if they still do, the program draws lots.',
    ask: 'Who does each of them nominate?',
    options: { ok: 'That’s everyone' },
  },
  'day.nominateSecond': {
    title: 'Second place',
    say: ['Second place is still open. One name each, from these: {names}.'],
    do: 'If it is still unclear after a repeat, the program draws lots.',
    ask: 'Who does each of them nominate?',
    options: { ok: 'That’s everyone' },
  },
  'day.defence': {
    title: 'Closing speech',
    say: ['{name}, your closing speech.'],
    do: 'The clock is running. Nobody interrupts.',
    options: { ok: 'Finished' },
    variants: {
      accused: {
        say: ['{name}, your closing speech. You have {seconds} {seconds|second|seconds}.'],
        do: 'The clock is running. Nobody interrupts.',
      },
    },
  },
  'day.vote': {
    title: 'The verdict',
    say: ['Now for the verdict: {names}. Raise one hand, once, when I call the name you condemn.'],
    do: EXACTLY_ONE,
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.runoff': {
    title: 'Run-off',
    say: ['A tie. Vote once more, between these: {names}.'],
    do: sentences(
      EXACTLY_ONE,
      by('tieRule', {
        mayor: by('mayor', {
          true: 'If it is tied again, the mayor’s vote decides if it was for one of the tied; otherwise nobody is condemned today.',
          false: 'If it is tied again, nobody is condemned today.',
        }),
        else: 'If it is tied again, nobody is condemned today.',
      }),
    ),
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.lastDeadDecides': {
    title: 'A tie',
    say: [
      by('theme', {
        execution: 'A tie. {name}, you were the last one out: the dead decide.',
        prison: 'A tie. {name}, you were the last one out: it’s your call.',
      }),
    ],
    do: 'Point with a finger, without a word.',
    ask: 'Who is condemned?',
  },
  'day.earlyVotes': {
    title: 'Early votes',
    say: ['If you are sure, you may vote now, against somebody else. You can’t take a vote back.'],
    close: ['No more early votes.'],
    do: 'Once {half} {half|vote is|votes are} in, everyone else has to vote. If no more come, close it: no verdict today.',
    ask: 'How does everyone vote?',
    options: { ok: 'Close early voting' },
  },
  'day.forcedVote': {
    title: 'Forced vote',
    say: ['Half of you have voted. No more talk: the rest of you vote now, one by one.'],
    do: sentences(
      'Without a clear result, you talk and vote again; after the third time, the day ends without a verdict.',
      by('mayor', { false: '', true: 'The program counts the mayor’s vote double.' }),
    ),
    ask: 'How does everyone vote?',
    options: { ok: 'Count' },
  },
  'day.result': {
    title: 'Result',
    say: ['{news}'],
    do: sentences(
      by('theme', {
        execution: by('talkingDead', {
          false: 'An executed player no longer speaks or votes.',
          true: 'An executed player no longer votes.',
        }),
        prison: by('talkingDead', {
          false: 'A player in prison for life no longer speaks or votes.',
          true: 'A player in prison for life no longer votes.',
        }),
      }),
      CARDS,
    ),
    options: { ok: 'Go on' },
  },
} as const satisfies WrittenTexts['steps']
