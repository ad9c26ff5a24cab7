import { defineAsyncComponent } from 'vue'
import { defineSheet } from '../../sheets/sheetStore'

/** Fetched when it is opened: many an evening has no phones. */
export const phonesSheet = defineSheet(
  {
    id: 'phones',
    title: 'phones.title',
    component: defineAsyncComponent(() => import('./PhonesSheet.vue')),
    inGame: false,
  },
  { keys: ['Shift+p'], group: 'desk', props: {} },
)
