/** The story of the next announcement in words, made only of what the whole room may know. */
import type { Settings } from '../../../bridge'
import { storySeed } from '../../../engine'
import { roomLanguageOf } from '../../../i18n/languages'
import { beginningsOf, tellNobodyDied, tellStory, type StoryPack } from '../../../story'
import type { Packs } from '../../packs/packs'
import type { ToldStory } from '../journal/entries'
import type { LiveEvening } from '../liveEvening'
import type { Play } from '../play'
import { momentsBefore, storyMoment, type StoryMoment } from '../storyFlow'

/** What stories are told with: the games' packs of them, and whether and in which language the host wants them. */
export interface Teller {
  readonly packs: Packs
  readonly settings: Settings
}

export interface CurrentStory {
  readonly moment: StoryMoment
  readonly text: ToldStory
  readonly shown: boolean
  readonly edited: boolean
}

/**
 * A change of language touches no word that was said: what the room has seen stays as it was told, and what the host
 * wrote stays the host's. Only a story that is still being prepared is drawn anew, from the same root in the other
 * language's words, so it knows as little as the one before.
 * @returns null while no story is next, the host wants none, or there is no pack for this game
 */
export function currentStory(teller: Teller, evening: LiveEvening): CurrentStory | null {
  const { play } = evening
  const moment = play && storyMoment(play.game)
  if (!play || !moment) return null
  play.story.follow(moment)
  const { shown, edited } = play.story
  if (shown) return { moment, text: shown, shown: true, edited: edited !== null }
  if (!teller.settings.stories) return null
  const text = edited ?? drawn(teller, evening, moment)
  return text && { moment, text, shown: false, edited: edited !== null }
}

/**
 * With which pieces the next story begins, if it tells of a death and if it tells of none: by night and at dawn, before the room is told
 * one. Both are drawn from what everybody knows, and both stand there whatever has happened.
 */
export function comingStories(teller: Teller, evening: LiveEvening): readonly string[] {
  const { play } = evening
  const { kind } = play?.game.state.phase ?? {}
  if (!play || (kind !== 'night' && kind !== 'dawn') || !teller.settings.stories) return []
  const pack = packOf(teller, evening)
  return pack ? begun(pack, evening, rootOf(evening, play, momentsBefore(play.game))) : []
}

interface Begun {
  readonly pack: StoryPack
  readonly from: string
  readonly pieces: readonly string[]
}
const lastBegun = new WeakMap<LiveEvening, Begun>()

/** The same pieces as long as they are drawn from the same: views are built with every click. */
function begun(
  pack: StoryPack,
  evening: LiveEvening,
  root: ReturnType<typeof rootOf>,
): readonly string[] {
  const from = JSON.stringify(root)
  const last = lastBegun.get(evening)
  if (last?.pack === pack && last.from === from) return last.pieces
  const pieces = beginningsOf(pack, root)
  lastBegun.set(evening, { pack, from, pieces })
  return pieces
}

const packOf = ({ packs, settings }: Teller, { header }: LiveEvening): StoryPack | null =>
  packs.stories(header.ruleset, roomLanguageOf(settings))

const rootOf = ({ header, ledger }: LiveEvening, { story }: Play, ordinal: number) => ({
  seed: storySeed(header.seed, ordinal),
  avoid: story.used,
  names: ledger.names,
})

function drawn(teller: Teller, evening: LiveEvening, moment: StoryMoment): ToldStory | null {
  const { play } = evening
  const pack = packOf(teller, evening)
  if (!pack || !play) return null
  const options = { ...rootOf(evening, play, moment.ordinal), reroll: play.story.rerolls }
  if (moment.kind === 'death') return tellStory(pack, options)
  return { ...tellNobodyDied(pack, options), lead: '' }
}
