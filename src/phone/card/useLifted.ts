/**
 * Whether a card is lifted: only while a finger lies on it, or a key is held. Whatever takes the page out of its owner's
 * eyes covers it.
 */
import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** What covers a card besides the finger's going; all of it is heard at the window or the document. */
const AWAY = ['blur', 'pagehide', 'pointerup', 'pointercancel'] as const

export interface Lifted {
  readonly lifted: Readonly<Ref<boolean>>
  readonly press: (event: PointerEvent) => void
  readonly hold: (event: KeyboardEvent) => void
  readonly cover: () => void
}

/** @param barred whether no card may be lifted now */
export function useLifted(barred: () => boolean): Lifted {
  const lifted = ref(false)
  let finger: number | null = null

  function cover(): void {
    lifted.value = false
    finger = null
  }

  function press(event: PointerEvent): void {
    // A second finger changes nothing: whose the first one is, lifts and covers.
    if (barred() || finger !== null || event.button > 0) return
    finger = event.pointerId
    // A mouse that is let go outside the window is heard, too.
    const { currentTarget } = event
    if (currentTarget instanceof Element) currentTarget.setPointerCapture?.(event.pointerId)
    lifted.value = true
  }

  function hold(event: KeyboardEvent): void {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!barred()) lifted.value = true
  }

  function away(event: Event): void {
    const { pointerId } = event as Partial<PointerEvent>
    if (event.type.startsWith('pointer') && pointerId !== finger) return
    cover()
  }

  const hidden = (): void => {
    if (document.visibilityState === 'hidden') cover()
  }

  for (const what of AWAY) window.addEventListener(what, away)
  window.addEventListener('keyup', cover)
  document.addEventListener('visibilitychange', hidden)
  const stop = watch(barred, (now) => now && cover(), { flush: 'sync' })
  onScopeDispose(() => {
    stop()
    for (const what of AWAY) window.removeEventListener(what, away)
    window.removeEventListener('keyup', cover)
    document.removeEventListener('visibilitychange', hidden)
  })
  return { lifted, press, hold, cover }
}
