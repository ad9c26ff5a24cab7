/** How each side wins in this mode (V-3, V-103, V-111, V-116), to everybody and to those whose goal it is. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** Ends of sentences; `has` says who has to have as many players. */
const civilians = by('mode', {
  standard: 'wenn die Mafia weg ist.',
  yakuza: 'wenn Mafia und Yakuza weg sind.',
  loner: 'wenn die Mafia weg ist, was auch aus dem Einzelgänger wird.',
})

const mafia = (has: string) =>
  by('mode', {
    standard: `sobald ${has} mindestens so viele sind wie die Bürger.`,
    yakuza: by('combineYakuzaLoner', {
      false: `wenn die Yakuza weg ist und ${has} mindestens so viele sind wie die Bürger.`,
      true: `wenn Yakuza und Einzelgänger weg sind und ${has} mindestens so viele sind wie die Bürger.`,
    }),
    loner: `wenn der Einzelgänger weg ist und ${has} mindestens so viele sind wie die Bürger.`,
  })

const yakuza = (has: string) =>
  by('combineYakuzaLoner', {
    false: `wenn die Mafia weg ist und ${has} mindestens so viele sind wie die Bürger.`,
    true: `wenn Mafia und Einzelgänger weg sind und ${has} mindestens so viele sind wie die Bürger.`,
  })

/** The Loner has one gang to outdo, or two. */
const AGAINST = {
  mafia: 'anstelle der Mafia, wenn die gewinnen würde.',
  gangs: 'anstelle einer Bande, die gewinnen würde.',
} as const
const loner = (instead: string) => `wenn sonst niemand übrig ist, oder, noch im Spiel, ${instead}`

/** What everybody hears. */
export const everyGoal: readonly Text[] = [
  sentences('Die Bürger gewinnen,', civilians),
  sentences('Die Mafia gewinnt,', mafia('es von ihr')),
  by('mode', {
    standard: '',
    yakuza: sentences(
      'Die Yakuza gewinnt,',
      yakuza('es von ihr'),
      'Bleibt nur von jeder Bande eine Person übrig, verlieren alle.',
      by('combineYakuzaLoner', {
        false: '',
        true: `Der Einzelgänger gewinnt, ${loner(AGAINST.gangs)}`,
      }),
    ),
    loner: `Der Einzelgänger gewinnt, ${loner(AGAINST.mafia)}`,
  }),
]

/** What those who are on a side are told. */
export const goals = {
  civilians: sentences('Du gewinnst,', civilians),
  mafia: sentences('Du gewinnst,', mafia('es von der Mafia')),
  yakuza: sentences('Du gewinnst,', yakuza('es von der Yakuza')),
  loner: by('mode', {
    yakuza: `Du gewinnst allein, ${loner(AGAINST.gangs)}`,
    else: `Du gewinnst allein, ${loner(AGAINST.mafia)}`,
  }),
} as const
