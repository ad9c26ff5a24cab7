/** The place of a game by night, as markup: sky, moon, stars and roofs. */
import type { SkylineName } from '../themeTokens'
import { ROOFS } from './roofs'

/** Where each game takes place. */
const TOWNS: Readonly<Record<string, SkylineName>> = {
  chiangmai: 'lannaTown',
  vendetta: 'harbourCity',
  starwars: 'farPort',
  palermo: 'sicilianTown',
  ktulu: 'frontierTown',
}

const STARS = Array.from({ length: 40 }, (_, index) => {
  const x = (index * 191.7) % 1000
  const y = 8 + ((index * 67.3) % 120)
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + (index % 4) * 0.4).toFixed(1)}"/>`
}).join('')

/** The picture of a game; one that has none of its own stands under the first one's roofs. */
export function townPicture(game: string): string {
  const roofs = ROOFS[(Object.hasOwn(TOWNS, game) ? TOWNS[game] : undefined) ?? 'lannaTown']
  return `<svg class="town" viewBox="0 0 1000 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1330"/><stop offset="0.65" stop-color="#3a2a57"/><stop offset="1" stop-color="#a2543f"/></linearGradient></defs><rect width="1000" height="220" fill="url(#sky)"/><g fill="#f4ead2" fill-opacity="0.8">${STARS}</g><circle cx="835" cy="58" r="30" fill="#f7e6b5"/><circle cx="848" cy="50" r="27" fill="#1a1a3d"/><path d="${roofs}V220H0z" fill="#0a0d18"/></svg>`
}
