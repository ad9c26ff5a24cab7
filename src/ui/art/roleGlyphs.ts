/** Which drawing stands for which role: in one game no two share one. */
import type { Glyph } from './glyphs'

type Roles = Readonly<Record<string, Glyph>>

const chiangmai: Roles = {
  killer: 'knife',
  policeman: 'star',
  doctor: 'steth',
  assassin: 'crosshair',
  hunter: 'bow',
  villager: 'house',
}

const vendetta: Roles = {
  bystander: 'person',
  jailer: 'key',
  priest: 'bell',
  detective: 'magnifier',
  judge: 'gavel',
  sheriff: 'star',
  nurse: 'syringe',
  bodyguard: 'shield',
  vixen: 'fox',
  hypnotist: 'spiral',
  journalist: 'newspaper',
  thug: 'fist',
  thief: 'mask',
  godfather: 'hat',
  lawyer: 'scales',
  snitch: 'whisper',
  yakuza: 'sword',
  femmeFatale: 'lips',
  psycho: 'knife',
  impostor: 'masks',
}

const starwars: Roles = {
  palpatine: 'bolt',
  maul: 'saberTwin',
  dooku: 'saberBent',
  furtherSith: 'hood',
  quigon: 'starSaber',
  obiwan: 'saber',
  yoda: 'stick',
  anakin: 'helmet',
  deathStar: 'station',
  jango: 'pistols',
  amidala: 'crown',
  luke: 'sun',
  han: 'blaster',
  lando: 'cards',
  r2d2: 'droid',
  c3po: 'gauge',
  chewbacca: 'bow',
  mace: 'scales',
  leia: 'flag',
  ackbar: 'trap',
  ewok: 'tree',
  vader: 'cloak',
}

const palermo: Roles = {
  citizen: 'house',
  detective: 'magnifier',
  secondDetective: 'glasses',
  guardianAngel: 'wings',
  pharmacist: 'potion',
  matchmaker: 'hearts',
  nightWanderer: 'moon',
  suicidalCitizen: 'flame',
  freemason: 'compass',
  scaredyCat: 'cat',
  mafioso: 'hat',
  mafiaKiller: 'pistol',
  spy: 'eye',
}

const ktulu: Roles = {
  sheriff: 'star',
  hooker: 'lips',
  goodGunman: 'pistol',
  parson: 'book',
  judge: 'gavel',
  mayor: 'crown',
  drunkard: 'bottle',
  drunkJudge: 'wig',
  drunkMayor: 'barrel',
  taxman: 'coin',
  securityGuard: 'shield',
  hairdresser: 'scissors',
  gambler: 'dice',
  executor: 'axe',
  investigator: 'magnifier',
  crystallicCitizen: 'crystal',
  doctor: 'steth',
  journalist: 'quill',
  inciter: 'bull',
  seducer: 'heart',
  citizen: 'house',
  badGunman: 'pistols',
  blackmailer: 'envelope',
  avenger: 'skull',
  thief: 'mask',
  cardsharper: 'cards',
  infiltrator: 'masks',
  bandit: 'hat',
  shaman: 'drum',
  femaleShaman: 'potion',
  leader: 'feather',
  loneCoyot: 'coyote',
  quietFoot: 'boots',
  binocularEye: 'binoculars',
  burningRage: 'flame',
  stagecoachOperator: 'wagon',
  warrior: 'tomahawk',
  trailer: 'compass',
  indian: 'bow',
  detector: 'gauge',
  mindEater: 'brain',
  megaAlien: 'ufo',
  greenTentacle: 'tentacle',
  purpleLeech: 'leech',
  alien: 'planet',
  luckyLuke: 'luckyLeaf',
  janosik: 'handshake',
}

const GAMES: Readonly<Record<string, Roles>> = { chiangmai, vendetta, starwars, palermo, ktulu }

/** The drawing of a role; null for one of a game that has none of its own. */
export const glyphOf = (game: string, role: string): Glyph | null => {
  const roles = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
  return roles && Object.hasOwn(roles, role) ? (roles[role] ?? null) : null
}
