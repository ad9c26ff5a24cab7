/** The mirror of what the host program shows this window. It holds no truth and no rule. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Actions, FacilitatorView, FacilitatorWindow, SeatId } from '../../bridge'
import { keepSame } from './keepSame'

export const useDesk = defineStore('desk', () => {
  const view = shallowRef<FacilitatorView | null>(null)
  const connected = ref(true)
  const bridge = shallowRef<FacilitatorWindow | null>(null)

  /** Begins to mirror the host's views; called once, before the window is mounted. */
  function attach(found: FacilitatorWindow): void {
    bridge.value = found
    found.onView((next) => {
      view.value = keepSame(view.value, next)
    })
    found.onConnection((now) => {
      connected.value = now
    })
  }

  const game = computed(() => view.value?.game ?? null)
  const step = computed(() => game.value?.open ?? null)
  /** Whose speech it is; who is asked something in front of everybody stands in the step itself. */
  const speaker = computed(() => {
    const { speaker: timed, stage } = step.value ?? {}
    return timed ?? (stage?.scene === 'speech' ? stage.speaker : null) ?? null
  })
  const lobby = computed(() => view.value?.lobby ?? null)
  const deal = computed(() => view.value?.deal ?? null)
  const settings = computed(() => view.value?.settings ?? null)

  /** The game whose words are needed now. */
  const ruleset = computed(() => {
    const now = view.value
    if (now?.station === 'lobby') return now.lobby?.ruleset ?? null
    return now?.station === 'shelf' ? null : (now?.evening?.ruleset ?? now?.preview.ruleset ?? null)
  })

  const nameOf = (seat: SeatId): string =>
    game.value?.names[seat] ?? deal.value?.seats.find(({ id }) => id === seat)?.name ?? seat

  /** Waits for the view of this revision; without a line to the host program it is not waited for. */
  async function shows(revision = 0): Promise<void> {
    const done = () => !connected.value || (view.value?.revision ?? 0) >= revision
    if (done()) return
    await new Promise<void>((resolve) => {
      const stop = watch(
        done,
        () => {
          stop()
          resolve()
        },
        { flush: 'sync' },
      )
    })
  }

  /** The host's clock now, in milliseconds. */
  const now = (): number => bridge.value?.now() ?? 0

  return {
    view,
    connected,
    attach,
    game,
    step,
    speaker,
    lobby,
    deal,
    settings,
    ruleset,
    nameOf,
    now,
    shows,
    actions: computed<Actions | null>(() => bridge.value?.actions ?? null),
    /** Tells where a dropped folder lies; undefined where nobody knows. */
    takeFolder: computed(() => bridge.value?.takeFolder),
  }
})
