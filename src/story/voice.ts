/**
 * The narrator's voice: the voices of this computer where there are any, silence where there are none. A voice that
 * speaks by a service on the internet is none: it would be sent the story.
 * Nothing in here throws, and whoever waits for the end of a speech is always told.
 */

/** `spoken`: said to the end; `stopped`: cut off by us; `silent`: there was no voice, or it failed. */
export type SpeechOutcome = 'spoken' | 'stopped' | 'silent'

/** A voice the host can choose. */
export interface VoiceChoice {
  readonly id: string
  readonly label: string
  readonly lang: string
  /** Whether a room would listen to it: no robot, and no joke of the system's. */
  readonly isGood: boolean
}

export interface SpeakOptions {
  /** Id of a voice; without it, or when it is gone, the best one for `lang` speaks. */
  readonly voice?: string
  /** Language of the text, `en` if not given. */
  readonly lang?: string
  /** Speed from 0.5 to 2, 1 is normal. */
  readonly rate?: number
  /** Loudness from 0 to 1. */
  readonly volume?: number
  /** Each line as it begins, so that the text can roll out with the voice. */
  readonly onLine?: (index: number) => void
  /** The end, exactly once. */
  readonly onDone?: (outcome: SpeechOutcome) => void
}

export interface Voice {
  /** Whether anything would be heard; some systems load their voices late, so ask again. */
  available(lang?: string): boolean
  /** The voices for a language (`en` also finds `en-GB`): good ones first, and of these the system's own choice. */
  voices(lang?: string): VoiceChoice[]
  /** Calls back when the system's voices change; returns the way to stop that. */
  onVoices(changed: () => void): () => void
  /** Says the lines one after the other, with a breath between them; ends what was being said. */
  speak(lines: readonly string[], options?: SpeakOptions): void
  stop(): void
}

/** The parts of the browser that speaking takes; both are missing where there is no speech. */
export interface SpeechPort {
  readonly speechSynthesis?: SpeechSynthesis
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance
}

/** A voice over this window's speech, or over another port (tests). */
export function createVoice(port: SpeechPort = globalThis as SpeechPort): Voice {
  let current: Speech | undefined

  function known(lang?: string): SpeechSynthesisVoice[] {
    const all = attempt(() => port.speechSynthesis?.getVoices()) ?? []
    const fitting = all
      .filter(({ localService }) => localService)
      .filter((voice) => lang === undefined || speaks(voice, lang))
    return fitting.sort(
      (one, other) => rank(other) - rank(one) || Number(other.default) - Number(one.default),
    )
  }

  function stop(): void {
    const ended = current
    current = undefined
    ended?.finish('stopped')
    if (ended !== undefined) attempt(() => port.speechSynthesis?.cancel())
  }

  return {
    available: (lang) => port.SpeechSynthesisUtterance !== undefined && known(lang).length > 0,
    voices: (lang) =>
      known(lang).map(({ voiceURI, name, lang: spoken }) => ({
        id: voiceURI,
        label: name,
        lang: spoken,
        isGood: rank({ name, voiceURI }) > 0,
      })),
    onVoices(changed) {
      attempt(() => port.speechSynthesis?.addEventListener('voiceschanged', changed))
      return () => {
        attempt(() => port.speechSynthesis?.removeEventListener('voiceschanged', changed))
      }
    },
    speak(lines, options = {}) {
      stop()
      const fitting = known(options.lang ?? 'en')
      const voice = fitting.find(({ voiceURI }) => voiceURI === options.voice) ?? fitting[0]
      const speech = createSpeech(port, lines, voice, options)
      current = speech
      speech.begin()
    },
    stop,
  }
}

interface Speech {
  begin(): void
  finish(outcome: SpeechOutcome): void
}

function createSpeech(
  port: SpeechPort,
  lines: readonly string[],
  voice: SpeechSynthesisVoice | undefined,
  { rate = 1, volume = 1, onLine, onDone }: SpeakOptions,
): Speech {
  const said = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.trim() !== '')
  const speed = Math.min(2, Math.max(0.5, Number.isFinite(rate) ? rate : 1))
  let finished = false
  let patience: ReturnType<typeof setTimeout> | undefined
  // Kept while it speaks: Chromium loses the `end` of an utterance that nobody holds any more.
  let utterance: SpeechSynthesisUtterance | undefined

  function finish(outcome: SpeechOutcome): void {
    if (finished) return
    finished = true
    clearTimeout(patience)
    if (utterance !== undefined) utterance.onend = utterance.onerror = null
    utterance = undefined
    // Later, so that nobody is called back before `speak` has returned.
    if (onDone) queueMicrotask(() => onDone(outcome))
  }

  /** Gives up on a line: takes it off the system's queue as well, or it could be heard later. */
  function fail(): void {
    if (finished) return
    finish('silent')
    attempt(() => port.speechSynthesis?.cancel())
  }

  function say(position: number): void {
    if (finished) return
    const next = said[position]
    if (next === undefined) return finish('spoken')
    const started = attempt(() => {
      const { speechSynthesis: synth, SpeechSynthesisUtterance: Utterance } = port
      if (!synth || !Utterance || !voice) return false
      utterance = new Utterance(next.line)
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = speed
      utterance.volume = Math.min(1, Math.max(0, volume))
      utterance.onend = () => {
        clearTimeout(patience)
        say(position + 1)
      }
      utterance.onerror = fail
      // A speech service that has died reports nothing; the evening must not wait for it.
      patience = setTimeout(fail, patienceFor(next.line, speed))
      synth.speak(utterance)
      return true
    })
    if (started) onLine?.(next.index)
    else fail()
  }

  return { begin: () => say(0), finish }
}

/** Milliseconds after which a line counts as lost: three times a slow reader, and a start. */
function patienceFor(line: string, rate: number): number {
  return 8000 + (line.length * 250) / rate
}

/** Synthesizers that rattle, as Linux brings them along, and the effects among the voices of macOS. */
const ROBOTS = /\b(?:e-?speak|festival|flite|mbrola|pico|dummy)\b/i
const JOKES =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|fred|good news|hysterical|jester|junior|kathy|organ|pipe organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i

/** 0: nobody wants to hear a story from it; 1: a fair voice. */
function rank({ name, voiceURI }: Pick<SpeechSynthesisVoice, 'name' | 'voiceURI'>): number {
  return ROBOTS.test(`${name} ${voiceURI}`) || JOKES.test(name) ? 0 : 1
}

/** Whether a voice is for a language; Android writes `en_GB`. */
function speaks(voice: SpeechSynthesisVoice, lang: string): boolean {
  const tag = (text: string) => text.toLowerCase().replaceAll('_', '-')
  return tag(voice.lang) === tag(lang) || tag(voice.lang).startsWith(`${tag(lang)}-`)
}

/** Speech is a luxury: whatever the system throws, the evening goes on without it. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
