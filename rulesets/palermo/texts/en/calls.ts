/** What is alike in the words of calls: they sound the same whoever is there, of whatever number and sex (P-64). */
import type { Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

export const GONE = {
  do: by('gameHost', {
    app: 'Nobody answers. Speak as usual, wait as long as usual, then go on.',
    provisional:
      'Nobody answers, or your own eyes are closed. Speak as usual, wait as long as usual, then go on.',
  }),
}

interface Call {
  readonly asks: readonly Text[]
  readonly do: Text
  readonly ask?: string
}

export const call = (name: string, { asks, ...rest }: Call) => ({
  title: name,
  say: [`${name}, wake up.`, ...asks],
  close: [`${name}, go back to sleep.`],
  options: { pass: 'Shakes their head', ok: 'Go on' },
  variants: { gone: GONE },
  ...rest,
})

export const THUMBS = {
  thumbUp: { sign: 'Thumbs up', do: 'Thumbs up: Mafia.' },
  thumbDown: { sign: 'Thumbs down', do: 'Thumbs down: citizen.' },
}
export const NOBODY = { sign: 'Nobody', do: 'Show your empty hand.' }
export const AGAIN = 'Don’t look at the same seat every time.'
export const SPENT = 'Used up. Let the eyes open and close again.'

export const one = (who: string) =>
  call(who, {
    asks: ['Point at somebody.'],
    do: `Answer with your thumb. ${AGAIN}`,
    ask: 'Who is asked about?',
  })

export const detectives = by('detectives', {
  together: 'Detectives, wake up.',
  separate: 'First detective, wake up.',
})
export const detectivesSleep = by('detectives', {
  together: 'Detectives, go back to sleep.',
  separate: 'First detective, go back to sleep.',
})
/** P-100a: shown the same one after the other. */
export const bothWake = by('detectives', {
  together: 'Detectives, wake up.',
  separate: 'First detective, wake up. Look, and go back to sleep. Second detective, wake up.',
})
export const bothSleep = by('detectives', {
  together: 'Detectives, go back to sleep.',
  separate: 'Second detective, go back to sleep.',
})

/** P-25: the sign does something at the night wanderer only. */
export const AT_OTHERS = 'Aimed at anyone else, it means nothing.'
