import type { Claim } from '.'

export const palermo: readonly Claim[] = [
  // P-O1 to P-O3
  {
    rules: { condemnation: 'accusation' },
    where: 'tableRules',
    reads: 'pair by pair',
    never: 'votes early',
  },
  { rules: { condemnation: 'nomination' }, where: 'tableRules', reads: 'names up to two' },
  {
    rules: { condemnation: 'forcedVote' },
    where: 'tableRules',
    reads: 'Nobody pleads',
    never: 'In a tie',
  },
  { rules: { oneAccusationEach: true }, where: 'steps.day/accuse.do', reads: 'One name each' },
  { rules: { tieRule: 'lastDead' }, where: 'tableRules', reads: 'whoever went last decides' },
  { rules: { tieRule: 'mayor' }, where: 'reminders.mayor', reads: 'breaks ties' },
  // P-O4 to P-O6
  {
    rules: { detectives: 'separate' },
    where: 'steps.detective/investigate.say',
    reads: 'First detective',
  },
  {
    rules: { detectiveVariant: 'standard' },
    where: 'cards.detective',
    reads: 'sees a thumb',
    never: 'whole Mafia',
  },
  {
    rules: { detectiveVariant: 'omniscient' },
    where: 'cards.detective',
    reads: 'whole Mafia once',
  },
  { rules: { detectiveVariant: 'informant' }, where: 'cards.spy', reads: 'who was shown' },
  { rules: { detectiveVariant: 'omniscient' }, where: 'items.revealed', reads: 'one word' },
  {
    rules: { murderVariant: 'standard' },
    where: 'steps.mafia/kill.say',
    reads: 'Agree',
    never: 'one by one',
  },
  { rules: { murderVariant: 'blind' }, where: 'steps.mafia/kill.say', reads: 'one by one' },
  { rules: { murderVariant: 'blind' }, where: 'items.nobodyDied', reads: 'have woken up' },
  // P-O7, P-O23
  { rules: { mayor: false }, where: 'tableRules', never: 'elect a mayor' },
  { rules: { mayor: true }, where: 'tableRules', reads: 'elect a mayor' },
  {
    rules: { mayor: true, mayorSuccession: 'named' },
    where: 'tableRules',
    reads: 'names the next one',
    never: 'elect another one',
  },
  // P-O8 to P-O13
  { rules: { angelSelf: false }, where: 'cards.guardianAngel', reads: 'not choose himself' },
  { rules: { angelRepeat: false }, where: 'cards.guardianAngel', reads: 'two nights running' },
  { rules: { pharmacistSeesSaved: true }, where: 'cards.pharmacist', reads: 'saved already' },
  { rules: { threeHides: true }, where: 'cards.scaredyCat', reads: 'Three times' },
  { rules: { hiddenAtCitizen: 'both' }, where: 'cards.scaredyCat', reads: 'both die' },
  { rules: { scaredyCatWin: 'saved' }, where: 'cards.scaredyCat', reads: 'roof has saved him' },
  // P-O14 to P-O17
  { rules: { talkingDead: true }, where: 'tableRules', reads: 'talk along by day' },
  { rules: {}, where: 'steps.day/discussion.do', reads: 'Whoever is out is silent' },
  { rules: { theme: 'prison' }, where: 'steps.day/discussion.do', never: 'dead' },
  { rules: { theme: 'prison' }, where: 'steps.day/result.do', never: 'dead' },
  { rules: { callDeadRoles: 'always' }, where: 'tableRules', reads: 'every role every night' },
  { rules: { mixedCoupleHolds: true }, where: 'about', reads: 'nobody else can win' },
  {
    rules: { hiddenIdentity: true },
    where: 'tableRules',
    reads: 'stays a secret to the end',
    never: 'turns the card over',
  },
  { rules: { hiddenIdentity: true }, where: 'teams.citizens.won', reads: 'disappeared' },
  // P-O18 to P-O22
  { rules: { gameHost: 'provisional' }, where: 'tableRules', reads: 'I play along' },
  {
    rules: { deal: 'director' },
    where: 'tableRules',
    reads: 'one tap is Mafia',
    never: 'your card',
  },
  { rules: { deal: 'director' }, where: 'items.revealed', never: 'card over' },
  { rules: { theme: 'prison' }, where: 'items.executed', reads: 'prison', never: 'executed' },
  { rules: { theme: 'prison' }, where: 'steps.mayor/nameSuccessor.say', never: 'breath' },
  { rules: { theme: 'prison' }, where: 'steps.day/lastDeadDecides.say', never: 'dead' },
  { rules: { majorityByVotes: true }, where: 'teams.mafia.goal', reads: 'votes' },
]
