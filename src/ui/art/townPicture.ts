/** The place of a game by night, as markup: sky, moon, stars and roofs. */

/** Roofs from the left edge to the right on a sheet of 1000×220; the ground is added. */
const ROOFS: Readonly<Record<string, string>> = {
  chiangmai:
    'M0 190 60 186V170L100 140 140 170V186H210V164L232 150 236 120 240 150 262 164V186L330 182V160L392 112 454 160V182L540 186V150L556 138 562 92 568 60 574 92 580 138 596 150V186H680V172L730 132 780 172V186L860 180V166L900 140 940 166V186L1000 190',
  vendetta:
    'M0 180H50V120H90V180H120V90H150V70H170V180H210V130H260V180H290V60H300V40H304V60H340V180H400V110H450V180H520V150L600 100V96L700 120V124L606 104V180H640V140H690V180H730V80H780V180H820V120H850V180H880V100H930V180H1000',
  starwars:
    'M0 190H60Q70 140 120 140T180 190H230V150Q250 120 270 150V190H320Q340 100 420 100T520 190H560V110H566V60H570V110H576V190H640Q650 150 690 150T740 190H790V130L800 120 810 130V190H860Q880 120 940 130L1000 190',
  palermo:
    'M0 184H40V150H110V130L150 112 190 130V184H230V140H300V184H330V80L350 56 370 80V184H410V150H470V120Q520 70 570 120V150H600V184H650V130H730V184H760V146L800 126 840 146V184H880V110H900V184H940V150H1000',
  ktulu:
    'M0 190H60V140H70L100 130H160V190H220V120H300V190H350V150L390 124 430 150V190H500V140L496 130V90H564V130L560 140V190H620V150H720V190H750V110L770 80 790 110V190H850V144H930V190H1000',
}

const STARS = Array.from({ length: 40 }, (_, index) => {
  const x = (index * 191.7) % 1000
  const y = 8 + ((index * 67.3) % 120)
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + (index % 4) * 0.4).toFixed(1)}"/>`
}).join('')

/** The picture of a game; one that has none of its own stands under the first one's roofs. */
export function townPicture(game: string): string {
  const roofs = (Object.hasOwn(ROOFS, game) ? ROOFS[game] : undefined) ?? ROOFS['chiangmai'] ?? ''
  return `<svg class="town" viewBox="0 0 1000 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1330"/><stop offset="0.65" stop-color="#3a2a57"/><stop offset="1" stop-color="#a2543f"/></linearGradient></defs><rect width="1000" height="220" fill="url(#sky)"/><g fill="#f4ead2" fill-opacity="0.8">${STARS}</g><circle cx="835" cy="58" r="30" fill="#f7e6b5"/><circle cx="848" cy="50" r="27" fill="#1a1a3d"/><path d="${roofs}V220H0z" fill="#0a0d18"/></svg>`
}
