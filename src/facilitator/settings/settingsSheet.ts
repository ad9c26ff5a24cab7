import { defineAsyncComponent } from 'vue'
import { defineSheet } from '../sheets/sheetStore'

export const settingsSheet = defineSheet(
  {
    id: 'settings',
    title: 'settings.title',
    component: defineAsyncComponent(() => import('./SettingsSheet.vue')),
    inGame: false,
  },
  { keys: [','], group: 'desk', props: {} },
)
