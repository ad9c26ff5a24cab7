/** A preview as lines to be printed. */
import type { GamePreview } from '../../src/bridge/asked/ownGames'

const set = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)

/** What the host would read out, night by night, then the day, the ends and the deck. */
export function scriptOf({ name, players, nights, day, asked, ends, deck }: GamePreview): string[] {
  const cards = deck.find((row) => row.players === players)?.cards ?? []
  return [
    `${name}, ${players}: ${cards.map(({ name: card, count }) => `${count} ${card}`).join(', ')}`,
    ...nights.flatMap(({ night, calls }) => [
      `Night ${night}`,
      ...calls.flatMap(({ id, kind, say, close, does, wakes, shows }) => [
        `  ${id} (${kind})${wakes.length > 0 ? `: ${wakes.join(', ')}` : ''}`,
        ...set([...say.map((line) => `“${line}”`), does, ...close.map((line) => `“${line}”`)]),
        ...(shows.length > 0 ? set([`→ ${shows.join(' / ')}`]) : []),
      ]),
    ]),
    'Day',
    ...day.flatMap(({ title, lines }) => [`  ${title}`, ...set(lines)]),
    ...(asked.length > 0 ? ['Questions and powers'] : []),
    ...asked.flatMap(({ id, kind, when, say, does }) => [
      `  ${id} (${kind}): ${when.join(' ')}`,
      ...set([...say.map((line) => `“${line}”`), does]),
    ]),
    'Ends',
    ...ends.map(({ wins, when }) => `  ${wins}: ${when}`),
  ]
}
