/** What is said and done in the calls of the nights, read off their sequence. */
import type { StepTexts } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text, type Written } from '../../../../src/i18n/writtenTexts'
import {
  LATER_NIGHTS,
  NIGHT_ZERO,
  type NightCall,
  type Place,
  type ZeroPlace,
} from '../../night/sequence'
import { by } from '../by'
import { roles } from './roles'
import {
  beside,
  roleSigns,
  shots,
  sides,
  teamSigns,
  thefts,
  SILENT_VARIANTS,
  VARIANTS,
  wonIt,
  type Sign,
} from './signs'

/*
 * A call sounds the same whoever is there and whatever was done to them (K-88, K-89e). What only some nights have, and
 * nobody may know of, is done without a word: the host taps whom it concerns.
 */

const OPTIONS = { pass: 'Shakes their head', ok: 'Go on', use: 'Nods' }

/** What is asked of whoever is called, and what the host does. */
interface Asking {
  readonly asks?: Text
  readonly do: Text
  readonly ask?: string
  readonly signals?: Readonly<Record<string, Sign>>
  /** Nobody may hear that this is asked at all. */
  readonly silent?: true
}

const POINT = 'Point at somebody, or shake your head.'
const NOD = 'Do you want to use your power now? Nod, or shake your head.'
const KILL: Asking = {
  asks: 'Who do you want to kill? Point, or shake your head.',
  do: 'If the dead player had the statuette, give a thumbs up.',
  ask: 'Who is killed?',
  signals: wonIt,
}
const JAILED = by('announceJailed', {
  true: 'Then say aloud who is in jail.',
  false: 'Don’t say the name aloud.',
})

const ASKING: Readonly<Record<Exclude<NightCall['does'], 'roulette'>, Asking>> = {
  meetOne: {
    asks: 'Point at the player you want to meet.',
    do: 'Tap that player, who opens their eyes too. Show the Hooker that player’s role.',
    ask: 'Who is met?',
    signals: roleSigns,
  },
  blackmail: {
    asks: 'Point at the player you have something on.',
    do: 'Tap that player, who opens their eyes too and now knows who to fear.',
    ask: 'Who is blackmailed?',
  },
  steal: { asks: POINT, do: 'Show whether it worked.', ask: 'Who is robbed?', signals: thefts },
  kill: KILL,
  trail: {
    asks: 'Who do you follow tonight? Point, or shake your head.',
    do: 'Nod. Nobody hears of it.',
    ask: 'Who is followed?',
  },
  seeCarrier: { do: 'Point at the player who has the statuette.' },
  findCarrier: { asks: NOD, do: 'Point at the player who has the statuette.' },
  jail: {
    asks: 'Who goes to jail? Point, or shake your head.',
    do: sentences('Show whether the statuette was there.', JAILED),
    ask: 'Who is jailed?',
    signals: thefts,
  },
  learnTeam: { asks: POINT, do: 'Show the side.', ask: 'Who is looked at?', signals: teamSigns },
  learnRole: { asks: POINT, do: 'Show who it is.', ask: 'Who is looked at?', signals: roleSigns },
  incite: {
    asks: 'Who should be searched tomorrow? Point, or shake your head.',
    do: 'Nod.',
    ask: 'Who is searched tomorrow?',
  },
  protect: { asks: POINT, do: 'Nod. Give no hint whether it was needed.', ask: 'Who is guarded?' },
  drink: {
    asks: 'Who drinks with you tonight? Point, or shake your head.',
    do: 'Say aloud who is drunk, if anybody is.',
    ask: 'Who drinks?',
  },
  playCards: {
    asks: 'Who do you drag to the card table? Point, or shake your head.',
    do: 'Say the name aloud. Show whether the statuette was there.',
    ask: 'Who plays?',
    signals: thefts,
  },
  lookBeside: { asks: NOD, do: 'Show whether it is with a neighbour.', signals: beside },
  poison: {
    asks: 'Whose cup do you poison? Point, or shake your head.',
    do: 'Nod.',
    ask: 'Who is poisoned?',
  },
  plant: {
    silent: true,
    do: 'Tap Quiet Foot, who has the statuette and may point at a player to plant it on.',
    ask: 'Who is it planted on?',
  },
  detect: {
    asks: POINT,
    do: 'Show the side of the circle.',
    ask: 'Who do they point at?',
    signals: sides,
  },
  bind: { asks: NOD, do: 'Nod. The player who has it cannot give it away.' },
  meet: {
    asks: by('tellMateRoles', {
      true: 'Look who is on your side. I’ll show you who is what.',
      false: 'Look who is on your side.',
    }),
    do: by('tellMateRoles', {
      true: 'Show each of them the roles of the others.',
      false: 'Let them look. They do not learn each other’s roles.',
    }),
  },
  mormons: {
    asks: 'Look at each other. You share a faith, not a side.',
    do: 'There are three of them. Tap each one, so that they open their eyes.',
  },
  groupSteal: {
    asks: 'Who do you rob? Point together.',
    do: 'The most fingers decide. Show whether it worked.',
    ask: 'Who does each of them point at?',
    signals: thefts,
  },
  groupCarrier: {
    asks: 'Which of you carries the statuette? Point together.',
    do: 'The most fingers decide; without a choice it stays where it is, or a lot decides. Players in jail, drunk or at cards cannot be chosen.',
    ask: 'Who does each of them point at?',
  },
  groupKill: {
    ...KILL,
    asks: 'Who do you kill tonight? Point together.',
    do: 'The most fingers decide. If the dead player had the statuette, give a thumbs up.',
    ask: 'Who does each of them point at?',
  },
  secondKill: {
    ...KILL,
    silent: true,
    do: 'They have the statuette: hold up two fingers. Who else do they kill?',
    ask: 'Who does each of them point at?',
  },
  use: {
    asks: 'Now you use the statuette.',
    do: 'This is use number {count}. The third one wins.',
  },
  takeBack: {
    silent: true,
    do: 'Nobody wakes. Quiet Foot has the statuette back; make a note of it.',
  },
}

const ROULETTE: Asking = {
  asks: 'Do you want to play? Point at somebody, or shake your head.',
  do: 'Show the result. While it goes on, not a word.',
  ask: 'Who is in front of the barrel?',
  signals: shots,
}

const POINTS_TOGETHER: ReadonlySet<NightCall['does']> = new Set([
  'groupSteal',
  'groupCarrier',
  'groupKill',
  'secondKill',
])

/** Burning Rage and the Lone Coyote kill besides, when nobody may know it. */
const BESIDES = ['burningRage.kill', 'loneCoyot.kill']

const NAMES: Readonly<Record<string, string>> = {
  bandits: 'Bandits',
  indians: 'Indians',
  aliens: 'Aliens',
  mormons: 'Mormons',
  quietFoot: 'Quiet Foot',
}

const nameOf = (made: NightCall): string => {
  const who = made.id.split('.')[0] ?? ''
  return 'role' in made ? roles[made.role].name : (NAMES[who] ?? who)
}

/** Words that every call has, whether it needs them or not. */
export interface CallTexts extends Written<StepTexts> {
  readonly variants: Readonly<
    Record<keyof typeof VARIANTS, NonNullable<Written<StepTexts>['variants']>[string]>
  >
  readonly options: Readonly<Record<keyof typeof OPTIONS, Text>>
}

function textsOf(made: NightCall): CallTexts {
  const name = nameOf(made)
  const asking = made.does === 'roulette' ? ROULETTE : ASKING[made.does]
  const isSilent = asking.silent === true || BESIDES.includes(made.id)
  const words = {
    title: name,
    do:
      isSilent && made.does === 'kill'
        ? `Not a word: tap ${name}, who may kill once more.`
        : asking.do,
    ...(asking.ask === undefined ? {} : { ask: asking.ask }),
    ...(asking.signals ? { signals: asking.signals } : {}),
    variants: isSilent ? SILENT_VARIANTS : VARIANTS,
    options: POINTS_TOGETHER.has(made.does) ? { ...OPTIONS, pass: 'They do not agree' } : OPTIONS,
  }
  if (isSilent) return { ...words, say: ['{news}'] }
  const asks = asking.asks ?? ''
  return {
    ...words,
    say: ['{news}', `${name}, wake up.`, asks],
    close: [`${name}, close your eyes.`],
  }
}

const all: readonly NightCall[] = [...LATER_NIGHTS, ...NIGHT_ZERO]

export const nightSteps = Object.fromEntries(all.map((made) => [made.id, textsOf(made)])) as Record<
  Place | ZeroPlace,
  CallTexts
>

/** What the places of an order are called, for the host who moves them. */
export const placeNames = Object.fromEntries(
  all.map((made) => [made.id, `${nameOf(made)}: ${PLACE_WORDS(made)}`]),
) as Record<Place | ZeroPlace, string>

function PLACE_WORDS({ does }: NightCall): string {
  const words: Readonly<Record<NightCall['does'], string>> = {
    meetOne: 'meets somebody',
    blackmail: 'blackmails',
    steal: 'steals',
    kill: 'kills',
    trail: 'follows',
    seeCarrier: 'learns who has it',
    findCarrier: 'asks who has it',
    jail: 'jails',
    learnTeam: 'learns a side',
    learnRole: 'learns a role',
    incite: 'incites',
    protect: 'protects',
    roulette: 'plays roulette',
    drink: 'makes drunk',
    playCards: 'plays cards',
    lookBeside: 'asks about the neighbours',
    poison: 'poisons',
    plant: 'plants it on somebody',
    detect: 'detects',
    bind: 'binds it',
    meet: 'meet',
    mormons: 'meet',
    groupSteal: 'steal',
    groupCarrier: 'choose who carries it',
    groupKill: 'kill',
    secondKill: 'kill again',
    use: 'use it',
    takeBack: 'takes it back before the kill',
  }
  return words[does]
}
