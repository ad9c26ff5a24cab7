/** The records of all evenings that are over, as they are read, and in words. */
import { computed, onMounted, ref, shallowRef } from 'vue'
import type { EveningRecord, ReadRecords, RecordsBegun, ShelfEntry } from '../../../bridge'
import type { RecordsPage } from '../../../ui/story/recordsPage'
import { useCommands } from '../../commands/useCommands'
import { useDesk } from '../../desk/deskStore'
import { phaseWords } from '../../words/chronicle'
import { useGameTexts } from '../../words/gameTexts'
import { gameOf, useEveningTitle } from '../../words/useEveningTitle'
import { useWords } from '../../words/useWords'
import { ofGroup, peopleOf, winsOf, type Person } from './people'

/** So many are asked for at a time: in between the desk does whatever else is asked of it. */
const AT_A_TIME = 5

export function useRecords() {
  const desk = useDesk()
  const { act, ask } = useCommands()
  const games = useGameTexts()
  const titleOf = useEveningTitle()
  const t = useWords()

  const groups = shallowRef<RecordsBegun['groups']>([])
  const leftOut = ref(0)
  /** The place of the chosen group; null: all evenings. */
  const group = ref<number | null>(null)
  const read = shallowRef<readonly EveningRecord[]>([])
  const unread = shallowRef<ReadRecords['unread']>([])
  const asked = ref(0)
  let turn = 0

  const entries = computed(() => {
    const over = (desk.view?.shelf ?? []).filter(
      ({ stands, demo, problem }) => stands === 'end' && !demo && !problem,
    )
    return new Map<string, ShelfEntry>(over.map((entry) => [entry.id, entry]))
  })
  const isReading = computed(() => asked.value < entries.value.size)
  const evenings = computed(() => {
    const chosen = group.value === null ? undefined : groups.value[group.value]
    return chosen ? ofGroup(read.value, chosen.players) : read.value
  })
  const people = computed(() => peopleOf(evenings.value))

  async function begin(): Promise<void> {
    const mine = (turn += 1)
    asked.value = 0
    const begun = await ask('records.begin', {})
    if (!begun.ok || mine !== turn) return
    ;({ groups: groups.value, leftOut: leftOut.value } = begun.data as RecordsBegun)
    read.value = []
    unread.value = []
    const ids = [...entries.value.keys()]
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      const reply = await ask('records.read', { ids: ids.slice(from, from + AT_A_TIME) })
      if (mine !== turn || !reply.ok) return
      const found = reply.data as ReadRecords
      read.value = [...read.value, ...found.evenings]
      unread.value = [...unread.value, ...found.unread]
      asked.value = from + AT_A_TIME
    }
  }
  onMounted(begin)

  /** @param name null: nobody is left out any more */
  async function leaveOut(name: string | null): Promise<void> {
    if (await act('records.leaveOut', { name })) await begin()
  }

  const nameOf = (name: string | null | undefined): string => name ?? t('records.somebody')
  const sideName = (entry: ShelfEntry | undefined, side: string): string =>
    games.of(entry?.ruleset ?? '')?.teams[side]?.name ?? side
  const gameName = (entry: ShelfEntry): string => gameOf(entry, games.of(entry.ruleset)?.name)

  /** Who won an evening, in a sentence each. */
  function wonIn({ id, winners, players }: EveningRecord): string[] {
    const texts = games.of(entries.value.get(id)?.ruleset ?? '')
    if (winners.length === 0) return [t('end.nobody')]
    return winners.map((winner) => {
      const alone = /^s(\d+)$/.exec(winner)
      const name = alone ? nameOf(players[Number(alone[1])]?.name) : winner
      return texts?.teams[winner]?.won ?? t('end.alone', { name })
    })
  }
  function closestIn({ closest }: EveningRecord): string[] {
    if (!closest) return []
    const [first, second] = closest.names
    const [most, less] = closest.counts
    const phase = phaseWords(closest.phase, t)
    return [
      t('records.closest', { first: nameOf(first), most, second: nameOf(second), less, phase }),
    ]
  }
  const told = computed(() =>
    evenings.value.flatMap((record) => {
      const entry = entries.value.get(record.id)
      if (!entry) return []
      const names = record.players.flatMap(({ name, won }) => (won && name !== null ? [name] : []))
      return [
        {
          id: record.id,
          title: titleOf(entry),
          won: wonIn(record),
          lines: [...(names.length > 0 ? [names.join(', ')] : []), ...closestIn(record)],
        },
      ]
    }),
  )
  /** `Chiang Mai: The villagers 3, The Killers 2`, a line for each game. */
  const sides = computed(() => {
    const byGame = new Map<string, { entry: ShelfEntry; records: EveningRecord[] }>()
    for (const record of evenings.value) {
      const entry = entries.value.get(record.id)
      if (!entry) continue
      const so = byGame.get(entry.ruleset) ?? { entry, records: [] }
      byGame.set(entry.ruleset, { ...so, records: [...so.records, record] })
    }
    return [...byGame.values()].map(({ entry, records }) => ({
      game: gameName(entry),
      wins: winsOf(records)
        .map(({ side, count }) =>
          side === null ? `${t('records.alone')} ${count}` : `${sideName(entry, side)} ${count}`,
        )
        .join(', '),
    }))
  })

  const share = (part: number, of: number): string =>
    of === 0 ? '–' : t('after.rightOf', { right: part, of })
  const columns = computed(() => [
    t('records.name'),
    t('records.evenings'),
    t('records.won'),
    t('records.nights'),
    t('records.right'),
  ])
  const rowOf = ({ name, evenings: count, won, nights, nightsOf, right, cast }: Person) => [
    name,
    String(count),
    String(won),
    share(nights, nightsOf),
    share(right, cast),
  ]

  function page(): RecordsPage {
    const language = desk.settings?.language ?? 'en'
    const chosen = group.value === null ? undefined : groups.value[group.value]
    const [newest] = evenings.value
    return {
      language,
      title: chosen?.name ?? t('records.title'),
      about: t('records.count', { count: evenings.value.length }),
      game: entries.value.get(newest?.id ?? '')?.ruleset ?? '',
      people: {
        title: t('records.people'),
        columns: columns.value,
        rows: people.value.map(rowOf),
      },
      sides: {
        title: t('records.sides'),
        lines: sides.value.map(({ game, wins }) => `${game}: ${wins}`),
      },
      evenings: {
        title: t('records.list'),
        each: told.value.map(({ title, won, lines }) => ({ title, lines: [...won, ...lines] })),
      },
    }
  }

  return {
    groups,
    group,
    leftOut,
    asked,
    unread,
    isReading,
    all: computed(() => entries.value.size),
    evenings,
    people,
    columns,
    rowOf,
    told,
    sides,
    leaveOut,
    page,
  }
}
