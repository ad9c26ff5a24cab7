/** How each side wins in this mode (V-3, V-103, V-111, V-116), to everybody and to those whose goal it is. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** Ends of sentences. */
const civilians = by('mode', {
  standard: 'gdy nie ma już mafii.',
  yakuza: 'gdy nie ma już mafii ani Yakuzy.',
  loner: 'gdy nie ma już mafii, z samotnikiem czy bez.',
})

const MANY = 'co najmniej tak liczna jak cywile.'

/** Who has to be as many: by a verb alone, and after another condition. */
interface Subject {
  readonly alone: string
  readonly after: string
}

const mafia = ({ alone, after }: Subject) =>
  by('mode', {
    standard: `gdy tylko ${alone} ${MANY}`,
    yakuza: by('combineYakuzaLoner', {
      false: `gdy nie ma już Yakuzy, a ${after} ${MANY}`,
      true: `gdy nie ma już Yakuzy ani samotnika, a ${after} ${MANY}`,
    }),
    loner: `gdy nie ma już samotnika, a ${after} ${MANY}`,
  })

const yakuza = ({ after }: Pick<Subject, 'after'>) =>
  by('combineYakuzaLoner', {
    false: `gdy nie ma już mafii, a ${after} ${MANY}`,
    true: `gdy nie ma już mafii ani samotnika, a ${after} ${MANY}`,
  })

/** The Loner has one gang to outdo, or two. */
const loner = (instead: string) => `gdy nie ma już nikogo innego albo ${instead}`
const AGAINST = {
  mafia: 'gdy miałaby wygrać mafia, a samotnik wciąż gra.',
  gangs: 'gdy miałby wygrać któryś gang, a samotnik wciąż gra.',
} as const

/** What everybody hears. */
export const everyGoal: readonly Text[] = [
  sentences('Cywile wygrywają,', civilians),
  sentences('Mafia wygrywa,', mafia({ alone: 'jest', after: 'sama jest' })),
  by('mode', {
    standard: '',
    yakuza: sentences(
      'Yakuza wygrywa,',
      yakuza({ after: 'sama jest' }),
      'Jeśli zostanie tylko po jednej osobie z każdego gangu, przegrywają wszyscy.',
      by('combineYakuzaLoner', {
        false: '',
        true: `Samotnik wygrywa, ${loner(AGAINST.gangs)}`,
      }),
    ),
    loner: `Samotnik wygrywa, ${loner(AGAINST.mafia)}`,
  }),
]

/** What those who are on a side are told. */
export const goals = {
  civilians: sentences('Wygrywacie,', civilians),
  mafia: sentences('Wygrywacie,', mafia({ alone: 'mafia jest', after: 'mafia jest' })),
  yakuza: sentences('Wygrywacie,', yakuza({ after: 'Yakuza jest' })),
  loner: by('mode', {
    yakuza: `Wygrywasz bez wspólników, ${loner(AGAINST.gangs)}`,
    else: `Wygrywasz bez wspólników, ${loner(AGAINST.mafia)}`,
  }),
} as const
