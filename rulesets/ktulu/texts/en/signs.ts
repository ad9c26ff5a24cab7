/** What the host shows in silence at night, and what a call reads like that is not as usual. */
import type { Role, Team } from '../../roles/roles'
import { roles } from './roles'

export type Sign = { readonly sign: string; readonly do: string }

export const roleSigns = Object.fromEntries(
  Object.entries(roles).map(([role, { name }]) => [role, { sign: name, do: `Show: ${name}.` }]),
) as Record<Role, Sign>

export const teamSigns: Record<Team, Sign> = {
  citizens: { sign: 'Citizens', do: 'Show: a citizen.' },
  bandits: { sign: 'Bandits', do: 'Show: a bandit.' },
  indians: { sign: 'Indians', do: 'Show: an Indian.' },
  aliens: { sign: 'Aliens', do: 'Show: an alien.' },
  luckyLuke: { sign: 'Lucky Luke', do: 'Show: Lucky Luke.' },
  janosik: { sign: 'Janosik', do: 'Show: Janosik.' },
}

export const thefts = {
  stolen: { sign: 'Thumbs up', do: 'It worked: the statuette has changed hands.' },
  nothing: { sign: 'Thumbs down', do: 'It brought nothing.' },
}
export const wonIt = { statuette: { sign: 'Thumbs up', do: 'The dead player had the statuette.' } }
export const sides = {
  carrier: { sign: 'Thumbs up', do: 'That player has it.' },
  clockwise: {
    sign: 'Circle to the left',
    do: 'It is on the arc that runs clockwise to that player.',
  },
  counterclockwise: { sign: 'Circle to the right', do: 'It is on the other arc.' },
  neither: { sign: 'Both hands down', do: 'On neither side. The Detector has it, or nobody does.' },
}
export const beside = {
  beside: { sign: 'Thumbs up', do: 'A neighbour has it.' },
  notBeside: { sign: 'Thumbs down', do: 'No neighbour has it.' },
}
export const shots = {
  hit: { sign: 'Bang', do: 'Dead, and not a citizen. Go on in silence: who is next?' },
  statuette: { sign: 'Bang', do: 'Dead, and the statuette is the Gambler’s. It is over.' },
  miss: { sign: 'Point at the Gambler', do: 'A citizen. The Gambler is dead.' },
  ended: { sign: 'Click', do: 'Nobody dies. The roulette is over.' },
}

export const VARIANTS = {
  gone: { do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.' },
  blocked: {
    sign: 'Raised hand',
    do: 'In jail, drunk or at cards. Wait until the eyes are open, hold up your hand, and let them close again.',
  },
  spent: {
    sign: 'Raised hand',
    do: 'Used up. Wait until the eyes are open, hold up your hand, and go on.',
  },
  tooEarly: {
    sign: 'Raised hand',
    do: 'Too early in the game. Wait until the eyes are open, hold up your hand, and go on.',
  },
  bound: { sign: 'Raised hand', do: 'Bound: it cannot be planted on anybody. Hold up your hand.' },
  again: {
    do: 'Say this for the room, then tap the Gambler, who has to point again.',
    say: ['Gambler, close your eyes.', '{news}'],
    close: [],
    ask: 'Who is next?',
  },
  more: {
    do: 'Not a word. Tap the Gambler, who has to point again.',
    say: ['{news}'],
    close: [],
    ask: 'Who is next?',
  },
}

/** The same where nothing is said and nobody may hear that anything is asked at all. */
export const SILENT_VARIANTS: typeof VARIANTS = {
  ...VARIANTS,
  gone: { do: 'Not a word. Wait a moment, then go on.' },
}
