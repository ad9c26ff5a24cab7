/** How many nights ago a status was last given, or by a cause somebody was last attacked. */
import { named } from '../../schema/marks'
import { causeKey, statusKey } from '../../state/state'
import { numberForm } from '../base/entry'

const about = {
  nightsSince:
    'How many nights ago this status was last given, or somebody was last attacked by this cause; 0 if never.',
}

export const nightsSince = numberForm({
  isNewer: true,
  shape: () => ({ nightsSince: named('status', 'cause') }),
  about,
  compared: about,
  level: ({ nightsSince: id }, { isPublicStatus }) => (isPublicStatus(id) ? 'open' : 'secret'),
  evaluate:
    ({ nightsSince: id }) =>
    ({ state: { game }, told }) => {
      const rounds = told ? game.latestTold : game.latest
      const latest = rounds[statusKey(id)] ?? rounds[causeKey(id)]
      return latest === undefined ? 0 : game.round - latest
    },
  phrases: {
    nightsSince: {
      en: 'the number of nights since “{x}”',
      de: 'die Zahl der Nächte seit „{x}“',
      pl: 'liczba nocy, które minęły od „{x}”',
    },
  },
  phrase: ({ nightsSince: id }, { names }, phrases) => [phrases.nightsSince, { x: names(id) }],
})
