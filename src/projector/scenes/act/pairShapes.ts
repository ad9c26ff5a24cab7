/** Drawings between two plates, and on them, as SVG path data; and how large those stand there whose plates they are. */
import type { Size } from '../../../ui/ring'

/** How high somebody stands on a plate, in units of the picture. */
export const actFigure = ({ width }: Size): number => Math.min(420, width * 0.23)

/** Where a shot went into a plate of 440×140. */
export const PLATE_CRACKS =
  'M96,64L130,40L118,0M130,40L190,30L232,0M96,64L60,40L0,44M96,64L70,96L84,140M96,64L150,88L168,140M150,88L236,82L300,110L360,140'

/** A spark that eats its fuse, on a sheet of 100×100 around its middle. */
export const SPARK =
  'M50,0L58,34L84,12L68,42L100,50L68,58L86,88L58,68L50,100L42,68L14,88L32,58L0,50L32,42L16,12L42,34Z'

/** What a fuse leads to, on a sheet of 140×140. */
export const BOMB = 'M60,30H92V46A50,50 0 1 1 60,46ZM70,4H82V30H70Z'
