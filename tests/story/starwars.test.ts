import { describe } from 'vitest'
import { en } from '../../rulesets/starwars/stories/en'
import { provePack, SEX } from './provePack'

/** What would be a clue at the table: roles, sides, powers, causes, links, directions, sex. And the film's own words. */
const NEVER = [
  ...SEX,
  ...['sith', 'jedi', 'emperor', 'palpatine', 'maul', 'dooku', 'count', 'qui-gon', 'obi-wan'],
  ...['kenobi', 'yoda', 'anakin', 'vader', 'death star', 'jango', 'amidala', 'luke', 'skywalker'],
  ...['han', 'solo', 'lando', 'calrissian', 'r2-d2', 'c3po', 'chewbacca', 'mace', 'windu', 'leia'],
  ...['ackbar', 'ewok*', 'admiral*', 'queen*', 'princess*', 'master*', 'apprentice*', 'senator*'],
  ...[
    'droid*',
    'robot*',
    'wookie*',
    'fur',
    'furry',
    'bear',
    'bears',
    'clone*',
    'bounty',
    'hunter*',
  ],
  ...['the force', 'lightsab*', 'lightspeed', 'hyperspace', 'empire', 'imperial', 'rebel*'],
  ...['republic', 'padawan*', 'stormtroop*', 'cantina', 'tatooine', 'coruscant', 'parsec*'],
  ...['a galaxy far', 'long time ago', 'no moon', 'bad feeling', 'be with you', 'a trap', 'traps'],
  ...[
    'kill*',
    'murder*',
    'assassin*',
    'shot',
    'shots',
    'shoot*',
    'gun',
    'guns',
    'bullet*',
    'laser*',
  ],
  ...['blaster*', 'blast', 'blasted', 'explo*', 'weapon*', 'stab*', 'poison*', 'blood*', 'wound*'],
  ...['attack*', 'attempt*', 'target*', 'victim*', 'revenge*', 'betray*', 'execut*', 'lynch*'],
  ...['accus*', 'nominat*', 'vote*', 'voting', 'suspect*', 'suspicious*', 'guilt*', 'innocen*'],
  ...['role', 'roles', 'card', 'cards', 'team*', 'traitor*', 'citizen*', 'spy', 'spies', 'silent'],
  ...['heal', 'heals', 'healed', 'healer*', 'doctor*', 'nurse*', 'medic*', 'protect*', 'rescu*'],
  ...['surviv*', 'saved', 'escaped', 'shield*', 'power', 'powers', 'guard*', 'investigat*'],
  ...[
    'detective*',
    'freez*',
    'froze*',
    'carbonite',
    'ice',
    'icy',
    'swap*',
    'revive*',
    'resurrect*',
  ],
  ...['raised', 'returned from', 'chosen', 'twin', 'twins', 'pair', 'couple', 'linked', 'partner*'],
  ...['neighbour*', 'left hand', 'right hand', 'to the left', 'to the right', 'next to them'],
  ...['together', 'both of them died', 'another death', 'as well as'],
  ...['mother*', 'widow*', 'bride*', 'groom*', 'nephew*', 'niece*', 'king*', 'prince'],
]

describe('the death stories of Star Wars Mafia (SW-89, SW-90, SW-91, SW-92)', () => {
  provePack(en, {
    never: NEVER,
    reasons: ['just in time', 'this time', 'missed', 'failed', 'spared', 'unharmed', 'again'],
    pieces: 80,
    quiet: 25,
  })
})
