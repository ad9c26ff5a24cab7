import type { CastingFinding } from '../../bridge'
import { format } from '../../i18n/format'
import { textParams } from './params'
import { useCodes } from './useCodes'
import { useNaming } from './useNaming'

/** The casting check's remarks in words. */
export function useFindings(): (finding: CastingFinding) => string {
  const naming = useNaming()
  const codes = useCodes()
  return ({ code, params }) => {
    const text = naming.value.texts?.findings[code]
    return text
      ? format(text, textParams(params, naming.value), naming.value.language)
      : codes.finding(code)
  }
}
