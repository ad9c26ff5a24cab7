/** Plays what the view asks for: ambience by scene, cues once, less of it while a story is told. */
import { onScopeDispose, ref, watch } from 'vue'
import { musicAddress } from '../../bridge/music'
import { SCENES } from '../../bridge/scenes'
import { createSoundDesk } from '../../sound'
import { keepPageOutput } from '../../sound/output/pageOutput'
import { createOwnSounds } from '../../sound/ownMusic/ownSounds'
import { tensionOf } from '../../sound/tension'
import type { ThemeTokens } from '../../ui/themeTokens'
import { ACT_STROKE_MS } from '../show/store/act'
import { useShow } from '../show/store/showStore'
import { useCloseness } from '../show/votes/useCloseness'
import { useShowClock } from '../show/useShowClock'
import { hasArrived } from './arrival'
import { useHeartbeat } from './useHeartbeat'
import { firstTurn, soundBefore, soundOfFall, turnOfFall } from './fallSounds'
import { prepareNarrator } from './useNarrator'
import { useOwnMusic } from './useOwnMusic'
import { victorySound } from './victory'
import { expectedStingers } from './expected'

/** @returns whether sound waits for a click, and what sounds at a beat */
export function useShowSound(theme: () => ThemeTokens | null) {
  const show = useShow()
  const own = createOwnSounds()
  const music = useOwnMusic()
  const desk = createSoundDesk({ own, onHush: (on) => music.hush(on) })
  const output = keepPageOutput()
  const locked = ref(false)
  const stopListening = desk.onLocked((now) => (locked.value = now))
  const face = useShowClock()

  watch(
    () => show.latest?.show.soundOutput ?? '',
    (label) => output.choose(label),
    { immediate: true },
  )
  watch(
    () => show.latest?.show.speech ?? false,
    (speaks) => speaks && prepareNarrator(),
    { immediate: true },
  )
  watch(
    () => theme()?.ambience,
    (own) => desk.setOwnAmbiences(own ?? {}),
    { immediate: true },
  )
  watch(
    () => [show.view, show.sounds, music.plays.value] as const,
    ([view, sounds, isOwn]) => {
      if (!view) return
      desk.setVolumes({ ...view.show, muted: view.show.muted || !sounds })
      desk.setScene(isOwn ? null : view.scene)
      const living = view.seats.filter(({ out }) => !out).length
      desk.setTension(view.end ? 0 : tensionOf(living, view.seats.length))
      desk.duck('spoken' in SCENES[view.scene])
      const { sound = null, serial = 0 } = view.cue ?? {}
      const tokens = theme()
      const isVictory = sound === 'victory' && view.end && tokens
      desk.cue(isVictory ? victorySound(tokens, view.end) : sound, serial)
    },
    { immediate: true },
  )
  watch(
    () => JSON.stringify(show.latest?.music?.sounds ?? {}),
    () => {
      const named = Object.entries(show.latest?.music?.sounds ?? {})
      own.set(
        Object.fromEntries(
          named.map(([name, { id, ...sound }]) => [name, { ...sound, url: musicAddress(id) }]),
        ),
      )
    },
    { immediate: true },
  )
  // Before a game is chosen nothing will be struck, and nothing is fetched for it.
  watch(
    () => {
      const tokens = theme()
      return show.view && show.view.scene !== 'idle' && tokens
        ? expectedStingers(tokens, firstTurn(show.view))
        : []
    },
    (wanted, before) => {
      if (JSON.stringify(wanted) !== JSON.stringify(before)) desk.prepare(wanted)
    },
    { immediate: true },
  )
  // The result of a lot is held back while it is drawn, and so is its own sound: the roll comes first.
  watch(
    () => show.drawing,
    (drawing) => {
      const { cue = null } = show.latest ?? {}
      if (!drawing) return
      if (cue?.sound === 'lot') desk.cue(cue.sound, cue.serial)
      else desk.play('lot')
    },
  )
  let stroke: ReturnType<typeof setTimeout> | undefined
  // Whoever steps in is heard stepping in; the sound of the announcement that follows would be one too many.
  watch(
    () => show.act,
    (act) => {
      const { cue = null } = show.latest ?? {}
      clearTimeout(stroke)
      if (!act) return
      desk.cue(act.name, cue?.serial ?? 0)
      const done = theme()?.strokes?.[act.name]
      if (done) stroke = setTimeout(() => desk.play(done), ACT_STROKE_MS)
    },
  )
  // Before a name nothing sounds; then its stinger, and nothing else of what comes with it.
  watch(
    () => show.falling,
    (falling, before) => {
      const { name = null, follows = false } = falling?.fall ?? {}
      desk.hush(falling !== null && !falling.lifts)
      if (!falling || falling.lifts || !name) return
      const silent = follows || falling.named ? null : soundBefore(name)
      if (falling.fall !== before?.fall) desk.cue(silent, show.latest?.cue?.serial ?? 0)
      const { latest } = show
      const turn = latest ? turnOfFall(latest, falling.fall.item) : 0
      if (falling.named) desk.play(soundOfFall(name, theme() ?? { ambience: {} }, turn))
    },
  )
  const { rate } = useCloseness()
  useHeartbeat(
    () => rate.value,
    () => desk.play('heartbeat'),
  )
  watch(
    () => show.view?.nearer,
    (near, before) => {
      const sound = theme()?.arrival
      if (sound && hasArrived(before, near)) desk.play(sound)
    },
  )
  watch(
    () => (face.value?.state === 'running' ? face.value.seconds : null),
    (seconds) => desk.countdown(seconds),
  )
  // A host that was lost may be another one when it is found: its cues count from anew.
  watch(
    () => show.connected,
    (connected) => {
      if (connected) desk.forgetCues()
    },
    { flush: 'sync' },
  )
  const unlock = () => desk.unlock()
  addEventListener('pointerdown', unlock)
  addEventListener('keydown', unlock)
  onScopeDispose(() => {
    removeEventListener('pointerdown', unlock)
    removeEventListener('keydown', unlock)
    stopListening()
    clearTimeout(stroke)
    output.stop()
    desk.stop()
  })
  /** A beat of the count before a vote. */
  const strike = (last: boolean) => desk.play(last ? 'gavel' : 'tick')
  return { locked, strike }
}
