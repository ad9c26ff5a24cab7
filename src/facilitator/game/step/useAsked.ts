import { computed } from 'vue'
import type { SeatId } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useSecrets } from '../../desk/secretsStore'
import { askedAloud } from '../../words/stepWords'
import { useStep } from './useStep'

/** So many who answer with a word are in the list of the words itself. */
const MANY = 4

/** Whom the step concerns, as far as the desk names them now; the voters of a vote stand in its own list. */
export function useAsked() {
  const desk = useDesk()
  const secrets = useSecrets()
  const { step, words } = useStep()

  const all = computed((): readonly SeatId[] => {
    if (!step.value) return []
    const { asked, form } = step.value
    if (form.kind === 'ballots' || (form.kind === 'marks' && asked.length > MANY)) return []
    const living = desk.game?.seats.filter(({ alive }) => alive) ?? []
    // That everybody is meant says nothing of anybody, and their names would leave no room for their answers.
    const isEverybody = living.length > 0 && living.every(({ id }) => asked.includes(id))
    return isEverybody && desk.game?.phase.kind !== 'night' ? [] : asked
  })
  /** By day the holder of a role that is asked would be told by it. */
  const hidden = computed(
    () =>
      !secrets.shown &&
      step.value !== null &&
      words.value !== null &&
      all.value.length > 0 &&
      !askedAloud(step.value, words.value, desk.nameOf),
  )
  const asked = computed(() => (hidden.value ? [] : all.value))
  return { asked, hidden }
}
