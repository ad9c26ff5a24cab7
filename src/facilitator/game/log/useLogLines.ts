import type { LogLine } from '../../../bridge'
import { logWords } from '../../words/logWords'
import { useGameTexts } from '../../words/gameTexts'
import { useCodes } from '../../words/useCodes'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'

/** Reads lines of the log as sentences; null for one that has no words in any table. */
export function useLogLines(): (line: LogLine) => string | null {
  const naming = useNaming()
  const texts = useGameTexts()
  const codes = useCodes()
  const t = useWords()
  return (line) => logWords(line, texts.current, { naming: naming.value, t, line: codes.line })
}
