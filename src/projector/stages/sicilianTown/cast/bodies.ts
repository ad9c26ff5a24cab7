/** What the people wear from the shoulders down. */
import { apron, cassock, cope, dress, flapper, gown, habit, kaftan, robe, shawl } from './gowns'
import { armour, baker, coat, doublet, motley, striped, suit, uniform, vest } from './jackets'
import type { Knife } from './knife'
import type { Look } from './people'

export const BODIES = {
  armour,
  vest,
  dress,
  cassock,
  flapper,
  striped,
  robe,
  apron,
  suit,
  habit,
  baker,
  doublet,
  shawl,
  kaftan,
  gown,
  uniform,
  coat,
  cope,
  motley,
} satisfies Record<string, (knife: Knife, look: Look) => void>
export type BodyName = keyof typeof BODIES

/** Bodies that reach the ground: no legs are seen. */
export const TO_THE_GROUND: readonly BodyName[] = [
  'dress',
  'cassock',
  'robe',
  'habit',
  'shawl',
  'kaftan',
  'gown',
  'cope',
]
/** Those with a cape behind. */
export const CAPED: readonly BodyName[] = ['armour', 'robe', 'coat', 'cope', 'doublet']
