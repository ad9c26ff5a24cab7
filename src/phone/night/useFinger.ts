/** What lies under the finger, line by line: whoever is not called finds as much to read as whoever is. */
import { computed, type ComputedRef } from 'vue'
import type { Finger, PhoneNight } from '../../bridge/views/phoneNight'
import { usePhone } from '../store/phoneStore'
import { useWords } from '../store/useWords'
import { useCallWords } from './useCallWords'

export interface FingerLine {
  /** `back`: what came back; `main`: what is asked; `more`: what is to be known besides. */
  readonly as: 'back' | 'main' | 'more'
  readonly text: string
  readonly thumb: 'up' | 'down' | null
}

type Called = NonNullable<Finger['called']>

const line = (as: FingerLine['as'], text: string): FingerLine => ({ as, text, thumb: null })

export function useFinger(night: () => PhoneNight): ComputedRef<readonly FingerLine[]> {
  const phone = usePhone()
  const { t, nameOf, namesOf } = useWords()
  const words = useCallWords()

  const asksOfAll = (): boolean => night().cover.seats + night().cover.words.length > 0

  function notCalled(): FingerLine[] {
    if (night().part === 'look') return [line('main', t('byNight.notCalledLook'))]
    return [line('main', t(asksOfAll() ? 'byNight.notCalled' : 'byNight.notCalledLooks'))]
  }

  /** What came back, the newest first. */
  const back = ({ told }: Called): FingerLine[] =>
    [...told].reverse().map(({ step, signal }) => ({ as: 'back', ...words.told(step, signal) }))

  /** Why there is nothing to choose for one who is called. */
  function idle(called: Called): FingerLine[] {
    if (words.signOf(called) !== null || !asksOfAll()) return []
    if (called.variant !== null) return [line('main', t('byNight.cannot'))]
    return [line('main', t(called.others.length > 0 ? 'byNight.other' : 'byNight.nothing'))]
  }

  function many(least: number, most: number): string {
    if (least === most || most === 1) return t('ask.choiceOf', { count: most })
    return least > 0
      ? t('ask.between', { min: least, max: most })
      : t('byNight.upTo', { max: most })
  }

  /** Whom and how many: as far as the buttons do not say so. */
  function choices({ seats, words: said, least, most, step }: Called): FingerLine[] {
    const lines: FingerLine[] = []
    const { among, cover } = night()
    const barred = among.filter((seat) => !seats.includes(seat))
    if (most > 1 || (most === 1 && cover.seats > 1)) lines.push(line('more', many(least, most)))
    if (seats.length > 0 && barred.length > 0) {
      lines.push(
        barred.length < seats.length
          ? line('more', t('byNight.barred', { names: namesOf(barred) }))
          : line('more', t('byNight.only', { names: namesOf(seats) })),
      )
    }
    if (said.length > 0) {
      const list = said.map((word) => words.wordOf(word, step)).join(' · ')
      lines.push(line('more', t('byNight.words', { words: list })))
    }
    return lines
  }

  function others(called: Called): FingerLine[] {
    const pointing = called.others.map(
      ({ seat, at }) => `${nameOf(seat)} → ${at.map((one) => nameOf(one)).join(', ') || '–'}`,
    )
    return pointing.length > 0 ? [line('more', pointing.join(' · '))] : []
  }

  return computed(() => {
    const called = phone.table?.own.finger?.called ?? null
    if (called === null) return notCalled()
    const sign = words.signOf(called)
    const asked = words.sentences(called).at(-1)
    const isIdle = called.seats.length + called.words.length === 0
    return [
      ...back(called),
      ...(called.refused ? [line('main', t('byNight.refused'))] : []),
      ...(called.taken && !called.refused && !isIdle ? [line('main', t('byNight.taken'))] : []),
      ...(sign === null ? [] : [line('main', sign)]),
      line(isIdle ? 'more' : 'main', [t('byNight.called'), asked ?? ''].join(' ').trim()),
      ...(isIdle ? idle(called) : choices(called)),
      ...others(called),
    ]
  })
}
