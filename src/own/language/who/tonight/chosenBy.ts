/** Whoever was chosen tonight in one of these calls. */
import { someNamed } from '../../../schema/marks'
import { listOf } from '../../base/scalars'
import { within } from '../../base/sets'
import { anybody, secret, setForm } from '../../base/entry'

export const chosenBy = setForm({
  shape: () => ({ chosenBy: someNamed('call') }),
  about: { chosenBy: 'Who was chosen tonight in this call.' },
  stands: 'everywhere',
  trail: true,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ chosenBy }) => {
    const calls = listOf(chosenBy)
    return (env) =>
      within(
        env,
        calls.flatMap((id) => env.state.game.chosen[id] ?? []),
      )
  },
  phrases: {
    chosenBy: {
      en: 'the player chosen tonight by {x}',
      de: 'wer heute Nacht gewählt wurde bei: {x}',
      pl: 'tej nocy wybrani, wezwanie: {x}',
    },
  },
  phrase: ({ chosenBy: ids }, { names }, phrases) => [phrases.chosenBy, { x: names(ids) }],
})
