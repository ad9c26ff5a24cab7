// What the themes are played on: strings that are plucked and bowed, reeds, brass, breath, bars and skins. Every note is one channel.
export { bars, glass, gongs, plate, toll, vibes } from './bars'
export {
  accordion,
  bowed,
  brass,
  breathing,
  clarinet,
  harmonica,
  harmonium,
  khlui,
  leader,
  muted,
  salo,
} from './held'
export { bass, guitar, khim, mandolin, steel, sueng, trembling } from './strings'
export { percussion } from './skins'
export type { Player } from './player'
