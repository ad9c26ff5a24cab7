import { defineStore } from 'pinia'
import { ref } from 'vue'

export type ToastLevel = 'info' | 'warning' | 'error'

/** A short message: what happened, why, and what to do about it. */
export interface ToastText {
  readonly title: string
  readonly body?: string
}

export interface Toast extends ToastText {
  readonly id: number
  readonly level: ToastLevel
}

const STAYS_MS = { info: 6000, warning: 12_000, error: 0 } as const

export const useToasts = defineStore('toasts', () => {
  const list = ref<readonly Toast[]>([])
  let last = 0

  /** Shows a message; one with the same words is replaced. Errors stay until they are closed. */
  function show(text: ToastText, level: ToastLevel = 'warning'): void {
    const id = ++last
    const others = list.value.filter(
      ({ title, body }) => title !== text.title || body !== text.body,
    )
    list.value = [...others.slice(-3), { ...text, id, level }]
    if (STAYS_MS[level] > 0) setTimeout(() => dismiss(id), STAYS_MS[level])
  }

  function dismiss(id: number): void {
    list.value = list.value.filter((toast) => toast.id !== id)
  }

  /** Takes refusals away once the host has gone on. */
  function settle(): void {
    list.value = list.value.filter(({ level }) => level !== 'warning')
  }

  return { list, show, dismiss, settle }
})
