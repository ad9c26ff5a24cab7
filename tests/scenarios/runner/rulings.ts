/** Turns an `override` into the rulings it stands for. `skip` and `playOn` are the player's own business. */
import { isSeatId, type Ruling, type SeatId } from '../../../src/engine'
import type { Names } from './seats'
import { isValueMap, Malformed, print, type Value } from './value'

/** @throws Malformed when the value does not have the shape of that ruling */
export function readRulings(kind: string, value: Value, names: Names): Ruling[] {
  switch (kind) {
    case 'kill':
    case 'revive':
    case 'leave':
      return [{ kind, seat: names.seat(value) }]
    case 'holder':
      // Where a game has several things: `{ crown: Ann }`.
      if (!isValueMap(value)) return [{ kind, seat: names.seat(value) }]
      return [...value].map(([object, name]) => ({ kind, object, seat: names.seat(name) }))
    case 'role':
      return perPlayer(kind, value, names).map(([seat, role]) => ({
        kind: 'role',
        seat,
        role: word(role),
      }))
    case 'cards':
      return perPlayer(kind, value, names).map(([seat, cards]) => ({
        kind: 'cards',
        seat,
        cards: wordList(cards),
      }))
    case 'status':
    case 'clear':
      return perPlayer(kind, value, names).flatMap(([seat, statuses]) =>
        wordList(statuses).map((status): Ruling => {
          return { kind: 'status', seat, status, on: kind === 'status' }
        }),
      )
    case 'end':
      return [{ kind: 'end', winners: wordList(value).map((id) => winner(id, names)) }]
    default:
      throw new Malformed(`unknown ruling ${kind}`)
  }
}

const winner = (id: string, names: Names): string => {
  if (isSeatId(id)) throw new Malformed(`${id} is no team and no player`)
  return names.has(id) ? names.seat(id) : id
}

function perPlayer(kind: string, value: Value, names: Names): [SeatId, Value][] {
  if (!isValueMap(value) || value.size === 0) {
    throw new Malformed(`${kind}: a map of players is wanted`)
  }
  return [...value].map(([name, inner]) => [names.seat(name), inner])
}

function word(value: Value): string {
  if (typeof value !== 'string') throw new Malformed(`a word is wanted, not ${print(value)}`)
  return value
}

function wordList(value: Value): string[] {
  if (!Array.isArray(value)) throw new Malformed(`a list is wanted, not ${print(value)}`)
  return value.map((item) => String(item))
}
