import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVoice, type SpeechOutcome } from '../../src/story'
import type { SpeechPort } from '../../src/story/voice'

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  volume = 1
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

function fakeVoice(name: string, lang: string, isDefault = false): SpeechSynthesisVoice {
  return { name, lang, voiceURI: `uri:${name}`, default: isDefault, localService: true }
}

const remote = (voice: SpeechSynthesisVoice): SpeechSynthesisVoice => ({
  ...voice,
  localService: false,
})

/** A system's speech that keeps what it is given and says it only when told to. */
function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const queue: FakeUtterance[] = []
  const events = new EventTarget()
  const synth = Object.assign(events, {
    voices,
    getVoices: () => [...synth.voices],
    speak: vi.fn((utterance: FakeUtterance) => void queue.push(utterance)),
    cancel: vi.fn(() => void queue.splice(0).forEach((utterance) => utterance.onerror?.())),
  })
  const port = { speechSynthesis: synth, SpeechSynthesisUtterance: FakeUtterance }
  return {
    synth,
    queue,
    port: port as unknown as SpeechPort,
    sayNext: () => queue.shift()?.onend?.(),
  }
}

const english = fakeVoice('Kate', 'en-GB')
const american = fakeVoice('Sam', 'en_US', true)
const thai = fakeVoice('Kanya', 'th-TH')

const withoutUtterance = ({ speechSynthesis }: SpeechPort): SpeechPort =>
  speechSynthesis === undefined ? {} : { speechSynthesis }

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the narrator’s voice', () => {
  it('says the lines in order with the chosen voice and rate, then tells that it is done', async () => {
    const { port, queue, sayNext } = fakeSpeech([english, american, thai])
    const [lines, done]: [number[], SpeechOutcome[]] = [[], []]
    createVoice(port).speak(['One.', ' ', 'Two', 'Ann'], {
      voice: 'uri:Kate',
      rate: 0.8,
      onLine: (index) => lines.push(index),
      onDone: (outcome) => done.push(outcome),
    })
    const said: string[] = []
    while (queue[0]) {
      said.push(queue[0].text)
      expect(queue[0]).toMatchObject({ voice: english, lang: 'en-GB', rate: 0.8 })
      expect(done).toEqual([])
      sayNext()
    }
    await settle()
    expect(said).toEqual(['One.', 'Two', 'Ann'])
    expect(lines).toEqual([0, 2, 3])
    expect(done).toEqual(['spoken'])
  })

  it('lists the voices of a language, the system’s own choice ahead', () => {
    const voice = createVoice(fakeSpeech([english, thai, american]).port)
    expect(voice.voices('en').map(({ label }) => label)).toEqual(['Sam', 'Kate'])
    expect(voice.voices('en-GB')).toEqual([
      { id: 'uri:Kate', label: 'Kate', lang: 'en-GB', isGood: true },
    ])
    expect(voice.voices('e')).toEqual([])
    expect(voice.voices()).toHaveLength(3)
    expect([voice.available(), voice.available('th'), voice.available('de')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('takes a robot or a joke of the system’s only where there is nothing better, and calls it so', () => {
    const robot = fakeVoice('eSpeak NG English', 'en-US', true)
    const joke = fakeVoice('Bad News', 'en-US')
    const { port, queue } = fakeSpeech([robot, joke, english])
    const voice = createVoice(port)
    voice.speak(['One.'], { lang: 'en' })
    expect(queue[0]).toMatchObject({ voice: english })
    expect(voice.voices('en').map(({ label, isGood }) => [label, isGood])).toEqual([
      ['Kate', true],
      ['eSpeak NG English', false],
      ['Bad News', false],
    ])
    const poor = fakeSpeech([robot])
    createVoice(poor.port).speak(['One.'], { lang: 'en' })
    expect(poor.queue[0]).toMatchObject({ voice: robot })
  })

  it('takes another voice of the language when the chosen one is gone, and a sane rate', () => {
    const { port, queue } = fakeSpeech([thai, english])
    createVoice(port).speak(['One.'], { voice: 'uri:gone', lang: 'en', rate: 99, volume: 7 })
    expect(queue[0]).toMatchObject({ voice: english, rate: 2, volume: 1 })
    createVoice(port).speak(['One.'], { rate: Number.NaN, volume: -1 })
    expect(queue.at(-1)).toMatchObject({ rate: 1, volume: 0 })
  })

  it('lets no voice that was chosen for one language read another', () => {
    const { port, queue } = fakeSpeech([thai, english])
    createVoice(port).speak(['One.'], { voice: thai.voiceURI, lang: 'en' })
    expect(queue[0]).toMatchObject({ voice: english })
  })

  it('is never one that is spoken on the internet: neither the system’s own choice nor the chosen one', () => {
    const { port, queue } = fakeSpeech([remote(american), remote(thai), english])
    const voice = createVoice(port)
    expect(voice.voices().map(({ label }) => label)).toEqual(['Kate'])
    expect(voice.available('th')).toBe(false)
    for (const chosen of [{}, { voice: american.voiceURI }]) {
      voice.speak(['One.'], { lang: 'en', ...chosen })
      expect(queue.map((utterance) => utterance.voice)).toEqual([english])
    }
  })

  it.each<[string, SpeechPort]>([
    ['there is no speech at all', {}],
    ['every voice is spoken on the internet', fakeSpeech([remote(english)]).port],
    ['there are no voices', fakeSpeech([]).port],
    ['no voice knows the language', fakeSpeech([thai]).port],
    ['the utterance is missing', withoutUtterance(fakeSpeech([english]).port)],
  ])('is silent and done at once when %s', async (_, port) => {
    const voice = createVoice(port)
    const onDone = vi.fn()
    const onLine = vi.fn()
    voice.speak(['One.', 'Ann'], { onDone, onLine })
    expect(onDone).not.toHaveBeenCalled()
    await settle()
    expect(onDone.mock.calls).toEqual([['silent']])
    expect(onLine).not.toHaveBeenCalled()
    expect(voice.available('en')).toBe(false)
    voice.onVoices(() => undefined)()
    voice.stop()
  })

  it('never throws when every part of the system’s speech does', async () => {
    const broken = () => {
      throw new Error('no speech today')
    }
    const { port, synth } = fakeSpeech([english])
    Object.assign(synth, { speak: broken, cancel: broken, addEventListener: broken })
    const onDone = vi.fn()
    const voice = createVoice(port)
    voice.speak(['One.'], { onDone })
    voice.onVoices(() => undefined)()
    voice.stop()
    Object.assign(synth, { getVoices: broken })
    expect(voice.voices()).toEqual([])
    await settle()
    expect(onDone.mock.calls).toEqual([['silent']])
  })

  it('stops at once, tells so once, and says nothing more', async () => {
    const { port, queue, synth } = fakeSpeech([english])
    const onDone = vi.fn()
    const voice = createVoice(port)
    voice.speak(['One.', 'Two.'], { onDone })
    const running = queue[0]
    voice.stop()
    voice.stop()
    running?.onend?.()
    await settle()
    expect(onDone.mock.calls).toEqual([['stopped']])
    expect(synth.speak).toHaveBeenCalledTimes(1)
    expect(queue).toEqual([])
  })

  it('ends what it was saying when it is given something new', async () => {
    const { port, queue, sayNext } = fakeSpeech([english])
    const voice = createVoice(port)
    const [old, fresh] = [vi.fn(), vi.fn()]
    voice.speak(['Old.', 'Older.'], { onDone: old })
    voice.speak(['New.'], { onDone: fresh })
    expect(queue.map(({ text }) => text)).toEqual(['New.'])
    sayNext()
    await settle()
    expect(old.mock.calls).toEqual([['stopped']])
    expect(fresh.mock.calls).toEqual([['spoken']])
  })

  it('lets the evening go on when the system fails in the middle, or never answers', async () => {
    const { port, queue, synth } = fakeSpeech([english])
    const voice = createVoice(port)
    const failed = vi.fn()
    voice.speak(['One.', 'Two.'], { onDone: failed })
    queue[0]?.onerror?.()
    await settle()
    expect(failed.mock.calls).toEqual([['silent']])

    const stuck = vi.fn()
    voice.speak(['One.', 'Two.'], { onDone: stuck })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(stuck).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stuck.mock.calls).toEqual([['silent']])
    expect(synth.cancel).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind when it has spoken', async () => {
    const { port, queue, sayNext } = fakeSpeech([english])
    createVoice(port).speak(['One.', 'Two.'])
    while (queue.length > 0) sayNext()
    await settle()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells when voices arrive late, as they do in Chromium, until it is told to stop', () => {
    const { port, synth } = fakeSpeech([])
    const voice = createVoice(port)
    const changed = vi.fn()
    const off = voice.onVoices(changed)
    synth.voices = [english]
    synth.dispatchEvent(new Event('voiceschanged'))
    expect(changed).toHaveBeenCalledTimes(1)
    expect(voice.available('en')).toBe(true)
    off()
    synth.dispatchEvent(new Event('voiceschanged'))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('uses the window’s own speech without being given any', () => {
    expect(createVoice().available()).toBe(false)
  })
})
