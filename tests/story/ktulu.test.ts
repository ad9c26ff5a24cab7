import { describe } from 'vitest'
import { en } from '../../rulesets/ktulu/stories/en'
import { provePack } from './provePack'

/** What would be a clue at this table: factions, roles, powers, causes, and what has to do with the thing that is carried. */
const NEVER = [
  'ktulu', 'cthulhu', 'citizen*', 'bandit*', 'outlaw*', 'gang', 'gangs', 'indian*', 'chief*', 'alien*', 'martian*',
  'lucky*', 'luke', 'janosik', 'mormon*', 'sheriff*', 'marshal*', 'hooker*', 'gunm*', 'gunsling*', 'gunfight*',
  'parson*', 'preacher*', 'judge*', 'mayor*', 'drunk*', 'drink*', 'whisk*', 'tax', 'taxes', 'taxman*', 'guard*',
  'hairdress*', 'barber*', 'gambl*', 'roulette*', 'poker*', 'executor*', 'crystal*', 'agent*', 'journalist*',
  'reporter*', 'incit*', 'seduc*', 'blackmail*', 'avenge*', 'revenge*', 'thief', 'thieves', 'theft*', 'steal*',
  'stole*', 'rob', 'robs', 'robbed', 'robber*', 'sharper*', 'cheat*', 'infiltrat*', 'shaman*', 'medicine*',
  'leader*', 'coyot*', 'quiet foot', 'binocular*', 'rage*', 'stagecoach*', 'warrior*', 'brave', 'braves', 'trail*',
  'detector*', 'mind eater*', 'tentacle*', 'leech*', 'statue*', 'statuette*', 'idol*', 'figurine*', 'treasure*',
  'duel*', 'hang', 'hangs', 'hanged', 'hanging', 'gallows', 'noose*', 'rope*', 'lynch*', 'arrow', 'tomahawk*',
  'scalp*', 'knife', 'knives', 'dagger*', 'blade of', 'pistol*', 'revolver*', 'rifle*', 'holster*', 'dynamite*',
  'explo*', 'bomb*', 'toxi*', 'venom*', 'jail*', 'prison*', 'arrest*', 'searched', 'strip*', 'sentenced', 'crime*',
  'criminal*', 'witness*', 'betray*', 'traitor*', 'spy', 'spies', 'heal', 'heals', 'healed', 'cure*', 'neighbour*',
  'next to them', 'as well as', 'another death', 'planted', 'carrier*',
] // prettier-ignore

describe('the death stories of Ktulu (K-89i, K-89n)', () => {
  provePack(en, {
    never: NEVER,
    reasons: ['just in time', 'this time', 'missed', 'failed', 'spared', 'unharmed', 'again'],
    pieces: 100,
    quiet: 25,
  })
})
