/** What the games say in German. */
import { de as chiangmaiStories } from '../chiangmai/stories/de'
import { texts as chiangmai } from '../chiangmai/texts/de'
import { de as ktuluStories } from '../ktulu/stories/de'
import { texts as ktulu } from '../ktulu/texts/de'
import type { GamesInLanguage } from '../pack'
import { de as palermoStories } from '../palermo/stories/de'
import { texts as palermo } from '../palermo/texts/de'
import { de as starwarsStories } from '../starwars/stories/de'
import { texts as starwars } from '../starwars/texts/de'
import { de as vendettaStories } from '../vendetta/stories/de'
import { texts as vendetta } from '../vendetta/texts/de'

export const games: GamesInLanguage = {
  chiangmai: { texts: chiangmai, stories: chiangmaiStories },
  starwars: { texts: starwars, stories: starwarsStories },
  vendetta: { texts: vendetta, stories: vendettaStories },
  ktulu: { texts: ktulu, stories: ktuluStories },
  palermo: { texts: palermo, stories: palermoStories },
}
