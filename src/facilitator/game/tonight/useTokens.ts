import { computed, type ComputedRef } from 'vue'
import type { SeatId } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import type { SeatToken } from '../../ring/types'
import { stepTitle } from '../../words/deedWords'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'
import { useDeeds } from './useDeeds'

/** So many letters tell calls and names apart, and fit on a seat. */
const LETTERS = 3

const short = (word: string): string =>
  [...word.replace(/^(?:the|der|die|das) /i, '')].slice(0, LETTERS).join('')

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
    for (const deed of tonight.value) {
      const { answer, step } = deed
      const title = stepTitle(deed, naming.value)
      const spoken = t('tonight.token', { what: deed.words })
      for (const seat of deed.targets) {
        put(seat, { kind: 'target', text: short(title), spoken })
      }
      for (const seat of step.asked) {
        const own = answer.kind === 'points' ? answer.points[seat] : undefined
        const at = own === undefined ? deed.targets : own === null ? [] : [own]
        const [first] = at
        if (!first) put(seat, { kind: 'choice', text: '–', spoken })
        else {
          const more = at.length > 1 ? '…' : ''
          put(seat, { kind: 'choice', text: `→${short(desk.nameOf(first))}${more}`, spoken })
        }
      }
    }
    return tokens
  })
}
