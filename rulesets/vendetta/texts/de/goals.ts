/** How each side wins in this mode (V-3, V-103, V-111, V-116), to everybody and to those whose goal it is. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** Ends of sentences; `who` has to have as many players. */
const civilians = by('mode', {
  standard: 'wenn die Mafia weg ist.',
  yakuza: 'wenn Mafia und Yakuza weg sind.',
  loner: 'wenn die Mafia weg ist, was auch aus dem Einzelgänger wird.',
})

const mafia = (who: string) =>
  by('mode', {
    standard: `sobald es mindestens so viele ${who} gibt wie Bürger.`,
    yakuza: by('combineYakuzaLoner', {
      false: `wenn die Yakuza weg ist und es mindestens so viele ${who} gibt wie Bürger.`,
      true: `wenn Yakuza und Einzelgänger weg sind und es mindestens so viele ${who} gibt wie Bürger.`,
    }),
    loner: `wenn der Einzelgänger weg ist und es mindestens so viele ${who} gibt wie Bürger.`,
  })

const yakuza = (who: string) =>
  by('combineYakuzaLoner', {
    false: `wenn die Mafia weg ist und es mindestens so viele ${who} gibt wie Bürger.`,
    true: `wenn Mafia und Einzelgänger weg sind und es mindestens so viele ${who} gibt wie Bürger.`,
  })

/** The Loner has one gang to outdo, or two. */
const AGAINST = {
  mafia: 'die Mafia gewinnen würde',
  gangs: 'eine Bande gewinnen würde',
} as const
const loner = (instead: string, stillIn: string) =>
  `wenn sonst niemand übrig ist oder sobald ${instead} und ${stillIn}.`
const HE = 'er noch im Spiel ist'
const YOU = 'du noch im Spiel bist'

/** What everybody hears. */
export const everyGoal: readonly Text[] = [
  sentences('Die Bürger gewinnen,', civilians),
  sentences('Die Mafia gewinnt,', mafia('Mafiosi')),
  by('mode', {
    standard: '',
    yakuza: sentences(
      'Die Yakuza gewinnt,',
      yakuza('Yakuza'),
      'Bleibt nur von jeder Bande eine Person übrig, verlieren alle.',
      by('combineYakuzaLoner', {
        false: '',
        true: `Der Einzelgänger gewinnt, ${loner(AGAINST.gangs, HE)}`,
      }),
    ),
    loner: `Der Einzelgänger gewinnt, ${loner(AGAINST.mafia, HE)}`,
  }),
]

/** What those who are on a side are told. */
export const goals = {
  civilians: sentences('Du gewinnst,', civilians),
  mafia: sentences('Du gewinnst,', mafia('Mafiosi')),
  yakuza: sentences('Du gewinnst,', yakuza('Yakuza')),
  loner: by('mode', {
    yakuza: `Du gewinnst allein, ${loner(AGAINST.gangs, YOU)}`,
    else: `Du gewinnst allein, ${loner(AGAINST.mafia, YOU)}`,
  }),
} as const
