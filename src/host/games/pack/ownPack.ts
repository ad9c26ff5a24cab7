/** What a game of the host's own is beyond any other game, and how it is called. */
import { createHash } from 'node:crypto'
import type { GamePack } from '../../../../rulesets/pack'
import type { OwnDocument } from '../../../own/format/document'

/** What an evening of an own game brings along, so that it can be played anywhere. */
export interface CarriedDocument {
  /** SHA-256 of the canonical text, in hexadecimal digits. */
  readonly hash: string
  readonly edition: number
  /** The document with its recipes put in, as JSON. */
  readonly canonical: string
}

export interface OwnPack extends GamePack {
  readonly carried: CarriedDocument
  readonly document: OwnDocument
  /** The game that is built in whose stories are told with it in a language; null: its own, or none. */
  readonly storiesOf: (language: string) => string | null
}

/** Whether a game is one of a host's own. */
export const isOwn = (pack: GamePack | undefined): pack is OwnPack =>
  pack !== undefined && 'carried' in pack

const OWN = 'own.'

export const rulesetIdOf = (id: string): string => `${OWN}${id}`

export const isOwnId = (ruleset: string): boolean => ruleset.startsWith(OWN)

export const hashOf = (canonical: string): string =>
  createHash('sha256').update(canonical, 'utf8').digest('hex')

/** What two hosts compare: `7f3a-91c2`. */
export const fingerprintOf = (hash: string): string => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`
