/** What the casting check says, and what is refused. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'Zagrać i tak można.'

export const findings = {
  tooFewPlayers: 'Trzeba co najmniej sześciu osób; was jest {players}.',
  tooManyPlayers: 'Może grać najwyżej dwadzieścia jeden osób; was jest {players}.',
  deckSize: 'Po jednej karcie na osobę, czyli {wanted}, a w talii jest {count}.',
  handSize: '{seat}: w ręku musi być dokładnie jedna karta.',
  unknownCard: 'Takiej karty w tej grze nie ma.',
  onlyOnce: '{card}: istnieje jedna, w talii jest {count}.',
  noMafia: 'Bez nikogo z mafii Palermo śpi za dobrze.',
  noDetective: 'W grze musi być co najmniej jeden detektyw.',
  secondAlone: 'Drugiego detektywa bez pierwszego nie ma.',
  provisionalMatchmaker:
    'Prowadzący, który gra, ma pierwszej nocy zamknięte oczy i nie obsłuży swatki.',
  provisionalDirector: 'Prowadzący, który gra, nie obejdzie stołu i nie rozda ról dotykiem.',
  nobodyLeads: 'Skoro prowadzący nie gra, nikt inny pierwszej nocy nie prowadzi.',
  oneLeads: 'Pierwszą noc prowadzi jedna osoba, nie {count}.',
  fewMafiosi: `Mafia liczy {count}; przy tylu osobach dobra zabawa zaczyna się od {wanted}. ${PLAYABLE}`,
  manyMafiosi: `Mafia liczy {count}; przy tylu osobach najwyżej {wanted}. ${PLAYABLE}`,
  masonAlone: `Jeden mason nie ma kogo znać. ${PLAYABLE}`,
  manyMasons: `Masoni: {count}, obywatele: {citizens}. To więcej niż połowa. ${PLAYABLE}`,
  directorSpecials: `Rozdanie dotykiem zna tylko mafię i detektywów; innych ról w talii: {count}. ${PLAYABLE}`,
  separateAlone: `Detektywów pracujących osobno powinno być dwóch. ${PLAYABLE}`,
  tieWithoutMayor: `Nikt nie rozstrzygnie remisów jako burmistrz, bo burmistrza nie ma. ${PLAYABLE}`,
} as const satisfies WrittenTexts['findings']

export const refusals = {
  deadKeepNothing: '{seat} jest poza grą i może co najwyżej prowadzić.',
  listOfOne: 'Jedno imię to nie głosowanie. Dodaj drugie albo zdejmij to jedno.',
  noFuse: 'Tak się nie da: kto zapala lont, musi żyć, mieć ładunek i wskazać kogoś innego.',
  noHands: 'Kogoś trzeba wybrać. Wpisz choć jedną rękę.',
  noPeeper: '{seat} nie podgląda. Znak nic nie znaczy; mafia wybiera dalej.',
  tooManyEarly: 'Wczesne głosy kończą się na {max}. Reszta jest potem pytana po kolei.',
} as const satisfies WrittenTexts['refusals']
