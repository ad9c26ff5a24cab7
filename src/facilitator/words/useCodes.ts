import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Notice } from '../../bridge'
import { format, type TextParams } from '../../i18n/format'
import type { ToastText } from '../desk/toastStore'
import { textParams } from './params'
import { useNaming } from './useNaming'

/** A message of the program: what happened, then why and what to do. */
interface CodeText {
  readonly title: string
  readonly body: string
}

type CodeTable = Readonly<Record<string, CodeText | undefined>>

/** The codes' words as they stand in the window's table. */
interface Codes {
  readonly refusals: CodeTable
  readonly notices: CodeTable
  readonly chronicle: Readonly<Record<string, string | undefined>>
}

const filled = (text: CodeText, params: TextParams, language: string): ToastText => ({
  title: format(text.title, params, language),
  body: format(text.body, params, language),
})

/** The program's own messages by their code. A code without words is shown as it is. */
export function useCodes() {
  const naming = useNaming()
  const { tm } = useI18n({ useScope: 'global' })
  // Looked at as a whole: a code is no path, and its braces are filled by us.
  const codes = computed(() => tm('codes') as Codes)
  const say = (text: CodeText, params?: Readonly<Record<string, unknown>>): ToastText =>
    filled(text, textParams(params, naming.value), naming.value.language)

  return {
    refusal: (code: string, params?: Readonly<Record<string, unknown>>): ToastText =>
      say(codes.value.refusals[code] ?? { title: code, body: '' }, params),
    notice: ({ code, params }: Notice): ToastText =>
      say(
        codes.value.notices[code] ?? codes.value.refusals[code] ?? { title: code, body: '' },
        params,
      ),
    /** What is wrong with a name in the lobby. */
    name: (code: string): string => codes.value.refusals[code]?.title ?? code,
    /** Why an old evening cannot be opened, or only in part. */
    problem: (code: string, params: Readonly<Record<string, unknown>>): ToastText =>
      say(
        codes.value.refusals[code] ?? codes.value.notices[code] ?? { title: code, body: '' },
        params,
      ),
    finding: (code: string): string => codes.value.refusals[code]?.title ?? code,
    /** A line of the log that all games share. */
    line: (key: string): string | null => codes.value.chronicle[key] ?? null,
  }
}
