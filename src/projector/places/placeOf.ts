/** Where a story plays: its beginning says so; what the host wrote, and nights without a death, are placed by their words. */
import { numberOf } from '../../bridge/views/looks'
import type { PaperStage, StoryPlace } from '../stages/stage'

/** @param story its piece, where it has one, and its first words; never whom or what it is about */
export function placeOf(
  { places, begins }: Pick<PaperStage, 'places' | 'begins'>,
  story: { readonly begins?: string; readonly body: readonly string[] },
): StoryPlace | undefined {
  const key = story.begins?.split('.').at(-1) ?? ''
  const named = places.find(({ name }) => Object.hasOwn(begins, key) && begins[key] === name)
  return named ?? places[numberOf(story.begins ?? story.body[0] ?? '') % Math.max(1, places.length)]
}
