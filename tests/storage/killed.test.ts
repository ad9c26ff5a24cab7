import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { FacilitatorView } from '../../src/bridge'
import { createHost } from '../../src/host/createHost'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { memorySettings } from '../../src/host/storage/settings/settings'
import { digest, stateOf } from './support/eveningState'
import { buildProgram, scratch, start } from './support/programs'
import { patience, sampled } from '../support/seeds'
import { shelfOf } from '../support/wholeShelf'

const KILLS = sampled(60, 200)
const AT_ONCE = 2
/** Evenings of own games that have to stand as they did before the kill, and kills at most until then. */
const OWN = { compared: sampled(3, 10), kills: 100 }
const { folder, clean } = scratch()
let program = ''

beforeAll(async () => {
  program = await buildProgram('evenings', folder)
})
afterAll(clean)

/** Documents of evenings that were opened again, by a program that has no such game. */
const carried = new Set<string>()

/** Opens an evening as the next start of the program would. @returns the state, or `-` during the deal */
async function reopened(data: string, id: string): Promise<string> {
  const host = createHost({
    store: fileJournals({ folder: data }),
    settings: memorySettings(),
    packs,
    now: () => performance.now(),
    schedule: () => () => {},
    randomBytes,
    random: Math.random,
  })
  let view: FacilitatorView | null = null
  host.subscribeFacilitator((newer) => (view = newer))
  expect(await host.handle({ type: 'shelf.open', id })).toMatchObject({ ok: true })
  const { game, evening } = view as unknown as FacilitatorView
  if (evening?.carries) carried.add(evening.carries.fingerprint)
  await host.stop()
  return game ? digest(stateOf(game)) : '-'
}

interface Tally {
  kills: number
  commands: number
  evenings: Set<string>
  /** How often not one entry more than the acknowledged ones was there, so that the state could be compared. */
  compared: number
}

/** Starts a program, kills it at a random moment, and looks at what it had promised. @returns its last evening */
async function killOnce(data: string, known: string, tally: Tally, which = ''): Promise<string> {
  const { child, next, lines, ended } = start(program, data, known, which)
  const isEarly = Math.random() < 0.1
  const heard = isEarly ? 0 : Math.random() ** 2 * 100
  for (let n = 0; n < heard; n += 1) await next()
  setTimeout(() => child.kill('SIGKILL'), Math.random() * (isEarly ? 300 : 5))
  await ended
  tally.commands += lines.length
  expect(lines.filter((line) => line.startsWith('broken'))).toEqual([])
  const promised = new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.split(' ')]))
  const store = fileJournals({ folder: data })
  const stored = new Map((await shelfOf(store)).map((evening) => [evening.id, evening]))
  for (const [id, [, count, entries, state]] of promised) {
    tally.evenings.add(id)
    const evening = stored.get(id)
    expect(evening?.problem).toBe(null)
    const there = evening?.entries.map((entry) => JSON.stringify(entry)) ?? []
    expect(digest(there.slice(0, Number(count)))).toBe(entries)
    const isLast = id === [...promised.keys()].at(-1)
    if (!isLast) continue
    const again = await reopened(data, id)
    if (there.length > Number(count)) continue
    expect(again).toBe(state)
    tally.compared += 1
  }
  return [...promised.keys()].at(-1) ?? known
}

describe('a program that is killed', () => {
  it(
    `has every acknowledged answer of random evenings after each of ${KILLS} kills, and goes on with the same evening`,
    async () => {
      const tally: Tally = { kills: 0, commands: 0, evenings: new Set(), compared: 0 }
      const worker = async (name: string) => {
        let known = ''
        for (let kill = 0; kill < KILLS / AT_ONCE; kill += 1) {
          if (kill % 10 === 0) known = ''
          const shelf = `${folder}/${name}-${Math.floor(kill / 10)}`
          known = await killOnce(shelf, known, tally)
          tally.kills += 1
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => worker(`shelf-${n}`)))
      console.log(
        `${tally.kills} kills, ${tally.commands} acknowledged commands in ${tally.evenings.size} evenings, ${tally.compared} states compared`,
      )
      expect(tally.kills).toBe(KILLS)
      expect(tally.compared).toBeGreaterThan(KILLS / 4)
    },
    patience(400_000),
  )

  it(
    `has an own game's evening as it stood, with its document, in a program without the game (OG-116, OG-140)`,
    async () => {
      const tally: Tally = { kills: 0, commands: 0, evenings: new Set(), compared: 0 }
      let known = ''
      for (; tally.compared < OWN.compared && tally.kills < OWN.kills; tally.kills += 1) {
        known = await killOnce(`${folder}/own`, known, tally, 'own')
      }
      expect(tally.compared).toBe(OWN.compared)
      expect(carried.size).toBeGreaterThan(0)
    },
    patience(100_000),
  )
})
