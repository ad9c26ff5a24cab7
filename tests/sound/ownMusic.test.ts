import { describe, expect, it } from 'vitest'
import { measureLoudness } from '../../src/sound/ownMusic/loudness'
import {
  createOwnMusic,
  DUCKED,
  type Piece,
  type VoiceDriver,
} from '../../src/sound/ownMusic/player'
import { noise } from '../support/wav'

describe('The loudness of a piece', () => {
  // The figures are those of ffmpeg's `ebur128` for the same samples, mono counted for both loudspeakers.
  it('is what ffmpeg measures, with silence left out by the gate, at both rates', async () => {
    const measured = async (rate: number, channels: Float32Array[]) => {
      const { lufs, loudest } = await measureLoudness({ rate, channels })
      return [Number(lufs.toFixed(1)), Number(loudest.toFixed(2))]
    }
    const stereo = (rate: number) => [noise(rate, 8, 7, 0.3), noise(rate, 8, 99, 0.15)]
    expect(await measured(48_000, stereo(48_000))).toEqual([-11.6, -11.06])
    expect(await measured(24_000, stereo(24_000))).toEqual([-11.8, -11.26])
    expect(await measured(48_000, stereo(48_000).slice(0, 1))).toEqual([-9.6, -9])
  })

  it('is none for silence; what is shorter than a block is measured as a whole', async () => {
    const silence = await measureLoudness({ rate: 24_000, channels: [new Float32Array(24_000)] })
    expect(silence).toMatchObject({ lufs: -Infinity, peak: 0, seconds: 1 })
    const tone = Float32Array.from({ length: 4800 }, (_, at) =>
      Math.sin((2 * Math.PI * 997 * at) / 24_000),
    )
    const { lufs, peak, seconds } = await measureLoudness({ rate: 24_000, channels: [tone, tone] })
    expect(lufs).toBeCloseTo(0, 0)
    expect(peak).toBeCloseTo(1, 2)
    expect(seconds).toBe(0.2)
  })
})

/** Writes down what is asked of it. */
function listen() {
  const heard: string[] = []
  const breaks: (() => void)[] = []
  const told: boolean[] = []
  const driver: VoiceDriver = {
    begin(url, at, onBroken) {
      heard.push(`begin ${url} at ${at}`)
      breaks.push(onBroken)
      return {
        fade: (gain, ms) => void heard.push(`${url} to ${gain.toFixed(3)} in ${ms}`),
        pause: () => void heard.push(`${url} stops`),
        resume: (seconds) => void heard.push(`${url} goes on at ${seconds}`),
        end: (ms) => void heard.push(`${url} ends in ${ms}`),
      }
    },
  }
  const music = createOwnMusic(driver, (sounds) => told.push(sounds))
  return { music, breaks, told, news: () => heard.splice(0) }
}

const piece = (url: string, changes: Partial<Piece> = {}): Piece => ({
  key: url,
  url,
  gain: 0.5,
  stopped: false,
  position: () => 0,
  ...changes,
})

describe('The host’s own music', () => {
  it('fades from piece to piece, and what is told again plays on', () => {
    const { music, news, told } = listen()
    music.play(piece('a', { position: () => 7 }))
    expect(news()).toEqual(['begin a at 7', 'a to 0.500 in 3000'])
    music.play(piece('a'))
    expect(news()).toEqual([])
    music.play(piece('b'))
    expect(news()).toEqual(['a ends in 3000', 'begin b at 0', 'b to 0.500 in 3000'])
    music.play(null)
    expect(news()).toEqual(['b ends in 3000'])
    expect(told).toEqual([true, false])
  })

  it('is 12 dB softer under words, follows the volume, and stops and goes on where it was', () => {
    const { music, news } = listen()
    music.play(piece('a', { gain: 1 }))
    news()
    music.duck(true)
    expect(20 * Math.log10(DUCKED)).toBeCloseTo(-12)
    expect(news()).toEqual(['a to 0.251 in 400'])
    music.duck(false)
    music.setLevel(0.5)
    expect(news()).toEqual(['a to 1.000 in 900', 'a to 0.500 in 250'])
    music.hush(true)
    music.setLevel(0.5)
    music.hush(false)
    expect(news()).toEqual(['a to 0.000 in 200', 'a to 0.500 in 1500'])
    music.play(piece('a', { gain: 1, stopped: true }))
    expect(news()).toEqual(['a stops', 'a to 0.000 in 250'])
    music.play(piece('a', { gain: 1, position: () => 12 }))
    expect(news()).toEqual(['a goes on at 12', 'a to 0.500 in 250'])
  })

  it('says so when a piece cannot be played, and does not try it again', () => {
    const { music, news, breaks, told } = listen()
    music.play(piece('a'))
    breaks[0]?.()
    news()
    music.play(piece('a'))
    expect(news()).toEqual([])
    expect(told).toEqual([true, false])
    music.play(piece('b'))
    expect(told).toEqual([true, false, true])
  })
})
