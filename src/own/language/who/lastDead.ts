/** Whoever went out last. */
import * as v from 'valibot'
import { anybody, open, setForm } from '../base/entry'
import { one } from '../base/sets'

export const lastDead = setForm({
  shape: () => ({ lastDead: v.literal(true) }),
  about: { lastDead: 'The last player to go out.' },
  stands: 'everywhere',
  trail: false,
  dead: true,
  level: open,
  reach: anybody,
  evaluate:
    () =>
    ({ state }) =>
      one(state.game.outs.at(-1)?.seat),
  phrases: {
    lastDead: {
      en: 'the last player to go out',
      de: 'wer zuletzt gehen musste',
      pl: 'kto odpadł ostatni',
    },
  },
  phrase: (_form, _saying, phrases) => [phrases.lastDead],
})
