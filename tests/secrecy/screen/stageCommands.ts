import type { Command } from '../../../src/bridge'
import type { Rng } from '../../../src/engine'

export interface TimedCommand {
  readonly at: number
  readonly command: Command
}

const repertoire: readonly Command[] = [
  { type: 'show.blackout', on: true },
  { type: 'show.blackout', on: false },
  { type: 'show.freeze', on: true },
  { type: 'show.freeze', on: false },
  { type: 'show.testCard', on: true },
  { type: 'show.testCard', on: false },
  { type: 'show.rule', rule: { kind: 'night', id: 'later' } },
  { type: 'show.rule', rule: null },
  { type: 'clock.pause' },
  { type: 'clock.start' },
  { type: 'clock.add', seconds: 10 },
  { type: 'clock.add', seconds: -10 },
  { type: 'clock.set', seconds: 60 },
  { type: 'clock.set', seconds: 0 },
  { type: 'settings.set', settings: { master: 0.5 } },
  { type: 'settings.set', settings: { reducedMotion: true } },
]

/** What the host does to the show, the same in both evenings, at moments when nothing else happens. */
export function stageCommands(until: number, rng: Rng): TimedCommand[] {
  const count = Math.floor(rng() * 8)
  const commands = Array.from({ length: count }, () => ({
    at: Math.floor(rng() * until) + 0.5,
    command: repertoire[Math.floor(rng() * repertoire.length)] as Command,
  }))
  return commands.sort((x, y) => x.at - y.at)
}
