import { computed } from 'vue'
import type { Deed, SeatId } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useSecrets } from '../../desk/secretsStore'
import { deedWords, shortDeed, targetsOf } from '../../words/deedWords'
import { useCodes } from '../../words/useCodes'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'

/** What was done, in words: the last of it, and the night's. */
export function useDeeds() {
  const desk = useDesk()
  const secrets = useSecrets()
  const naming = useNaming()
  const codes = useCodes()
  const t = useWords()

  /** By day a call of the night, or of somebody who steps in, would tell who is what. */
  const isSaid = ({ kind, phase }: Deed): boolean =>
    secrets.shown ||
    (!phase.startsWith('night') && ['click', 'tell', 'story', 'publish', 'playOn'].includes(kind))

  const inWords = (deed: Deed, whole = false): string =>
    deedWords(deed, { naming: naming.value, t, line: codes.line }, whole)

  /** The same without what nobody may read over the host's shoulder. */
  const inWordsOpenly = (deed: Deed): string => {
    if (isSaid(deed)) return inWords(deed)
    return t(deed.phase.startsWith('night') ? 'secrets.deed' : 'secrets.dayDeed')
  }

  /** What undo takes back now; null where nothing was done. */
  const last = computed(() => {
    const deed = desk.game?.canUndo ? desk.game.deeds.at(-1) : undefined
    return deed && isSaid(deed) ? inWords(deed) : null
  })

  /** The same in fewer and fewer words, for where there is little room. */
  const lastInShort = computed((): readonly string[] => {
    const deed = desk.game?.canUndo ? desk.game.deeds.at(-1) : undefined
    if (!deed || !isSaid(deed)) return []
    return shortDeed(deed, { naming: naming.value, t, line: codes.line })
  })

  /** Calls of the night that somebody answered, or that were shown a sign; going on says nothing. */
  const tonight = computed(() =>
    (desk.game?.tonight.deeds ?? []).flatMap((deed) =>
      (deed.kind === 'answer' || deed.kind === 'interrupt') &&
      (deed.answer.kind !== 'ok' || deed.signal !== null)
        ? [{ ...deed, words: inWords(deed), targets: targetsOf(deed.answer) as readonly SeatId[] }]
        : [],
    ),
  )

  return { inWords, inWordsOpenly, last, lastInShort, tonight }
}
