/** What the page draws: the last view, whether the host is there, and what was said and is not in a view yet. */
import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef, watch } from 'vue'
import { phoneCallsPath, phonePackPath, type PhoneCalls, type PhonePack } from '../../bridge/packs'
import type { PhoneCommand, PhonePort } from '../../bridge/phone'
import type { Hand, PhoneView } from '../../bridge/views/phone'
import type { Tap } from '../../bridge/views/phoneNight'
import { nightfallTheme } from '../../ui/nightfallTheme'
import { useEcho } from './echo'
import { useLook } from './look'

/** For so long a card stays open without a connection, milliseconds. */
export const COVER_AFTER_MS = 5000

/** Until it is known which game is played nobody waits for letters that may be another game's. */
const plainTheme = {
  ...nightfallTheme,
  fonts: { ...nightfallTheme.fonts, display: 'system-ui, sans-serif' },
} as const

type SentHand = Extract<PhoneCommand, { type: 'hand' }>['hand']

const NO_TAP: Tap = { seats: [], word: null, done: false }

export const usePhone = defineStore('phone', () => {
  const look = useLook()
  const view = shallowRef<PhoneView | null>(null)
  const connected = ref(false)
  /** Whether the host has been away for so long that nothing secret may be seen. */
  const lost = ref(true)
  const given = useEcho<Hand | null>()
  const tapped = useEcho<Tap>()
  const packs = shallowReactive(new Map<string, PhonePack>())
  /** What calls of the night say, in the phone's language. */
  const calls = shallowRef<PhoneCalls | null>(null)
  const port = shallowRef<PhonePort | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  const table = computed(() => (view.value?.at === 'table' ? view.value : null))
  const door = computed(() => (view.value?.at === 'door' ? view.value : null))
  const ruleset = computed(() => door.value?.ruleset ?? table.value?.room.ruleset ?? null)
  /** The game's words in the phone's language; until they are there, in the language before. */
  const pack = computed<PhonePack | null>((before) => {
    const found = packs.get(`${ruleset.value} ${look.language}`)
    return found ?? (before && before.id === ruleset.value ? before : null)
  })
  const theme = computed(() => pack.value?.theme ?? plainTheme)
  /** House rules may change until the cards are dealt, and the words follow them. */
  const isDealt = computed(() => Boolean(table.value?.own.cards ?? table.value?.room.phase))

  /** Whether the program hosts the evening. */
  const isHosted = computed(() => table.value?.room.hosting !== undefined)
  /** Who makes a speech; whoever is asked something before everybody makes none. */
  const speaker = computed(() => {
    const stage = table.value?.room.stage
    return stage?.scene === 'speech' ? (stage.speaker ?? null) : null
  })
  /** Whether this one makes it, and says when it is over. */
  const speaks = computed(() => speaker.value !== null && table.value?.own.speaks === true)

  /** The hand given to what is asked now. */
  const hand = computed((): Hand | null => {
    const mine = given.of(table.value?.room.asks?.opening)
    return mine ? mine.what : (table.value?.own.hand ?? null)
  })

  /** What is tapped in this call of the night. */
  const tap = computed((): Tap => {
    const mine = tapped.of(table.value?.room.night?.opening)
    return mine?.what ?? table.value?.own.tap ?? NO_TAP
  })

  function receive(next: PhoneView): void {
    given.settle()
    tapped.settle()
    view.value = next
  }

  function connection(found: boolean): void {
    connected.value = found
    clearTimeout(timer)
    if (found) lost.value = false
    else timer = setTimeout(() => (lost.value = true), COVER_AFTER_MS)
  }

  async function fetchPack(): Promise<void> {
    const id = ruleset.value
    const { language } = look
    if (id === null || !port.value) return
    try {
      packs.set(
        `${id} ${language}`,
        (await port.value.file(phonePackPath(id, language))) as PhonePack,
      )
    } catch {
      // The page speaks without the game's words, and asks again with the next change.
    }
  }

  /** Before the first night, and by all alike. */
  async function fetchCalls(): Promise<void> {
    const id = ruleset.value
    if (!isDealt.value || id === null || !port.value) return
    try {
      calls.value = (await port.value.file(phoneCallsPath(id, look.language))) as PhoneCalls | null
    } catch {
      // Names and words can be tapped without a sentence.
    }
  }

  function send(command: PhoneCommand): Promise<void> {
    return port.value?.send(command) ?? Promise.resolve()
  }

  /** Gives a hand to what is asked now, or takes it back. */
  async function give(next: Hand | null): Promise<void> {
    const opening = table.value?.room.asks?.opening
    if (opening === undefined) return
    await given.say(opening, next, send({ type: 'hand', opening, hand: next as SentHand }))
  }

  /** Taps in the call that is on, asked or not. */
  async function tapOn(next: Tap): Promise<void> {
    const opening = table.value?.room.night?.opening
    if (!opening) return
    await tapped.say(opening, next, send({ type: 'tap', opening, ...next, seats: [...next.seats] }))
  }

  /** A public file of the host's. @throws where there is none, or no line to him */
  function file(path: string): Promise<unknown> {
    return port.value?.file(path) ?? Promise.reject(new Error('No host yet'))
  }

  /** Follows a host. @returns a function that stops it */
  function attach(host: PhonePort): () => void {
    port.value = host
    const stops = [host.onView(receive), host.onConnection(connection)]
    const fetching = () => Promise.all([fetchPack(), fetchCalls()])
    const stopPacks = watch([ruleset, () => look.language, isDealt], () => void fetching(), {
      immediate: true,
    })
    // What was lost on the way is asked for again with the next call.
    const stopCalls = watch(
      () => (calls.value === null ? table.value?.room.night?.opening : undefined),
      (opening) => opening !== undefined && void fetchCalls(),
    )
    return () => {
      clearTimeout(timer)
      stopPacks()
      stopCalls()
      for (const stop of stops) stop()
    }
  }

  const now = (): number => port.value?.now() ?? 0

  return {
    view,
    table,
    door,
    connected,
    lost,
    pack,
    calls,
    theme,
    speaker,
    isHosted,
    speaks,
    hand,
    tap,
    file,
    send,
    give,
    tapOn,
    attach,
    now,
  }
})
