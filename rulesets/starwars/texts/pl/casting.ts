/** What the casting check and refused answers say. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'Zagrać i tak można.'

export const findings = {
  tooFewPlayers: `Dobra gra zaczyna się od dziesięciu osób; was jest {players}. ${PLAYABLE}`,
  tooManyPlayers: `Ról jest {max}, a was {players}. ${PLAYABLE}`,
  deckSize: 'Po jednej karcie na osobę, czyli {wanted}, a w talii jest {count}.',
  handSize: '{seat}: w ręku musi być dokładnie jedna karta.',
  unknownCard: 'Takiej karty w tej grze nie ma.',
  onlyOnce:
    '{card} jest w talii {count} {count|raz|razy|razy|razu}. Istnieje tylko jedna taka karta.',
  droidAlone: 'R2-D2 i C-3PO dzielą jeden los. Weź oba albo żadnego.',
  anakinAlone: 'Anakin idzie za Amidalą. Weź i ją albo zostaw jego.',
  noSith: 'W talii nie ma Sitha. Nikt nie miałby się czego bać.',
  starredMissing: `Należą do każdej pełnej gry, a ich brakuje: {cards}. ${PLAYABLE}`,
  sithCount: `Sithów przy tylu osobach: {wanted}, w talii: {count}. Anakin się nie liczy. ${PLAYABLE}`,
  noDooku: `Trzecim Sithem powinien być Hrabia Dooku. ${PLAYABLE}`,
} as const satisfies RulesetTexts['findings']

export const refusals = {
  askedAgainAlready:
    'To pytanie padło już zeszłej nocy wśród innych. Jeszcze raz, a sala zgadnie, o które chodzi. Wybierz inne albo zapytaj tę osobę później na osobności.',
  namesHimself: 'Nikt nie zgłasza siebie. {seat} musi wskazać kogoś innego.',
  secondIsAnother:
    '{seat} nie może tego poprzeć. Popiera ktoś trzeci: ani zgłaszający, ani zgłoszony.',
  standIsFull: 'Na ławie są już dwie osoby. Pomiń późniejsze ręce.',
  standsAlready: '{seat} już ma miejsce na ławie. Drugą osobą musi być ktoś inny.',
  nominatedAlready: '{seat} ma już swoje zgłoszenie. Niech zgłosi kolejna ręka.',
  anakinFollows:
    'Tylko dla ciebie: {anakin} to Anakin i głosuje tak jak {amidala}. Wpisz obojgu to samo albo pomiń Anakina.',
} as const satisfies RulesetTexts['refusals']
