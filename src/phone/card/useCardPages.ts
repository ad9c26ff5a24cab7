/** What stands on the own cards, page by page: as many pages for every role, and none of them named after it. */
import { computed } from 'vue'
import type { OwnCard } from '../../bridge/views/phone'
import { valueWords } from '../../i18n/houseRuleWords'
import { usePhone } from '../store/phoneStore'
import { useWords } from '../store/useWords'

export const CARD_PAGES = ['card', 'aim', 'ability', 'tonight'] as const
export type CardPage = (typeof CARD_PAGES)[number]

export interface CardLine {
  /** What it is about; empty where that is clear. */
  readonly name: string
  readonly text: string
}

export interface CardFaceWords {
  readonly card: OwnCard
  readonly name: string
  /** Role and side, where the name does not say them. */
  readonly is: string
}

export function useCardPages() {
  const phone = usePhone()
  const { t, game } = useWords()
  const cards = computed(() => phone.table?.own.cards ?? null)
  const dealt = computed(() => cards.value?.dealt ?? [])

  const cardName = (card: OwnCard): string =>
    game.texts?.cards[card.card]?.name ?? roleName(card) ?? card.card
  const roleName = ({ role }: OwnCard): string | undefined => game.texts?.roles[role ?? '']?.name
  const teamName = ({ team }: OwnCard): string | undefined => game.texts?.teams[team]?.name

  const faces = computed((): CardFaceWords[] =>
    dealt.value.map((card) => {
      const name = cardName(card)
      const more = [roleName(card), teamName(card)].filter((word) => word && word !== name)
      return { card, name, is: [...new Set(more)].join(' · ') }
    }),
  )

  const aims = computed((): CardLine[] => {
    const lines = dealt.value.map((card) => ({
      name: teamName(card) ?? '',
      text: game.texts?.cards[card.card]?.wins ?? game.texts?.teams[card.team]?.goal ?? '',
    }))
    return lines.filter(
      ({ text }, at) => text !== '' && lines.findIndex((one) => one.text === text) === at,
    )
  })

  const abilities = computed((): CardLine[] =>
    dealt.value.map((card) => {
      const { texts } = game
      const help = texts?.cards[card.card]?.help || texts?.roles[card.role ?? '']?.help || ''
      return { name: dealt.value.length > 1 ? cardName(card) : '', text: help }
    }),
  )

  /** What was agreed for tonight and speaks of one of these cards. */
  const agreed = computed((): CardLine[] => {
    const names = dealt.value.flatMap((card) => roleName(card)?.toLocaleLowerCase() ?? [])
    const found = Object.entries(cards.value?.changed ?? {}).flatMap(([id, value]): CardLine[] => {
      const option = game.texts?.options[id]
      if (!option) return []
      const words = `${option.name} ${option.help}`.toLocaleLowerCase()
      if (!names.some((name) => words.includes(name))) return []
      return [{ name: option.name, text: valueWords(value, option).join(', ') }]
    })
    return found.length > 0 ? found : [{ name: '', text: t('card.usual') }]
  })

  const lines = computed((): Readonly<Record<CardPage, readonly CardLine[]>> => ({
    card: faces.value.map(({ name, is }) => ({ name, text: is })),
    aim: aims.value,
    ability: abilities.value,
    tonight: agreed.value,
  }))

  return { cards, faces, lines }
}
