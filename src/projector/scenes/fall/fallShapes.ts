/** Drawings behind the name of somebody who falls, as SVG path data on a sheet of 1920×1080. */

/** The two halves of a heart, with the line along which it breaks. */
export const HEART: readonly [string, string] = [
  'M960,300C900,150 740,90 600,130C430,180 370,360 440,520C520,690 760,840 960,980L930,830L990,700L920,560L985,430Z',
  'M960,300C1020,150 1180,90 1320,130C1490,180 1550,360 1480,520C1400,690 1160,840 960,980L930,830L990,700L920,560L985,430Z',
]
