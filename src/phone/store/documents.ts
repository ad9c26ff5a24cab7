/** Languages that the host has as documents: which there are, and their words, fetched when one is chosen. */
import { watch } from 'vue'
import { PHONE_LANGUAGES_PATH, phoneWordsPath } from '../../bridge/packs'
import type { PhonePort } from '../../bridge/phone'
import { languages } from '../../i18n/languages'
import type { Offered, useLook } from './look'
import { bring } from './saying'

/** Follows the language of a phone. @returns a function that stops */
export function followWords(
  look: ReturnType<typeof useLook>,
  host: Pick<PhonePort, 'file'>,
): () => void {
  // Without them the page goes on in the words that it has, and asks again with the next choice.
  const fetched = (path: string, take: (found: unknown) => void): void =>
    void host.file(path).then(take, () => {})
  function list(): void {
    fetched(PHONE_LANGUAGES_PATH, (found) => {
      look.offered = found as readonly Offered[]
      if (look.offered.some(({ code }) => code === look.chosen)) look.language = look.chosen
    })
  }
  const stopListing = watch(
    () => look.wantsAll,
    (wanted) => wanted && list(),
    { immediate: true },
  )
  const stopWords = watch(
    () => look.language,
    (language) => {
      if (Object.hasOwn(languages, language)) return
      fetched(phoneWordsPath(language), (words) => bring(language, words))
    },
    { immediate: true },
  )
  return () => {
    stopListing()
    stopWords()
  }
}
