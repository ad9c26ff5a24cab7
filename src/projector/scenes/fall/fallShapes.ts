/** Drawings behind the name of somebody who falls, as SVG path data on a sheet of 1920×1080. */

/** How far a bell is heard. */
export const TOLLS = [430, 640, 900] as const

const SPACING = 160
const HALF = 13
const POINT = 1010

/** A grating that has come down: pointed bars, and two beams across, above and below the words. */
export const BARS = [
  ...Array.from({ length: 12 }, (_, index) => {
    const x = 80 + index * SPACING
    return `M${x - HALF},-20V${POINT}L${x},${POINT + 60}L${x + HALF},${POINT}V-20Z`
  }),
  'M-20,96H1940V136H-20Z',
  'M-20,900H1940V940H-20Z',
].join('')

/** The two halves of a heart, with the line along which it breaks. */
export const HEART: readonly [string, string] = [
  'M960,300C900,150 740,90 600,130C430,180 370,360 440,520C520,690 760,840 960,980L930,830L990,700L920,560L985,430Z',
  'M960,300C1020,150 1180,90 1320,130C1490,180 1550,360 1480,520C1400,690 1160,840 960,980L930,830L990,700L920,560L985,430Z',
]
