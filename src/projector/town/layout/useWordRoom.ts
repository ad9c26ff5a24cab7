/** How much room words have in the middle of the town square, and what they stand on. */
import { computed, type ComputedRef } from 'vue'
import { linesOf } from '../../../ui/textFit'
import type { LightName } from '../../../ui/themeTokens'
import type { Size } from '../../../ui/ring'
import type { SceneRoom } from '../../show/sceneRoom'
import type { Town } from './tile'

/** What a line of the slim band takes. */
const BAND = { height: 440, width: 120, padding: 44 }
/** What stands with the words, and what frames them. */
const TAKEN = { heading: 76, clock: 200, moon: 180 }
const PADDING = { width: 100, height: 56 }
const GAP = 20
const SIGN_HEIGHT = 620
/** What a host would say now, below the words: as many lines as it takes, and no more than these. */
const ALOUD = { size: 42, line: 50.4, gap: 14, most: 5 }
/** What it leaves the scene at the least, frame and all. */
const SCENE = { slim: 204, other: 271 }
/** Numbers have their room above the hats of those who are voted on; where there are none, it is the words'. */
const NUMBERS = 104

interface Scene {
  readonly board?: 'shade' | 'sign' | 'bare'
  readonly low?: true
  readonly slim?: true
}

/** @param of what of the picture the room follows from */
export function useWordRoom(of: {
  readonly ring: ComputedRef<Town>
  readonly isWide: ComputedRef<boolean>
  readonly safe: () => Size
  readonly scene: () => Scene
  readonly light: () => LightName
  readonly withRing: () => boolean
  readonly onStage: () => boolean
  /** Whether a heading stands above the words, and a clock below them. */
  readonly headed: () => boolean
  readonly clocked: () => boolean
  /** What is said below the words; empty: nothing. */
  readonly said: () => string
  /** Whether somebody stands in the middle under whom the words are, and whether no number is above those. */
  readonly stood: () => boolean
  readonly unnumbered: () => boolean
}) {
  /** A painted board in the light, nothing in the dark. */
  const board = computed(() => {
    const own = of.scene().board
    if (own) return own
    return of.light() === 'dawn' || of.light() === 'day' ? 'sign' : 'open'
  })
  /** Where no list fills the middle, the sign stands low, so that the sun is seen to rise above it. */
  const low = computed(() => board.value === 'sign' && of.scene().low === true)
  /** Words in the open stand below the moon, before which they are not read. */
  const moonlit = computed(() => board.value === 'open' && of.light() === 'night')
  /** On a stage few words hang high and in a slim band, so that the square and whoever stands on it are seen. */
  const slim = computed(
    () => of.onStage() && board.value === 'sign' && of.scene().slim === true && of.isWide.value,
  )
  const free = computed(() => {
    const { width, height } = of.withRing() ? of.ring.value.centre : of.safe()
    return { width: width - GAP, height: height + (of.unnumbered() ? NUMBERS : 0) - GAP }
  })
  /** Room for what is said below them. */
  const aloud = computed((): Size & { readonly lines: number } => {
    const { width: all, height } = free.value
    const width = all - (slim.value ? BAND.width : PADDING.width)
    const text = of.said()
    const scene = slim.value ? SCENE.slim : SCENE.other
    const rest = height - (of.headed() ? TAKEN.heading : 0) - scene - ALOUD.gap
    const most = Math.max(0, Math.min(ALOUD.most, Math.floor(rest / ALOUD.line)))
    const lines = text === '' ? 0 : Math.min(most, linesOf(text, ALOUD.size, width))
    return { width, lines, height: lines === 0 ? 0 : lines * ALOUD.line + ALOUD.gap }
  })
  const outer = computed(() => {
    const { width, height } = free.value
    const sign = of.onStage() && low.value ? SIGN_HEIGHT : Infinity
    const most = slim.value ? BAND.height + aloud.value.height : sign
    return { width, height: Math.min(most, height) }
  })
  /** Room for the scene, in units of the picture. */
  const room = computed((): SceneRoom => ({
    slim: slim.value,
    stood: of.stood(),
    width: aloud.value.width,
    height:
      outer.value.height -
      (slim.value ? BAND.padding : board.value === 'bare' ? 0 : PADDING.height) -
      (of.headed() ? TAKEN.heading : 0) -
      (of.clocked() ? TAKEN.clock : 0) -
      aloud.value.height -
      (moonlit.value ? TAKEN.moon : 0),
  }))
  return { board, low, moonlit, slim, outer, room, aloud }
}
