import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startProcess } from '../../electron/main/network/startProcess'
import { DoubleUtility } from './double/doubleUtility'

vi.mock('electron', async () => {
  const { DoubleUtility: Utility } = await import('./double/doubleUtility')
  return {
    utilityProcess: {
      fork: (...args: ConstructorParameters<typeof Utility>) => new Utility(...args),
    },
  }
})

const MEGABYTE = 1_048_576
const TELL = `import { getHeapStatistics } from 'node:v8'
process.parentPort.postMessage(getHeapStatistics().heap_size_limit)
`

let folder: string
let program: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-process-'))
  program = join(folder, 'tell.mjs')
  writeFileSync(program, TELL)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('The process of the network screen', () => {
  it('may fill its own share of the memory and no more', async () => {
    const line = startProcess(program)
    const limit = await new Promise((resolve) => line.onMessage(resolve))
    line.stop()
    expect(limit).toBeLessThan(400 * MEGABYTE)
  })

  it('would be without a limit if V8 were told by Node’s own flag, which Electron hands to nobody', async () => {
    const limitUnder = async (...execArgv: string[]): Promise<number> => {
      const utility = new DoubleUtility(program, [], { execArgv })
      const limit = await new Promise<number>((resolve) => utility.on('message', resolve))
      utility.kill()
      return limit
    }
    expect(await limitUnder('--max-old-space-size=64')).toBeGreaterThan(400 * MEGABYTE)
    expect(await limitUnder('--js-flags=--max-old-space-size=64')).toBeLessThan(200 * MEGABYTE)
  })
})
