import type { PlantKind } from '../plant'

const KEPT = 'src/host/state/frozen.ts'
const SCREEN = 'src/host/views/onScreen.ts'
const LIVE = 'src/host/evening/liveEvening.ts'
const TIMER = 'src/host/timers/clockTimer.ts'

export const runningClocks: PlantKind = {
  id: 'running-clocks',
  says: 'A clock stands after undo, redo, sleep and opening, and on a picture that is kept; none is on a dark screen.',
  tests: ['tests/host/clockStands.test.ts'],
  plants: [
    {
      says: 'The clock on a picture that is kept runs on.',
      file: KEPT,
      find: 'state.frozen = standing(shown, state.now())',
      put: 'state.frozen = shown',
    },
    {
      says: 'The clock on a picture that is kept follows the evening’s.',
      file: SCREEN,
      find: 'return { ...pictureOf(state.frozen), show: now.show }',
      put: 'return { ...pictureOf(state.frozen), show: now.show, clock: now.clock }',
    },
    {
      says: 'The clock on a picture that is kept goes as soon as the evening has none.',
      file: SCREEN,
      find: 'return { ...pictureOf(state.frozen), show: now.show }',
      put: 'const { clock } = pictureOf(state.frozen)\n    return { ...pictureOf(state.frozen), show: now.show, clock: now.clock && clock }',
    },
    {
      says: 'The clock on a picture that is kept stands at its whole.',
      file: KEPT,
      find: 'Math.max(0, Math.round(endsAt - now))',
      put: 'Math.min(totalMs, Math.round(endsAt - now + totalMs))',
    },
    {
      says: 'To keep a picture that is kept takes another.',
      file: KEPT,
      find: '  if (state.frozen) return\n',
      put: '',
    },
    {
      says: 'To keep the picture lets the evening’s own clock stand.',
      file: KEPT,
      find: 'state.frozen = standing(shown, state.now())',
      put: 'state.evening?.play?.clock.pause(state.now())\n  state.frozen = standing(shown, state.now())',
    },
    {
      says: 'A dark screen has a clock.',
      file: SCREEN,
      find: "if (state.blackout) return bare(state, 'blackout')",
      put: "if (state.blackout) return { ...bare(state, 'blackout'), clock: now.clock }",
    },
    {
      says: 'The test picture has a clock.',
      file: SCREEN,
      find: "if (state.testCard) return bare(state, 'testCard')",
      put: "if (state.testCard) return { ...bare(state, 'testCard'), clock: now.clock }",
    },
    {
      says: 'A clock runs on in an evening that is opened.',
      file: LIVE,
      find: '    this.play?.clock.pause(now())\n',
      put: '',
    },
    {
      says: 'A clock runs on after undo.',
      file: LIVE,
      find: '      this.play = this.#replay()\n      prepare()\n',
      put: '      this.play = this.#replay()\n      this.play?.clock.start(now)\n      prepare()\n',
    },
    {
      says: 'A clock runs on after redo.',
      file: LIVE,
      find: '      this.play = this.#replay()\n      return\n',
      put: '      this.play = this.#replay()\n      this.play?.clock.start(now)\n      return\n',
    },
    {
      says: 'A clock runs on while the computer says that it will sleep.',
      file: TIMER,
      find: "if (this.context.state.evening?.play?.clock.isRunning) await this.#note({ act: 'pause' })",
      put: "if (this.context.state.evening?.play?.clock.isRunning) await this.#note({ act: 'mark' })",
    },
    {
      says: 'A clock counts the time that the computer slept.',
      file: TIMER,
      find: 'play.clock.stood(this.#beatAt)',
      put: 'play.clock.stood(at)',
    },
    {
      says: 'A clock runs on when the computer wakes up.',
      file: TIMER,
      find: "    play.clock.settle(play.clock.stood(this.#beatAt), at)\n    await this.#note({ act: 'pause' })\n",
      put: "    play.clock.settle(play.clock.stood(this.#beatAt), at)\n    await this.#note({ act: 'mark' })\n",
    },
    {
      says: 'An evening that is put away forgets what its clock had left.',
      file: LIVE,
      find: "      if (this.play?.clock.isRunning) await this.note({ kind: 'clock', act: 'pause' })\n",
      put: '',
    },
    {
      says: 'A clock that is told to stand keeps what it had when it was started.',
      file: 'src/host/evening/stepClock.ts',
      find: '    this.#current.leftMs = this.left(now) ?? 0\n    this.#current.running = false\n',
      put: '    this.#current.running = false\n',
    },
  ],
}
