/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Najpierw podejrzani, co najmniej dwie osoby. Może to być każdy, kto gra.',
  'Imię po imieniu w górę idą ręce: każdy ma jedną.',
  'Podniesiona zostaje w górze. Można jej też nie podnosić.',
  'Podejrzani też głosują.',
  'Kto odpadł, siedzi w więzieniu albo jest bez głosu, nie głosuje.',
  'Ogłasza się tylko sumy.',
  by('mystery', {
    false: 'Najwięcej głosów: odpada, z odkrytą kartą. Remis albo ani jednej ręki: nikt.',
    true: 'Najwięcej głosów: odpada, z zakrytą kartą. Remis albo ani jednej ręki: nikt.',
  }),
]
