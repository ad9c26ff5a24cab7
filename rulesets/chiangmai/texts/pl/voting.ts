/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Każda karta to jeden głos. Można je podzielić, zatrzymać albo oddać na siebie.',
  'Wszyscy wskazują naraz, jawnie.',
  by('revealVotedCard', {
    false: 'Kto ma najwięcej głosów, traci wierzchnią kartę, zakrytą.',
    true: 'Kto ma najwięcej głosów, traci wierzchnią kartę i ją pokazuje.',
  }),
  'Ani jednego głosu: nikt nie traci karty.',
  'Remis: osoby, których dotyczy, bronią się. Potem reszta głosuje wszystkimi głosami.',
  'Znów remis: los. Remis wszystkich: los od razu.',
  'Kto odpadł, milczy i nie głosuje.',
]
