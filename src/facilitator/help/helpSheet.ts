import { defineSheet } from '../sheets/sheetStore'
import HelpSheet from './HelpSheet.vue'

export const helpSheet = defineSheet(
  { id: 'help', title: 'keys.title', component: HelpSheet, inGame: false },
  { keys: ['?', 'F1'], group: 'desk', props: {} },
)
