// No decoder gives the end of a loop back as it gives the moment before its beginning: the one is faded into the other.

const JOIN_SECONDS = 0.05

/**
 * Fades the last moment of a loop into what lies before its beginning, in place, so that its end leads into its beginning as the file
 * itself does.
 * @param from first sample of the loop
 * @param to the sample after its last
 * @param rate samples a second
 */
export function joinEnds(channel: Float32Array, from: number, to: number, rate: number): void {
  const length = Math.min(from, Math.round(JOIN_SECONDS * rate))
  for (let i = 0; i < length; i++) {
    const share = (i + 1) / length
    const end = to - length + i
    channel[end] = (1 - share) * (channel[end] ?? 0) + share * (channel[from - length + i] ?? 0)
  }
}
