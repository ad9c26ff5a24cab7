/**
 * The story of the next announcement: prepared for the host when a death of the night is to be told,
 * rerolled or rewritten, then shown; the name comes with the announcement itself.
 */
import {
  isSeatId,
  nextToTell,
  type PublicItem,
  type Refusal,
  type SeatId,
  type ShownGame,
} from '../../engine'
import { refuse } from '../program/refusals'
import type { ActDeed, ToldStory } from './journal/entries'

/** Which announcement is next, as far as a story may know it: nothing but whether somebody died. */
export interface StoryMoment {
  /** How many such moments the evening had before; public, and the same whatever happened in secret. */
  readonly ordinal: number
  readonly kind: 'death' | 'nobodyDied'
  readonly seat: SeatId | null
}

type StoryDeed = Extract<ActDeed, { kind: 'story' }>

/** How many moments of stories the evening had before now. */
export const momentsBefore = ({ state, ruleset }: ShownGame): number =>
  state.record.history.filter(({ item }) => ruleset.items[item.kind]?.story).length

/** The moment that a story belongs to, or null while no announcement with a story is next. */
export function storyMoment(game: ShownGame): StoryMoment | null {
  const { record, phase } = game.state
  const { items } = game.ruleset
  if (phase.kind !== 'dawn' || !game.open?.tells) return null
  const item = nextToTell(record)
  const kind = item && items[item.kind]?.story
  if (!item || !kind) return null
  const seat = isSeatId(item.of) ? item.of : null
  if (kind === 'death' && !seat) return null
  if (seat && record.items.slice(0, record.told).some((told) => names(told, seat))) return null
  return { ordinal: momentsBefore(game), kind, seat }
}

/** Whether an announcement already named this seat: then there is nothing left to lead up to. */
const names = (item: PublicItem, seat: SeatId): boolean =>
  JSON.stringify(item.of).includes(`"${seat}"`)

/** What the host did with the story of the present moment. */
export class StoryFlow {
  rerolls = 0
  edited: ToldStory | null = null
  shown: ToldStory | null = null
  /** Pieces of all stories shown so far, so that they do not come again. */
  readonly used: string[] = []
  #ordinal = -1

  check(moment: StoryMoment | null): Refusal | null {
    if (!moment) return refuse('noStory')
    this.follow(moment)
    return this.shown ? refuse('storyShown') : null
  }

  perform(deed: StoryDeed): void {
    if (deed.act === 'reroll') {
      this.rerolls += 1
      this.edited = null
      return
    }
    const story: ToldStory = { body: deed.body, lead: deed.lead, ids: deed.ids }
    if (deed.act === 'edit') this.edited = story
    else {
      this.shown = story
      this.used.push(...deed.ids)
    }
  }

  /** Starts afresh when another announcement is next. */
  follow(moment: StoryMoment | null): void {
    const ordinal = moment?.ordinal ?? -1
    if (ordinal === this.#ordinal) return
    this.#ordinal = ordinal
    this.rerolls = 0
    this.edited = null
    this.shown = null
  }
}
