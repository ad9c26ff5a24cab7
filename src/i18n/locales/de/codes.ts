import type { Translated } from '../../rulesetTexts'
import type { codes as english } from '../en/codes'
import { answersRefused } from './codes/answersRefused'
import { chronicle } from './codes/chronicle'
import { notices } from './codes/notices'
import { programRefused } from './codes/programRefused'

/** What the program itself has to say, by code. It speaks to one person, the host: “du”. */
export const codes: Translated<typeof english> = {
  refusals: { ...answersRefused, ...programRefused },
  notices,
  chronicle,
}
