import type { ChronicleEntry, EveningFigures, HeldVote, SeatId } from '../../../bridge'
import { listNames } from '../../../i18n/format'
import type { Story, StoryVote } from '../../../ui/story/storyPage'
import { useDesk } from '../../desk/deskStore'
import { phaseWords } from '../../words/chronicle'
import { useGameTexts } from '../../words/gameTexts'
import { nameOfId } from '../../words/params'
import { useEveningTitle } from '../../words/useEveningTitle'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'

/** The evening on the desk in words: its figures, its votes, and the whole story for a page. */
export function useStory() {
  const desk = useDesk()
  const naming = useNaming()
  const games = useGameTexts()
  const titleOf = useEveningTitle()
  const t = useWords()

  function figuresOf({ nights, days, votes, played }: EveningFigures) {
    const minutes = Math.max(1, Math.round(played / 60_000))
    return [
      { value: String(nights), label: t('after.nights', { count: nights }) },
      { value: String(days), label: t('after.days', { count: days }) },
      { value: String(votes.length), label: t('after.votes', { count: votes.length }) },
      { value: String(minutes), label: t('after.minutes', { count: minutes }) },
    ]
  }

  function voteOf({ phase, about, hands, totals }: HeldVote): StoryVote {
    const by = new Map<SeatId, SeatId[]>()
    for (const [seat, given] of Object.entries(hands) as [SeatId, readonly SeatId[]][]) {
      for (const at of given) by.set(at, [...(by.get(at) ?? []), seat])
    }
    const counted = (seat: SeatId) => totals?.[seat] ?? by.get(seat)?.length ?? 0
    const seats = new Set([...by.keys(), ...(Object.keys(totals ?? {}) as SeatId[])])
    const title = about === null ? null : games.current?.stages[about]?.title
    return {
      title: [phaseWords(phase, t), title].filter(Boolean).join(' · '),
      rows: [...seats]
        .sort((a, b) => counted(b) - counted(a))
        .map((seat) => ({
          name: desk.nameOf(seat),
          count: counted(seat),
          by: listNames((by.get(seat) ?? []).map(desk.nameOf), naming.value.language),
        })),
    }
  }

  const won = (): string[] => {
    const winners = desk.game?.winner ?? []
    if (winners.length === 0) return [t('end.nobody')]
    return winners.map(
      (id) => games.current?.teams[id]?.won ?? t('end.alone', { name: nameOfId(id, naming.value) }),
    )
  }

  function players(): Story['players'] {
    const roles = new Map((desk.game?.cards ?? []).map(({ id, role }) => [id, role]))
    return (desk.game?.seats ?? []).map(({ id, alive, team }) => ({
      name: desk.nameOf(id),
      alive,
      side: games.current?.teams[team]?.name ?? '',
      colour: games.teams[team] ?? '#8a8169',
      cards: (desk.game?.dealt[id] ?? []).map((card) => ({
        glyph: games.glyphs[roles.get(card) ?? card],
        name: nameOfId(card, naming.value),
      })),
    }))
  }

  /** What nobody held at the beginning. */
  function middle(): Pick<Story, 'middle'> {
    const names = desk.game?.middle?.map((card) => nameOfId(card, naming.value))
    return names ? { middle: `${t('end.middle')} ${names.join(' / ')}` } : {}
  }

  function storyOf(
    figures: EveningFigures,
    phases: readonly { phase: ChronicleEntry['phase']; title: string; lines: readonly string[] }[],
  ): Story {
    const { language } = naming.value
    const entry = desk.view?.evening
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
    const count = desk.game?.seats.length ?? 0
    return {
      language,
      game: entry?.ruleset ?? '',
      gameName: games.current?.name ?? '',
      title: entry ? titleOf(entry) : t('app.name'),
      about: `${day.format(entry?.startedAt ?? 0)} · ${t('common.playersCount', { count })}`,
      won: won(),
      figures: figuresOf(figures),
      players: players(),
      ...middle(),
      phases,
      votes: figures.votes.map(voteOf),
      headings: { dealt: t('end.hands'), story: t('end.story'), votes: t('after.everyVote') },
    }
  }

  return { figuresOf, voteOf, storyOf }
}
