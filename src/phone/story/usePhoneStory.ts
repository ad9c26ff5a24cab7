/** The evening as it really was: fetched once the cards are turned over, and told in the phone's language. */
import { computed, shallowRef, watch } from 'vue'
import { phoneStoryPath, type PhoneStory } from '../../bridge/packs'
import { eveningLine } from '../../i18n/eveningLine'
import type { NamingTexts } from '../../i18n/naming'
import type { Story } from '../../ui/story/storyPage'
import { useLook } from '../store/look'
import { usePhone } from '../store/phoneStore'
import { useWords } from '../store/useWords'

/** How long after a try that failed the next one is, milliseconds. */
const AGAIN_MS = 3000
/** A line of no game: that the desk was opened of an evening that the program hosted. */
const DESK_OPENED = 'desk.opened'

/** @param headline who has won, as the page has it */
export function usePhoneStory(headline: () => string) {
  const phone = usePhone()
  const look = useLook()
  const { t, game, nameOf, phaseOf } = useWords()
  const file = shallowRef<PhoneStory | null>(null)

  const end = computed(() => phone.table?.room.end ?? null)
  const revealed = computed(() => end.value?.revealed ?? null)

  watch(
    [() => revealed.value !== null, () => look.language, () => phone.connected],
    ([isRevealed, language], _before, onCleanup) => {
      // What was turned over too early is put back.
      if (!isRevealed) file.value = null
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = !isRevealed
      onCleanup(() => {
        isOver = true
        clearTimeout(timer)
      })
      const fetchStory = async (): Promise<void> => {
        try {
          const found = (await phone.file(phoneStoryPath(language))) as PhoneStory
          if (!isOver) file.value = found
        } catch {
          if (!isOver) timer = setTimeout(() => void fetchStory(), AGAIN_MS)
        }
      }
      if (!isOver) void fetchStory()
    },
    { immediate: true },
  )

  const phases = computed(() => {
    const { chronicle = [], words = null } = file.value ?? {}
    const texts: NamingTexts | null = game.texts && {
      ...game.texts,
      ...(words?.values && { values: words.values }),
    }
    const naming = { nameOf, texts, language: look.language }
    const told: { phase: string; title: string; lines: string[] }[] = []
    for (const entry of chronicle) {
      const template = entry.key === DESK_OPENED ? t('hosting.story') : words?.chronicle[entry.key]
      const line = template ? eveningLine(entry, template, naming) : ''
      if (line === '') continue
      if (told.at(-1)?.phase !== entry.phase) {
        told.push({ phase: entry.phase, title: phaseOf(entry.phase), lines: [] })
      }
      told.at(-1)?.lines.push(line)
    }
    return told
  })

  const nameOfCard = (id: string): string =>
    game.texts?.cards[id]?.name ?? game.texts?.roles[id]?.name ?? id

  /** The whole page to keep; null until there is one. */
  const story = computed((): Story | null => {
    const { value: told } = file
    const { value: open } = revealed
    const { room } = phone.table ?? {}
    if (!told || !open || !room) return null
    const { language } = look
    const { teams, glyphs = {} } = phone.theme
    const middle = open.middle?.map(nameOfCard).join(' / ')
    return {
      language,
      game: room.ruleset ?? '',
      gameName: game.texts?.name ?? '',
      title: headline(),
      about: new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(told.startedAt),
      won: (end.value?.winners ?? []).flatMap((team) => game.texts?.teams[team]?.won ?? []),
      figures: [],
      players: open.seats.map(({ id, team, dealt }) => ({
        name: nameOf(id),
        alive: !room.seats.find((seat) => seat.id === id)?.out,
        side: game.texts?.teams[team]?.name ?? '',
        colour: teams[team] ?? '#8a8169',
        cards: dealt.map((card) => ({ glyph: glyphs[card], name: nameOfCard(card) })),
      })),
      ...(middle && { middle: `${t('end.middle')} ${middle}` }),
      phases: phases.value,
      votes: [],
      headings: { dealt: t('end.dealt'), story: t('end.story'), votes: '' },
    }
  })

  return { phases, story }
}
