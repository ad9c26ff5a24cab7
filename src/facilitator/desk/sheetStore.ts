import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { SeatId } from '../../bridge'

/** The drawers and dialogs above a room; at most one is open. */
export type Sheet =
  | { readonly kind: 'keys' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'screens' }
  | { readonly kind: 'check' }
  | { readonly kind: 'log' }
  | { readonly kind: 'rulings'; readonly seat: SeatId | null }
  | { readonly kind: 'rename'; readonly seat: SeatId }
  | { readonly kind: 'story' }
  | { readonly kind: 'help' }
  /** The question that went wrong, asked again; `step` is the offered step that takes it. */
  | { readonly kind: 'disturbance'; readonly step: string }

export const useSheet = defineStore('sheet', () => {
  const open = shallowRef<Sheet | null>(null)
  const show = (sheet: Sheet): void => {
    open.value = sheet
  }
  const close = (): void => {
    open.value = null
  }
  return { open, show, close }
})
