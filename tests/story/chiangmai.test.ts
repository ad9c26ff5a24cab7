import { describe } from 'vitest'
import { en } from '../../rulesets/chiangmai/stories/en'
import { provePack, SEX } from './provePack'

/** What would be a clue at the table: roles, cards, causes, order of the cards, sex, and reasons. */
const NEVER = [
  ...SEX,
  ...['killer*', 'kill', 'kills', 'killed', 'killing', 'murder*', 'polic*', 'officer*', 'sheriff*'],
  ...['detective*', 'doctor*', 'nurse*', 'medic*', 'surgeon*', 'assassin*', 'hunter*', 'hunt*'],
  ...['villager*', 'town', 'townsfolk', 'mafia', 'gangster*', 'citizen*', 'role', 'roles', 'team*'],
  ...['king', 'kings', 'queen*', 'jack', 'jacks', 'ace', 'aces', 'joker*', 'card', 'cards'],
  ...[
    'spades',
    'hearts',
    'clubs',
    'diamonds',
    'deck',
    'crown*',
    'royal*',
    'black king',
    'red king',
  ],
  ...[
    'poison*',
    'toxi*',
    'venom*',
    'vaccin*',
    'dose*',
    'overdos*',
    'inject*',
    'needle*',
    'syringe*',
  ],
  ...['pill', 'pills', 'drug*', 'antidote*', 'cure', 'cures', 'cured', 'heal*', 'remed*', 'sick*'],
  ...['hospital*', 'clinic*', 'pharmac*', 'fever*', 'stomach*', 'chok*', 'shot', 'shots', 'shoot*'],
  ...[
    'gun',
    'guns',
    'bullet*',
    'bang',
    'knife',
    'knives',
    'dagger*',
    'blade*',
    'stab*',
    'strangl*',
  ],
  ...['blood*', 'wound*', 'weapon*', 'arrest*', 'suspect*', 'suspicious*', 'guilt*', 'innocen*'],
  ...['investigat*', 'witness*', 'thumb*', 'vote*', 'voting', 'accus*', 'execut*', 'victim*'],
  ...['first', 'second', 'twice', 'again', 'eliminat*', 'survi*', 'saved', 'rescu*'],
  ...['protect*', 'escap*', 'attack*', 'attempt*', 'target*', 'chosen', 'life', 'lives'],
  ...['father*', 'uncle*', 'aunt*', 'widow*', 'bride*', 'groom*'],
]

describe('the death stories of Chiang Mai (CM-51)', () => {
  provePack(en, {
    never: NEVER,
    pieces: 60,
    quiet: 15,
  })
})
