/**
 * Hours of play in minutes: `node --expose-gc --import tsx tests/soak/main.ts [MINUTES] [--planted]`. Says what it played,
 * the memory at each quarter, and what was left when all was closed; ends with 1 when something was. With `--planted` it
 * leaves something of every kind behind, to show that it would be seen. NIGHTFALL_SEED plays the same evenings again.
 */
import { randomInt } from 'node:crypto'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { stop as stopBundler } from 'esbuild'
import { networkThread } from '../browser/support/networkThread'
import { chanceOf } from '../support/seeds'
import { openHouse, type House } from './house'
import { held, leftSince, memoryLeft } from './left'
import { Players } from './playHouse'

const MINUTES = 240
const QUARTERS = 4
/** In less than this, evenings are put away early, so that there are some. */
const SHORT = 60
/** So much more memory at the end than after the first quarter is a leak. */
const MOST_GROWTH = 0.1
const MEGABYTE = 2 ** 20

const args = process.argv.slice(2)
const isPlanted = args.includes('--planted')
const minutes = Number(args.find((arg) => !arg.startsWith('-')) ?? MINUTES)
const seed = Number(process.env['NIGHTFALL_SEED'] ?? randomInt(2 ** 31))
console.log(`${minutes} minutes of play, NIGHTFALL_SEED=${seed}`)

const startServer = await networkThread()
await stopBundler()
// What is loaded once and stays is loaded by this one.
await play(0, [])
const before = held()
const memory: number[] = []
const began = process.cpuUsage()
const faults = await play(minutes, memory)
const { user, system } = process.cpuUsage(began)
console.log(`processor time: ${((user + system) / 1e6).toFixed(0)} s`)
console.log(`memory at the quarters: ${memory.map((bytes) => megabytes(bytes)).join(', ')} MB`)

const growth = (memory.at(-1) ?? Infinity) / (memory[0] ?? 0) - 1
if (!(growth <= MOST_GROWTH)) faults.push(`memory grew by ${(growth * 100).toFixed(1)} %`)
faults.push(...(await leftSince(before)))
for (const fault of faults) console.log(`LEFT: ${fault}`)
console.log(faults.length === 0 ? 'Nothing is left.' : `${faults.length} things are left.`)
// What is left would keep the process.
process.exit(faults.length === 0 ? 0 : 1)

/** Plays for so long, and closes everything. @returns what is wrong */
async function play(wanted: number, measured: number[]): Promise<string[]> {
  const rng = chanceOf(seed)
  const house = await openHouse(rng, startServer)
  const players = new Players(house, rng, minutes < SHORT ? 120 : 700)
  const start = house.time.now()
  const kept: unknown[] = []
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const end = start + (wanted * 60_000 * quarter) / QUARTERS
    do {
      await players.evening()
      if (isPlanted && wanted > 0) kept.push(plant(house))
    } while (house.time.now() < end)
    if (wanted === 0) break
    measured.push(await memoryLeft())
  }
  const { played } = players
  players.close()
  await house.close()
  if (wanted > 0) {
    console.log(JSON.stringify({ ...played, ...house.figures, kept: kept.length }))
  }
  return [
    ...house.figures.errors.map((error) => `an error: ${String(error)}`),
    ...(house.subscribers() > 0 ? [`${house.subscribers()} listeners to views`] : []),
    ...(house.time.waiting > 0 ? [`${house.time.waiting} clocks of the host`] : []),
    ...(wanted > 0 && played.evenings < QUARTERS ? ['too few evenings'] : []),
  ]
}

/** Leaves something of every kind behind. @returns what fills the memory */
function plant(house: House): unknown {
  setInterval(() => {}, 1e6)
  createServer().listen(0, '127.0.0.1')
  process.on('SIGUSR2', () => {})
  openSync(import.meta.filename, 'r')
  house.openWindows()
  house.subscribe()
  house.time.schedule(1e12, () => {})
  return Array.from({ length: 500_000 }, () => Math.random())
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1)
}
