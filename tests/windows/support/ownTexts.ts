/** Texts of own games for the windows: those that ship, and ones that mean harm. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Furnishing } from '../../../src/host/games/folder/ports'

/** The smallest whole game that ships. */
export const FIVE = readFileSync(join('assets', 'games', 'five-at-the-inn.yaml'), 'utf8')

/** What lies beside the host's own games: one to begin from, and no schema for editors. */
export const furnishing: Furnishing = {
  schemaBegins: '{',
  schema: () => Promise.resolve('{}\n'),
  examples: () => Promise.resolve({ 'five-at-the-inn': FIVE }),
}

/** The smallest game with these texts wherever it says anything. */
export const fiveSaying = (name: string, help: string, line: string): string => `nightfall: 1
id: hostile
edition: 1
languages: [en]
name: '${name}'
tagline: '${help}'
about: ['${line}', '${line}']
players: { min: 5, max: 7, best: [5, 6] }
teams:
  guests: { name: '${name}', goal: '${help}', won: '${line}' }
  thieves: { name: '${name}', goal: '${help}', won: '${line}' }
roles:
  guest: { team: guests, name: '${name}', help: '${help}', supply: 6 }
  landlady: { team: guests, name: '${name}', help: '${help}', like: seer }
  thief: { team: thieves, name: '${name}', help: '${help}', like: killer }
deck:
  rows: { 5: { thief: 1, landlady: 1 } }
  fill: guest
day:
  - talk: { seconds: 180 }
  - trial: { stand: everyone }
victory:
  - { wins: guests, if: { none: { team: thieves } } }
  - { wins: thieves, if: { count: everyone, atMost: 2 } }
tableRules: ['${line}']
tips: ['${line}']
`
