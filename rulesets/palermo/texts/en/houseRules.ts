/** House rules: what each is about, and what its values mean. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

export const options = {
  condemnation: {
    name: 'How you condemn',
    help: 'How you get to a verdict.',
    values: {
      accusation: 'A list of the accused; accusation and defence in pairs.',
      nomination: 'Everybody names up to two; the two named most often give a closing speech.',
      forcedVote: 'Early votes; once half have voted, the rest have to.',
    },
  },
  oneAccusationEach: {
    name: 'One name each',
    help: 'How many names one accuser may have on the list at a time.',
    values: { true: 'One.', false: 'As many as they like.' },
  },
  tieRule: {
    name: 'Ties',
    help: 'What happens when several players share the most votes.',
    values: {
      runoff: 'A run-off among more than two accused, otherwise no verdict.',
      allCondemned: 'All of them are condemned.',
      lastDead: 'The last player who went out decides.',
      mayor: 'The mayor’s vote decides if it was for one of the tied; otherwise as with a run-off.',
    },
  },
  detectives: {
    name: 'Two detectives',
    help: 'How they work when there are two.',
    values: {
      together: 'Together, with one question.',
      separate: 'Separately, with one question each.',
    },
  },
  detectiveVariant: {
    name: 'What detectives learn',
    help: 'How they find the Mafia.',
    values: {
      standard: 'They ask about one player each night.',
      omniscient: 'They see the whole Mafia once; the dead tell only their side.',
      informant: 'You show them one more Mafioso each night.',
    },
  },
  murderVariant: {
    name: 'How the Mafia murders',
    help: 'How it chooses a victim.',
    values: {
      standard: 'They agree in silence.',
      blind: 'Each votes alone; more than half of the living Mafiosi decide.',
    },
  },
  mayor: {
    name: 'Mayor',
    help: 'A player whose vote counts double.',
    values: { true: 'Elected on the first day.', false: 'There is none.' },
  },
  mayorSuccession: {
    name: 'After the mayor',
    help: 'How the office is filled again.',
    values: {
      named: 'A mayor who goes out names the next one.',
      election: 'An election when the next day begins.',
    },
  },
  angelSelf: {
    name: 'Self-protection',
    help: 'Whether guardian angels may protect themselves.',
    values: { true: 'They may.', false: 'They may not.' },
  },
  angelRepeat: {
    name: 'The same player twice',
    help: 'Whether the angel may protect the same player two nights in a row.',
    values: { true: 'Yes.', false: 'No.' },
  },
  pharmacistSeesSaved: {
    name: 'Already saved',
    help: 'Whether the pharmacist is shown a victim who has already been saved.',
    values: { true: 'Yes.', false: 'No, the pharmacist sees nobody then.' },
  },
  threeHides: {
    name: 'Three hiding places',
    help: 'How often the scaredy-cat may hide.',
    values: { true: 'Three times in a game.', false: 'Every night.' },
  },
  hiddenAtCitizen: {
    name: 'Found at a citizen’s',
    help: 'What happens when the scaredy-cat is chosen as victim while hiding with a citizen.',
    values: {
      dies: 'Only the scaredy-cat dies.',
      survives: 'Nobody dies.',
      both: 'Both die.',
    },
  },
  scaredyCatWin: {
    name: 'The scaredy-cat’s share',
    help: 'When the scaredy-cat wins together with the Mafia.',
    values: {
      alive: 'If still alive.',
      saved: 'If still alive and once saved under a Mafioso’s roof.',
    },
  },
  talkingDead: {
    name: 'Talking dead',
    help: 'What players who are out do.',
    values: {
      true: 'They talk by day without a vote, and sleep at night; if cards are shown, dead Mafiosi stay silent.',
      false: 'They stay silent and may watch.',
    },
  },
  callDeadRoles: {
    name: 'Calls for the dead',
    help: 'Whether roles are still called when they are out.',
    values: {
      auto: 'Only if the dead do not show what they were.',
      always: 'Always.',
      never: 'Never.',
    },
  },
  mixedCoupleHolds: {
    name: 'Love against all',
    help: 'Whether a couple from both sides keeps the game open.',
    values: {
      true: 'Nobody else wins while both are alive.',
      false: 'The others can win as usual.',
    },
  },
  hiddenIdentity: {
    name: 'Hidden identity',
    help: 'Whether the dead show what they were.',
    values: { true: 'Not before the end.', false: 'They do.' },
  },
  gameHost: {
    name: 'Who hosts',
    help: 'Whether the host plays too.',
    values: {
      app: 'A host who does not play.',
      provisional:
        'The player with the star in the lobby, or else in the first seat, plays too and hosts until the first death.',
    },
  },
  deal: {
    name: 'The deal',
    help: 'How players learn their role.',
    values: { cards: 'By playing cards.', director: 'By taps on the shoulder, without cards.' },
  },
  theme: {
    name: 'The sentence',
    help: 'What happens to the condemned. Only the words change.',
    values: { execution: 'Execution.', prison: 'Prison for life.' },
  },
  majorityByVotes: {
    name: 'Majority of votes',
    help: 'What is counted to see whether the Mafia outnumbers the rest.',
    values: { true: 'Votes; a mayor has two.', false: 'Heads.' },
  },
  pleaSeconds: {
    name: 'Seconds for a speech',
    help: 'How long accusers and accused may speak. 0: half a minute with a list, a full one with nominations.',
    values: {},
  },
} as const satisfies WrittenTexts['options']
