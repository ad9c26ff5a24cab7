/** How each side wins in this mode (V-3, V-103, V-111, V-116), to everybody and to those whose goal it is. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'

/** Ends of sentences; `has` says who has to have as many players. */
const civilians = by('mode', {
  standard: 'when the Mafia is gone.',
  yakuza: 'when the Mafia and the Yakuza are gone.',
  loner: 'when the Mafia is gone, even if the Loner is still in.',
})

const MANY = 'at least as many players as the civilians.'

const mafia = (has: string) =>
  by('mode', {
    standard: `as soon as ${has} ${MANY}`,
    yakuza: by('combineYakuzaLoner', {
      false: `when the Yakuza are gone and ${has} ${MANY}`,
      true: `when the Yakuza and the Loner are gone and ${has} ${MANY}`,
    }),
    loner: `when the Loner is gone and ${has} ${MANY}`,
  })

const yakuza = (have: string) =>
  by('combineYakuzaLoner', {
    false: `when the Mafia is gone and ${have} ${MANY}`,
    true: `when the Mafia and the Loner are gone and ${have} ${MANY}`,
  })

/** The Loner has one gang to outdo, or two. */
const loner = (gang: string) =>
  `The Loner wins as the last player left. If ${gang} would win while the Loner is still in, the Loner wins instead.`
const asLoner = (gang: string) =>
  `You win alone as the last player left. If ${gang} would win while you are still in, you win instead.`
const GANG = { mafia: 'the Mafia', gangs: 'a gang' } as const

/** What everybody hears. */
export const everyGoal: readonly Text[] = [
  sentences('The civilians win', civilians),
  sentences('The Mafia wins', mafia('it has')),
  by('mode', {
    standard: '',
    yakuza: sentences(
      'The Yakuza win',
      yakuza('they have'),
      'If the last two players are one from each gang, you all lose.',
      by('combineYakuzaLoner', {
        false: '',
        true: loner(GANG.gangs),
      }),
    ),
    loner: loner(GANG.mafia),
  }),
]

/** What those who are on a side are told. */
export const goals = {
  civilians: sentences('You win', civilians),
  mafia: sentences('You win', mafia('the Mafia has')),
  yakuza: sentences('You win', yakuza('the Yakuza have')),
  loner: by('mode', {
    yakuza: asLoner(GANG.gangs),
    else: asLoner(GANG.mafia),
  }),
} as const
