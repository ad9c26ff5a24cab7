import type { PlantKind } from '../plant'

const DROPS = 'electron/main/ipc/takeDrops.ts'
const COMMANDS = 'electron/main/ipc/takeCommands.ts'
const SENDER = 'electron/main/security/sender.ts'
const DESK = 'electron/main/windows/deskWindow.ts'

export const uncheckedSenders: PlantKind = {
  id: 'unchecked-senders',
  says: 'The program hears nobody but the desk’s own page, on every channel.',
  tests: ['tests/electron/senders.test.ts'],
  plants: [
    {
      says: 'What is dropped is taken from whoever says it.',
      file: DROPS,
      find: 'if (!isPath || !isOwnPage(contents, event, address)) return',
      put: 'if (!isPath) return',
    },
    {
      says: 'What is dropped is taken before it is looked at who says it.',
      file: DROPS,
      find: `    if (!isPath || !isOwnPage(contents, event, address)) return ''
    onDrop(path)
`,
      put: `    if (!isPath) return ''
    onDrop(path)
    if (!isOwnPage(contents, event, address)) return ''
`,
    },
    {
      says: 'What is dropped is taken from any page that the desk’s window shows.',
      file: DROPS,
      find: 'isOwnPage(contents, event, address)) return',
      put: "isOwnPage(contents, event, event.senderFrame?.url ?? '')) return",
    },
    {
      says: 'What is dropped is refused only where both the path and the sender are wrong.',
      file: DROPS,
      find: '!isPath || !isOwnPage',
      put: '!isPath && !isOwnPage',
    },
    {
      says: 'Commands are taken from whoever says them.',
      file: COMMANDS,
      find: 'if (!isOwnPage(contents, event, address)) {',
      put: 'if (!isOwnPage(event.sender, event, address)) {',
    },
    {
      says: 'Commands are taken from frames in the page.',
      file: COMMANDS,
      find: 'if (!isOwnPage(contents, event, address)) {',
      put: 'if (event.sender !== contents) {',
    },
    {
      says: 'A frame that has gone is trusted.',
      file: SENDER,
      find: '!senderFrame || senderFrame !== contents.mainFrame) return false',
      put: 'senderFrame !== contents.mainFrame) return !senderFrame',
    },
    {
      says: 'An address only has to begin like the page’s.',
      file: SENDER,
      find: 'senderFrame.url.split(/[?#]/, 1)[0] === address',
      put: 'senderFrame.url.startsWith(address)',
    },
    {
      says: 'An address only has to name the page somewhere.',
      file: SENDER,
      find: 'senderFrame.url.split(/[?#]/, 1)[0] === address',
      put: 'senderFrame.url.includes(address)',
    },
    {
      says: 'Any page of the program is as good as the desk’s.',
      file: SENDER,
      find: 'senderFrame.url.split(/[?#]/, 1)[0] === address',
      put: "senderFrame.url.startsWith(address.slice(0, 'nightfall://app/'.length))",
    },
    {
      says: 'The big screen may command.',
      file: 'electron/main/windows/bigScreen.ts',
      find: '    const { webContents } = projector.window\n',
      put: "    const { webContents } = projector.window\n    webContents.ipc.handle('nightfall:command', (_event, command) => host.handle(command))\n",
    },
    {
      says: 'A new channel for all windows has no check.',
      file: DESK,
      find: '    takeDrops(',
      put: "    void import('electron').then(({ ipcMain }) => ipcMain.handle('nightfall:quit', () => this.stop()))\n    takeDrops(",
    },
    {
      says: 'A new channel of the desk has no check.',
      file: DESK,
      find: '    takeDrops(',
      put: "    this.window.webContents.ipc.on('nightfall:protect', (_event, on) => this.protect(on === true))\n    takeDrops(",
    },
    {
      says: 'The desk is heard on every channel at once, without a check.',
      file: DESK,
      find: '    takeDrops(',
      put: "    this.window.webContents.on('ipc-message', (_event, channel) => channel === 'nightfall:keys' && this.showKeys())\n    takeDrops(",
    },
  ],
}
