/** Whoever would lose a life by one of these causes if dawn came now. */
import { Causes } from '../../../schema/scalars'
import { causesOf } from '../../base/scalars'
import { anybody, secret, setForm } from '../../base/entry'

export const doomed = setForm({
  shape: () => ({ doomed: Causes }),
  about: { doomed: 'Who would lose a life if it were dawn now.' },
  stands: 'everywhere',
  trail: true,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ doomed }) => {
    const fits = causesOf(doomed)
    return (env) => env.plan.doomed(env.state, (cause) => fits(cause, true))
  },
  phrases: {
    doomed: {
      en: 'players who would die of {x}',
      de: 'Todgeweihte durch: {x}',
      pl: 'kto by zginął, przyczyna: {x}',
    },
  },
  phrase: ({ doomed: ids }, { names }, phrases) => [phrases.doomed, { x: names(ids) }],
})
