/** Whoever was attacked tonight by one of these causes. */
import { Causes } from '../../../schema/scalars'
import { causesOf } from '../../base/scalars'
import { within } from '../../base/sets'
import { anybody, secret, setForm } from '../../base/entry'

export const attackedBy = setForm({
  shape: () => ({ attackedBy: Causes }),
  about: { attackedBy: 'Who was attacked tonight.' },
  stands: 'everywhere',
  trail: true,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ attackedBy }) => {
    const fits = causesOf(attackedBy)
    return (env) =>
      within(
        env,
        env.state.game.attacks.filter(({ cause }) => fits(cause, true)).map(({ target }) => target),
      )
  },
  phrases: {
    attackedBy: {
      en: 'players attacked tonight by {x}',
      de: 'heute Nacht Angegriffene durch: {x}',
      pl: 'tej nocy zaatakowani, przyczyna: {x}',
    },
  },
  phrase: ({ attackedBy: ids }, { names }, phrases) => [phrases.attackedBy, { x: names(ids) }],
})
