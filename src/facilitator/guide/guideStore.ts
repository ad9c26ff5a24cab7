import { defineStore } from 'pinia'
import { reactive, watch } from 'vue'
import { useDesk } from '../desk/deskStore'

/** What a host tries out in a rehearsal, and has tried. The desk may be covered meanwhile: it is kept here. */
export const useGuide = defineStore('guide', () => {
  const desk = useDesk()
  const tried = reactive({ peek: false, cover: false, undo: false, ruling: false })

  watch(
    () => desk.view?.evening?.id,
    () => Object.assign(tried, { peek: false, cover: false, undo: false, ruling: false }),
    { flush: 'sync' },
  )
  watch(
    () => desk.view,
    (view) => {
      if (!view?.demo) return
      if (view.lock?.isOpen) tried.peek = true
      if (view.lock && view.lock.seat === null && !view.lock.passed) tried.cover = true
      if (view.game?.canRedo) tried.undo = true
      if (view.game?.log.some(({ key }) => key.startsWith('ruling.'))) tried.ruling = true
    },
    { flush: 'sync' },
  )
  return { tried }
})
