import type { SeatId } from '../../../bridge'
import { defineSheet } from '../../sheets/sheetStore'
import RenameSheet from './RenameSheet.vue'

export const renameSheet = defineSheet<{ seat: SeatId }>({
  id: 'rename',
  title: 'ruling.newName',
  component: RenameSheet,
  inGame: true,
})
