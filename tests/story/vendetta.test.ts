import { describe } from 'vitest'
import { en } from '../../rulesets/vendetta/stories/en'
import { provePack, SEX } from './provePack'

/** What would be a clue at the table: roles, teams, abilities, causes, sex, and reasons. */
const NEVER = [
  ...SEX,
  ...[
    'mafia',
    'mobster*',
    'mob',
    'gangster*',
    'gang',
    'gangs',
    'thug*',
    'thief',
    'thieves',
    'godfather*',
  ],
  ...['lawyer*', 'snitch*', 'yakuza', 'loner*', 'psycho*', 'femme*', 'impostor*', 'imposter*'],
  ...['bystander*', 'civilian*', 'jail*', 'prison*', 'priest*', 'detective*', 'judge*', 'sheriff*'],
  ...[
    'nurse*',
    'doctor*',
    'bodyguard*',
    'guard*',
    'vixen*',
    'fox*',
    'hypno*',
    'trance*',
    'journalist*',
  ],
  ...['reporter*', 'newspaper*', 'polic*', 'officer*', 'role', 'roles', 'team*', 'card', 'cards'],
  ...['kill*', 'murder*', 'assassin*', 'shot', 'shots', 'shoot*', 'gun', 'guns', 'bullet*', 'bang'],
  ...['pistol*', 'knife', 'knives', 'dagger*', 'blade*', 'stab*', 'strangl*', 'poison*', 'blood*'],
  ...['wound*', 'weapon*', 'arrest*', 'suspect*', 'suspicious*', 'guilt*', 'innocen*', 'crime*'],
  ...['criminal*', 'investigat*', 'witness*', 'vote*', 'voting', 'accus*', 'execut*', 'victim*'],
  ...[
    'seduc*',
    'silenc*',
    'badmouth*',
    'mouth*',
    'slander*',
    'eliminat*',
    'survi*',
    'saved',
    'rescu*',
  ],
  ...['protect*', 'escap*', 'attack*', 'attempt*', 'target*', 'chosen', 'revenge*', 'vendetta'],
  ...['widow*', 'bride*', 'groom*', 'nephew*', 'niece*'],
]

describe('the death stories of Vendetta (V-90)', () => {
  provePack(en, {
    never: NEVER,
    pieces: 60,
    quiet: 15,
  })
})
