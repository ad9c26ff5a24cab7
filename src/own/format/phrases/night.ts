/** What is said and done in calls, with the placeholders that each sentence may hold. */

const CALL = ['called', 'night', 'players'] as const
const NONE = [] as const

/** What is said aloud in a call; each also as `…Many`, to several at once. */
export const SPOKEN = {
  wake: CALL,
  sleep: CALL,
  /** Something is shown, before the question or instead of it. */
  look: CALL,
  one: CALL,
  /** A group chooses somebody. */
  agree: CALL,
  /** The host chooses. */
  byHost: CALL,
  two: CALL,
  some: CALL,
  acts: [...CALL, 'acts'],
  /** Several of these may be done. */
  several: [...CALL, 'acts'],
  word: [...CALL, 'words'],
  role: CALL,
  card: CALL,
  /** One card in the middle, or several. */
  fromMiddle: CALL,
  fromMiddles: [...CALL, 'count'],
  yes: CALL,
  /** They only see each other. */
  meet: CALL,
  nothing: CALL,
} as const

export const MANY = {
  wakeMany: CALL,
  sleepMany: CALL,
  lookMany: CALL,
  oneMany: CALL,
  agreeMany: CALL,
  byHostMany: CALL,
  twoMany: CALL,
  someMany: CALL,
  actsMany: [...CALL, 'acts'],
  severalMany: [...CALL, 'acts'],
  wordMany: [...CALL, 'words'],
  roleMany: CALL,
  cardMany: CALL,
  fromMiddleMany: CALL,
  fromMiddlesMany: [...CALL, 'count'],
  yesMany: CALL,
  meetMany: CALL,
  nothingMany: CALL,
} as const satisfies { readonly [K in `${keyof typeof SPOKEN}Many`]: readonly string[] }

/** What else is said aloud: as phases begin, and when somebody is asked before everybody. */
export const ALOUD = {
  nightBegins: CALL,
  decides: ['names'],
  stepsIn: ['names'],
  eyesClosed: NONE,
  eyesOpen: NONE,
  verifySay: NONE,
  verifyClose: NONE,
} as const

/** What the host does and watches for. */
export const HOST = {
  hostPoint: NONE,
  hostPass: NONE,
  hostMust: NONE,
  hostNotNext: NONE,
  hostNever: NONE,
  hostAgreed: NONE,
  hostUnanimous: NONE,
  hostMajority: NONE,
  hostMost: NONE,
  hostChooses: NONE,
  hostTwo: NONE,
  hostActs: NONE,
  hostSeveral: NONE,
  hostRole: NONE,
  hostCard: NONE,
  hostMiddle: NONE,
  hostFirst: NONE,
  hostShow: NONE,
  hostMeet: NONE,
  hostLook: NONE,
  hostNothing: NONE,
  hostSilent: NONE,
  hostDeadToo: NONE,
  hostOnlyDead: NONE,
  hostAside: ['names'],
  hostThen: ['names'],
  hostThenSign: ['names', 'sign'],
  hostVerify: NONE,
  hostAsk: NONE,
  hostPower: NONE,
  whoUses: NONE,
} as const

/** What a click records, and the names of buttons. */
export const RECORDS = {
  recordOne: NONE,
  recordPoints: NONE,
  recordTwo: NONE,
  recordSome: NONE,
  recordAct: NONE,
  recordWord: NONE,
  recordRole: NONE,
  recordCard: NONE,
  recordMiddle: NONE,
  recordYes: NONE,
  pass: NONE,
  noAgreement: NONE,
  thatIsAll: NONE,
  goOn: NONE,
  yesOption: NONE,
  middleCard: ['cards'],
  middleCards: ['cards'],
} as const

/** Other readings of a call, by why nothing is asked; and the second of several acts and on, and that no more are wanted. */
export const READINGS = {
  gone: NONE,
  blocked: NONE,
  rest: NONE,
  spent: NONE,
  idle: NONE,
  more: NONE,
  enough: NONE,
} as const

/** What is given back in silence: large, and what the host does. */
export const SIGNS = {
  thumbUp: NONE,
  thumbUpDo: NONE,
  thumbDown: NONE,
  thumbDownDo: NONE,
  nod: NONE,
  nodDo: NONE,
  shake: NONE,
  shakeDo: NONE,
  handUp: NONE,
  handUpDo: NONE,
  fingersDo: ['count'],
  cardDo: ['card'],
  teamDo: ['team'],
  signDo: ['sign'],
} as const
