/** What the game says in a call, as it stands on a phone. */
import { computed } from 'vue'
import type { CallTexts } from '../../bridge/packs'
import type { Json, Signal } from '../../engine'
import { format } from '../../i18n/format'
import { nameOfId, nameOfWord, type Naming } from '../../i18n/naming'
import { textParams } from '../../i18n/textParams'
import { useLook } from '../store/look'
import { usePhone } from '../store/phoneStore'
import { useWords } from '../store/useWords'

/** A step as it is called: which one, how it is read, and what it names. */
export interface Called {
  readonly step: string
  readonly variant: string | null
  readonly params: Readonly<Record<string, Json>>
}

/** Something that came back, in words; gestures that need no reading are drawn as well. */
export interface SignWords {
  readonly text: string
  readonly thumb: 'up' | 'down' | null
}

const RAISED: readonly string[] = ['thumbUp', 'yes']
const LOWERED: readonly string[] = ['thumbDown', 'no']

export function useCallWords() {
  const look = useLook()
  const phone = usePhone()
  const { t, game, nameOf } = useWords()
  const naming = computed((): Naming => ({ nameOf, texts: game.texts, language: look.language }))
  const textsOf = (step: string): CallTexts | undefined => phone.calls?.[step]
  const filled = (text: string, { params }: Called): string =>
    format(text, textParams(params, naming.value), look.language)

  /** What is said in it, sentence by sentence. */
  function sentences(called: Called): string[] {
    const texts = textsOf(called.step)
    const read = texts?.variants[called.variant ?? '']?.say ?? texts?.say ?? []
    // News that a host would read out stands on the big screen.
    return read
      .map((text) => filled(text, called))
      .filter((text) => text !== '' && !/\{\w+\}/.test(text))
  }

  /** The sign that its reading gives in silence; null: none. */
  function signOf(called: Called): string | null {
    const texts = textsOf(called.step)
    const sign = texts?.variants[called.variant ?? '']?.sign ?? texts?.sign
    return sign === undefined ? null : filled(sign, called)
  }

  /** A word that can be tapped. @param step whose words they are; null: anybody's */
  const wordOf = (word: string, step: string | null): string =>
    nameOfWord(
      word,
      { ...game.texts?.words, ...(step !== null && textsOf(step)?.options) },
      naming.value,
    )

  const idOf = (id: string): string =>
    id === 'nobody' && nameOfId(id, naming.value) === id
      ? t('ask.nobody')
      : nameOfId(id, naming.value)

  function told(step: string, signal: Signal): SignWords {
    if (typeof signal !== 'string') {
      const list: readonly string[] = Array.isArray(signal) ? signal : Object.entries(signal).flat()
      return { text: list.map((id) => idOf(id)).join(' · ') || t('ask.nobody'), thumb: null }
    }
    const thumb = RAISED.includes(signal) ? 'up' : LOWERED.includes(signal) ? 'down' : null
    return { text: textsOf(step)?.signals[signal] ?? idOf(signal), thumb }
  }

  return { sentences, signOf, wordOf, told }
}
