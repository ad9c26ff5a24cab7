import { defineSheet } from '../sheets/sheetStore'
import CheckSheet from './CheckSheet.vue'

export const checkSheet = defineSheet<object>({
  id: 'check',
  title: 'check.title',
  component: CheckSheet,
  inGame: false,
})
