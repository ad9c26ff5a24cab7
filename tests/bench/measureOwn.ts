/** What is measured of own games, and how: documents of a size, and processor time. */
import { readFileSync } from 'node:fs'
import { percentile, type Figure } from './report'

export const WARM = 5
export const RUNS = 20

export const textOf = (id: string): string => readFileSync(`assets/games/${id}.yaml`, 'utf8')

/** A document of so many characters: a shipped one with more roles, and with texts as long as there is room for. */
export function documentOf(size: number): string {
  const base = textOf('plain-town')
  const at = base.indexOf('\nroles:') + '\nroles:'.length
  const roles: string[] = []
  const room = () => size - base.length - roles.join('').length
  for (let n = 0; n < 34 && room() > 900; n++) {
    roles.push(`
  more${n}:
    team: town
    name: Somebody ${n}
    help: ${'Looks at one player each night and learns a little more about him. '.repeat(4)}
    traits: { if: { some: { both: [{ team: mafia }, { not: self }] } }, noShield: true }
    when:
      - on: dawn
        if: { all: [{ nights: 2+ }, { some: { both: [everyone, { not: { team: mafia } }] } }] }
        do: [{ if: { some: { team: mafia } }, do: [{ reveal: { who: nobody } }] }]
`)
  }
  const tips: string[] = []
  while (size - base.length - roles.join('').length - tips.join('\n').length > 650) {
    tips.push(`  - "${'A tip for who hosts this for the first time, told in words. '.repeat(9)}"`)
  }
  const more = tips.length > 0 ? `\ntips:\n${tips.join('\n')}\n` : ''
  return base.slice(0, at) + roles.join('').trimEnd() + base.slice(at) + more
}

/** Milliseconds of processor time: the middle of twenty, after five to warm up. */
export function cpu(work: () => unknown, { warm = WARM, runs = RUNS } = {}): number {
  const times: number[] = []
  for (let n = 0; n < warm + runs; n++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    if (n >= warm) times.push((user + system) / 1000)
  }
  return percentile(times, 0.5)
}

export const inMs = (what: string, measured: number, most: number): Figure => ({
  what,
  measured: `${measured.toFixed(1)} ms`,
  goal: `<= ${most} ms`,
  met: measured <= most,
})
