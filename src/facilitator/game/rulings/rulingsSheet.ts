import type { SeatId } from '../../../bridge'
import { defineSheet } from '../../sheets/sheetStore'
import RulingsSheet from './RulingsSheet.vue'

/** Opened for a seat, or with none chosen yet. */
export const rulingsSheet = defineSheet<{ seat: SeatId | null }>(
  { id: 'rulings', title: 'ruling.title', component: RulingsSheet, inGame: true },
  { keys: ['n'], group: 'desk', props: { seat: null } },
)
