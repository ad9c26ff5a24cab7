/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Głosujecie z zamkniętymi oczami; potem wszyscy patrzą.',
  'Pojedynek: wszyscy prócz tych dwojga mogą zagłosować raz. Wygrywa większa liczba głosów. Przy równej giną oboje, bez głosów nikt.',
  by('secretDuelVotes', { true: 'Z pojedynku ogłasza się tylko wynik.', false: '' }),
  by('gunmanTie', {
    gunman: 'Rewolwerowiec wygrywa z każdym prócz drugiego rewolwerowca, bez względu na głosy.',
    tie: 'Rewolwerowiec wygrywa z każdym prócz drugiego rewolwerowca, gdy głosy nie są równe.',
  }),
  'Przeszukanie: najpierw zbieracie imiona. Potem każdy podaje tyle, ile osób będzie przeszukanych.',
  'Przeszukuje się tych z największą liczbą głosów. Remis na granicy: nikogo z nich, chyba że zdecyduje ujawniony burmistrz.',
  by('executorInvestigator', {
    true: 'Nic nie znaleziono: głosujecie, czy ktoś z nich za to zapłaci, jak i kto.',
    false: 'Nic nie znaleziono: głosujecie, czy ktoś z nich za to zapłaci i kto.',
  }),
  'Remis w tych głosowaniach oszczędza wszystkich, chyba że zdecyduje ujawniony burmistrz.',
]
