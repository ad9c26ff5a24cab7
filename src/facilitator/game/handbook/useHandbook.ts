/** The pages of the handbook in words, as far as they have what is looked for. */
import { computed, type ComputedRef } from 'vue'
import type { HandbookEntry } from '../../../bridge'
import { valueWords } from '../../../i18n/houseRuleWords'
import { useDesk } from '../../desk/deskStore'
import { useGameTexts } from '../../words/gameTexts'
import type { WordKey } from '../../words/useWords'

export interface HandbookPage {
  readonly entry: HandbookEntry
  /** Empty: the part's own heading says it. */
  readonly title: string
  /** The side of a role. */
  readonly team: string | null
  readonly lines: readonly string[]
}

export interface HandbookPart {
  readonly title: WordKey
  readonly pages: readonly HandbookPage[]
}

type DeckPage = Extract<HandbookEntry, { kind: 'deck' }>['id']

const found = (words: readonly string[], sought: string): boolean =>
  words.some((each) => each.toLocaleLowerCase().includes(sought))

/** @param sought what every page has to contain, in whatever case */
export function useHandbook(sought: () => string): ComputedRef<HandbookPart[]> {
  const desk = useDesk()
  const games = useGameTexts()

  return computed(() => {
    const { game } = desk
    const texts = games.current
    if (!game || !texts) return []
    const { handbook, options } = game
    const roles = handbook.roles.flatMap((id): HandbookPage[] => {
      const words = texts.roles[id]
      const team = game.roles[id]?.team ?? null
      const entry = { kind: 'role', id } as const
      return words ? [{ entry, title: words.name, team, lines: [words.help] }] : []
    })
    const rules = handbook.changed.flatMap((id): HandbookPage[] => {
      const words = texts.options[id]
      const entry = { kind: 'rule', id } as const
      if (!words) return []
      const lines = [...valueWords(options[id], words), words.help]
      return [{ entry, title: words.name, team: null, lines }]
    })
    const night = (id: 'first' | 'later'): HandbookPage[] => {
      const lines = handbook.nights[id].map((step) => texts.steps[step]?.title ?? step)
      return lines.length > 0
        ? [{ entry: { kind: 'night', id }, title: '', team: null, lines }]
        : []
    }
    const voting = texts.voting ?? []
    const vote: HandbookPage[] =
      voting.length > 0
        ? [{ entry: { kind: 'vote', id: 'course' }, title: '', team: null, lines: voting }]
        : []
    const deck = handbook.deck.map((page, index): HandbookPage => {
      const id = String(index + 1) as DeckPage
      const lines = page.map((role) => texts.roles[role]?.name ?? role)
      return { entry: { kind: 'deck', id }, title: '', team: null, lines }
    })
    const text = sought().trim().toLocaleLowerCase()
    const having = (pages: readonly HandbookPage[]) =>
      pages.filter(({ title, lines }) => found([title, ...lines], text))
    return [
      { title: 'handbook.deck', pages: having(deck) },
      { title: 'handbook.roles', pages: having(roles) },
      { title: 'handbook.rules', pages: having(rules) },
      { title: 'handbook.first', pages: having(night('first')) },
      { title: 'handbook.later', pages: having(night('later')) },
      { title: 'handbook.vote', pages: having(vote) },
    ]
  })
}
