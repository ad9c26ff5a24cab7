import { describe } from 'vitest'
import { en } from '../../rulesets/vendetta/stories/en'
import { provePack } from './provePack'

/** What would be a clue at this table: roles, teams, abilities, causes, and reasons. */
const NEVER = [
  'mafia', 'mobster*', 'mob', 'gangster*', 'gang', 'gangs', 'thug*', 'thief', 'thieves', 'godfather*',
  'lawyer*', 'snitch*', 'yakuza', 'loner*', 'psycho*', 'femme*', 'impostor*', 'imposter*', 'bystander*',
  'civilian*', 'jail*', 'prison*', 'priest*', 'judge*', 'sheriff*', 'bodyguard*', 'guard*', 'vixen*',
  'fox*', 'hypno*', 'trance*', 'journalist*', 'reporter*', 'newspaper*', 'polic*', 'officer*', 'bang',
  'pistol*', 'knife', 'knives', 'dagger*', 'blade*', 'strangl*', 'arrest*', 'crime*', 'criminal*',
  'witness*', 'seduc*', 'silenc*', 'badmouth*', 'mouth*', 'slander*', 'eliminat*', 'escap*', 'revenge*',
  'vendetta', 'nephew*', 'niece*',
] // prettier-ignore

describe('the death stories of Vendetta (V-90)', () => {
  provePack(en, {
    never: NEVER,
    pieces: 60,
    quiet: 15,
  })
})
