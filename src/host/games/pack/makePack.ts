/** A document as a game that this host can play: its rules and words, and what goes into an evening's header. */
import type { OwnDocument } from '../../../own/format/document'
import { gameOf } from '../../../own/game'
import { hashOf, type OwnPack } from './ownPack'

/** The game of a document that was checked. */
export function ownPackOf(document: OwnDocument): OwnPack {
  const { canonical, pack, storiesOf } = gameOf(document)
  const carried = { hash: hashOf(canonical), edition: document.edition, canonical }
  return { ...pack, carried, document, storiesOf }
}
