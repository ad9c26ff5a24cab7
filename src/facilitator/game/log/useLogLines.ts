import type { ChronicleEntry } from '../../../bridge'
import { chronicleLine } from '../../words/chronicle'
import { useGameTexts } from '../../words/gameTexts'
import { useCodes } from '../../words/useCodes'
import { useNaming } from '../../words/useNaming'

/** Reads log entries as sentences; null for one that has no words in any table. */
export function useLogLines(): (entry: ChronicleEntry) => string | null {
  const naming = useNaming()
  const texts = useGameTexts()
  const codes = useCodes()
  return (entry) => chronicleLine(entry, texts.current, naming.value, codes.line)
}
