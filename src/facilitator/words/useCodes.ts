import type { Notice } from '../../bridge'
import { codes, type CodeText } from '../../i18n/locales/en/codes'
import { format, type TextParams } from '../../i18n/rulesetTable'
import type { ToastText } from '../desk/toastStore'
import { textParams } from './params'
import { useNaming } from './useNaming'

type CodeTable = Readonly<Record<string, CodeText | undefined>>

const refusals: CodeTable = codes.refusals
const notices: CodeTable = codes.notices
const lines: Readonly<Record<string, string | undefined>> = codes.chronicle

const filled = (text: CodeText, params: TextParams): ToastText => ({
  title: format(text.title, params),
  body: format(text.body, params),
})

/** The program's own messages by their code. A code without words is shown as it is. */
export function useCodes() {
  const naming = useNaming()
  const paramsOf = (params?: Readonly<Record<string, unknown>>) => textParams(params, naming.value)

  return {
    refusal: (code: string, params?: Readonly<Record<string, unknown>>): ToastText =>
      filled(refusals[code] ?? { title: code, body: '' }, paramsOf(params)),
    notice: ({ code, params }: Notice): ToastText =>
      filled(notices[code] ?? refusals[code] ?? { title: code, body: '' }, paramsOf(params)),
    /** What is wrong with a name in the lobby. */
    name: (code: string): string => refusals[code]?.title ?? code,
    /** Why an old evening cannot be opened, or only in part. */
    problem: (code: string): ToastText =>
      filled(refusals[code] ?? notices[code] ?? { title: code, body: '' }, {}),
    finding: (code: string): string => refusals[code]?.title ?? code,
    /** A line of the log that all games share. */
    line: (key: string): string | null => lines[key] ?? null,
  }
}
