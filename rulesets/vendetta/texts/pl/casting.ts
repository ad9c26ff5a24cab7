/** What the casting check says. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'Zagrać i tak można.'

export const findings = {
  tooFewPlayers: 'Trzeba co najmniej sześciu osób; was jest {players}.',
  tooFewForYakuza: 'Yakuza wymaga dwunastu osób; was jest {players}.',
  tooFewForLoner: 'Samotnik wymaga dziesięciu osób; was jest {players}.',
  tooManyPlayers: 'Może grać najwyżej szesnaście osób; was jest {players}.',
  deckSize: 'Po jednej karcie na osobę, czyli {wanted}, a w talii jest {count}.',
  handSize: '{seat}: w ręku musi być dokładnie jedna karta.',
  unknownCard: 'Takiej karty w tej grze nie ma.',
  noMobsters: '{card}: w grze z Yakuzą nie ma specjalistów mafii.',
  noYakuza: 'Yakuza gra tylko we własnym trybie.',
  noLoner: '{card}: samotnicy grają tylko we własnym trybie.',
  onlyOnce: '{card}: w pudełku jest jedna, w talii {count}.',
  beyondTheBox: `{card}: w pudełku jest {supply}, w talii {count}. ${PLAYABLE}`,
  oneLeader: 'Cywile mają jednego przywódcę, nie {count}.',
  oneLoner: 'Samotnik może być jeden, nie {count}.',
  bystanderCount: `Przechodnie przy tylu osobach według książki: {wanted}, w talii: {count}. ${PLAYABLE}`,
  specialistCount: `Pielęgniarka, ochroniarz, uwodzicielka, hipnotyzer, dziennikarz – według książki razem: {wanted}, w talii: {count}. ${PLAYABLE}`,
  leaderCount: `Cywile nie mają przywódcy, brakuje najsilniejszej roli. ${PLAYABLE}`,
  thugCount: `Zbiry przy tylu osobach według książki: {wanted}, w talii: {count}. ${PLAYABLE}`,
  mobsterCount: `Złodziej, ojciec chrzestny, prawnik, kapuś – według książki razem: {wanted}, w talii: {count}. ${PLAYABLE}`,
  yakuzaCount: `Yakuza przy tylu osobach według książki: {wanted}, w talii: {count}. ${PLAYABLE}`,
  lonerCount: `Samotnicy przy stole: {count}; powinno być: {wanted}. ${PLAYABLE}`,
} as const satisfies RulesetTexts['findings']
