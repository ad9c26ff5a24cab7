import type { Translated } from '../../rulesetTexts'
import type { desk as english } from '../en/desk'
import { codes } from './codes'
import { facilitator } from './facilitator'

/** All that the host's window says outside the games. */
export const desk: Translated<typeof english> = { ...facilitator, codes }
