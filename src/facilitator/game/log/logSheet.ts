import { defineSheet } from '../../sheets/sheetStore'
import LogSheet from './LogSheet.vue'

export const logSheet = defineSheet(
  { id: 'log', title: 'log.title', component: LogSheet, inGame: true },
  { keys: ['l'], group: 'desk', props: {} },
)
