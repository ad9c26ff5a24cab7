/**
 * Who has a phone, and who waits at the door. It knows names and places at the table, and of the game nothing: what
 * it tells, everybody can see.
 */
import type { PhonesTable } from '../../bridge/carriers/keptPhones'
import type { Way } from '../../bridge/views/deskPhones'
import type { LookedAt } from '../../bridge/views/looks'
import type { DOOR_REASONS } from '../../bridge/views/phone'
import { nameKey } from '../../bridge'
import type { RandomBytes } from '../system/freshRoots'
import { Openings } from './openings'
import { Requests } from './requests'
import { drawSign, type Sign } from './signs'

/** How a phone is known again, whatever its connections: given by what carries it. */
export type PhoneId = string
type DoorReason = (typeof DOOR_REASONS)[number]

export interface Claim {
  readonly id: string
  readonly phone: PhoneId
  readonly name: string
  /** The place of that name at the table; null: it is not there yet. */
  readonly place: number | null
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

/** No connection has such an id. */
export const inventedPhone = (place: number): PhoneId => `invented-${place}`
const isInvented = (phone: PhoneId | undefined): boolean => phone?.startsWith('invented-') ?? false

type KeptTable = Omit<PhonesTable, 'evening' | 'at'>

export class Phones {
  readonly openings = new Openings()
  readonly requests = new Requests()
  /** How the host wants hands to be given; null: as the rules have it. */
  way: Way | null = null
  /** Whether nights are played by phone. */
  nights = false
  /** Whether no phone shows a card for a moment, whatever it was dealt. */
  covered = false
  #on = false
  #doorOpen = false
  #names: readonly string[] = []
  #holders = new Map<number, PhoneId>()
  /** Which phone takes a place by a code, once it is there. */
  #codes = new Map<number, PhoneId>()
  /** Which figures were chosen: they stay with whoever chose them, with a phone or without. */
  #looks = new Map<number, number>()
  #claims: Claim[] = []
  readonly #reasons = new Map<PhoneId, DoorReason>()
  readonly #here = new Set<PhoneId>()
  readonly #heard = new Map<PhoneId, string[]>()
  #serial = 0
  /** The picture of a game in which the room is shown the address; null: none. */
  announcedIn: string | null = null
  /** Which game's document is handed out, and the secret part of its address; null: none is. */
  handsOut: { readonly game: string; readonly token: string } | null = null

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

  /** What outlives a restart of the program. */
  get kept(): KeptTable {
    return {
      names: this.#names,
      seats: [...this.#holders],
      codes: [...this.#codes],
      looks: [...this.#looks],
      doorOpen: this.#doorOpen,
      way: this.way,
      nights: this.nights,
    }
  }

  /** Switches them on as they were before a restart. */
  restore({ names, seats, codes, looks = [], doorOpen, way, nights = false }: KeptTable): void {
    this.way = way
    this.nights = nights
    this.#on = true
    this.#doorOpen = doorOpen
    this.#names = names
    this.#holders = new Map(seats)
    this.#codes = new Map(codes)
    this.#looks = new Map(looks)
    this.openings.beginAnew(this.randomBytes)
  }

  /** Ends it for everybody. */
  end(): void {
    this.#on = false
    this.announcedIn = null
    this.handsOut = null
    this.#doorOpen = false
    this.#holders.clear()
    this.#codes.clear()
    this.#claims = []
    this.#reasons.clear()
    this.#heard.clear()
    this.requests.clear()
    this.way = null
    this.nights = false
  }

  /** Follows the names at the table: phones stay with whoever is called otherwise, or sits elsewhere. */
  follow(names: readonly string[], inLobby: boolean): void {
    if (!inLobby) {
      // Nobody sits down at a table that was dealt to.
      this.#doorOpen = false
      this.#turnAwayGuests()
    }
    if (names.length === this.#names.length && names.every((name, at) => name === this.#names[at]))
      return
    const places = placesIn(this.#names, names)
    const before = [...this.#holders]
    const codes = [...this.#codes]
    this.#codes = new Map(
      codes.flatMap(([place, phone]) => {
        const now = places[place] ?? null
        return now === null ? [] : [[now, phone]]
      }),
    )
    this.#looks = new Map(
      [...this.#looks].flatMap(([place, look]) => {
        const now = places[place] ?? null
        return now === null ? [] : [[now, look]]
      }),
    )
    this.#names = names
    this.#holders = new Map()
    for (const [place, phone] of before) {
      const now = places[place] ?? null
      if (now === null) this.#reasons.set(phone, 'left')
      else this.#holders.set(now, phone)
    }
    for (const claim of this.#claims) {
      const place =
        claim.place === null ? this.placeCalled(claim.name) : (places[claim.place] ?? null)
      const name = place === null ? claim.name : (names[place] ?? '')
      if (claim.place !== null && place === null) this.#drop(claim.phone)
      else
        this.#claims = this.#claims.map((one) => (one === claim ? { ...claim, name, place } : one))
    }
  }

  /** A phone is connected; it has what it had, or what its code gives it. */
  join(phone: PhoneId): void {
    this.#here.add(phone)
    for (const [place, expected] of this.#codes) {
      if (expected !== phone) continue
      this.#codes.delete(place)
      this.putOut(place, 'replaced')
      this.#give(place, phone)
    }
  }

  /** A phone takes a place once it is there, without asking. One that was expected before is not any more. */
  expect(place: number, phone: PhoneId): void {
    this.#codes.set(place, phone)
  }

  /** No code is good any more. */
  expectNobody(): void {
    this.#codes.clear()
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
    return phone !== undefined && (this.#here.has(phone) || isInvented(phone))
  }

  /** Who sits at the table, each with the figure that was chosen there; nobody else's is theirs. */
  looked(names: readonly string[]): LookedAt[] {
    return names.map((name, place) => {
      const look = this.#names[place] === name ? this.#looks.get(place) : undefined
      return { name, ...(look !== undefined && { look }) }
    })
  }

  /** Somebody has chosen a figure. */
  choose(place: number, look: number): void {
    this.#looks.set(place, look)
  }

  /** Gives everybody who has none a phone that nobody holds, for a rehearsal. */
  invent(): void {
    for (const place of this.#names.keys()) {
      if (!this.has(place)) this.#give(place, inventedPhone(place))
    }
  }

  /** Whether nobody holds the phone of a place: an invented player plays by it. */
  isInvented(place: number): boolean {
    return isInvented(this.#holders.get(place))
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

  /**
   * Somebody at the door says who he is. Where the door is open and nobody else has that place, he is let in at once.
   * @param place null: he is not at the table yet
   * @returns the claim that waits now, if one does
   */
  claim(phone: PhoneId, name: string, place: number | null): Claim | null {
    const known = this.claimOf(phone)
    const isSame = place === null ? known?.name === name : known?.place === place
    if (known && isSame) return known
    if (this.placeOf(phone) !== null) return null
    this.#drop(phone)
    this.#reasons.delete(phone)
    if (place !== null && this.#doorOpen && !this.has(place)) {
      this.#give(place, phone)
      return null
    }
    if (this.#claims.length >= MOST_CLAIMS) {
      this.turnAway(phone, 'refused')
      return null
    }
    this.#serial += 1
    const sign = drawSign(
      this.randomBytes,
      this.#claims.map((claim) => claim.sign),
    )
    const claim = { id: `claim${this.#serial}`, phone, name, place, sign }
    this.#claims.push(claim)
    return claim
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

  /** The host knows who it is, and that one sits at the table. */
  letIn(id: string): void {
    const claim = this.#claims.find((one) => one.id === id)
    if (!claim || claim.place === null) return
    this.#drop(claim.phone)
    this.putOut(claim.place, 'replaced')
    this.#give(claim.place, claim.phone)
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

  /** Whether everybody is let in who takes a name without a phone. */
  openDoor(on: boolean): void {
    this.#doorOpen = on
  }

  #turnAwayGuests(): void {
    for (const { phone, place } of this.#claims) if (place === null) this.turnAway(phone, 'badName')
  }

  #give(place: number, phone: PhoneId): void {
    this.#holders.set(place, phone)
    this.#reasons.delete(phone)
  }

  #drop(phone: PhoneId): void {
    this.#claims = this.#claims.filter((claim) => claim.phone !== phone)
  }
}
