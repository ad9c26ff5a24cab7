/** The example documents of own games, and small ones for single rules, as games that can be played. */
import { parse } from 'yaml'
import { rulesetOf } from '../../../src/own/play/ruleset'
import type { OwnDocument } from '../../../src/own/format/document'
import type { AnyRuleset } from '../../../src/engine'

/** Five guests at an inn, whose roles are written out. */
export const INN = `
nightfall: 1
id: inn
edition: 1
languages: [en]
name: Inn
players: { min: 5, max: 7, best: [5, 6] }
teams:
  guests: { name: Guests }
  thieves: { name: Thief }
roles:
  guest: { team: guests, name: Guest, supply: 6 }
  landlady:
    team: guests
    name: Landlady
    calls:
      - id: landlady.look
        choose: { one: others }
        do: [{ show: { thumb: { the: target, isNot: { team: own } } } }]
  thief:
    team: thieves
    name: Thief
    calls:
      - id: thief.kill
        rest: '1'
        choose: { one: others }
        do: [{ attack: thief }]
deck:
  rows: { 5: { thief: 1, landlady: 1 } }
  fill: guest
day:
  - talk: { seconds: 180 }
  - trial: { stand: everyone }
victory:
  - { wins: guests, if: { none: { team: thieves } } }
  - { wins: thieves, if: { count: everyone, atMost: 2 } }
`

type Map = Record<string, unknown>
const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts the parts of one document over those of another. */
export function merged(base: unknown, over: unknown): unknown {
  if (!isMap(base) || !isMap(over)) return over
  const made: Map = { ...base }
  for (const [key, part] of Object.entries(over)) made[key] = merged(made[key], part)
  return made
}

/** The inn with other parts put over it, one after the other; nobody checks what comes of it. */
export const innDocument = (...parts: readonly string[]): OwnDocument =>
  parts.reduce<unknown>((made, part) => merged(made, parse(part)), parse(INN)) as OwnDocument

/** The same as a game that can be played. */
export const innWith = (parts: string): AnyRuleset => rulesetOf(innDocument(parts))
