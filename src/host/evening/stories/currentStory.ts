/** The story of the next announcement in words, made only of what the whole room may know. */
import type { Settings } from '../../../bridge'
import { storySeed } from '../../../engine'
import { roomLanguageOf } from '../../../i18n/languages'
import { tellNobodyDied, tellStory } from '../../../story'
import type { Packs } from '../../packs/packs'
import type { ToldStory } from '../journal/entries'
import type { LiveEvening } from '../liveEvening'
import { storyMoment, type StoryMoment } from '../storyFlow'

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

function drawn(
  { packs, settings }: Teller,
  evening: LiveEvening,
  moment: StoryMoment,
): ToldStory | null {
  const pack = packs.stories(evening.header.ruleset, roomLanguageOf(settings))
  if (!pack || !evening.play) return null
  const options = {
    seed: storySeed(evening.header.seed, moment.ordinal),
    reroll: evening.play.story.rerolls,
    avoid: evening.play.story.used,
    names: evening.ledger.names,
  }
  if (moment.kind === 'death') return tellStory(pack, options)
  return { ...tellNobodyDied(pack, options), lead: '' }
}
