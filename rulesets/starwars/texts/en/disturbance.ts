import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'
import type { AskedAgain } from '../../vocabulary'
import { roleQuestions } from './roles'

/**
 * A question that went wrong is asked again among needless ones, so that nobody can tell which mattered
 * (SW-87). All are answered without a sound and none has anything to do with what happened.
 */
export const disturbance = {
  opening: 'I feel a disturbance in the Force. Everybody, close your eyes. I have some questions.',
  closing: 'The Force is calm again. Let’s go on.',
  questions: {
    ...roleQuestions,
    'sith.kill': 'Sith, open your eyes and point once more at your target. Close your eyes.',
    'sith.decide':
      'Highest-ranking Sith, you alone open your eyes and point once more. Close your eyes.',
    'sith.meet': 'Sith, open your eyes and look at each other once more. Close your eyes.',
  },
} as const satisfies RulesetTexts['disturbance'] & {
  readonly questions: Readonly<Record<AskedAgain, string>>
}
