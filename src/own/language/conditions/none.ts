/** Whether a set is empty. */
import { conditionForm } from '../base/entry'
import { isEveryone } from '../base/sets'

export const none = conditionForm({
  shape: ({ who }) => ({ none: who }),
  about: { none: 'True if the set is empty.' },
  stands: 'everywhere',
  one: null,
  level: ({ none: who }, { of }) => of(who),
  evaluate: ({ none: set }, inner) => {
    const who = inner.who(set)
    return (env) => who(env).length === 0
  },
  phrases: {
    nobodyLeft: { en: 'nobody is alive', de: 'niemand lebt mehr', pl: 'nikt już nie żyje' },
    none: {
      en: '{of}: none left',
      de: 'niemand mehr da: {of}',
      pl: 'nie ma już nikogo z grupy: {of}',
    },
  },
  phrase: ({ none: who }, { set }, phrases) =>
    isEveryone(who) ? [phrases.nobodyLeft] : [phrases.none, { of: set(who) }],
})
