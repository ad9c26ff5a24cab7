import { defineAction } from '../../keys/actions'

/** What the first line can be answered by a key; null: nothing. */
interface FirstLine {
  readonly yes: () => (() => void) | null
  readonly heard: () => (() => void) | null
}

/** With Alt, so that no hand on the way on hits it. */
export const yesToFirst = defineAction<FirstLine>({
  id: 'phones.yes',
  place: 'desk',
  group: 'desk',
  keys: ['Alt+Enter'],
  label: 'phones.keyYes',
  when: ({ yes }) => yes() !== null,
  run: ({ yes }) => yes()?.(),
})

export const heardFirst = defineAction<FirstLine>({
  id: 'phones.heard',
  place: 'desk',
  group: 'desk',
  keys: ['Alt+Backspace'],
  label: 'phones.keyHeard',
  when: ({ heard }) => heard() !== null,
  run: ({ heard }) => heard()?.(),
})

export const stripActions = [yesToFirst, heardFirst]
