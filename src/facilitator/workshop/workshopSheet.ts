import { defineAsyncComponent } from 'vue'
import { defineSheet } from '../sheets/sheetStore'

/** Fetched when it is opened: most evenings write no game. */
export const workshopSheet = defineSheet<object>({
  id: 'workshop',
  title: 'workshop.title',
  component: defineAsyncComponent(() => import('./WorkshopSheet.vue')),
  inGame: false,
})
