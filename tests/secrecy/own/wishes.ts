/** Which pairs of evenings are wanted of a game that somebody wrote. */
import type { OwnDocument } from '../../../src/own/format/document'
import type { Wish } from '../plan/pair'
import { AS_THEY_COME } from '../screen/twins'

/** Of a game that is over after one night there is no second one that could agree. */
const least = ({ longest }: OwnDocument): Pick<Wish, 'least'> => (longest === 1 ? { least: 1 } : {})

/** As the table plays: much is told, so that many pairs part soon. */
export const asItComes = (document: OwnDocument): Wish => ({ ...AS_THEY_COME, ...least(document) })

/** With most hands where they were, so that nearly all pairs agree for all their nights. */
export const gently = (document: OwnDocument): Wish => ({ ...asItComes(document), gentle: true })
