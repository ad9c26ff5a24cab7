import { defineSheet } from '../sheets/sheetStore'
import ScreensSheet from './ScreensSheet.vue'

export const screensSheet = defineSheet(
  { id: 'screens', title: 'screens.title', component: ScreensSheet, inGame: false },
  { keys: ['z'], group: 'show', props: {} },
)
