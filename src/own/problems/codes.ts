/** Everything that can be wrong with a document, by the word that stands for it. */

export const PROBLEM_LEVELS = ['error', 'warning', 'note'] as const
export type ProblemLevel = (typeof PROBLEM_LEVELS)[number]

/** Codes of what makes a document unplayable. */
export const ERROR_CODES = [
  // Reading
  'tooBig',
  'notUtf8',
  'emptyText',
  'yamlSyntax',
  'secondDocument',
  'anchor',
  'tag',
  'tooDeep',
  'keyTwice',
  'keyForbidden',
  'hiddenCharacter',
  'newerFormat',
  // Shape
  'missingWord',
  'unknownWord',
  'wrongType',
  'notOneOf',
  'tooMany',
  'tooFew',
  'textTooLong',
  'badId',
  'reservedId',
  'badRange',
  'badNights',
  'badNumber',
  'badChance',
  'badColour',
  'lowContrast',
  'badPlaceholder',
  'badLanguage',
  'oneChoice',
  'oneWord',
  // References
  'noSuch',
  'idTwice',
  'noSuchRecipe',
  'parameterMissing',
  'noSuchParameter',
  'optionDoesNotFit',
  // Meaning
  'needsMore',
  'wordNotHere',
  'effectNotHere',
  'insteadNeedsStruck',
  'askNotHere',
  'countedNeedsOne',
  'powerNeedsHolder',
  'officeNotUnique',
  'exchangeNeedsOneCard',
  'teamEmpty',
  'deckDoesNotFill',
  'beyondSupply',
  'dealImpossible',
  // Secrecy
  'secretOpening',
  'secretSpoken',
  'secretDay',
  'secretTrait',
  'secretHands',
  'secretVoters',
  'secretWeight',
  'secretCause',
  'secretShown',
  'secretQuiet',
  'secretVote',
  'secretPower',
  'storyTells',
  // Order
  'readsTooEarly',
  'readsUnresolved',
  'orderIncomplete',
  'orderCircle',
  // Trial: faults of the program
  'leak',
  'crash',
  // Files
  'idTaken',
  'unreadable',
  'unwritable',
  'hashWrong',
  'tooSlow',
] as const

/** Codes of what plays, but probably not as its author wants. */
export const WARNING_CODES = [
  'changesTooLate',
  'untranslated',
  'cannotWin',
  'neverDealt',
  'neverUsed',
  'nobodyDies',
  'fewStories',
  // Trial
  'longestReached',
  'chainTooLong',
  'stepNeverUsed',
  'oneSided',
] as const

/** Codes of what is only worth knowing. */
export const NOTE_CODES = [
  'callAlways',
  // Trial
  'notCompared',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
export type ProblemCode = ErrorCode | (typeof WARNING_CODES)[number] | (typeof NOTE_CODES)[number]

/** What a sentence about a problem may name. */
export type ProblemParams = Readonly<Record<string, string | number>>

/** One thing that is wrong: what, how badly, where. Lines and columns count from 1. */
export interface Problem {
  readonly code: ProblemCode
  readonly level: ProblemLevel
  readonly line: number
  readonly column: number
  /** As people write it: `roles.seer.calls[0].choose`. */
  readonly path: string
  readonly params: ProblemParams
}

const WARNINGS: ReadonlySet<string> = new Set(WARNING_CODES)
const NOTES: ReadonlySet<string> = new Set(NOTE_CODES)

/** How badly something of this code is wrong. */
export const levelOf = (code: ProblemCode): ProblemLevel => {
  if (NOTES.has(code)) return 'note'
  return WARNINGS.has(code) ? 'warning' : 'error'
}
