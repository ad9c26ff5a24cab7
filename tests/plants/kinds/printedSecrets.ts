import type { PlantKind } from '../plant'

const SERVER = 'src/browser/server.ts'
const MAIN = 'src/browser/main.ts'
const RUN = ['tests/browser/program.test.ts']

export const printedSecrets: PlantKind = {
  id: 'printed-secrets',
  says: 'No key, PIN, path or card is printed or written, but the key in the one line that tells the host its address.',
  tests: ['tests/security/printed.test.ts'],
  plants: [
    {
      says: 'The key is printed when the server starts.',
      file: SERVER,
      find: '  const codes = new OpeningCodes()\n',
      put: "  const codes = new OpeningCodes()\n  console.log('key', token)\n",
    },
    {
      says: 'The key is printed when the server starts, as a run shows.',
      file: SERVER,
      find: '  const codes = new OpeningCodes()\n',
      put: "  const codes = new OpeningCodes()\n  console.log('key', token)\n",
      tests: RUN,
    },
    {
      says: 'The key goes to the other output, past the console.',
      file: SERVER,
      find: '  const codes = new OpeningCodes()\n',
      put: '  const codes = new OpeningCodes()\n  process.stderr.write(token)\n',
    },
    {
      says: 'The key is kept in a file of its own.',
      file: SERVER,
      find: '  const codes = new OpeningCodes()\n',
      put: "  const codes = new OpeningCodes()\n  void import('node:fs').then((fs) => fs.appendFileSync('nightfall.log', token))\n",
    },
    {
      says: 'The console has another name, and the key is printed by it.',
      file: SERVER,
      find: '  const codes = new OpeningCodes()\n',
      put: '  const codes = new OpeningCodes()\n  const { info: note } = console\n  note(token)\n',
    },
    {
      says: 'The desk’s address is printed again when its code was used twice.',
      file: MAIN,
      find: 'stop Nightfall and start it again.',
      put: "stop Nightfall and start it again.' + mode.facilitatorUrl + '",
    },
    {
      says: 'The code that opens the desk is printed.',
      file: MAIN,
      find: '  if (open) openBrowser(mode.openingUrl())',
      put: '  console.log(mode.openingUrl())\n  if (open) openBrowser(mode.openingUrl())',
    },
    {
      says: 'The code that opens the desk is printed, as a run shows.',
      file: MAIN,
      find: '  if (open) openBrowser(mode.openingUrl())',
      put: '  console.log(mode.openingUrl())\n  if (open) openBrowser(mode.openingUrl())',
      tests: RUN,
    },
    {
      says: 'A guess at the key is printed.',
      file: 'src/browser/guards.ts',
      find: '  return given !== undefined && isSame(',
      put: '  console.error(given)\n  return given !== undefined && isSame(',
    },
    {
      says: 'A guess at the key is printed, as a run shows.',
      file: 'src/browser/guards.ts',
      find: '  return given !== undefined && isSame(',
      put: '  console.error(given)\n  return given !== undefined && isSame(',
      tests: RUN,
    },
    {
      says: 'What the desk’s socket was sent and is no message is printed.',
      file: 'src/browser/sockets.ts',
      find: "        return send(socket, { t: 'refused', problem: 'malformed' })",
      put: "        console.error(String(data))\n        return send(socket, { t: 'refused', problem: 'malformed' })",
    },
    {
      says: 'A PIN that is tried is printed, as a run shows.',
      file: 'src/host/lock/pin.ts',
      find: '  return timingSafeEqual(await hashOf(tried, salt, cost), hash)',
      put: '  console.error(tried)\n  return timingSafeEqual(await hashOf(tried, salt, cost), hash)',
      tests: RUN,
    },
    {
      says: 'The names of an evening’s players are printed when they are set, as a run shows.',
      file: 'src/host/createHost.ts',
      find: '    if (this.#stopped) return Promise.resolve(refused({ code: ',
      put: '    console.error(JSON.stringify(read.command))\n    if (this.#stopped) return Promise.resolve(refused({ code: ',
      tests: RUN,
    },
    {
      says: 'Every command of the desk is printed.',
      file: 'src/host/createHost.ts',
      find: '    if (this.#stopped) return Promise.resolve(refused({ code: ',
      put: '    console.debug(read.command)\n    if (this.#stopped) return Promise.resolve(refused({ code: ',
    },
    {
      says: 'The path of the page on the network is printed.',
      file: 'src/serve/network/networkScreen.ts',
      find: '    const path = newPath()\n',
      put: '    const path = newPath()\n    console.info(path)\n',
    },
    {
      says: 'The view of the desk is printed by the desktop program.',
      file: 'electron/main/program.ts',
      find: '  network.report()\n',
      put: '  network.report()\n  latest.onView((view) => console.log(view))\n',
    },
    {
      says: 'What breaks in the desktop program is printed with the desk’s view.',
      file: 'electron/main/program.ts',
      find: '    onError: (error) => console.error(error),',
      put: '    onError: (error) => console.error(error, latest),',
    },
    {
      says: 'Every entry of a journal is noted as a warning of the process.',
      file: 'src/host/storage/journals/fileJournal.ts',
      find: '    const json = JSON.stringify(entry)\n',
      put: '    const json = JSON.stringify(entry)\n    process.emitWarning(json)\n',
    },
  ],
}
