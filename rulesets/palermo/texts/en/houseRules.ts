/** House rules: what each is about, and what its values mean. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

export const options = {
  condemnation: {
    name: 'How you condemn',
    help: 'What leads to the verdict.',
    values: {
      accusation: 'A list of accused, with pleas in pairs.',
      nomination: 'Two names from everybody; the first two places plead.',
      forcedVote: 'Early votes; once half have voted, the others must.',
    },
  },
  oneAccusationEach: {
    name: 'One name each',
    help: 'How many names one accuser may have on the list at a time.',
    values: { true: 'One.', false: 'As many as he likes.' },
  },
  tieRule: {
    name: 'Ties',
    help: 'What happens when several have the most votes.',
    values: {
      runoff: 'Run-off among more than two accused, else no verdict.',
      allCondemned: 'All of them are condemned.',
      lastDead: 'Whoever died last decides.',
      mayor: 'The mayor’s hand decides.',
    },
  },
  detectives: {
    name: 'Two detectives',
    help: 'How they work where there are two.',
    values: {
      together: 'Together, with one question.',
      separate: 'Apart, with one question each.',
    },
  },
  detectiveVariant: {
    name: 'What detectives learn',
    help: 'How they come to know the Mafia.',
    values: {
      standard: 'They ask about one player each night.',
      omniscient: 'They see the whole Mafia once; the dead tell only their side.',
      informant: 'You show them one more Mafioso each night.',
    },
  },
  murderVariant: {
    name: 'How the Mafia murders',
    help: 'How it comes to a victim.',
    values: {
      standard: 'They agree in silence.',
      blind: 'Each votes alone; more than half decide.',
    },
  },
  mayor: {
    name: 'Mayor',
    help: 'Somebody whose vote counts twice.',
    values: { true: 'Elected on the first day.', false: 'There is none.' },
  },
  mayorSuccession: {
    name: 'After the mayor',
    help: 'How the office is filled again.',
    values: {
      named: 'The mayor who goes names the next one.',
      election: 'Election on the next day.',
    },
  },
  angelSelf: {
    name: 'The angel himself',
    help: 'Whether the guardian angel may guard himself.',
    values: { true: 'He may.', false: 'He may not.' },
  },
  angelRepeat: {
    name: 'The same one twice',
    help: 'Whether the angel may guard somebody in two nights running.',
    values: { true: 'He may.', false: 'He may not.' },
  },
  pharmacistSeesSaved: {
    name: 'Saved already',
    help: 'Whether the pharmacist is shown a victim who is saved already.',
    values: { true: 'She is.', false: 'She sees nobody then.' },
  },
  threeHides: {
    name: 'Three hiding places',
    help: 'How often the scaredy-cat may hide.',
    values: { true: 'Three times in a game.', false: 'Every night.' },
  },
  hiddenAtCitizen: {
    name: 'Found at a citizen’s',
    help: 'What happens when the scaredy-cat hides with a citizen and is the victim himself.',
    values: { dies: 'He dies alone.', survives: 'Nobody dies.', both: 'Both die.' },
  },
  scaredyCatWin: {
    name: 'The scaredy-cat’s share',
    help: 'When he wins along with the Mafia.',
    values: { alive: 'If he lives.', saved: 'If he lives and a Mafioso’s roof has saved him.' },
  },
  talkingDead: {
    name: 'Talking dead',
    help: 'What dead citizens do by day.',
    values: {
      true: 'They talk along without a vote, and sleep at night.',
      false: 'They are silent and may watch.',
    },
  },
  callDeadRoles: {
    name: 'Calls for the dead',
    help: 'Whether roles are called although they are out.',
    values: {
      auto: 'Where the dead do not show what they were.',
      always: 'Always.',
      never: 'Never.',
    },
  },
  mixedCoupleHolds: {
    name: 'Love against all',
    help: 'Whether a couple of both sides keeps the game open.',
    values: { true: 'Nobody else wins while both live.', false: 'The others can win as ever.' },
  },
  hiddenIdentity: {
    name: 'Hidden identity',
    help: 'Whether the dead show their cards.',
    values: { true: 'No card is shown before the end.', false: 'They show them.' },
  },
  gameHost: {
    name: 'Who leads',
    help: 'Whether somebody leads who does not play.',
    values: {
      app: 'A host from the beginning.',
      provisional: 'Whoever sits on the first seat plays along and leads until the first death.',
    },
  },
  deal: {
    name: 'The deal',
    help: 'How everybody learns the own role.',
    values: { cards: 'By playing cards.', director: 'By taps on the shoulder, without cards.' },
  },
  theme: {
    name: 'The sentence',
    help: 'What becomes of the condemned. Only the words change.',
    values: { execution: 'Execution.', prison: 'Prison for life.' },
  },
  majorityByVotes: {
    name: 'Majority of votes',
    help: 'What is counted when the Mafia wants to be more.',
    values: { true: 'Votes; the mayor has two.', false: 'Heads.' },
  },
  pleaSeconds: {
    name: 'Seconds for a plea',
    help: 'How long somebody may plead. 0: half a minute with a list, a whole one with nominations.',
    values: {},
  },
} as const satisfies WrittenTexts['options']
