/** What the marsh folk wear from the shoulders down. */
import { COATS } from './coats'
import { GOWNS } from './gowns'
import type { Body } from './shapes'

export const BODIES = { ...COATS, ...GOWNS } satisfies Record<string, Body>
export type BodyName = keyof typeof BODIES

/** Bodies that reach the ground: no legs are seen. */
export const TO_THE_GROUND: readonly BodyName[] = ['gown', 'shawl', 'frock', 'cloak']
