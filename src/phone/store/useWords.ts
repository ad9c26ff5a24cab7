/** The words of the page: its own, and those of the game that is played. */
import { computed, reactive } from 'vue'
import type { SeatId } from '../../engine'
import { format, listNames } from '../../i18n/format'
import { itemText } from '../../i18n/itemText'
import { useLook } from './look'
import { usePhone } from './phoneStore'
import { t } from './saying'

const PHASE = /^(night|dawn|day|end)\s*(\d*)$/

export function useWords() {
  const phone = usePhone()
  const look = useLook()
  const game = reactive({ texts: computed(() => phone.pack?.texts ?? null) })

  const nameOf = (seat: string): string =>
    phone.table?.room.seats.find(({ id }) => id === seat)?.name ?? seat
  const namesOf = (seats: readonly SeatId[]): string =>
    listNames(
      seats.map((seat) => nameOf(seat)),
      look.language,
    )

  /** A phase by its key, as the evening's story has it: `night1`. */
  function phaseOf(key: string): string {
    const [, kind, n = ''] = PHASE.exec(key) ?? []
    return kind ? t(`phase.${kind as 'night'}`, { n }) : key
  }

  const phase = computed(() => {
    const now = phone.table?.room.phase
    return now ? t(`phase.${now.kind}`, { n: now.n }) : ''
  })

  /** What was announced since the phase began, in sentences, the newest last; not what only the picture tells. */
  const news = computed((): string[] => {
    const { texts } = game
    if (!texts) return []
    return (
      (phone.table?.room.items ?? [])
        // Of what only the picture tells, a count is news here: a phone shows no bars.
        .filter(({ quiet, show }) => !quiet || show === 'count')
        .map((item) => itemText(texts, item, nameOf, look.language))
        .filter((text) => text !== '')
    )
  })

  /** What is going on, in the game's own words. */
  const heading = computed(() => {
    const { stage = null } = phone.table?.room ?? {}
    const { stages } = game.texts ?? {}
    return stage ? (stages?.[stage.about ?? ''] ?? stages?.[stage.scene] ?? null) : null
  })

  /** A word that can be said to what is asked. */
  function wordOf(word: string): string {
    const [only = null] = phone.table?.room.stage?.candidates ?? []
    const target = only === null ? {} : { target: nameOf(only) }
    return format(game.texts?.words[word] ?? word, target, look.language)
  }

  return { t, game, nameOf, namesOf, phase, phaseOf, news, heading, wordOf }
}
