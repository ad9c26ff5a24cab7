/** What they hold in the right hand, which is at 0, 0. */
import { THINGS } from './things'
import { WARES } from './wares'

export const PROPS = { ...WARES, ...THINGS }
export type PropName = keyof typeof PROPS
