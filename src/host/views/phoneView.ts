/**
 * What a player's phone is sent. Built by allow-list from two parts: what the big screen shows, and what its owner was
 * dealt. No state of the game is looked at, so that nothing that changes in secret changes a phone.
 */
import {
  newestOf,
  seatId,
  seatIndex,
  type AnyRuleset,
  type Asks,
  type OptionValues,
  type SeatId,
} from '../../engine'
import type {
  Hand,
  OwnCard,
  PhoneAsks,
  PhoneDoor,
  PhoneOwn,
  PhoneRoom,
} from '../../bridge/views/phone'
import { looksOf } from '../../bridge/views/looks'
import { roomLanguageOf } from '../../i18n/languages'
import type { Header } from '../evening/journal/entries'
import type { LiveEvening } from '../evening/liveEvening'
import { phaseName } from '../evening/log/chronicle'
import type { Play } from '../evening/play'
import { changedOf, optionsOf } from '../lobby/draft'
import { leftOpenly } from '../phones/leftOpenly'
import type { PhoneId } from '../phones/phones'
import { turnOf, wayOf } from '../phones/ways'
import { isGoingBack, stationOf, type HostState } from '../state/state'
import { gameInPlay } from './gameInPlay'
import { hostingOnPhones } from '../leading/shown'
import { fingerOf, nightOf } from './phoneNight'
import type { Picture } from './projectorView'

/** What phones show of the room. */
export interface SeenOnPhones {
  /** The evening as the room saw it last. */
  readonly picture: Picture
  /** Whether the big screen is frozen or dark now. */
  readonly covered: boolean
}

type Unnumbered<T> = Omit<T, 'revision'>

/** @returns what makes the view of each phone, as JSON without its revision */
export function phoneViews(state: HostState, seen: SeenOnPhones): (phone: PhoneId) => string {
  const { phones, evening } = state
  const left = leftOpenly(evening)
  const room = roomOf(state, seen)
  const roomText = JSON.stringify(room)
  const looks = stationOf(state) === 'lobby' ? looksOf(room.ruleset ?? '', room.seats) : []
  return (phone) => {
    const place = phones.placeOf(phone)
    if (place === null || left.has(place)) {
      const reason = place === null ? phones.reasonOf(phone) : 'left'
      return JSON.stringify(door(state, phone, left, reason))
    }
    const own = JSON.stringify(ownOf(state, place, room, looks))
    return `{"at":"table","room":${roomText},"own":${own}}`
  }
}

function door(
  state: HostState,
  phone: PhoneId,
  left: ReadonlySet<number>,
  reason: PhoneDoor['reason'],
): Unnumbered<PhoneDoor> {
  const { phones } = state
  const names = phones.on
    ? phones.names.map((name, place) => ({ seat: seatId(place), name, place }))
    : []
  const named = (isTaken: boolean) =>
    names
      .filter(({ place }) => !left.has(place) && phones.has(place) === isTaken)
      .map(({ seat, name }) => ({ seat, name }))
  const claim = phones.claimOf(phone)
  return {
    at: 'door',
    ruleset: gameInPlay(state)?.id ?? null,
    free: named(false),
    taken: named(true),
    mayType: phones.on && stationOf(state) === 'lobby',
    claim: claim && { name: claim.name, sign: claim.sign },
    reason,
  }
}

/** The part that is the same for all. */
function roomOf(state: HostState, { picture, covered }: SeenOnPhones): PhoneRoom {
  const { evening } = state
  const { scene, ruleset, phase, seats, items, stage, count, clock, story, end } = picture
  const { looked, nearer } = picture
  const shown = stage && { ...stage }
  delete shown?.asks
  const night = phase?.kind === evening?.play?.game.state.phase.kind ? nightOf(state) : null
  const hosting = hostingOnPhones(state)
  const isAsked = stage?.asks ?? stage?.speaker ?? hosting?.enough
  return {
    scene,
    ruleset,
    phase,
    seats,
    items,
    stage: shown,
    count,
    clock,
    story,
    // How it really was is a page of its own: no frame is made long for it.
    end: end && { ...end, revealed: end.revealed && { ...end.revealed, chronicle: [] } },
    ...(looked && { looked }),
    ...(nearer !== undefined && { nearer }),
    language: roomLanguageOf(state.settings),
    phones: state.phones.names.map((_, place) => seatId(place)).filter(hasPhone(state)),
    asks: stage?.asks ? asked(state, stage.asks, covered) : null,
    opening: isAsked ? openingOf(state, covered) : null,
    ...(night && { night }),
    ...(hosting && { hosting }),
  }
}

const hasPhone =
  ({ phones }: HostState) =>
  (seat: SeatId): boolean =>
    phones.has(seatIndex(seat))

/** Behind a picture that stands still nothing is counted: how much is put right there is the host's. */
function openingOf({ evening, phones }: HostState, covered: boolean): string {
  const play = evening?.play
  return play && !covered ? phones.openings.of(play) : phones.openings.last
}

/** After an undo phones wait until the host has done something again. */
function asked(state: HostState, asks: Asks, covered: boolean): PhoneAsks {
  const { evening, phones } = state
  const play = covered ? null : (evening?.play ?? null)
  const way = wayOf(phones.way, asks)
  return {
    ...asks,
    opening: openingOf(state, covered),
    turn: play ? turnOf(play.game, way, (seat) => phones.isHere(seatIndex(seat))) : null,
    isOpen: !covered && evening !== null && !isGoingBack(state) && !state.hosting.paused,
    atOnce: asks.secret === true || way === 'atOnce',
  }
}

function ownOf(
  state: HostState,
  place: number,
  room: PhoneRoom,
  looks: readonly number[],
): PhoneOwn {
  const { evening, phones } = state
  const seat = seatId(place)
  return {
    seat,
    name: phones.names[place] ?? '',
    look: looks[place] ?? null,
    cards: evening && !phones.covered && !isNight(evening, room) ? cardsOf(evening, seat) : null,
    hand: handOf(state, room, seat),
    requests: requestsOf(state, place),
    speaks: room.stage?.scene === 'speech' && room.stage.speaker === seat,
    out: room.seats[place]?.out ?? false,
    way: room.end ? wayOfSeat(evening?.play ?? null, seat) : null,
    ...(room.night && fingerOf(state, seat)),
    ...(room.hosting && ownInHosting(state, place, room)),
  }
}

/** What this one has said of an evening that the program hosts. */
const ownInHosting = (
  { hosting }: HostState,
  place: number,
  { opening, hosting: told }: PhoneRoom,
): Pick<PhoneOwn, 'enough' | 'opensDesk'> => ({
  ...(told?.enough && opening !== null && { enough: hosting.enoughOf(opening).has(place) }),
  ...(told?.word && { opensDesk: hosting.word?.has(place) ?? false }),
})

/** Whether it is night for the table, or for the picture that it sees. */
const isNight = ({ play }: LiveEvening, { phase }: PhoneRoom): boolean =>
  phase?.kind === 'night' || play?.game.state.phase.kind === 'night'

const changed = new WeakMap<Header, OptionValues>()

/** House rules of an evening that are not as usual: they stay as they are, and forty phones are told them at every turn. */
function changedTonight(header: Header, ruleset: AnyRuleset): OptionValues {
  const known = changed.get(header) ?? changedOf(ruleset, optionsOf(ruleset, header.options))
  changed.set(header, known)
  return known
}

/** The cards as they were dealt: whatever became of them since, whoever holds them was told by day or knows nothing of it. */
function cardsOf({ header, ledger, ruleset }: LiveEvening, seat: SeatId): PhoneOwn['cards'] {
  const { deal } = ledger
  const { cards, stacked } = ruleset.casting
  const dealt = deal.facesOf(seat).flatMap((id): OwnCard[] => {
    const card = cards.find((one) => one.id === id)
    return card ? [{ card: id, role: card.role, team: card.team }] : []
  })
  if (dealt.length === 0) return null
  const looked = deal.isDone(seat)
  return {
    dealt,
    chooses: stacked && header.by === 'program' && !looked,
    looked,
    changed: changedTonight(header, ruleset),
  }
}

/** A hand as everybody sees it; where nobody sees any, the one that was given on this phone. */
function handOf({ evening }: HostState, { count, asks }: PhoneRoom, seat: SeatId): Hand | null {
  const votes = count?.hands?.[seat] ?? []
  if (votes.length > 0) return { for: 'hands', votes }
  const given = asks && evening?.play?.game.given
  return (given && newestOf(given).get(seat)?.hand) ?? null
}

/** What this one has told the host in this part of the evening. */
function requestsOf({ evening, phones }: HostState, place: number): PhoneOwn['requests'] {
  const phase = evening?.play?.game.state.phase
  if (!phase || phase.kind === 'night') return []
  return phones.requests
    .during(phaseName(phase))
    .flatMap(({ id, place: of, kind, target, heard }) =>
      of === place && kind !== 'lastWords' ? [{ id, kind, target, heard }] : [],
    )
}

/** The own hands of the evening, once it is over. */
const wayOfSeat = (play: Play | null, seat: SeatId): PhoneOwn['way'] =>
  play?.said.flatMap(({ phase, hands }) => {
    const hand = hands.get(seat)
    return hand ? [{ phase, hand }] : []
  }) ?? null
