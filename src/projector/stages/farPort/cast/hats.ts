/** What is worn on a head, whose crown is at -106. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Hat, Look } from './looks'
import { both, INK, type Tailor } from './tailor'

type Put = (by: Tailor, look: Look) => void

export const hats: Readonly<Record<Hat, Put>> = {
  none: () => undefined,
  pilot(by, { main, second }) {
    by.piece(
      'M-14,-86Q-16,-110 0,-111T14,-86L10.4,-88L10,-98H-10L-10.4,-88Z',
      mix(main, '#5d3322', 0.55),
    )
    by.line('M-13,-103H13', INK, 3.6)
    by.piece(
      both((s) => circle(s * 6, -104, 5.4)),
      second,
      false,
    )
    by.mark(
      both((s) => circle(s * 6, -104, 3.6)),
      '#68c2e2',
    )
    by.mark(
      both((s) => `M${s * 6 - 2.6},-104l3.4,-3l1,1l-3.4,3Z`),
      '#ffffff',
    )
  },
  turban(by, { second, third, light }) {
    by.piece('M-15,-97Q-19,-113 -6,-118Q4,-123 13,-115Q19,-108 15,-97Q0,-103 -15,-97Z', second)
    by.line(
      'M-15,-101Q0,-112 13,-115M-11,-113Q4,-112 15,-101M-16,-106Q-4,-118 6,-119',
      mix(second, INK, 0.4),
      1.3,
    )
    by.piece(ellipse(0, -106, 3.4, 4.2), third, false)
    by.glow('M0,-108v4', light, 1.4)
  },
  sunhat(by, { second, third }) {
    by.piece('M-11,-100Q-12,-116 0,-117T11,-100Z', '#f1c765')
    by.mark('M-11.4,-105H11.4V-100H-11.4Z', third)
    by.piece('M-27,-96Q-14,-105 0,-103T27,-96Q12,-94 0,-97T-27,-96Z', mix('#f1c765', second, 0.2))
  },
  visor(by, { second, light }) {
    by.piece('M-11,-119Q0,-125 11,-119V-115Q0,-120 -11,-115Z', second, false)
    by.piece(
      'M-11,-116Q0,-121 11,-116L16,-110Q0,-115 -16,-110Z',
      mix(light, '#1c8b90', 0.35),
      false,
    )
  },
  antenna(by, { second, light }) {
    by.piece('M-13.4,-96Q-14,-111 0,-112T13.4,-96Q0,-102 -13.4,-96Z', second)
    by.line('M0,-111Q-3,-122 4,-128', INK, 2)
    by.piece(circle(5, -130, 4.4), light, false)
    by.glow('M3,-131.6v3', '#ffffff', 1.2)
  },
  bobbles(by, { main, second, light }) {
    by.line('M-12.6,-99Q0,-112 12.6,-99', INK, 4.4)
    by.line('M-12.6,-99Q0,-112 12.6,-99', second, 2.4)
    for (const s of [-1, 1]) {
      by.line(`M${s * 6},-105Q${s * 8},-114 ${s * 13},-119`, INK, 1.7)
      by.piece(circle(s * 14, -121, 4.6), s < 0 ? light : main, false)
    }
  },
  chef(by, { third }) {
    by.piece(
      'M-12,-103Q-22,-108 -18,-117Q-14,-124 -7,-121Q0,-129 7,-121Q14,-124 18,-117Q22,-108 12,-103Z',
      '#fff6e4',
    )
    by.piece('M-12.4,-97V-105Q0,-108 12.4,-105V-97Q0,-101 -12.4,-97Z', '#fff6e4', false)
    by.mark('M-12.4,-98V-101Q0,-104.6 12.4,-101V-98Q0,-102 -12.4,-98Z', third)
  },
  hood(by, { main, second }) {
    by.piece(
      'M-17,-70Q-23,-98 -9,-112Q-2,-119 6,-121Q7,-114 12,-108Q22,-98 17,-70Q10,-65 10,-76Q14,-99 0,-103Q-14,-99 -10,-76Q-10,-65 -17,-70Z',
      main,
    )
    by.line('M-10,-74Q-14,-99 0,-103Q14,-99 10,-74', second, 2)
  },
  pill(by, { head, second, third }) {
    const up = head === 'reed' ? -17 : 0
    by.piece(
      `M-10.4,${up - 99}L-9,${up - 115}Q0,${up - 118} 9,${up - 115}L10.4,${up - 99}Q0,${up - 103} -10.4,${up - 99}Z`,
      second,
    )
    by.mark(
      `M-10,${up - 104.6}Q0,${up - 108} 10,${up - 104.6}L10.4,${up - 100}Q0,${up - 104} -10.4,${up - 100}Z`,
      third,
    )
    by.piece(circle(0, up - 118, 2.8), third, false)
  },
  scarf(by, { main, second, third }) {
    by.piece(
      'M-13,-82Q-17,-104 -9,-109Q0,-115 9,-109Q17,-104 13,-82Q13,-94 9,-99Q0,-105 -9,-99Q-13,-94 -13,-82Z',
      third,
    )
    for (const [x, y] of [
      [-11, -97],
      [-6, -105],
      [1, -108],
      [8, -104],
      [12, -95],
    ] as const)
      by.dot(x, y, 1.5, second)
    by.piece('M10,-84q8,-2 9,4q-5,3 -9,-1q3,5 -1,9q-5,-4 -3,-10Z', mix(third, main, 0.3), false)
  },
  band(by, { third, light }) {
    by.piece('M-13,-97Q0,-104 13,-97L12.8,-102Q0,-109 -12.8,-102Z', third, false)
    by.glow('M-4,-103.4Q0,-104.6 4,-103.4', light, 1.8)
  },
  cone(by, { second, third, light }) {
    by.piece('M-13,-98Q-4,-112 2,-133Q6,-112 13,-98Q0,-104 -13,-98Z', second)
    by.mark('M-7.6,-107Q0,-110 8,-107L9.6,-103Q0,-107 -9.8,-103Z', third)
    by.mark('M-3,-118Q1,-120 5.4,-118L6,-114Q1,-116 -4.4,-114Z', third)
    by.piece(circle(2, -134, 3), light, false)
  },
  cap(by, { main, second }) {
    by.piece('M-13.6,-97Q-15,-112 0,-112T13.6,-97Q0,-102 -13.6,-97Z', main)
    by.piece('M-13.6,-98Q-4,-103 6,-101Q16,-101 21,-95Q6,-99 -13.6,-96Z', second, false)
    by.dot(0, -112, 2, second)
  },
  headset(by, { main, third, light }) {
    by.line('M-13.6,-92Q-14,-112 0,-112T13.6,-92', INK, 4.2)
    by.line('M-13.6,-92Q-14,-112 0,-112T13.6,-92', main, 2.2)
    by.piece(
      both((s) => ellipse(s * 14, -89, 4, 6)),
      third,
      false,
    )
    by.line('M-14,-84Q-12,-78 -5,-79', INK, 1.5)
    by.glow('M12.6,-91.6h2.8', light, 1.4)
    by.dot(-4.6, -79, 1.7, INK)
  },
  wreath(by, { third }) {
    const inks = [third, '#f1b12f', '#fff4dc', '#ef5b44', third, '#f1b12f', '#fff4dc']
    for (const [at, ink] of inks.entries()) {
      const angle = Math.PI * (1.08 + at * 0.14)
      by.piece(circle(Math.cos(angle) * 14, -98 + Math.sin(angle) * 11, 4), ink, false)
      by.dot(Math.cos(angle) * 14, -98 + Math.sin(angle) * 11, 1.4, INK)
    }
  },
  helmet(by, { main, second, light }) {
    by.piece(
      'M-17,-84Q-20,-114 0,-115T17,-84Q17,-78 11,-76Q12.6,-84 12.4,-92Q11,-100 0,-100T-12.4,-92Q-12.6,-84 -11,-76Q-17,-78 -17,-84Z',
      main,
    )
    by.mark('M-3.4,-114.6H3.4V-100.4H-3.4Z', second)
    by.piece(
      both((s) => circle(s * 16.4, -89, 4)),
      second,
      false,
    )
    by.glow('M-12,-97Q0,-104 12,-97', light, 1.7)
  },
  propeller(by, { second, third, light }) {
    by.piece('M-16,-89Q-14,-101 0,-101T16,-89Q0,-94 -16,-89Z', third)
    by.line('M0,-101V-109', INK, 2)
    by.piece(
      'M0,-109Q-12,-116 -18,-110Q-12,-106 0,-109Q12,-112 18,-106Q12,-102 0,-109Z',
      second,
      false,
    )
    by.piece(rect(-2.4, -111.4, 4.8, 4.8), light, false)
  },
}
