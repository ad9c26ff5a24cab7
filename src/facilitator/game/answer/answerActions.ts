/** How the open step is answered by keys, apart from seats and words. */
import type { DeskContext } from '../../commands/useDeskContext'
import { defineAction } from '../../keys/actions'
import { BACK, TAKE_BACK, WAY_ON } from '../../keys/shared'
import type { Answering } from './forms/types'
import type { WayOn } from './usePrimary'

export interface AnswerContext extends DeskContext {
  readonly answering: () => Answering
  readonly wayOn: () => WayOn | null
  /** Goes back to the open step from somebody who stepped in. */
  readonly stepOut: () => void
}

export const goOn = defineAction<AnswerContext>({
  ...WAY_ON,
  id: 'primary',
  place: 'step',
  run: ({ wayOn }) => {
    const way = wayOn()
    if (way) (way.runByKey ?? way.run)()
  },
})

export const pass = defineAction<AnswerContext>({
  id: 'pass',
  place: 'step',
  group: 'step',
  keys: ['p'],
  label: 'keys.does.pass',
  when: ({ answering }) => answering().pass !== null,
  run: ({ answering }) => answering().pass?.(),
})

export const goBack = defineAction<AnswerContext>({
  ...BACK,
  id: 'back',
  place: 'step',
  run: ({ answering, stepOut }) => {
    const { selected, select } = answering()
    if (selected) select(null)
    else stepOut()
  },
})

/** Goes to the member before or after the selected one. */
function toMember({ members, selected, select }: Answering, by: 1 | -1): void {
  const at = selected ? members.indexOf(selected) : by > 0 ? -1 : members.length
  const next = members[at + by]
  if (next) select(next)
}

export const nextMember = defineAction<AnswerContext>({
  id: 'nextMember',
  place: 'step',
  group: 'step',
  keys: [']', 'ArrowDown'],
  label: 'keys.does.nextMember',
  run: ({ answering }) => toMember(answering(), 1),
})

export const previousMember = defineAction<AnswerContext>({
  id: 'previousMember',
  place: 'step',
  group: 'step',
  keys: ['[', 'ArrowUp'],
  label: 'keys.does.previousMember',
  run: ({ answering }) => toMember(answering(), -1),
})

export const clearMember = defineAction<AnswerContext>({
  ...TAKE_BACK,
  id: 'clearMember',
  place: 'step',
  run: ({ answering }) => answering().clear?.(),
})

export const everyone = defineAction<AnswerContext>({
  id: 'everyone',
  place: 'step',
  group: 'step',
  keys: ['='],
  label: 'keys.does.everyone',
  run: ({ answering }) => answering().select(null),
})

export const clickerNext = defineAction<DeskContext>({
  id: 'clickerNext',
  place: 'step',
  group: 'clicker',
  keys: ['PageDown'],
  label: 'keys.does.clickerNext',
  run: ({ act }) => void act('game.advance', {}),
})

export const clickerBack = defineAction<DeskContext>({
  id: 'clickerBack',
  place: 'step',
  group: 'clicker',
  keys: ['PageUp'],
  label: 'keys.does.clickerBack',
  run: ({ act }) => void act('game.undo', {}),
})

export const answerActions = [
  goOn,
  pass,
  goBack,
  nextMember,
  previousMember,
  clearMember,
  everyone,
  clickerNext,
  clickerBack,
]
