import { computed, type ComputedRef } from 'vue'
import type { SeatId } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import type { SeatToken } from '../../ring/types'
import { stepTitle } from '../../words/deedWords'
import { shortNames } from '../../ring/shortNames'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'
import { useDeeds } from './useDeeds'

/** What each seat did and suffered tonight: a token for every choice and one for every target. */
export function useTokens(): ComputedRef<Readonly<Record<SeatId, readonly SeatToken[]>>> {
  const desk = useDesk()
  const naming = useNaming()
  const t = useWords()
  const { tonight } = useDeeds()

  return computed(() => {
    const tokens: Record<SeatId, SeatToken[]> = {}
    const put = (seat: SeatId, token: SeatToken) =>
      (tokens[seat] = [...(tokens[seat] ?? []), token])
    const calls = shortNames(tonight.value.map((deed) => stepTitle(deed, naming.value)))
    const names = shortNames((desk.game?.seats ?? []).map(({ id }) => desk.nameOf(id)))
    for (const deed of tonight.value) {
      const { answer, step } = deed
      const title = stepTitle(deed, naming.value)
      const spoken = t('tonight.token', { what: deed.words })
      for (const seat of deed.targets) {
        put(seat, { kind: 'target', text: calls.get(title) ?? title, spoken })
      }
      for (const seat of step.asked) {
        const own = answer.kind === 'points' ? answer.points[seat] : undefined
        const at = own === undefined ? deed.targets : own === null ? [] : [own]
        const [first] = at
        if (!first) put(seat, { kind: 'choice', text: '–', spoken })
        else {
          const more = at.length > 1 ? '…' : ''
          const name = desk.nameOf(first)
          put(seat, { kind: 'choice', text: `→${names.get(name) ?? name}${more}`, spoken })
        }
      }
    }
    return tokens
  })
}
