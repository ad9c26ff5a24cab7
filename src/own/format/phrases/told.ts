/** What is announced, remarked and told, and words for what has no name of its own. */

const OF = ['of'] as const
const NONE = [] as const

/** Announcements, as the host reads them and the big screen shows them. */
export const ITEMS = {
  itemNight: ['count'],
  itemDay: ['count'],
  itemTimer: ['count'],
  itemSpeech: ['name'],
  itemTally: NONE,
  died: ['name'],
  diedOf: ['name', 'cause'],
  executed: ['name'],
  eliminated: ['name'],
  lostLife: ['name'],
  lostLifeOf: ['name', 'cause'],
  revealed: ['name', 'card'],
  nobodyDied: NONE,
  noExecution: NONE,
  spared: ['name'],
  returned: ['names'],
  accused: ['names'],
  proposed: ['name', 'target'],
  approved: ['names'],
  refused: ['names'],
  deadHands: ['names'],
  answerTotal: ['answer', 'count'],
  answerNames: ['answer', 'names'],
  tie: ['names'],
  lot: ['name'],
  votesFor: ['name', 'target'],
  stepsForward: ['name', 'team', 'role'],
  winner: ['names'],
  winnerNone: NONE,
  told: ['names', 'status'],
  toldTable: ['status'],
  ended: ['names', 'status'],
  endedTable: ['status'],
  moved: ['names', 'object'],
  movedNowhere: ['object'],
  nobody: NONE,
  teamWon: ['team'],
} as const

/** What is wrong with a deck, and what the host keeps in mind. */
export const REMARKS = {
  findPlayers: ['players', 'min', 'max'],
  findDeckSize: ['count', 'wanted'],
  findUnknownCard: ['card'],
  findBeyondSupply: ['card', 'count', 'supply'],
  findHandSize: ['seat'],
  findHandNever: ['seat'],
  mustBeSilent: ['names'],
  boundHands: ['names'],
  cut: NONE,
} as const

/** Lines of the evening's true story. */
export const STORY = {
  lineStatus: ['on', 'status'],
  lineShield: ['target'],
  lineTied: ['link', 'to'],
  lineUntied: ['link', 'to'],
  lineRole: ['seat', 'role'],
  lineTeam: ['seat', 'team'],
  lineExchange: ['seat', 'other'],
  lineCards: ['seat', 'cards'],
  lineTurned: ['acts', 'onto'],
  lineSwapped: ['one', 'other'],
  lineObject: ['object', 'to'],
  lineAttack: ['target', 'cause'],
  lineWarded: ['target'],
  lineLife: ['seat'],
  lineOut: ['seat'],
  lineBack: ['seat'],
  lineChose: ['call', 'seats'],
  lineNothing: ['call'],
  lineSaid: ['answer', 'seats'],
  lineAim: ['who'],
  lineCut: NONE,
  lineExecuted: OF,
  lineSpared: OF,
} as const

/** Words for what has no name of its own. */
export const WORDS = {
  on: NONE,
  off: NONE,
  nightOrder: NONE,
  nightOrderHelp: NONE,
  table: NONE,
  middle: NONE,
  vote: NONE,
  tieCause: NONE,
  heartbreak: NONE,
  disturbanceTitle: NONE,
  disturbanceDo: NONE,
  disturbanceOpening: NONE,
  disturbanceQuestion: ['called'],
  disturbanceClosing: NONE,
} as const
