/** What is said aloud in an evening that the program hosts: the host’s sentences, and where everybody looks. */
import { computed } from 'vue'
import { useShow } from './store/showStore'
import { useWords } from './store/useWords'

/** Scenes that say in their own words what is going on. */
const SPEAKS_ITSELF = ['deal', 'dawn', 'lot']
/** Scenes that say all of it, wherever everybody looks. */
const SAYS_ALL = ['deal', 'night', 'story', 'rule', 'end']

export function useAloud() {
  const show = useShow()
  const { t } = useWords()
  /** None where a person hosts, or the picture says it all. */
  const lines = computed((): readonly string[] => {
    const { says = [], eyes } = show.view?.hosting ?? {}
    return eyes ? [...says, t(`hosted.${eyes}`)] : says
  })
  /** What stands below a scene’s own words; hands that are up need the room themselves. */
  const caption = computed((): string => {
    const { scene = 'idle', hosting, count } = show.view ?? {}
    const isCounting = Object.keys(count?.totals ?? {}).length > 0
    const isSaid = !hosting?.eyes && (SPEAKS_ITSELF.includes(scene) || isCounting)
    return isSaid || SAYS_ALL.includes(scene) ? '' : lines.value.join(' ')
  })
  return { lines, caption }
}
