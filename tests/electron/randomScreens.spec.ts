/** Whatever is plugged, pulled, shut, moved or put to sleep: one big screen's window, in the right place or hidden. */
import fc from 'fast-check'
import { firstSeed } from '../support/firstSeed.ts'
import { type Rectangle, display, laptop } from './double/doubleScreen.ts'
import type { Program } from './double/launchProgram.ts'
import { deskView } from './deskView.ts'
import { ask, expect, test } from './program.ts'

const SEQUENCES = 200
/** Most of their time is waiting: so many programs wait beside each other. */
const AT_ONCE = 2
/** The same sequences each time; another number tries others. */
const SEED = firstSeed(-299473048)
/** Longer than the program waits for the last of several events. */
const SETTLE_MS = 240
/** How long a busy machine may take until all is quiet. */
const QUIET_WITHIN_MS = 10_000

const LABELS = ['Television', 'Monitor', 'Television', 'Beamer', ''] as const
const SIZES = [
  [1920, 1080],
  [3840, 2160],
  [1280, 720],
] as const

const happening = fc.record({
  kind: fc.constantFrom(
    'plug',
    'plug',
    'plug',
    'unplug',
    'unplug',
    'unplug',
    'resize',
    'mirror',
    'drag',
    'sleep',
    'wait',
  ),
  label: fc.constantFrom(...LABELS),
  size: fc.constantFrom(...SIZES),
  which: fc.nat(4),
  left: fc.boolean(),
})
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** By how much of the smaller one two areas lie on each other. */
function covered(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(a.width * a.height, b.width * b.height)
}

class Room {
  #id = 100
  /** What was there to be seen; a run that saw too little of it proves nothing. */
  readonly seen = { full: 0, hidden: 0, mirrored: 0, unplugged: 0 }

  constructor(readonly program: Program) {}

  get displays() {
    return this.program.machine.screen.getAllDisplays()
  }

  /** Does it, as far as it makes sense: one display is always there. */
  async happen({ kind, label, size: [width, height], which, left }: Happening): Promise<void> {
    const { screen, powerMonitor } = this.program.machine
    const { displays } = this
    const one = displays[which % displays.length] ?? laptop()
    switch (kind) {
      case 'plug': {
        if (displays.length > 4) return
        if (!displays.some(({ internal }) => internal)) return screen.plug(this.#placed(laptop()))
        this.#id += 1
        return screen.plug(this.#placed(display(this.#id, label, 0, 0, width, height), left))
      }
      case 'unplug': {
        if (displays.length === 1) return
        screen.unplug(one.id)
        this.seen.unplugged += 1
        // At once, before anything had time to settle.
        expect(this.seesShowOnDesk(), 'the show on the desk’s display').toBe(false)
        return
      }
      case 'resize':
        screen.change(one.id, { ...one.bounds, width, height })
        // As on a real desktop, its neighbours make room.
        for (const { id, bounds } of displays) {
          if (bounds.x <= one.bounds.x) continue
          screen.change(id, { ...bounds, x: bounds.x + width - one.bounds.width })
        }
        return
      case 'mirror':
        return screen.change(one.id, screen.getPrimaryDisplay().bounds)
      case 'drag':
        return this.program
          .window('facilitator')
          ?.setBounds({ ...one.bounds, width: 900, height: 600 })
      case 'sleep':
        powerMonitor.emit('suspend')
        powerMonitor.emit('resume')
        return
      case 'wait':
        return pause(SETTLE_MS)
    }
  }

  get desk() {
    const bounds = this.program.window('facilitator')?.getBounds() ?? laptop().bounds
    return this.program.machine.screen.getDisplayMatching(bounds)
  }

  seesShowOnDesk(): boolean {
    const projector = this.program.window('projector')
    return projector?.isVisible() === true && covered(projector.getBounds(), this.desk.bounds) > 0.5
  }

  /** Waits until all is quiet, and counts what there was to be seen. */
  async settle(): Promise<void> {
    await pause(SETTLE_MS)
    await expect(() => this.check()).toPass({ timeout: QUIET_WITHIN_MS })
    const projector = this.program.window('projector')
    this.seen[projector?.isVisible() ? 'full' : 'hidden'] += 1
    if (this.#mirrored) this.seen.mirrored += 1
  }

  get #mirrored(): boolean {
    const { displays } = this
    return displays.some((a, index) =>
      displays.slice(index + 1).some((b) => covered(a.bounds, b.bounds) > 0.5),
    )
  }

  /** What has to hold when all is quiet. */
  check(): void {
    const { machine, window } = this.program
    expect(machine.windows.size, 'windows').toBe(2)
    const projector = window('projector')
    const { displays, desk } = this
    const free = displays.filter(({ bounds }) => covered(bounds, desk.bounds) <= 0.5)
    const state = JSON.stringify({ displays, desk: desk.bounds })
    if (projector?.isVisible()) {
      expect(projector.isFullScreen(), `full screen: ${state}`).toBe(true)
      const bounds = projector.getBounds()
      // Mirrored displays lie on each other: the window is on all of them.
      const on = free.filter((one) => covered(one.bounds, bounds) > 0.5)
      const fills = on.some((one) => JSON.stringify(one.bounds) === JSON.stringify(bounds))
      expect(fills, `fills its display: ${state}`).toBe(true)
      // The chosen one, or one without a name that is as large; never one with another name.
      expect(
        on.some(({ label }) => label === 'Television' || label === ''),
        state,
      ).toBe(true)
    } else {
      expect(
        free.some(({ label }) => label === 'Television'),
        `hidden though: ${state}`,
      ).toBe(false)
      // The desk has made way for it, unless two displays show the same.
      const alone = displays.length === 1 || !displays.some(({ label }) => label === 'Television')
      expect(alone || this.#mirrored, `the desk in the way: ${state}`).toBe(true)
    }
  }

  #placed(added: ReturnType<typeof display>, left = false) {
    const { width } = added.bounds
    const edges = this.displays.map(({ bounds }) => bounds)
    const x = left
      ? Math.min(...edges.map((edge) => edge.x)) - width
      : Math.max(...edges.map((edge) => edge.x + edge.width))
    const bounds = { ...added.bounds, x }
    return { ...added, bounds, workArea: bounds }
  }
}

test(`${SEQUENCES} random sequences of plugging, pulling, resizing, mirroring and sleeping leave one big screen in the right place`, async ({
  launch,
}) => {
  test.setTimeout(400_000)
  const rooms = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const program = await launch()
      const desk = await program.facilitator()
      await expect.poll(() => program.window('projector')?.isFullScreen()).toBe(true)
      const chosen = (await deskView(desk)).machine.screens?.list.find(({ show }) => show)
      expect(await ask(desk, 'screens.choose', { key: chosen?.key })).toMatchObject({ ok: true })
      const room = new Room(program)
      await fc.assert(
        fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 7 }), async (sequence) => {
          for (const one of sequence) await room.happen(one)
          await room.settle()
        }),
        { numRuns: SEQUENCES / AT_ONCE, endOnFailure: true, seed: SEED + index },
      )
      return room
    }),
  )
  const seen = (what: keyof Room['seen']) => rooms.reduce((sum, room) => sum + room.seen[what], 0)
  console.log(`random screens: ${JSON.stringify(rooms.map((room) => room.seen))}`)
  expect(seen('full')).toBeGreaterThan(SEQUENCES / 5)
  expect(seen('hidden')).toBeGreaterThan(SEQUENCES / 10)
  expect(seen('mirrored')).toBeGreaterThan(5)
  expect(seen('unplugged')).toBeGreaterThan(SEQUENCES / 2)
})
