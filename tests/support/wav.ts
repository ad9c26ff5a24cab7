/** Small sound files and what is in them, the same each time. */

/** Noise that is loud for two seconds and 20 dB softer for two, and so on; rounded to 16 bits. */
export function noise(rate: number, seconds: number, seed: number, loudest: number): Float32Array {
  let state = seed
  return Float32Array.from({ length: rate * seconds }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const part = (at / rate) % 4 < 2 ? 1 : 0.1
    const value = ((state / 2 ** 32) * 2 - 1) * loudest * part
    return Math.round(value * 32_767) / 32_767
  })
}

/** A WAV file of 16 bits. */
export function wavOf(channels: readonly Float32Array[], rate: number): Buffer {
  const length = channels[0]?.length ?? 0
  const frame = channels.length * 2
  const file = Buffer.alloc(44 + length * frame)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + length * frame, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels.length, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * frame, 28)
  file.writeUInt16LE(frame, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(length * frame, 40)
  channels.forEach((samples, channel) => {
    samples.forEach((value, at) => {
      file.writeInt16LE(Math.round(value * 32_767), 44 + at * frame + channel * 2)
    })
  })
  return file
}
