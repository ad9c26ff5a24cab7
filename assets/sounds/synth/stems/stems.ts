// Every loop that places are made of, by its id.
import { KINDS, places, shapeOf, type Kind, type Shape } from '../../places'
import { known, type Stereo } from '../signal'
import { airs } from './airs'
import { beds } from './beds'
import { lives } from './lives'
import { music } from './music'
import { PULSE, pulse } from './pulse'

export interface StemRecipe extends Shape {
  readonly file: string
  readonly make: (seconds: number) => Stereo
}

const makers = { bed: beds, air: airs, life: lives, music }

/** The stems that places name, and the pulse. */
export const stems: Readonly<Record<string, StemRecipe>> = Object.fromEntries<StemRecipe>([
  ...(Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Object.values(places).map((place) => {
      const [id] = place[kind]
      const file = `${kind}-${id}.webm`
      return [
        `${kind}-${id}`,
        { ...shapeOf(kind, id), file, make: known<StemRecipe['make']>(makers[kind], id) },
      ] as const
    }),
  ),
  ['pulse', { ...PULSE, file: 'pulse.webm', make: pulse }] as const,
])
