/** Drawings between two plates, and on them, as SVG path data. */

/** Where a shot went into a plate of 440×140. */
export const PLATE_CRACKS =
  'M96,64L130,40L118,0M130,40L190,30L232,0M96,64L60,40L0,44M96,64L70,96L84,140M96,64L150,88L168,140M150,88L236,82L300,110L360,140'

/** A spark at the end of a fuse, on a sheet of 600×140. */
export const SPARK =
  'M600,70L572,60L590,34L566,48L560,16L550,48L524,36L544,60L512,70L544,80L524,106L550,92L560,124L566,92L590,108L572,80Z'

/** An arrow to whoever takes the place, on a sheet of 600×140. */
export const THERE = 'M40,70H552M512,34L560,70L512,106'
