import { answersRefused } from './codes/answersRefused'
import { chronicle } from './codes/chronicle'
import { notices } from './codes/notices'
import { programRefused } from './codes/programRefused'

/** What the program itself has to say about commands and evenings. A name stands in the nominative, and no verb tells its sex. */
export const codes = {
  refusals: { ...answersRefused, ...programRefused },
  notices,
  chronicle,
} as const
