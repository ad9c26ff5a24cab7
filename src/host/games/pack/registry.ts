/**
 * All games this host knows, by id: those built in, the host's own, and the one on the desk, which stays as it was when
 * it was begun, whatever becomes of its file.
 */
import type { GamePack, GamePacks } from '../../../../rulesets/pack'
import { lookUp, type AnyRuleset } from '../../../engine'
import { isOwn, type CarriedDocument } from './ownPack'

export class Registry {
  packs: GamePacks
  rulesets: Readonly<Record<string, AnyRuleset>> = {}
  /** Grow whenever a game of the shelf, or the one on the desk, is another one. */
  readonly serial = { shelf: 0, held: 0 }
  #own: GamePacks = {}
  #held: { readonly id: string; readonly pack: GamePack } | null = null

  constructor(readonly builtIn: GamePacks) {
    this.packs = builtIn
    this.#gather()
  }

  /** What is on the desk, and stays as it is. */
  get held(): { readonly id: string; readonly pack: GamePack } | null {
    return this.#held
  }

  /** Those of the host's own that can be played now. */
  takeOwn(games: GamePacks): void {
    this.#own = games
    this.serial.shelf += 1
    this.#gather()
  }

  /** The game that the shelf has of an id now, whatever is on the desk. */
  shelved(id: string): GamePack | undefined {
    return lookUp(this.#shelf, id)
  }

  /** Lets a game of the shelf be on the desk, as it is now. @returns its rules; null where there is none */
  begin(id: string): AnyRuleset | null {
    const pack = this.shelved(id)
    if (!pack) return null
    this.hold(id, pack)
    return pack.rules
  }

  /** Lets this game be on the desk. */
  hold(id: string, pack: GamePack): void {
    const before = lookUp(this.packs, id)
    this.#held = { id, pack }
    if (before !== pack) this.serial.held += 1
    this.#gather()
  }

  /** Nothing is on the desk any more. */
  release(): void {
    const { id, pack } = this.#held ?? {}
    this.#held = null
    this.#gather()
    if (id !== undefined && lookUp(this.packs, id) !== pack) this.serial.held += 1
  }

  /** What an evening of this game has to bring along; null for games that are built in. */
  carriedBy(id: string): CarriedDocument | null {
    const pack = lookUp(this.packs, id)
    return isOwn(pack) ? pack.carried : null
  }

  get #shelf(): GamePacks {
    return { ...this.builtIn, ...this.#own }
  }

  #gather(): void {
    const held = this.#held
    this.packs = held ? { ...this.#shelf, [held.id]: held.pack } : this.#shelf
    this.rulesets = Object.fromEntries(
      Object.entries(this.packs).map(([id, { rules }]) => [id, rules]),
    )
  }
}
