import { defineAsyncComponent } from 'vue'
import { defineSheet } from '../../sheets/sheetStore'

/** Fetched when it is opened: most evenings print nothing. */
export const paperSheet = defineSheet<object>({
  id: 'paper',
  title: 'paper.title',
  component: defineAsyncComponent(() => import('./PaperSheet.vue')),
  inGame: false,
})
