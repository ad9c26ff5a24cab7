/** How a vote goes, step by step, for the big screen while the host says it. */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const voting: readonly Text[] = [
  'Najpierw podejrzani, co najmniej dwie osoby. Może to być każdy, kto gra.',
  'Imię po imieniu w górę idą ręce: każdy ma jedną.',
  'Podniesiona zostaje w górze. Można jej też nie podnosić.',
  'Podejrzani też głosują.',
  'Kto odpadł, siedzi w więzieniu albo stracił głos, nie głosuje.',
  'Ogłasza się tylko sumy.',
  by('mystery', {
    false:
      'Kto ma najwięcej głosów, odpada i odkrywa kartę. Przy remisie albo bez głosów nie odpada nikt.',
    true: 'Kto ma najwięcej głosów, odpada z zakrytą kartą. Przy remisie albo bez głosów nie odpada nikt.',
  }),
]
