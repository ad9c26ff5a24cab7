import { defineSheet } from '../../sheets/sheetStore'
import HandbookSheet from './HandbookSheet.vue'

export const handbookSheet = defineSheet(
  { id: 'handbook', title: 'handbook.title', component: HandbookSheet, inGame: true },
  { keys: ['r'], group: 'desk', props: {} },
)
