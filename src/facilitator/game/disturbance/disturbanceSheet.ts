import { defineSheet } from '../../sheets/sheetStore'
import DisturbanceSheet from './DisturbanceSheet.vue'

/** The question that went wrong, asked again; `stepId` is the offered step that takes it. */
export const disturbanceSheet = defineSheet<{ stepId: string }>({
  id: 'disturbance',
  title: 'disturbance.title',
  component: DisturbanceSheet,
  inGame: true,
})
