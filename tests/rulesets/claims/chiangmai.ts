import type { Claim } from '.'

export const chiangmai: readonly Claim[] = [
  // CM-O1
  { rules: {}, where: 'cards.redQueen', reads: 'on top or underneath' },
  { rules: {}, where: 'cards.redAce', reads: 'on top or underneath' },
  ...['cards.redQueen', 'cards.redAce'].map((where) => ({
    rules: { redSpecialsTopOnly: true },
    where,
    reads: 'only on top',
    never: 'or underneath',
  })),
  ...['roles.doctor', 'roles.assassin'].map((where) => ({
    rules: { redSpecialsTopOnly: true },
    where,
    reads: 'only while',
  })),
  { rules: { redSpecialsTopOnly: false }, where: 'roles', never: 'Works only while' },
  {
    rules: { redSpecialsTopOnly: true },
    where: 'tableRules',
    reads: 'Red Kings, Queens, Jacks and Aces',
    never: 'All other cards work',
  },
  // CM-O2, CM-O10
  { rules: {}, where: 'tableRules', reads: 'costs you one card' },
  { rules: { multiCauseCards: 'each' }, where: 'tableRules', never: 'costs you one card' },
  {
    rules: { assassinTakes: 'wholePlayer' },
    where: 'tableRules',
    reads: 'unless the Assassin strikes',
    never: 'Only a Hunter can take another',
  },
  {
    rules: { assassinTakes: 'wholePlayer' },
    where: 'roles.assassin',
    reads: 'both cards',
    never: 'top card',
  },
  {
    rules: { assassinTakes: 'topCard' },
    where: 'roles.assassin',
    reads: 'top card',
    never: 'both cards',
  },
  // CM-O3
  { rules: {}, where: 'teams.killers.goal', reads: 'no Jack is left in any hand' },
  {
    rules: { policeEliminatedBy: 'player' },
    where: 'teams.killers.goal',
    reads: 'everybody who was ever a Policeman is out',
    never: 'in any hand',
  },
  { rules: { policeEliminatedBy: 'player' }, where: 'roles.policeman', never: 'Ends with' },
  // CM-O4
  {
    rules: { sleepingRedKingCounts: true },
    where: 'teams.town.goal',
    reads: 'still sleeps counts as a Killer',
    never: 'is not one of them',
  },
  {
    rules: { sleepingRedKingCounts: false },
    where: 'teams.town.goal',
    reads: 'one King must have been awake before',
    never: 'sleeps is one of them',
  },
  { rules: { sleepingRedKingCounts: false }, where: 'teams.killers.goal', never: 'holds a King' },
  { rules: { sleepingRedKingCounts: false }, where: 'cards.redKing', never: 'all the same' },
  // CM-O5, CM-O6
  {
    rules: { hunterTiming: 'openly' },
    where: 'roles.hunter',
    reads: 'in front of everybody',
    never: 'in secret',
  },
  {
    rules: { hunterTiming: 'secret' },
    where: 'roles.hunter',
    reads: 'in secret',
    never: 'in front of everybody',
  },
  { rules: { hunterTiming: 'secret' }, where: 'tableRules', never: 'in front of everybody' },
  { rules: { hunterTiming: 'openly' }, where: 'tips', never: 'secret Hunter' },
  { rules: { hunterTiming: 'secret' }, where: 'tips', reads: 'whether or not a Hunter has fallen' },
  { rules: { hunterTiming: 'secret' }, where: 'steps.day/result.do', reads: 'say it all the same' },
  { rules: { hunterTiming: 'openly' }, where: 'steps.day/result.do', never: 'Hunter' },
  { rules: { assassinTakes: 'wholePlayer' }, where: 'items.died', never: 'a card' },
  { rules: { multiCauseCards: 'each' }, where: 'items.died', never: 'a card' },
  {
    rules: { multiCauseCards: 'one', assassinTakes: 'topCard' },
    where: 'items.died',
    reads: 'loses a card',
  },
  ...['cards.joker', 'roles.hunter', 'tableRules'].map((where) => ({
    rules: { hunterTrigger: 'playerEliminated' },
    where,
    reads: 'last card',
    never: 'this card is lost',
  })),
  {
    rules: { hunterTrigger: 'playerEliminated' },
    where: 'roles.hunter',
    never: 'the Joker is lost',
  },
  // CM-O7, CM-O8
  {
    rules: { doctorMayPass: false },
    where: 'roles.doctor',
    reads: 'Has to vaccinate',
    never: 'May vaccinate',
  },
  {
    rules: { doctorMayPass: true },
    where: 'roles.doctor',
    reads: 'May vaccinate',
    never: 'Has to',
  },
  {
    rules: { doctorMayPass: true },
    where: 'steps.doctor/vaccinate.say',
    reads: 'or shake your head',
  },
  { rules: {}, where: 'steps.doctor/vaccinate.say', reads: 'vaccinate.' },
  { rules: { doctorSelf: true }, where: 'roles.doctor', reads: 'may choose themselves' },
  {
    rules: { doctorSelf: false },
    where: 'roles.doctor',
    reads: 'never themselves',
    never: 'may choose themselves',
  },
  {
    rules: { doctorSelf: false },
    where: 'steps.doctor/vaccinate',
    never: 'may choose themselves',
  },
  // CM-O9
  {
    rules: { overdoseReset: true },
    where: 'roles.doctor',
    reads: 'the count starts again',
    never: 'every further one',
  },
  ...['roles.doctor', 'tableRules', 'statuses.dosed'].map((where) => ({
    rules: { overdoseReset: false },
    where,
    reads: 'very further',
    never: 'starts again',
  })),
  // CM-O11
  {
    rules: { revealVotedCard: false },
    where: 'steps.day/result.do',
    reads: 'face down',
    never: 'shown',
  },
  { rules: { revealVotedCard: true }, where: 'steps.day/result.do', reads: 'shown to everybody' },
  { rules: { revealVotedCard: true }, where: 'tableRules', never: 'nobody shows them' },
  // CM-O12
  ...['funeral/speech', 'day/discussion', 'day/speeches', 'day/defence'].map((step) => ({
    rules: { timers: { discussion: 0, speech: 0, funeral: 0, defence: 0 } },
    where: `steps.${step}.do`,
    never: 'clock',
  })),
  { rules: {}, where: 'steps.funeral/speech.do', reads: 'The clock is running' },
  // CM-O13
  { rules: {}, where: 'roles.assassin', reads: 'May decline on the first night' },
  {
    rules: { firstNightFull: false },
    where: 'roles.assassin',
    reads: 'decline on the second',
    never: 'on the first night only',
  },
  {
    rules: { firstNightFull: false },
    where: 'tableRules',
    reads: 'first night you only meet',
    never: 'on the first night you may shake',
  },
  // CM-O14
  { rules: { bothWin: 'town' }, where: 'tableRules', reads: 'the town wins', never: 'nobody wins' },
  { rules: { bothWin: 'draw' }, where: 'tableRules', reads: 'nobody wins', never: 'the town wins' },
  { rules: { bothWin: 'killers' }, where: 'tableRules', reads: 'the Killers win' },
  // CM-O15
  { rules: {}, where: 'tableRules', reads: 'deal everything again' },
  { rules: { dealCheck: false }, where: 'tableRules', never: 'deal everything again' },
  // What is said whatever the house rules are.
  { rules: {}, where: 'statuses.dosed.name', never: 'too many' },
  { rules: {}, where: 'steps.day/runoff.say', never: 'two sides' },
]
