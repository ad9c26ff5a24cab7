/**
 * What the window draws: the last view, a mirror and nothing more. It lags behind only while a lot is drawn,
 * somebody steps in or falls, so that the result is not on the wall before the cup has been shaken.
 */
import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import type { ProjectorView, ProjectorWindow, SeatId, ShowPack } from '../../../bridge'
import { isWords } from '../../../bridge/packs'
import { nightfallTheme } from '../../../ui/nightfallTheme'
import { newFalls, newlyFallen, stillFall } from '../falls/fall'
import { playFalls, type Falling } from '../falls/playFalls'
import { ACT_MS, isOvertaken, newAct, type Act } from './act'
import { DRAWING_MS, isDrawingOver, newDrawing, STILL_DRAWING_MS, type Drawing } from '../past/lot'
import { lastWordsAfter, NO_WORDS } from '../past/lastWords'
import { lately, type Memory } from '../past/lately'
import { voteOrderAfter } from '../past/voteOrder'

export const useShow = defineStore('show', () => {
  const latest = shallowRef<ProjectorView | null>(null)
  const view = shallowRef<ProjectorView | null>(null)
  const drawing = shallowRef<Drawing | null>(null)
  const act = shallowRef<Act | null>(null)
  /** Whose fall is being told, over the picture; null: nobody's. */
  const falling = shallowRef<Falling | null>(null)
  /** Who fell with the picture that is shown, and how many cards that took: they are seen going. */
  const fallen = shallowRef<ReadonlyMap<SeatId, number>>(new Map())
  const packs = shallowReactive(new Map<string, ShowPack>())
  /** The game that is played; null where none is chosen. */
  const pack = computed(() => packs.get(latest.value?.ruleset ?? '') ?? null)
  const theme = computed(() => pack.value?.theme ?? nightfallTheme)
  const connected = ref(true)
  /** Whether this screen sounds; another one may do so in its place. */
  const sounds = ref(true)
  const lastWords = shallowRef(NO_WORDS)
  const memory = shallowRef<Memory>([])
  /** Everybody who is marked in the vote that is shown, in the order of their marks. */
  const voteOrder = computed<readonly SeatId[]>((kept = []) =>
    voteOrderAfter(kept, view.value?.count ?? null, theme.value.colours.votes.length),
  )
  const now = shallowRef<() => number>(() => 0)
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)')
  const systemStill = ref(prefersStill.matches)
  prefersStill.addEventListener('change', ({ matches }) => (systemStill.value = matches))
  let stopFalls = (): void => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const still = computed(() => systemStill.value || latest.value?.show.reducedMotion === true)

  /** Puts a view on the wall, and nothing over it. */
  function draw(next: ProjectorView): void {
    stop()
    drawing.value = null
    act.value = null
    falling.value = null
    mirror(next)
  }

  function mirror(next: ProjectorView): void {
    const shown = view.value
    lastWords.value = lastWordsAfter(lastWords.value, next)
    memory.value = lately(memory.value, next)
    if (!shown || isOvertaken(shown, next)) fallen.value = newlyFallen(shown, next)
    view.value = next
  }

  function stop(): void {
    clearTimeout(timer)
    stopFalls()
  }

  function receive(next: ProjectorView): void {
    const running = drawing.value
    const before = latest.value
    latest.value = next
    if ((act.value || falling.value) && before) {
      const isOn = !isOvertaken(before, next)
      if (isOn && falling.value?.lifts) mirror(next)
      if (isOn) return
      // What is overtaken counts as seen: what comes now is news to the picture that it led to.
      draw(before)
    }
    const staged = newAct(view.value, next, theme.value.acts)
    if (staged) {
      stop()
      drawing.value = null
      act.value = staged
      timer = setTimeout(() => latest.value && draw(latest.value), ACT_MS)
      return
    }
    const started = newDrawing(view.value, next)
    if (!started) return drawFall(next)
    if (running) {
      if (before && isDrawingOver(before, next)) draw(next)
      return
    }
    stop()
    drawing.value = started
    const length = still.value ? STILL_DRAWING_MS : DRAWING_MS
    timer = setTimeout(() => latest.value && draw(latest.value), length)
  }

  /** Draws a view, after the fall that it tells; who has asked for stillness sees it as one picture. */
  function drawFall(next: ProjectorView): void {
    const told = newFalls(view.value, next, theme.value)
    const falls = still.value ? told.map(stillFall) : told
    if (falls.length === 0) return draw(next)
    stop()
    stopFalls = playFalls(falls, {
      at: (beat) => (falling.value = beat),
      reveal: () => latest.value && mirror(latest.value),
      end: () => (falling.value = null),
    })
  }

  /** Mirrors a host. @returns a function that stops it */
  function attach(window: ProjectorWindow): () => void {
    now.value = () => window.now()
    const stops = [
      window.onPack((sent) => isWords(sent) || packs.set(sent.id, sent)),
      window.onView(receive),
      window.onConnection((found) => (connected.value = found)),
      window.onSound?.((on) => (sounds.value = on)) ?? (() => {}),
    ]
    return () => {
      stop()
      for (const end of stops) end()
    }
  }

  return {
    latest,
    view,
    pack,
    theme,
    drawing,
    act,
    falling,
    fallen,
    connected,
    sounds,
    lastWords,
    memory,
    voteOrder,
    now,
    still,
    attach,
  }
})
