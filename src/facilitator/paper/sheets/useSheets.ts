import type { Deck, Json, OptionDef } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useGameTexts } from '../../words/gameTexts'
import { nameOfId } from '../../words/params'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'
import { useRankLetters } from '../../common/useRankLetters'
import { realCardsOf, type PrintedCard } from './cards'
import type { NightCall, SheetWords, Summary } from './sheets'

/** What can be printed of the game in the lobby: its cards, its night and its rules, by the house rules chosen. */
export function useSheets() {
  const desk = useDesk()
  const games = useGameTexts()
  const naming = useNaming()
  const t = useWords()
  const letters = useRankLetters()

  const lobby = () => desk.lobby
  const colourOf = (team: string): string => games.teams[team] ?? '#8a8169'

  /** The cards of this deck, two alike twice; or one of each that there is. */
  function cards(which: 'deck' | 'all'): PrintedCard[] {
    const { current } = games
    const found = lobby()
    if (!found || !current) return []
    const deck: Deck = found.deck
    return found.cards.flatMap(({ id, role, team }) => {
      const own = current.cards[id]
      const name = own?.name ?? current.roles[role]?.name ?? id
      const help = [own?.help || current.roles[role]?.help, own?.wins].filter(Boolean).join(' ')
      const called = current.roles[role]?.name ?? name
      const card: PrintedCard = {
        glyph: games.glyphs[role],
        name,
        is: called === name ? null : called,
        side: current.teams[team]?.name ?? '',
        colour: colourOf(team),
        help,
        real: realCardsOf(found.ruleset, role, letters.value),
      }
      return Array.from({ length: which === 'all' ? 1 : (deck[id] ?? 0) }, () => card)
    })
  }

  const isDealt = (role: string): boolean =>
    (lobby()?.cards ?? []).some(({ id, role: of }) => of === role && (lobby()?.deck[id] ?? 0) > 0)

  /** The calls of the night as they come; those of roles that nobody has are left out. */
  function calls(): NightCall[] {
    const texts = games.current
    if (!texts) return []
    const order = nightOrder()
    const place = (id: string): number => {
      const at = order.findIndex((call) => call === id || id.startsWith(`${call}.`))
      return at < 0 ? -1 : at
    }
    const ids = Object.keys(texts.steps).filter((id) => {
      const [who = ''] = id.split('.')
      if (who === 'day' || who === 'dawn' || who === 'funeral' || id === 'host.handover')
        return false
      return !Object.hasOwn(texts.roles, who) || isDealt(who)
    })
    return ids
      .map((id, at) => ({ id, at, place: place(id) }))
      .sort((a, b) => a.place - b.place || a.at - b.at)
      .flatMap(({ id }) => {
        const step = texts.steps[id]
        return step
          ? [{ title: step.title, say: plain(step.say), do: plain([step.do])[0] ?? '' }]
          : []
      })
  }

  /** The house rule that orders the calls, where the game has one. */
  function nightOrder(): readonly string[] {
    const found = lobby()
    const value = found?.values['nightOrder']
    return Array.isArray(value) ? value.map(String) : []
  }

  function summary(): Summary | null {
    const texts = games.current
    const found = lobby()
    if (!texts || !found) return null
    const roles = new Map<string, { team: string; count: number }>()
    for (const { id, role, team } of found.cards) {
      const count = (roles.get(role)?.count ?? 0) + (found.deck[id] ?? 0)
      roles.set(role, { team, count })
    }
    return {
      about: texts.about,
      sides: Object.entries(texts.teams).map(([id, { name, goal }]) => ({
        name: `${name}.`,
        goal,
        colour: colourOf(id),
      })),
      roles: [...roles]
        .filter(([, { count }]) => count > 0)
        .map(([role, { team, count }]) => ({
          glyph: games.glyphs[role],
          name: texts.roles[role]?.name ?? role,
          help: texts.roles[role]?.help ?? '',
          colour: colourOf(team),
          count,
          real: realCardsOf(found.ruleset, role, letters.value),
        })),
      house: Object.entries(found.options).flatMap(([id, def]) => {
        const value = found.values[id]
        if (value === undefined || same(value, def.default)) return []
        const words = texts.options[id]
        return [
          { name: `${words?.name ?? id}:`, value: valueWords(def, value, words?.values ?? {}) },
        ]
      }),
      table: texts.tableRules,
    }
  }

  function valueWords(
    def: OptionDef,
    value: Json,
    values: Readonly<Record<string, string>>,
  ): string {
    const word = (one: Json): string => values[String(one)] ?? nameOfId(String(one), naming.value)
    if (Array.isArray(value)) return value.map(word).join(', ')
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([name, seconds]) => `${word(name)} ${String(seconds)} ${t('lobby.seconds')}`)
        .join(', ')
    return def.kind === 'number' ? String(value) : word(value)
  }

  const words = (): SheetWords => ({
    gameName: games.current?.name ?? '',
    headings: {
      night: t('paper.night'),
      nights: t('paper.nights'),
      call: t('paper.call'),
      summary: t('paper.summary'),
      about: t('lobby.aloudAbout'),
      sides: t('paper.sides'),
      roles: t('lobby.aloudRoles'),
      house: t('paper.house'),
      table: t('lobby.aloudRules'),
    },
  })

  return { cards, calls, summary, words }
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Sentences whose names are known only in an evening get a line to think them on. */
const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/\{[^{}]*\}/g, '…'))
