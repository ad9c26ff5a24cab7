import type { Claim } from '.'

export const starwars: readonly Claim[] = [
  // SW-O1
  { rules: { hanChewiePenalty: true }, where: 'cards.han', reads: 'shoots Chewbacca, he dies too' },
  {
    rules: { hanChewiePenalty: true },
    where: 'cards.chewbacca',
    reads: 'If Han shoots him, Han dies too',
  },
  { rules: { hanChewiePenalty: false }, where: 'cards.han', never: 'dies too' },
  { rules: { hanChewiePenalty: false }, where: 'cards.chewbacca', never: 'Han' },
  { rules: { hanChewiePenalty: false }, where: 'steps.han/shoot.do', never: 'Chewbacca' },
  // SW-O2
  {
    rules: { freezeUntil: 'nextDawn' },
    where: 'cards.lando',
    reads: 'until the next morning',
    never: 'until the next day',
  },
  {
    rules: { freezeUntil: 'nextDusk' },
    where: 'cards.lando',
    reads: 'until the next day ends',
    never: 'morning',
  },
  { rules: { freezeUntil: 'nextDusk' }, where: 'statuses.frozen', never: 'morning' },
  { rules: { freezeUntil: 'nextDusk' }, where: 'tableRules', never: 'until the next morning' },
  { rules: { freezeUntil: 'nextDusk' }, where: 'reminders.frozen', never: 'until the morning' },
  // SW-O3
  { rules: {}, where: 'tips', reads: 'Call everybody who was in the deck' },
  {
    rules: { callDeadRoles: 'sourceMinimum' },
    where: 'tips',
    reads: 'only Qui-Gon and Obi-Wan, and Yoda on his one last night',
    never: 'Call everybody',
  },
  // SW-O4
  { rules: {}, where: 'steps.yoda/raise.variants.lastChance', reads: 'Used or not' },
  {
    rules: { yodaLastChance: 'mustUse' },
    where: 'steps.yoda/raise.variants.lastChance',
    reads: 'has to bring somebody back',
    never: 'Used or not',
  },
  { rules: { yodaLastChance: 'mustUse' }, where: 'cards.yoda', reads: 'On that night he has to' },
  { rules: { yodaLastChance: 'mustUse' }, where: 'reminders.yodaLastChance', never: 'chance' },
  // SW-O5
  { rules: {}, where: 'cards.r2d2', reads: 'brought back, it is always both' },
  {
    rules: { raiseDroidPair: false },
    where: 'cards.r2d2',
    reads: 'only one of them',
    never: 'brought back',
  },
  { rules: { raiseDroidPair: false }, where: 'cards.c3po', never: 'brought back' },
  { rules: { raiseDroidPair: false }, where: 'steps.droids/meet.do', reads: 'only one of them' },
  { rules: { raiseDroidPair: false }, where: 'steps.yoda/raise.do', never: 'both come back' },
  // SW-O6
  { rules: {}, where: 'tableRules', reads: 'vote once more; a second tie spares both' },
  {
    rules: { firstTie: 'none' },
    where: 'tableRules',
    reads: 'both are spared',
    never: 'once more',
  },
  { rules: { firstTie: 'forceDecides' }, where: 'tableRules', reads: 'I decide' },
  { rules: { firstTie: 'lot' }, where: 'tableRules', reads: 'we draw lots' },
  // SW-O7
  { rules: { healStopsBlast: false }, where: 'cards.quigon', never: 'blast' },
  { rules: { healStopsBlast: true }, where: 'cards.quigon', reads: 'and the blast' },
  { rules: { healStopsBlast: true }, where: 'cards.deathStar', reads: 'or healed' },
  { rules: { healStopsBlast: true }, where: 'statuses.healed', never: 'still kills' },
  { rules: { healStopsBlast: true }, where: 'steps.quigon/heal.do', never: 'not against' },
  // SW-O8
  { rules: {}, where: 'about', reads: 'The Sith win when no citizen is left.' },
  {
    rules: { endCountsNeutral: true },
    where: 'about',
    reads: 'Jango Fett and the Death Star are gone',
    never: 'dead or alive',
  },
  { rules: {}, where: 'cards.maul', reads: 'You win with the Sith, when no citizen is left.' },
  {
    rules: { endCountsNeutral: true },
    where: 'cards.maul',
    reads: 'Jango Fett and the Death Star are gone',
  },
  { rules: {}, where: 'cards.jango', reads: 'dead or alive' },
  { rules: { endCountsNeutral: true }, where: 'cards.jango', never: 'dead or alive' },
  { rules: { endCountsNeutral: true }, where: 'teams.jango', never: 'dead or alive' },
  { rules: { endCountsNeutral: true }, where: 'teams.sith.goal', reads: 'everybody else' },
  // SW-O9
  {
    rules: { singleNominee: 'noTrial' },
    where: 'tableRules',
    reads: 'A trial takes two',
    never: 'for or against',
  },
  {
    rules: { singleNominee: 'yesNoVote' },
    where: 'tableRules',
    reads: 'more than half of the votes',
    never: 'It takes two',
  },
  { rules: { singleNominee: 'yesNoVote' }, where: 'steps.day/nominate.do', never: 'no trial' },
  // SW-O11
  { rules: {}, where: 'tableRules', reads: 'Never say outright who you are' },
  {
    rules: { noDirectClaims: false },
    where: 'tableRules',
    reads: 'You may say who you are',
    never: 'outright',
  },
  { rules: { noDirectClaims: false }, where: 'tips', never: 'direct claims' },
  // SW-O12
  { rules: {}, where: 'steps.obiwan/investigate.do', reads: 'not a Sith before the morning' },
  {
    rules: { vaderFrom: 'immediately' },
    where: 'steps.obiwan/investigate.do',
    reads: 'already a Sith',
    never: 'before the morning',
  },
  { rules: { vaderFrom: 'immediately' }, where: 'cards.anakin', reads: 'on the very night' },
  // SW-O13
  { rules: {}, where: 'steps.lando/freeze.do', reads: 'stays on the stand' },
  {
    rules: { frozenAccused: 'removedFromStand' },
    where: 'steps.lando/freeze.do',
    reads: 'leaves the stand',
    never: 'stays on the stand',
  },
  // SW-O14
  { rules: { hanMidTrial: 'notDuringOthersTrial' }, where: 'cards.han', reads: 'may not shoot' },
  {
    rules: { hanMidTrial: 'notDuringOthersTrial' },
    where: 'steps.han/shoot.do',
    reads: 'he has to wait',
    never: 'goes on unless',
  },
  { rules: { hanMidTrial: 'allowed' }, where: 'cards.han', never: 'may not shoot' },
  // SW-O15
  { rules: {}, where: 'cards.lando', reads: 'nothing can kill that player' },
  {
    rules: { freezeStopsShot: false },
    where: 'cards.lando',
    reads: 'nothing but a shot from Han can kill',
    never: 'nothing can kill',
  },
  { rules: { freezeStopsShot: false }, where: 'statuses.frozen', never: 'or shot' },
  { rules: { freezeStopsShot: false }, where: 'steps.han/shoot.do', never: 'can be shot' },
  // Every card and the reading aloud tell how its player wins.
  { rules: {}, where: 'cards.leia', reads: 'You win with the citizens, when no Sith is left.' },
  { rules: {}, where: 'cards.anakin', reads: 'the side you are on at the end' },
  { rules: {}, where: 'cards.deathStar', reads: 'alive at the end, no matter who else wins' },
  { rules: {}, where: 'about', reads: 'The citizens win when no Sith is left.' },
]
