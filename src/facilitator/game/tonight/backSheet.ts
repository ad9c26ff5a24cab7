import { defineSheet } from '../../sheets/sheetStore'
import BackSheet from './BackSheet.vue'

/** How far to go back; `act` is chosen already where the way led there from the strip or the log. */
export const backSheet = defineSheet<{ act: number | null }>(
  { id: 'back', title: 'back.list', component: BackSheet, inGame: true },
  { keys: ['Ctrl+Backspace'], group: 'desk', props: { act: null } },
)
