import type { Claim } from '.'

/** How a team wins, as everybody hears it and as its players read it. */
const goal = (rules: Claim['rules'], team: string, all: string, own = all): Claim[] => [
  { rules, where: 'about', reads: all },
  { rules, where: `teams.${team}.goal`, reads: own },
]

const YAKUZA = { mode: 'yakuza' } as const
const LONER = { mode: 'loner' } as const
const BOTH = { mode: 'yakuza', combineYakuzaLoner: true } as const

export const vendetta: readonly Claim[] = [
  // V-3, V-111, V-116: how one wins in each mode.
  ...goal({}, 'civilians', 'when the Mafia is gone.'),
  ...goal({}, 'mafia', 'as soon as it has at least as many', 'the Mafia has at least as many'),
  ...goal(YAKUZA, 'civilians', 'when the Mafia and the Yakuza are gone'),
  ...goal(YAKUZA, 'mafia', 'when the Yakuza are gone and'),
  ...goal(YAKUZA, 'yakuza', 'when the Mafia is gone and'),
  ...goal(LONER, 'civilians', 'even if the Loner is still in'),
  ...goal(LONER, 'mafia', 'when the Loner is gone and'),
  ...goal(
    LONER,
    'loner',
    'If the Mafia would win while the Loner is still in',
    'If the Mafia would win while you are still in, you win',
  ),
  ...goal(BOTH, 'mafia', 'when the Yakuza and the Loner are gone'),
  ...goal(BOTH, 'yakuza', 'when the Mafia and the Loner are gone'),
  ...goal(
    BOTH,
    'loner',
    'If a gang would win while the Loner is still in',
    'If a gang would win while you are still in, you win',
  ),
  {
    rules: YAKUZA,
    where: 'about',
    reads: 'If the last two players are one from each gang, you all lose.',
  },
  { rules: { mode: 'standard' }, where: 'about', reads: 'The Mafia wins', never: 'Loner' },
  { rules: { mode: 'standard' }, where: 'about', never: 'Yakuza' },
  // V-120, V-121
  {
    rules: { mystery: true },
    where: 'tableRules',
    reads: 'leave your card face down',
    never: 'turn over your card',
  },
  { rules: { mystery: true }, where: 'tableRules', reads: 'call every role every night' },
  {
    rules: { mystery: false },
    where: 'tableRules',
    reads: 'turn over your card',
    never: 'every role every night',
  },
  {
    rules: { mystery: true },
    where: 'steps.dawn/announce.do',
    reads: 'face down',
    never: 'over',
  },
  {
    rules: { mystery: true },
    where: 'steps.day/result.do',
    reads: 'face down',
    never: 'over',
  },
  { rules: { mystery: true }, where: 'tips', reads: 'wait as long for an empty call' },
  // V-15, V-O7
  {
    rules: { deadMayWatch: true },
    where: 'tableRules',
    reads: 'may watch',
    never: 'still keep your eyes closed',
  },
  {
    rules: { deadMayWatch: false },
    where: 'tableRules',
    reads: 'still keep your eyes closed',
    never: 'may watch',
  },
  {
    rules: { deadMayWatch: true },
    where: 'steps.dawn/announce.do',
    never: 'Nobody learns who the killers are',
  },
  // V-30, V-78, V-110, V-115, V-O2
  {
    rules: { jailBySeenCard: true, ...LONER },
    where: 'roles.jailer.help',
    reads: 'so does a badmouthed civilian',
  },
  {
    rules: { jailBySeenCard: false },
    where: 'roles.jailer.help',
    reads: 'A member of the Mafia',
    never: 'badmouthed',
  },
  { rules: YAKUZA, where: 'roles.jailer.help', reads: 'or the Yakuza', never: 'badmouthed' },
  { rules: LONER, where: 'roles.jailer.help', reads: 'The Loner cannot be jailed' },
  {
    rules: { mode: 'standard' },
    where: 'steps.jailer/investigate.do',
    reads: 'of the Mafia',
    never: 'Yakuza',
  },
  { rules: { jailBySeenCard: true }, where: 'statuses.badmouthed.help', reads: 'jails' },
  // V-48, V-110, V-115, V-O11
  {
    rules: { snitchAffectsJournalist: false },
    where: 'roles.journalist.help',
    reads: 'same side',
    never: 'counts as one of the Mafia',
  },
  {
    rules: { snitchAffectsJournalist: true },
    where: 'roles.journalist.help',
    reads: 'counts as one of the Mafia',
  },
  { rules: YAKUZA, where: 'roles.journalist.help', reads: 'two sides' },
  { rules: LONER, where: 'roles.journalist.help', reads: 'on nobody’s side' },
  // V-69, V-O4
  {
    rules: { bodyguardVsNurse: 'nurseFirst' },
    where: 'roles.bodyguard.help',
    reads: 'nobody dies',
    never: 'even if the Nurse',
  },
  {
    rules: { bodyguardVsNurse: 'bodyguardFirst' },
    where: 'roles.bodyguard.help',
    reads: 'even if the Nurse',
    never: 'nobody dies',
  },
  // V-89, V-O5
  {
    rules: { bodyguardDeathCause: 'unnamed' },
    where: 'tableRules',
    reads: 'who the Mafia killed',
    never: 'counts as killed by the Mafia',
  },
  {
    rules: { bodyguardDeathCause: 'asMafiaVictim' },
    where: 'tableRules',
    reads: 'counts as killed by the Mafia',
  },
  // V-29, V-81, V-O3
  {
    rules: { ...LONER, leaderBlockedByAnyKill: false },
    where: 'tips',
    reads: 'killed by the Loner still acts',
  },
  {
    rules: { ...LONER, leaderBlockedByAnyKill: true },
    where: 'tips',
    reads: 'killed by the Mafia or the Loner tonight',
    never: 'still acts',
  },
  // V-60, V-O6
  {
    rules: { mafiaSelfTarget: 'impostorOnly' },
    where: 'steps.mafia/kill.do',
    reads: 'More than half',
    never: 'one of its own',
  },
  {
    rules: { mafiaSelfTarget: 'always' },
    where: 'steps.mafia/kill.do',
    reads: 'one of its own',
  },
  {
    rules: { mode: 'standard' },
    where: 'steps.mafia/meet.do',
    reads: 'find each other',
    never: 'Impostor',
  },
  { rules: LONER, where: 'steps.mafia/meet.do', reads: 'If the Impostor is in the deck' },
  { rules: { mystery: true }, where: 'voting', reads: 'face down', never: 'is shown' },
  { rules: { mystery: false }, where: 'voting', reads: 'the card is shown' },
  { rules: YAKUZA, where: 'tableRules', reads: 'when your gang chooses its victim' },
  { rules: { mode: 'standard' }, where: 'tableRules', reads: 'when the Mafia chooses its victim' },
  // V-82, V-O9
  {
    rules: { hypnosisIfAbstain: 'noVote' },
    where: 'roles.hypnotist.help',
    reads: 'counts for nobody',
    never: 'votes freely',
  },
  {
    rules: { hypnosisIfAbstain: 'free' },
    where: 'roles.hypnotist.help',
    reads: 'votes freely',
    never: 'counts for nobody',
  },
  {
    rules: { hypnosisIfAbstain: 'free' },
    where: 'statuses.hypnotized.help',
    reads: 'votes freely',
  },
  // V-20, V-52
  { rules: LONER, where: 'tableRules', reads: 'Only the Impostor always has to point' },
  { rules: BOTH, where: 'tableRules', reads: 'Only the Impostor always has to point' },
  { rules: { mode: 'standard' }, where: 'tableRules', never: 'Impostor' },
  // V-95, V-O10
  {
    rules: { dayTimer: 0 },
    where: 'steps.day/discussion.do',
    reads: 'Keep it going',
    never: 'clock',
  },
  { rules: { dayTimer: 300 }, where: 'steps.day/discussion.do', reads: 'The clock is running' },
  // V-62: who has come to town
  { rules: YAKUZA, where: 'phases.firstNight', reads: 'Mafia and Yakuza are in town' },
  { rules: LONER, where: 'phases.firstNight', reads: 'not alone', never: 'Yakuza' },
]
