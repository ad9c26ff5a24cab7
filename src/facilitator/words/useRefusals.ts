import type { RefusalView } from '../../bridge'
import { format } from '../../i18n/format'
import type { ToastText } from '../desk/toastStore'
import { textParams } from './params'
import { useCodes } from './useCodes'
import { useNaming } from './useNaming'

/** Puts refusals into words: what was refused, why, and what to do instead. A game's own words come first. */
export function useRefusals(): { words(refusal: RefusalView): ToastText } {
  const naming = useNaming()
  const codes = useCodes()
  return {
    words({ code, params }) {
      const own = naming.value.texts?.refusals[code]
      return own
        ? { title: format(own, textParams(params, naming.value), naming.value.language) }
        : codes.refusal(code, params)
    },
  }
}
