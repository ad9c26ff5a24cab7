/** Keys while a question is asked again among others. */
import { defineAction } from '../../keys/actions'

interface DisturbanceContext {
  /** Goes to the next page or the one before. */
  readonly turn: (by: 1 | -1) => void
  readonly close: () => void
  /** Changes how many other questions are asked, as long as none is. */
  readonly count: (by: 1 | -1) => void
}

export const nextQuestion = defineAction<DisturbanceContext>({
  id: 'again.next',
  place: 'again',
  group: 'again',
  keys: ['Enter', ']', 'ArrowDown', 'PageDown'],
  label: 'disturbance.next',
  run: ({ turn }) => turn(1),
})

export const questionBefore = defineAction<DisturbanceContext>({
  id: 'again.before',
  place: 'again',
  group: 'again',
  keys: ['[', 'ArrowUp', 'PageUp'],
  label: 'disturbance.back',
  run: ({ turn }) => turn(-1),
})

const moreQuestions = defineAction<DisturbanceContext>({
  id: 'again.more',
  place: 'again',
  group: 'again',
  keys: ['+'],
  label: 'keys.does.moreDecoys',
  run: ({ count }) => count(1),
})

const fewerQuestions = defineAction<DisturbanceContext>({
  id: 'again.fewer',
  place: 'again',
  group: 'again',
  keys: ['-'],
  label: 'keys.does.fewerDecoys',
  run: ({ count }) => count(-1),
})

export const closeQuestions = defineAction<DisturbanceContext>({
  id: 'again.close',
  place: 'again',
  group: 'again',
  keys: ['Escape'],
  label: 'common.cancel',
  run: ({ close }) => close(),
})

export const disturbanceActions = [
  nextQuestion,
  questionBefore,
  moreQuestions,
  fewerQuestions,
  closeQuestions,
]
