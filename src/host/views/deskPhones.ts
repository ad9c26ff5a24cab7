/** The desk's part of the phones. */
import type { Command, DeskPhones, DeskRequest } from '../../bridge'
import { seatId } from '../../engine'
import { phaseName } from '../evening/log/chronicle'
import type { Play } from '../evening/play'
import type { PlayerRequest } from '../phones/requests'
import { allHavePhones } from '../nights/waitsFor'
import { clickFor, saidAlone } from '../phones/takeUp'
import { wayOf } from '../phones/ways'
import type { HostState } from '../state/state'
import { handedOutAt, ownGameInPlay } from './phoneFile'
import { nightOf } from './phoneNight'

export function deskPhones(state: HostState): DeskPhones {
  const { phones, evening } = state
  const { on, doorOpen, names, way } = phones
  const game = evening?.play?.game
  const asks = game?.open?.stage?.asks
  return {
    on,
    doorOpen,
    claims: phones.claims.map(({ id, name, place, sign }) => ({
      id,
      name,
      seat: place === null ? null : seatId(place),
      taken: place !== null && phones.has(place),
      sign,
    })),
    seats: names.flatMap((_, place) =>
      phones.has(place) ? [{ seat: seatId(place), here: phones.isHere(place) }] : [],
    ),
    requests: requestsAtDesk(state).map(({ shown }) => shown),
    given: game?.heard ?? [],
    ...handedOut(state),
    nights: nightsAtDesk(state),
    way: { chosen: way, now: asks ? wayOf(way, asks) : null },
  }
}

/** Whether nights are played by phone, and how one of them stands. */
function nightsAtDesk(state: HostState): DeskPhones['nights'] {
  const { nights } = state
  const now = nightOf(state)
  const { call } = nights
  return {
    on: state.phones.nights,
    possible: allHavePhones(state),
    now: now && {
      shows: now.shows,
      step: now.call?.step ?? null,
      left: call ? Math.max(0, Math.round(call.length - call.elapsed)) : 0,
      waitsFor: now.waitsFor,
    },
  }
}

/** Where the document of the game on the desk is to be had, if it is one. */
function handedOut(state: HostState): Pick<DeskPhones, 'handsOut'> {
  const own = state.phones.on ? ownGameInPlay(state) : null
  return own ? { handsOut: handedOutAt(state, own) } : {}
}

interface AtDesk {
  readonly shown: DeskRequest
  /** What one key does for it. */
  readonly click: Command | null
}

/** What players want of the host now, oldest first. */
export function requestsAtDesk({ evening, phones }: HostState): readonly AtDesk[] {
  const play = evening?.play
  if (!play || !phones.on) return []
  const waiting = phones.requests
    .during(phaseName(play.game.state.phase))
    .filter(({ heard }) => !heard)
    .map((request) => asked(play, request))
  const said = saidAlone(play.game)
  if (!said) return waiting
  const { seat, said: word, click } = said
  const shown: DeskRequest = {
    id: `says-${seat}`,
    seat,
    kind: 'says',
    targets: word.for === 'choice' ? word.seats : [],
    word: word.for === 'word' ? word.word : null,
    text: null,
    accepts: click !== null,
  }
  return [{ shown, click }, ...waiting]
}

/** Where the host must not know the cards, nothing tells who could step in. */
function asked({ game }: Play, request: PlayerRequest): AtDesk {
  const { id, place, kind, target, text } = request
  const isBlind =
    kind === 'stepIn' && (game.ruleset.isBlindfold?.(game.state, game.options) ?? false)
  const click = isBlind ? null : clickFor(game, request)
  const targets = target === null ? [] : [target]
  const shown = {
    id,
    seat: seatId(place),
    kind,
    targets,
    word: null,
    text,
    accepts: click !== null,
  }
  return { shown, click }
}
