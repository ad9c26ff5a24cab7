import { defineSheet } from '../sheets/sheetStore'
import SettingsSheet from './SettingsSheet.vue'

export const settingsSheet = defineSheet(
  { id: 'settings', title: 'settings.title', component: SettingsSheet, inGame: false },
  { keys: [','], group: 'desk', props: {} },
)
