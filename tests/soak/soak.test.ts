/** The soak in short; `npm run soak` plays for four hours. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/command'

const root = join(import.meta.dirname, '..', '..')
const soak = (...args: string[]) => {
  const program = ['--expose-gc', '--import', 'tsx', join(import.meta.dirname, 'main.ts')]
  return runCommand(root, process.execPath, [...program, ...args], { NIGHTFALL_SEED: '7' })
}

it('Evenings that are played one after the other leave nothing behind: no memory, timer, socket, listener or file', async () => {
  const { code, output } = await soak('20')
  expect(output).toContain('Nothing is left.')
  expect(code).toBe(0)
}, 900_000)

it('What is left behind is seen, whatever it is', async () => {
  const { code, output } = await soak('10', '--planted')
  expect(code).toBe(1)
  for (const fault of [
    /memory grew by \d+/,
    /listeners to views/,
    /clocks of the host/,
    /more of resources: Timeout/,
    /more of resources: TCPServerWrap/,
    /more of listeners: SIGUSR2/,
  ]) {
    expect(output).toMatch(fault)
  }
  if (process.platform === 'linux') {
    expect(output).toMatch(/more of files: .*main\.ts/)
    expect(output).toMatch(/more of files: socket/)
  }
}, 900_000)
