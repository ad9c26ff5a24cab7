/**
 * Who has a phone, and who waits at the door. It knows names and places at the table, and of the game nothing: what
 * it tells, everybody can see.
 */
import type { DOOR_REASONS } from '../../bridge/views/phone'
import { nameKey } from '../../bridge'
import type { RandomBytes } from '../system/freshRoots'
import { Openings } from './openings'
import { drawSign, type Sign } from './signs'

/** How a phone is known again, whatever its connections: given by what carries it. */
export type PhoneId = string
type DoorReason = (typeof DOOR_REASONS)[number]

export interface Claim {
  readonly id: string
  readonly phone: PhoneId
  /** Whose phone it wants to be, by the place of the name. */
  readonly place: number
  readonly sign: Sign
}

/** Where a table's names stand in another list of them: renamed they keep their place, moved they keep their name. */
function placesIn(from: readonly string[], to: readonly string[]): (number | null)[] {
  return from.map((name, place) => {
    const now = to.indexOf(name)
    if (now >= 0) return now
    const written = to[place]
    const isRenamed = from.length === to.length && written !== undefined && !from.includes(written)
    return isRenamed ? place : null
  })
}

/** No door has more in front of it; whoever comes then has to wait for another one to go. */
const MOST_CLAIMS = 60

/** Messages of a phone that are known again. */
const REMEMBERED = 200

export class Phones {
  readonly openings = new Openings()
  #on = false
  #doorOpen = false
  #names: readonly string[] = []
  #holders = new Map<number, PhoneId>()
  #claims: Claim[] = []
  readonly #reasons = new Map<PhoneId, DoorReason>()
  readonly #here = new Set<PhoneId>()
  readonly #heard = new Map<PhoneId, string[]>()
  #serial = 0

  /** @param randomBytes the system's chance, of which no evening's comes */
  constructor(private readonly randomBytes: RandomBytes) {}

  get on(): boolean {
    return this.#on
  }

  get doorOpen(): boolean {
    return this.#doorOpen
  }

  /** Oldest first. */
  get claims(): readonly Claim[] {
    return this.#claims
  }

  /** Who sits at the table by now, in the order of the seats. */
  get names(): readonly string[] {
    return this.#names
  }

  begin(): void {
    this.#on = true
  }

  /** Ends it for everybody. */
  end(): void {
    this.#on = false
    this.#doorOpen = false
    this.#holders.clear()
    this.#claims = []
    this.#reasons.clear()
    this.#heard.clear()
  }

  /** Follows the names at the table: phones stay with whoever is called otherwise, or sits elsewhere. */
  follow(names: readonly string[], mayBeOpen: boolean): void {
    if (!mayBeOpen) this.#doorOpen = false
    if (names.length === this.#names.length && names.every((name, at) => name === this.#names[at]))
      return
    const places = placesIn(this.#names, names)
    const before = [...this.#holders]
    this.#names = names
    this.#holders = new Map()
    for (const [place, phone] of before) {
      const now = places[place] ?? null
      if (now === null) this.#reasons.set(phone, 'left')
      else this.#holders.set(now, phone)
    }
    this.#claims = this.#claims.flatMap((claim) => {
      const place = places[claim.place] ?? null
      return place === null ? [] : [{ ...claim, place }]
    })
  }

  /** A phone is connected; it has what it had. */
  join(phone: PhoneId): void {
    this.#here.add(phone)
  }

  /** A phone is connected no more; whose it is, it stays. */
  leave(phone: PhoneId): void {
    this.#here.delete(phone)
    this.#drop(phone)
    if (this.placeOf(phone) === null) this.#reasons.delete(phone)
  }

  /** Whether a message was carried out before. */
  hasHeard(phone: PhoneId, id: string): boolean {
    return this.#heard.get(phone)?.includes(id) ?? false
  }

  /** A message was carried out. */
  remember(phone: PhoneId, id: string): void {
    this.#heard.set(phone, [...(this.#heard.get(phone) ?? []).slice(1 - REMEMBERED), id])
  }

  /** The place whose phone this is; null: it stands at the door. */
  placeOf(phone: PhoneId): number | null {
    for (const [place, holder] of this.#holders) if (holder === phone) return place
    return null
  }

  has(place: number): boolean {
    return this.#holders.has(place)
  }

  isHere(place: number): boolean {
    const phone = this.#holders.get(place)
    return phone !== undefined && this.#here.has(phone)
  }

  claimOf(phone: PhoneId): Claim | null {
    return this.#claims.find((claim) => claim.phone === phone) ?? null
  }

  /** Why a phone is at the door again, where it was in or has asked. */
  reasonOf(phone: PhoneId): DoorReason | null {
    return this.#reasons.get(phone) ?? null
  }

  /** The place of a name, however it is written. */
  placeCalled(name: string): number | null {
    const key = nameKey(name)
    const place = this.#names.findIndex((other) => nameKey(other) === key)
    return place < 0 ? null : place
  }

  /** Somebody at the door says whose phone it is. Where the door is open and nobody else has that name, it is let in at once. */
  claim(phone: PhoneId, place: number): void {
    const known = this.claimOf(phone)
    if (known?.place === place || this.placeOf(phone) !== null) return
    this.#drop(phone)
    this.#reasons.delete(phone)
    if (this.#doorOpen && !this.has(place)) return this.#give(place, phone)
    if (this.#claims.length >= MOST_CLAIMS) return this.turnAway(phone, 'refused')
    this.#serial += 1
    const sign = drawSign(
      this.randomBytes,
      this.#claims.map((claim) => claim.sign),
    )
    this.#claims.push({ id: `claim${this.#serial}`, phone, place, sign })
  }

  /** Takes back what a phone has asked for. */
  unclaim(phone: PhoneId): void {
    this.#drop(phone)
  }

  /** Tells a phone at the door why it is not let in. */
  turnAway(phone: PhoneId, reason: DoorReason): void {
    this.#drop(phone)
    this.#reasons.set(phone, reason)
  }

  /** The host knows who it is. @returns whether that claim was still there */
  letIn(id: string): boolean {
    const claim = this.#claims.find((one) => one.id === id)
    if (!claim) return false
    this.#drop(claim.phone)
    this.putOut(claim.place, 'replaced')
    this.#give(claim.place, claim.phone)
    return true
  }

  /** The host knows that it is somebody else. @returns whether that claim was still there */
  refuse(id: string): boolean {
    const claim = this.#claims.find((one) => one.id === id)
    if (claim) this.turnAway(claim.phone, 'refused')
    return claim !== undefined
  }

  /** @returns whether there was a phone to put out */
  putOut(place: number, reason: DoorReason = 'putOut'): boolean {
    const phone = this.#holders.get(place)
    if (phone === undefined) return false
    this.#holders.delete(place)
    this.#reasons.set(phone, reason)
    return true
  }

  putAllOut(): void {
    for (const place of [...this.#holders.keys()]) this.putOut(place)
  }

  /** Lets everybody in who takes a name without a phone, those who wait included. */
  openDoor(on: boolean): void {
    this.#doorOpen = on
    if (!on) return
    for (const { id, place } of [...this.#claims]) if (!this.has(place)) this.letIn(id)
  }

  #give(place: number, phone: PhoneId): void {
    this.#holders.set(place, phone)
    this.#reasons.delete(phone)
  }

  #drop(phone: PhoneId): void {
    this.#claims = this.#claims.filter((claim) => claim.phone !== phone)
  }
}
