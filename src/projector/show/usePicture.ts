/** The picture in units of a full-HD picture's pixels, lying or upright: what text sizes and the ring are given in. */
import { computed, onScopeDispose, ref } from 'vue'
import { useShow } from './store/showStore'

/** What every TV may cut, in per cent of each side, before the host's extra margin. */
const OWN_MARGIN = 1.8

export function usePicture() {
  const show = useShow()
  const window = ref({ width: innerWidth, height: innerHeight })
  const measure = () => (window.value = { width: innerWidth, height: innerHeight })
  addEventListener('resize', measure)
  onScopeDispose(() => removeEventListener('resize', measure))

  /** Margin of the safe area in per cent of each side. */
  const margin = computed(() => OWN_MARGIN + (show.latest?.show.safeMargin ?? 0))
  /** Pixels of the page for each unit. */
  const unit = computed(() => {
    const { width, height } = window.value
    const [across, down] = width < height ? [1080, 1920] : [1920, 1080]
    return Math.min(width / across, height / down)
  })
  const safe = computed(() => {
    const { width, height } = window.value
    const share = 1 - (2 * margin.value) / 100
    return { width: (width / unit.value) * share, height: (height / unit.value) * share }
  })
  return { margin, safe, unit, size: window }
}
