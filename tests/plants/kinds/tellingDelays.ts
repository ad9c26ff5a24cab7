import type { PlantKind } from '../plant'

const HOST = 'src/host/createHost.ts'
const TWINS = ['tests/secrecy/firstScreens.test.ts']
const NAMED = 'chiangmai is so over'
const JOB = `        return await job()
`
/** Something that the room must not know: what the first player was dealt. */
const SECRET =
  "JSON.stringify(this.#state.evening?.ledger.deal.hands[0]?.cards ?? '').length % 2 === 1"
const WAIT = 'await new Promise((resolve) => setTimeout(resolve, 5))'

export const tellingDelays: PlantKind = {
  id: 'telling-delays',
  says: 'When a frame comes to the big screen never follows from a secret.',
  tests: ['tests/secrecy/carriers.test.ts'],
  plants: [
    {
      says: 'A frame is 5 ms late by the first player’s card, as two evenings show.',
      file: HOST,
      find: JOB,
      put: `        if (${SECRET}) ${WAIT}\n${JOB}`,
      tests: TWINS,
      named: NAMED,
    },
    {
      says: 'A frame waits for the next turn by the first player’s card, as two evenings show.',
      file: HOST,
      find: JOB,
      put: `        if (${SECRET}) for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setImmediate(resolve))\n${JOB}`,
      tests: TWINS,
      named: NAMED,
    },
    {
      says: 'A frame is 5 ms late by the first player’s card.',
      file: HOST,
      find: JOB,
      put: `        if (${SECRET}) ${WAIT}\n${JOB}`,
    },
    {
      says: 'A frame is 5 ms late where many are asked in secret.',
      file: 'src/host/evening/liveEvening.ts',
      find: '    const now = this.now()\n    const stood = this.play?.clock.stood(now) ?? { left: null }\n    const before',
      put: '    if ((this.play?.game.open?.asked.length ?? 0) > 1) await new Promise((resolve) => setTimeout(resolve, 5))\n    const now = this.now()\n    const stood = this.play?.clock.stood(now) ?? { left: null }\n    const before',
    },
    {
      says: 'The host looks at a clock of its own until 5 ms are over.',
      file: 'src/host/publisher/publisher.ts',
      find: '    const now = picture(state)\n',
      put: '    const now = picture(state)\n    const end = performance.now() + (state.evening?.play?.game.open?.asked.length ?? 0)\n    while (performance.now() < end);\n',
    },
    {
      says: 'Listeners hear of a view in a turn of their own.',
      file: 'src/host/publisher/outlet.ts',
      find: '    this.#each(({ listener }) => listener(sent.view, sent.json))\n',
      put: '    queueMicrotask(() => this.#each(({ listener }) => listener(sent.view, sent.json)))\n',
    },
    {
      says: 'The sockets of this computer hand a view on later.',
      file: 'src/browser/sockets.ts',
      find: '      host,\n      now,\n',
      put: '      host: { subscribeProjector: (onView, onPack) => host.subscribeProjector((view, json) => void Promise.resolve().then(() => onView(view, json)), onPack) },\n      now,\n',
    },
    {
      says: 'A view waits before it is sent to the screens.',
      file: 'src/serve/audience.ts',
      find: '    for (const socket of this.#sockets.keys()) this.#push(socket)\n',
      put: '    setTimeout(() => {\n      for (const socket of this.#sockets.keys()) this.#push(socket)\n    }, json.length % 7)\n',
    },
    {
      says: 'A view waits for a promise before it is sent to the screens.',
      file: 'src/serve/audience.ts',
      find: '    for (const socket of this.#sockets.keys()) this.#push(socket)\n',
      put: '    void Promise.resolve().then(() => {\n      for (const socket of this.#sockets.keys()) this.#push(socket)\n    })\n',
    },
    {
      says: 'A view waits before it goes to the network.',
      file: 'src/serve/network/networkScreen.ts',
      find: "      (view, json) => line.post({ t: 'view', json: music.allowed(view, json) }),\n",
      put: "      (view, json) => void Promise.resolve().then(() => line.post({ t: 'view', json: music.allowed(view, json) })),\n",
    },
    {
      says: 'A view waits before it goes to a window of the desktop program.',
      file: 'electron/main/ipc/pushViews.ts',
      find: '      (view) => send(VIEW_CHANNEL, { view, now: source.now() }),\n',
      put: '      (view) => void Promise.resolve().then(() => send(VIEW_CHANNEL, { view, now: source.now() })),\n',
    },
    {
      says: 'The rules themselves look at the time.',
      file: 'src/engine/machine/truth.ts',
      find: 'export class Truth {',
      put: 'export const AT = Date.now()\n\nexport class Truth {',
    },
  ],
}
