import { describe } from 'vitest'
import { en } from '../../rulesets/chiangmai/stories/en'
import { provePack } from './provePack'

/** What would be a clue at this table: roles, cards, causes, order of the cards, and reasons. */
const NEVER = [
  'polic*', 'officer*', 'sheriff*', 'medic*', 'surgeon*', 'hunter*', 'hunt*', 'villager*', 'town',
  'townsfolk', 'mafia', 'gangster*', 'citizen*', 'king', 'kings', 'queen*', 'jack', 'jacks', 'ace', 'aces',
  'joker*', 'spades', 'hearts', 'clubs', 'diamonds', 'deck', 'crown*', 'royal*', 'black king', 'red king',
  'toxi*', 'venom*', 'vaccin*', 'dose*', 'overdos*', 'inject*', 'needle*', 'syringe*', 'pill', 'pills',
  'drug*', 'antidote*', 'cure', 'cures', 'cured', 'heal*', 'remed*', 'sick*', 'hospital*', 'clinic*',
  'pharmac*', 'fever*', 'stomach*', 'chok*', 'bang', 'knife', 'knives', 'dagger*', 'blade*', 'strangl*',
  'arrest*', 'witness*', 'thumb*', 'first', 'second', 'twice', 'again', 'eliminat*', 'escap*', 'life',
  'lives', 'uncle*', 'aunt*',
] // prettier-ignore

describe('the death stories of Chiang Mai (CM-51)', () => {
  provePack(en, {
    never: NEVER,
    pieces: 60,
    quiet: 15,
  })
})
