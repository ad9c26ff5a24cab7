/** The death stories of all games, by game and language. A new pack is one line here. */
import { en as chiangmaiEn } from '../../rulesets/chiangmai/stories/en'
import { en as starwarsEn } from '../../rulesets/starwars/stories/en'
import { en as vendettaEn } from '../../rulesets/vendetta/stories/en'
import type { StoryPacks } from './state'

export const storyPacks: StoryPacks = {
  chiangmai: { en: chiangmaiEn },
  starwars: { en: starwarsEn },
  vendetta: { en: vendettaEn },
}
