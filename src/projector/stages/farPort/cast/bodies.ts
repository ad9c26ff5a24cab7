/** Legs and garments: from the shoulders at -71 down to the feet at -6, above a thin stick of light. */
import { mix } from '../../../paper/colour'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Body, Look } from './looks'
import { both, INK, type Tailor } from './tailor'

type Sew = (by: Tailor, look: Look) => void

const trunk = (w: number, hem: number, foot: number): string =>
  `M${-15 * w},-71Q0,-76 ${15 * w},-71Q${17 * w},-56 ${13.5 * w},-46L${hem * w},${foot}Q0,${foot + 3} ${-hem * w},${foot}L${-13.5 * w},-46Q${-17 * w},-56 ${-15 * w},-71Z`
const bell = (w: number, hem: number): string =>
  `M${-14 * w},-71Q0,-76 ${14 * w},-71Q${13 * w},-58 ${9.5 * w},-50Q${hem * 0.8 * w},-34 ${hem * w},-8Q0,-3 ${-hem * w},-8Q${-hem * 0.8 * w},-34 ${-9.5 * w},-50Q${-13 * w},-58 ${-14 * w},-71Z`
const boots = (by: Tailor, w: number, ink: string, wide = 1): void =>
  by.piece(
    both(
      (s) => `M${s * 3 * w},-15H${s * (11 + wide) * w}L${s * (15 + wide) * w},-6H${s * 2.6 * w}Z`,
    ),
    ink,
    false,
  )

/** Two legs in trousers and boots. @param wide how baggy */
const trousers = (by: Tailor, { wide: w }: Look, ink: string, boot: string, wide = 0): void => {
  by.piece(
    both(
      (s) =>
        `M${s * 1 * w},-46H${s * 12.5 * w}Q${s * (13 + wide) * w},-28 ${s * (11 + wide) * w},-13H${s * (3 - wide * 0.4) * w}Z`,
    ),
    ink,
  )
  boots(by, w, boot)
}

export const legs: Readonly<Partial<Record<Body, Sew>>> = {
  jumpsuit: (by, look) => trousers(by, look, look.main, look.third),
  apron: (by, look) => trousers(by, look, mix(look.main, INK, 0.45), INK),
  coat: (by, look) => trousers(by, look, mix(look.third, INK, 0.35), INK),
  tunic: (by, look) => trousers(by, look, look.second, look.third, 1),
  dungarees: (by, look) => trousers(by, look, look.main, look.second, 1),
  vest: (by, look) => trousers(by, look, look.second, look.third, 4),
  poncho: (by, look) => trousers(by, look, look.third, INK),
  dress: (by, { wide: w, third }) => boots(by, w * 0.8, third),
  suit(by, look) {
    const { wide: w } = look
    trousers(by, look, look.main, look.third, 3)
    for (const y of [-34, -24])
      by.line(
        both((s) => `M${s * 2 * w},${y}Q${s * 8 * w},${y + 3} ${s * 14 * w},${y}`),
        mix(look.main, INK, 0.5),
        1.3,
      )
  },
  box(by, { wide: w, main, second }) {
    by.piece(
      both((s) => rect(s * 8 * w - 2.4, -44, 4.8, 34)),
      mix(second, '#c9d6dc', 0.5),
      false,
    )
    for (const y of [-36, -29, -22])
      by.piece(
        both((s) => rect(s * 8 * w - 3.6, y, 7.2, 3)),
        main,
        false,
      )
    by.piece(
      both((s) => `M${s * 8 * w - 8},-6Q${s * 8 * w},-18 ${s * 8 * w + 8},-6Z`),
      second,
    )
  },
  ball(by, { wide: w, second }) {
    by.piece(
      both((s) => `M${s * 6 * w - 2},-30L${s * 9 * w - 2},-10h4L${s * 6 * w + 3},-30Z`),
      '#c9d6dc',
      false,
    )
    by.piece(
      both((s) => `M${s * 9 * w - 7},-6q7,-9 14,0Z`),
      second,
      false,
    )
  },
}

const buttons = (by: Tailor, x: number, ys: readonly number[], ink: string): void => {
  for (const y of ys) by.dot(x, y, 1.5, ink)
}

export const garments: Readonly<Record<Body, Sew>> = {
  jumpsuit(by, { wide: w, main, second, third, light }) {
    by.piece(trunk(w, 12.5, -40), main)
    by.mark(`M${-15 * w},-68L${2 * w},-41H${9 * w}L${-12 * w},-72Z`, second)
    by.line('M0,-73V-42', mix(main, INK, 0.6), 1.1)
    by.mark(rect(-13 * w, -47, 26 * w, 4), third)
    by.piece(`M-8,-74L0,-66L8,-74L10,-70L0,-60L-10,-70Z`, second, false)
    by.glow(`M${5 * w},-60h${5 * w}`, light, 1.4)
  },
  apron(by, { wide: w, main, second, third }) {
    by.piece(trunk(w, 13.5, -38), main)
    by.piece(
      `M${-8 * w},-68H${8 * w}L${10.5 * w},-48L${14 * w},-18Q0,-13 ${-14 * w},-18L${-10.5 * w},-48Z`,
      second,
    )
    by.line(`M${-8 * w},-68L-6,-74M${8 * w},-68L6,-74`, mix(second, INK, 0.2), 2)
    by.mark(rect(-10.6 * w, -50, 21.2 * w, 3.4), third)
    by.line(`M-7,-38H7V-30Q0,-26 -7,-30Z`, third, 1.3)
  },
  robe(by, { wide: w, main, second, third, light }) {
    by.piece(
      `M${-14 * w},-72Q0,-77 ${14 * w},-72Q${18 * w},-38 ${21 * w},-8Q0,-2 ${-21 * w},-8Q${-18 * w},-38 ${-14 * w},-72Z`,
      main,
    )
    by.mark(`M-4,-73L-6,-5.6H6L4,-73Z`, second)
    for (let y = -62; y < -14; y += 12) by.mark(`M0,${y - 4}l3,4l-3,4l-3,-4Z`, third)
    by.line(
      both((s) => `M${s * 8 * w},-50Q${s * 11 * w},-28 ${s * 14 * w},-8`),
      mix(main, INK, 0.45),
      1.1,
    )
    by.glow(`M${-20.4 * w},-12Q0,-6 ${20.4 * w},-12`, light, 1.6)
  },
  dress(by, { wide: w, main, second, third, light }) {
    by.piece(bell(w, 23), main)
    by.mark(`M${-19 * w},-24Q0,-17 ${19 * w},-24L${21.4 * w},-15Q0,-8 ${-21.4 * w},-15Z`, second)
    by.line(
      both((s) => `M${s * 4 * w},-48Q${s * 9 * w},-32 ${s * 10 * w},-8`),
      mix(main, INK, 0.4),
      1.1,
    )
    by.mark(`M-6,-73L0,-62L6,-73Z`, second)
    by.mark(rect(-9.6 * w, -52, 19.2 * w, 3.4), third)
    by.glow(`M${-22.4 * w},-9.6Q0,-4.6 ${22.4 * w},-9.6`, light, 1.6)
  },
  coat(by, { wide: w, main, second, third }) {
    by.piece(trunk(w, 18, -18), main)
    by.mark(`M-6,-74L0,-46L6,-74Z`, third)
    by.line(`M0,-46V-17`, mix(main, INK, 0.6), 1.2)
    by.piece(
      both((s) => `M${s * 5},-75L${s * 12 * w},-66L${s * 8 * w},-62L${s * 0.6},-46Z`),
      second,
      false,
    )
    buttons(by, 3.6, [-41, -33, -25], second)
    by.line(
      both((s) => `M${s * 7 * w},-34h${s * 7 * w}`),
      mix(main, INK, 0.6),
      1.6,
    )
  },
  tunic(by, { wide: w, main, second, third, light }) {
    by.piece(trunk(w, 16, -30), main)
    by.mark(`M${-16 * w},-36Q0,-32 ${16 * w},-36V-28Q0,-26 ${-16 * w},-28Z`, second)
    by.mark(rect(-13.6 * w, -49, 27.2 * w, 5), third)
    by.mark(`M${6 * w},-46l3,14l4,-1l-2,-13Z`, third)
    by.mark(`M-5,-74L0,-58L5,-74Z`, second)
    by.glow('M-5,-74L0,-58L5,-74', light, 1.2)
  },
  dungarees(by, { wide: w, main, second, third }) {
    by.piece(trunk(w, 13, -40), third)
    for (const y of [-68, -62, -56])
      by.line(`M${-15 * w},${y}Q0,${y + 3} ${15 * w},${y}`, second, 2)
    by.piece(`M${-9 * w},-62H${9 * w}L${13 * w},-46V-40H${-13 * w}V-46Z`, main)
    by.line(
      both((s) => `M${s * 8 * w},-61L${s * 9 * w},-73`),
      main,
      3.4,
    )
    by.dot(-8 * w, -60, 1.7, second)
    by.dot(8 * w, -60, 1.7, second)
    by.line(`M-4,-56H4V-49H-4Z`, mix(main, '#ffffff', 0.4), 1.2)
  },
  poncho(by, { wide: w, main, second, third }) {
    const shape = `M-7,-74Q0,-77 7,-74Q${18 * w},-66 ${25 * w},-32L${19 * w},-29L${13 * w},-25L${6.5 * w},-22L0,-20L${-6.5 * w},-22L${-13 * w},-25L${-19 * w},-29L${-25 * w},-32Q${-18 * w},-66 -7,-74Z`
    by.piece(shape, main)
    by.mark(`M${-15 * w},-58Q0,-46 ${15 * w},-58L${18 * w},-51Q0,-38 ${-18 * w},-51Z`, second)
    by.mark(
      `M${-20.4 * w},-44Q0,-30 ${20.4 * w},-44L${21.6 * w},-41Q0,-27 ${-21.6 * w},-41Z`,
      third,
    )
    for (let at = -2; at <= 2; at += 1)
      by.mark(`M${at * 8 * w},${-33 - Math.abs(at) * 1.6}l2.4,3.4l-2.4,3.4l-2.4,-3.4Z`, second)
  },
  suit(by, { wide: w, main, second, third, light }) {
    by.piece(
      `M${-15 * w},-71Q0,-76 ${15 * w},-71Q${21 * w},-56 ${16 * w},-40Q0,-35 ${-16 * w},-40Q${-21 * w},-56 ${-15 * w},-71Z`,
      main,
    )
    by.piece(`M${-9 * w},-64H${9 * w}V-50H${-9 * w}Z`, second, false)
    by.dot(-5 * w, -57, 2.4, third)
    by.line(`M${0},-60H${6 * w}M0,-56H${6 * w}`, mix(second, INK, 0.5), 1.2)
    by.glow(`M0,-52.6H${6 * w}`, light, 1.2)
    by.piece(ellipse(0, -73, 11 * w, 3.4), third, false)
    by.mark(
      `M${-17 * w},-46Q0,-40 ${17 * w},-46L${16.4 * w},-41.6Q0,-36 ${-16.4 * w},-41.6Z`,
      third,
    )
  },
  vest(by, { wide: w, main, second, third, light }) {
    by.piece(trunk(w, 13, -40), mix(third, '#ffffff', 0.2))
    by.piece(
      both(
        (s) =>
          `M${s * 6},-75L${s * 15 * w},-71Q${s * 17 * w},-56 ${s * 13.4 * w},-43L${s * 2.4},-45Z`,
      ),
      main,
    )
    by.mark(rect(-13 * w, -46, 26 * w, 5), second)
    by.glow(
      both((s) => `M${s * 7},-72L${s * 3.6},-47`),
      light,
      1,
    )
  },
  box(by, { wide: w, main, second, third, light }) {
    by.piece(
      `M${-17 * w},-70Q${-17 * w},-73 ${-14 * w},-73H${14 * w}Q${17 * w},-73 ${17 * w},-70V-44Q${17 * w},-41 ${14 * w},-41H${-14 * w}Q${-17 * w},-41 ${-17 * w},-44Z`,
      main,
    )
    by.piece(rect(-11 * w, -67, 13 * w, 13), second, false)
    by.glow(`M${-9 * w},-60l3,-4l3,7l3,-5`, light, 1.1)
    for (const [x, ink] of [
      [6, third],
      [11, '#fbe7c2'],
    ] as const)
      by.dot(x * w, -63, 2, ink)
    by.line(
      `M${5 * w},-57h${8 * w}M${-11 * w},-50h${24 * w}M${-11 * w},-46.6h${24 * w}`,
      mix(main, INK, 0.55),
      1.3,
    )
  },
  ball(by, { wide: w, main, second, third, light }) {
    by.piece(circle(0, -58, 27 * Math.min(1.04, w)), main)
    by.mark(`M-27.4,-51Q0,-40 27.4,-51L26,-45Q0,-33 -26,-45Z`, second)
    by.dot(-12, -36, 2, third)
    by.dot(12, -36, 2, third)
    by.piece(`M-18,-68Q-18,-79 0,-79T18,-68T0,-55T-18,-68Z`, '#1d2a58', false)
    by.glow('M-8,-71v4M8,-71v4M-5,-62q5,4 10,0', light, 1.7)
  },
}
