/** All games in Polish; what is missing here is said in English. */
import { pl as chiangmaiStories } from '../chiangmai/stories/pl'
import { texts as chiangmai } from '../chiangmai/texts/pl'
import { pl as ktuluStories } from '../ktulu/stories/pl'
import { texts as ktulu } from '../ktulu/texts/pl'
import { pl as palermoStories } from '../palermo/stories/pl'
import { texts as palermo } from '../palermo/texts/pl'
import type { GamesInLanguage } from '../pack'
import { pl as starwarsStories } from '../starwars/stories/pl'
import { texts as starwars } from '../starwars/texts/pl'
import { pl as vendettaStories } from '../vendetta/stories/pl'
import { texts as vendetta } from '../vendetta/texts/pl'

export const games: GamesInLanguage = {
  chiangmai: { texts: chiangmai, stories: chiangmaiStories },
  ktulu: { texts: ktulu, stories: ktuluStories },
  palermo: { texts: palermo, stories: palermoStories },
  starwars: { texts: starwars, stories: starwarsStories },
  vendetta: { texts: vendetta, stories: vendettaStories },
}
