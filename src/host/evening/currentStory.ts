/** The story of the next announcement in words, made only of what the whole room may know. */
import { mixSeed } from '../../engine'
import { tellNobodyDied, tellStory } from '../../story'
import type { HostState } from '../state'
import type { ToldStory } from './entries'
import type { LiveEvening } from './liveEvening'
import { storyMoment, type StoryMoment } from './storyFlow'

export interface CurrentStory {
  readonly moment: StoryMoment
  readonly text: ToldStory
  readonly shown: boolean
  readonly edited: boolean
}

/** @returns null while no story is next, the host wants none, or there is no pack for this game */
export function currentStory(state: HostState, evening: LiveEvening): CurrentStory | null {
  const { play } = evening
  const moment = play && storyMoment(play.game)
  if (!play || !moment) return null
  play.story.follow(moment)
  const { shown, edited } = play.story
  if (shown) return { moment, text: shown, shown: true, edited: edited !== null }
  if (!state.settings.stories) return null
  const text = edited ?? drawn(state, evening, moment)
  return text && { moment, text, shown: false, edited: edited !== null }
}

function drawn(state: HostState, evening: LiveEvening, moment: StoryMoment): ToldStory | null {
  const packs = state.packs[evening.header.ruleset] ?? {}
  const pack = packs[state.settings.language] ?? packs['en']
  if (!pack || !evening.play) return null
  const options = {
    seed: mixSeed(evening.header.seed, `story ${moment.ordinal}`),
    reroll: evening.play.story.rerolls,
    avoid: evening.play.story.used,
    names: evening.ledger.names,
  }
  if (moment.kind === 'death') return tellStory(pack, options)
  return { ...tellNobodyDied(pack, options), lead: '' }
}
