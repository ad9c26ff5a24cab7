/** The deal before the first night: hands by the program with private peeks, or physical cards typed in. */
import {
  castingVerdict,
  dealHands,
  dealStream,
  seatId,
  seatIndex,
  type AnyRuleset,
  type CastingFinding,
  type Deck,
  type Hand,
  type Refusal,
  type SeatId,
} from '../../engine'
import { refuse } from '../program/refusals'
import type { DealDeed, Header } from './journal/entries'

/** Somebody went to a player's cards on the laptop, which came from `from`; null: from the host. */
export interface Opening {
  readonly seat: SeatId
  readonly from: SeatId | null
}

/** One evening's deal. It only ever changes by deeds that `check` let through. */
export class DealTable {
  #round = 0
  #hands: string[][] = []
  #done = new Set<number>()
  #opened: Opening[] = []

  constructor(
    readonly ruleset: AnyRuleset,
    readonly header: Header,
  ) {
    this.#begin()
  }

  /** Whether a legal deal was found for this deck at all. */
  static possible(ruleset: AnyRuleset, header: Header): boolean {
    return deal(ruleset, header, 0) !== null
  }

  get hands(): readonly Hand[] {
    const { marked, options } = this.header
    const mark = marked === undefined ? null : this.ruleset.casting.mark?.(options)
    return this.#hands.map((cards, index) =>
      mark && index === marked ? { cards, marks: [mark] } : { cards },
    )
  }

  /** Whether everybody holds a hand. */
  get isComplete(): boolean {
    return this.#done.size === this.header.names.length
  }

  get ready(): boolean {
    return this.isComplete && castingVerdict(this.findings) !== 'refused'
  }

  /** What the rules say of the finished deal; nothing before everybody has cards. */
  get findings(): readonly CastingFinding[] {
    if (!this.isComplete) return []
    return this.ruleset.casting.checkHands(this.hands, this.header.options, this.middle)
  }

  /** Cards that lie in the middle, in the deck's order: what nobody holds once everybody has cards. */
  get middle(): readonly string[] {
    if (!this.isComplete || this.middleSize === 0) return []
    return Object.entries(this.left).flatMap(([card, count]) =>
      Array<string>(Math.max(0, count)).fill(card),
    )
  }

  /** How many cards are to lie there. */
  get middleSize(): number {
    const { deck, options } = this.header
    return this.ruleset.casting.extra?.(deck, options) ?? 0
  }

  /** Cards of the deck that nobody holds yet. */
  get left(): Deck {
    const left: Record<string, number> = { ...this.header.deck }
    for (const card of this.#hands.flat()) left[card] = (left[card] ?? 0) - 1
    return left
  }

  /** Cards of a seat, top first; empty while nothing was entered. */
  cardsOf(seat: SeatId): readonly string[] {
    return this.#hands[seatIndex(seat)] ?? []
  }

  /** The same as their player sees them. */
  facesOf(seat: SeatId): readonly string[] {
    const { faces } = this.ruleset.casting
    const { options, seed } = this.header
    return faces?.(this.hands, { options, seed })[seatIndex(seat)]?.cards ?? this.cardsOf(seat)
  }

  isDone(seat: SeatId): boolean {
    return this.#done.has(seatIndex(seat))
  }

  /** Each time that the cards of a seat were opened on the laptop, in order. */
  openingsOf(seat: SeatId): readonly Opening[] {
    return this.#opened.filter((opening) => opening.seat === seat)
  }

  /** @returns why a deed cannot be done now, else null */
  check(deed: DealDeed): Refusal | null {
    switch (deed.kind) {
      case 'opened':
        return this.#checkSeat(deed.seat)
      case 'seen':
        return this.#checkSeat(deed.seat) ?? this.#checkSeen(deed.seat, deed.top)
      case 'enter':
        return this.#checkSeat(deed.seat) ?? this.#checkEntry(deed.seat, deed.cards)
      case 'again':
        return null
      case 'start':
        if (!this.isComplete) {
          const open = this.header.names.findIndex((_, index) => !this.#done.has(index))
          return refuse('dealNotDone', { seat: seatId(open) })
        }
        return this.ready ? null : refuse('dealRefused', { codes: this.#refusedCodes() })
    }
  }

  /** Carries out a deed that was checked when it was done; one that names no seat does nothing. */
  perform(deed: Exclude<DealDeed, { kind: 'start' }>): void {
    if (deed.kind !== 'again' && this.#checkSeat(deed.seat)) return
    switch (deed.kind) {
      case 'opened':
        this.#opened.push({ seat: deed.seat, from: deed.from })
        return
      case 'seen': {
        const hand = this.#hands[seatIndex(deed.seat)] ?? []
        hand.unshift(...hand.splice(deed.top, 1))
        this.#done.add(seatIndex(deed.seat))
        return
      }
      case 'enter':
        this.#hands[seatIndex(deed.seat)] = [...deed.cards]
        if (deed.cards.length > 0) this.#done.add(seatIndex(deed.seat))
        else this.#done.delete(seatIndex(deed.seat))
        return
      case 'again':
        this.#round += 1
        return this.#begin()
    }
  }

  /** Takes the hands that an evening began with. */
  hold(hands: readonly (readonly string[])[]): void {
    if (hands.length !== this.header.names.length) return
    this.#hands = hands.map((cards) => [...cards])
    this.#done = new Set(hands.keys())
  }

  #begin(): void {
    this.#done = new Set()
    this.#opened = []
    const hands = this.header.by === 'program' ? deal(this.ruleset, this.header, this.#round) : null
    this.#hands = hands ? hands.map(({ cards }) => [...cards]) : this.header.names.map(() => [])
  }

  #checkSeat(seat: SeatId): Refusal | null {
    return seatIndex(seat) < this.header.names.length ? null : refuse('unknownSeat', { seat })
  }

  #checkSeen(seat: SeatId, top: number): Refusal | null {
    if (this.header.by === 'host') return refuse('dealtByHand')
    const highest = this.ruleset.casting.stacked ? this.cardsOf(seat).length - 1 : 0
    return top <= highest ? null : refuse('noSuchCard', { seat })
  }

  #checkEntry(seat: SeatId, cards: readonly string[]): Refusal | null {
    if (this.header.by === 'program') return refuse('dealtByProgram')
    if (cards.length === 0) return null
    const wanted = this.ruleset.casting.cardsPerSeat
    if (cards.length !== wanted) return refuse('wrongNumberOfCards', { wanted })
    const left: Record<string, number> = { ...this.left }
    for (const card of this.cardsOf(seat)) left[card] = (left[card] ?? 0) + 1
    for (const card of cards) {
      left[card] = (left[card] ?? 0) - 1
      if ((left[card] ?? 0) < 0) return refuse('cardNotLeft', { card })
    }
    return null
  }

  #refusedCodes(): string[] {
    return this.findings.filter(({ level }) => level === 'refused').map(({ code }) => code)
  }
}

/** Each round of dealing has a stream of its own. */
const deal = (ruleset: AnyRuleset, { deck, names, options, seed }: Header, round: number) =>
  dealHands(ruleset.casting, deck, names.length, options, dealStream(seed, round))
