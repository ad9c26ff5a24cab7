import { defineAsyncComponent } from 'vue'
import { defineSheet } from '../sheets/sheetStore'

export const musicSheet = defineSheet(
  {
    id: 'music',
    title: 'music.title',
    component: defineAsyncComponent(() => import('./MusicSheet.vue')),
    inGame: false,
  },
  { keys: ['Shift+m'], group: 'show', props: {} },
)
