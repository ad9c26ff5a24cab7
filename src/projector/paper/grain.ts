/** The grain of paper: noise and fibres, laid over what is painted and over nothing else. */
import { chance } from './chance'
import type { Box, Paper } from './paper'

const SIDE = 384
const FIBRES = 260
let tile: OffscreenCanvas | null = null

/** Bright and dark grains, each as faint as it is far from the middle; made once. */
function grainTile(): OffscreenCanvas | null {
  if (tile) return tile
  const made = new OffscreenCanvas(SIDE, SIDE)
  const pen = made.getContext('2d')
  if (!pen) return null
  const next = chance(7)
  const grains = pen.createImageData(SIDE, SIDE)
  for (let at = 0; at < grains.data.length; at += 4) {
    const value = next() + next() + next() - 1.5
    grains.data.fill(value > 0 ? 255 : 0, at, at + 3)
    grains.data[at + 3] = Math.abs(value) * 110
  }
  pen.putImageData(grains, 0, 0)
  pen.lineWidth = 0.9
  for (let fibre = 0; fibre < FIBRES; fibre += 1) {
    const [x, y, angle, length] = [next() * SIDE, next() * SIDE, next() * 6.3, 8 + next() * 26]
    pen.strokeStyle = next() < 0.5 ? 'rgb(255 255 255 / 30%)' : 'rgb(0 0 0 / 26%)'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(
      x + (Math.cos(angle) * length) / 2 + next() * 6 - 3,
      y + (Math.sin(angle) * length) / 2 + next() * 6 - 3,
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    )
    pen.stroke()
  }
  tile = made
  return made
}

/**
 * Gives everything that is on the sheet within a box its grain.
 * @param strength from 0 to 1; 0.2 to 0.35 looks like paper
 */
export function grain({ pen }: Paper, box: Box, strength = 0.25): void {
  const noise = grainTile()
  const pattern = noise && pen.createPattern(noise, 'repeat')
  if (!pattern) return
  pen.save()
  pen.globalCompositeOperation = 'source-atop'
  pen.globalAlpha = strength
  pen.fillStyle = pattern
  pen.fillRect(box.left, box.top, box.width, box.height)
  pen.restore()
}
