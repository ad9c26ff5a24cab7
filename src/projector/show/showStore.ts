/**
 * What the window draws: the last view, a mirror and nothing more. It lags behind only while a lot is drawn
 * or somebody steps in, so that the result is not on the wall before the cup has been shaken.
 */
import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import type { ProjectorView, ProjectorWindow, ShowPack } from '../../bridge'
import { nightfallTheme } from '../../ui/nightfallTheme'
import { ACT_MS, isOvertaken, newAct, type Act } from './act'
import { DRAWING_MS, newDrawing, type Drawing } from './lot'
import { lastWordsAfter, NO_WORDS } from './lastWords'
import { lately, type Memory } from './talk/lately'

export const useShow = defineStore('show', () => {
  const latest = shallowRef<ProjectorView | null>(null)
  const view = shallowRef<ProjectorView | null>(null)
  const drawing = shallowRef<Drawing | null>(null)
  const act = shallowRef<Act | null>(null)
  const packs = shallowReactive(new Map<string, ShowPack>())
  /** The game that is played; null where none is chosen. */
  const pack = computed(() => packs.get(latest.value?.ruleset ?? '') ?? null)
  const theme = computed(() => pack.value?.theme ?? nightfallTheme)
  const connected = ref(true)
  /** Whether this screen sounds; another one may do so in its place. */
  const sounds = ref(true)
  const lastWords = shallowRef(NO_WORDS)
  const memory = shallowRef<Memory>([])
  const now = shallowRef<() => number>(() => 0)
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)')
  const systemStill = ref(prefersStill.matches)
  prefersStill.addEventListener('change', ({ matches }) => (systemStill.value = matches))
  let timer: ReturnType<typeof setTimeout> | undefined

  const still = computed(() => systemStill.value || latest.value?.show.reducedMotion === true)

  function draw(next: ProjectorView): void {
    clearTimeout(timer)
    drawing.value = null
    act.value = null
    lastWords.value = lastWordsAfter(lastWords.value, next)
    memory.value = lately(memory.value, next)
    view.value = next
  }

  function receive(next: ProjectorView): void {
    const running = drawing.value
    const before = latest.value
    latest.value = next
    if (act.value && before && !isOvertaken(before, next)) return
    const staged = act.value ? null : newAct(view.value, next, theme.value.acts)
    if (staged) {
      clearTimeout(timer)
      drawing.value = null
      act.value = staged
      timer = setTimeout(() => latest.value && draw(latest.value), ACT_MS)
      return
    }
    const started = still.value ? null : newDrawing(view.value, next)
    if (!started) return draw(next)
    if (started.winner === running?.winner) return
    clearTimeout(timer)
    drawing.value = started
    timer = setTimeout(() => latest.value && draw(latest.value), DRAWING_MS)
  }

  /** Mirrors a host. @returns a function that stops it */
  function attach(window: ProjectorWindow): () => void {
    now.value = () => window.now()
    const stops = [
      window.onPack((sent) => packs.set(sent.id, sent)),
      window.onView(receive),
      window.onConnection((found) => (connected.value = found)),
      window.onSound?.((on) => (sounds.value = on)) ?? (() => {}),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }

  return {
    latest,
    view,
    pack,
    theme,
    drawing,
    act,
    connected,
    sounds,
    lastWords,
    memory,
    now,
    still,
    attach,
  }
})
