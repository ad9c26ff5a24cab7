/** A file that the browser's own player reads while it sounds, over the page's one audio context, where its gain may rise above 1. */
export function playedThrough(context: AudioContext, url: string, level: number) {
  const element = new Audio(url)
  const gain = context.createGain()
  gain.gain.value = level
  context.createMediaElementSource(element).connect(gain).connect(context.destination)
  return {
    element,
    gain,
    /** Ends it, and gives back what it takes. */
    give(): void {
      element.pause()
      element.removeAttribute('src')
      element.load()
      gain.disconnect()
    },
  }
}
