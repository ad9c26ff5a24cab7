import type { ChronicleEntry } from '../../bridge'
import { chronicleLine } from '../words/chronicle'
import { useCodes } from '../words/useCodes'
import { useNaming } from '../words/useNaming'

/** Reads log entries as sentences; null for one that has no words in any table. */
export function useLogLines(): (entry: ChronicleEntry) => string | null {
  const naming = useNaming()
  const codes = useCodes()
  return (entry) => chronicleLine(entry, naming.value, codes.line)
}
