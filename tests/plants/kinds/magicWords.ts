import type { PlantKind } from '../plant'

const SOCKETS = 'src/serve/projectorSockets.ts'
const MESSAGES = 'src/bridge/carriers/messages.ts'

export const magicWords: PlantKind = {
  id: 'magic-words',
  says: 'A big screen may ask for the time and say nothing else.',
  tests: ['tests/security/saidByScreens.test.ts'],
  plants: [
    {
      says: 'One word of a screen is let pass without being counted.',
      file: SOCKETS,
      find: '      onRefused()\n      strikes += 1',
      put: "      if (String(data) === 'encore') return\n      onRefused()\n      strikes += 1",
    },
    {
      says: 'One word makes good what a screen said before.',
      file: SOCKETS,
      find: '      strikes += 1',
      put: "      strikes = String(data) === 'sorry' ? 0 : strikes + 1",
    },
    {
      says: 'A screen that says a word is greeted once more.',
      file: SOCKETS,
      find: '      onRefused()\n      strikes += 1',
      put: "      onRefused()\n      if (String(data) === 'hello again') send(socket, { t: 'hello', instance, now: now() })\n      strikes += 1",
    },
    {
      says: 'A message of another kind is answered like a question for the time.',
      file: MESSAGES,
      find: "  if (message?.t !== 'time' || !isNumber",
      put: "  if ((message?.t !== 'time' && message?.t !== 'tempo') || !isNumber",
    },
    {
      says: 'A question for the time may carry more with it.',
      file: MESSAGES,
      find: "  return Object.keys(message).length === 2 ? { t: 'time'",
      put: "  return Object.keys(message).length <= 3 ? { t: 'time'",
    },
    {
      says: 'A question for the time may carry one certain part more.',
      file: MESSAGES,
      find: "  return Object.keys(message).length === 2 ? { t: 'time'",
      put: "  return Object.keys(message).length === 2 || 'since' in message ? { t: 'time'",
    },
    {
      says: 'One bare word is read as a question for the time.',
      file: MESSAGES,
      find: "  if (typeof data !== 'string') return null\n",
      put: "  if (typeof data !== 'string') return null\n  if (data === 'knock') return { t: 'time', n: 1 }\n",
    },
    {
      says: 'A screen of this computer that says a word takes back the last answer.',
      file: 'src/browser/sockets.ts',
      find: '    this.#projectors.add(socket)\n',
      put: "    this.#projectors.add(socket)\n    socket.on('message', (data) => {\n      if (String(data) === 'back') void this.#command(socket, 1, { type: 'game.undo' })\n    })\n",
    },
    {
      says: 'A screen of this computer may command as the desk does, for a kind of its own.',
      file: 'src/browser/sockets.ts',
      find: '    this.#projectors.add(socket)\n',
      put: "    this.#projectors.add(socket)\n    socket.on('message', (data) => {\n      if (String(data).startsWith('{\"t\":\"clicker\"')) void receiveCommand(this.host, { type: 'game.next' })\n    })\n",
    },
    {
      says: 'A screen on the network that says a word gets the sound.',
      file: 'src/serve/network/networkServer.ts',
      find: '        onSocket: (socket) => sockets.add(socket),\n',
      put: "        onSocket: (socket) => {\n          sockets.add(socket)\n          socket.on('message', (data) => {\n            if (String(data) === 'louder') this.hear({ t: 'sound', on: true })\n          })\n        },\n",
    },
    {
      says: 'A screen on the network that says a word ends the show for all of them.',
      file: 'src/serve/network/networkServer.ts',
      find: '        onSocket: (socket) => sockets.add(socket),\n',
      put: "        onSocket: (socket) => {\n          sockets.add(socket)\n          socket.on('message', (data) => {\n            if (String(data) === 'curtain') this.hear({ t: 'end' })\n          })\n        },\n",
    },
    {
      says: 'A question for the time with one certain number hangs up.',
      file: SOCKETS,
      find: "        return send(socket, { t: 'time', n: message.n, now: at })",
      put: "        if (message.n === 4711) return socket.close(1000)\n        return send(socket, { t: 'time', n: message.n, now: at })",
    },
  ],
}
