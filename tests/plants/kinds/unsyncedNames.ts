import type { PlantKind } from '../plant'

const REMOVED = 'src/host/storage/journals/removedEvenings.ts'
const JOURNALS = 'src/host/storage/journals/fileJournals.ts'
const GAMES = 'src/host/games/folder/fileFolder.ts'
const TAKEN = `      await this.disk.syncFolder(this.#folder)
      await this.disk.syncFolder(this.shelf)
`
const GIVEN_BACK = `      await this.disk.syncFolder(this.shelf)
      await this.disk.syncFolder(this.#folder)
`

export const unsyncedNames: PlantKind = {
  id: 'unsynced-names',
  says: 'Whatever makes, moves or removes a file of the host’s ends when no power cut can take it back.',
  tests: ['tests/storage/synced.test.ts'],
  plants: [
    { says: 'A removal syncs no folder.', file: REMOVED, find: TAKEN, put: '' },
    {
      says: 'A removal syncs the folder of the removed, and not the shelf that it was taken from.',
      file: REMOVED,
      find: TAKEN,
      put: '    await this.disk.syncFolder(this.#folder)\n',
    },
    {
      says: 'A removal syncs the shelf, and not the folder that the evening lies in from now on.',
      file: REMOVED,
      find: TAKEN,
      put: '    await this.disk.syncFolder(this.shelf)\n',
    },
    {
      says: 'What comes back to the shelf is not synced there.',
      file: REMOVED,
      find: GIVEN_BACK,
      put: '    await this.disk.syncFolder(this.#folder)\n',
    },
    {
      says: 'What comes back to the shelf may lie among the removed as well after a power cut.',
      file: REMOVED,
      find: GIVEN_BACK,
      put: '    await this.disk.syncFolder(this.shelf)\n',
    },
    {
      says: 'A new evening’s folder is synced before it has its name, and not after.',
      file: JOURNALS,
      find: `    await putWhole(this.#disk, draft, this.#path(id), bytes)
    await this.#disk.syncFolder(this.#folder)
`,
      put: `    await this.#disk.syncFolder(this.#folder)
    await putWhole(this.#disk, draft, this.#path(id), bytes)
`,
    },
    {
      says: 'A new evening’s folder is not waited for.',
      file: JOURNALS,
      find: `    await this.#disk.syncFolder(this.#folder)
    return bytes.length
`,
      put: `    setTimeout(() => void this.#disk.syncFolder(this.#folder))
    return bytes.length
`,
    },
    {
      says: 'A copy that is kept is not synced under its name.',
      file: JOURNALS,
      find: '    await putWhole(this.#disk, draft, `${kept}/${name}`, bytes)\n    await this.#disk.syncFolder(kept)\n',
      put: '    await putWhole(this.#disk, draft, `${kept}/${name}`, bytes)\n    await this.#disk.syncFolder(this.#folder)\n',
    },
    {
      says: 'A copy that lies there already is taken for synced.',
      file: JOURNALS,
      find: 'return this.#disk.syncFolder(kept)',
      put: 'return',
    },
    {
      says: 'What was put aside of an unfinished line has no synced name.',
      file: JOURNALS,
      find: `    await writeDraft(this.#disk, path, tail)
    await this.#disk.syncFolder(this.#folder)
`,
      put: '    await writeDraft(this.#disk, path, tail)\n',
    },
    {
      says: 'Files get their names before their content is on the disk.',
      file: 'src/host/storage/disk/wholeFile.ts',
      find: `    await file.write(bytes, 0)
    await file.sync()
`,
      put: '    await file.write(bytes, 0)\n',
    },
    {
      says: 'An answer is acknowledged before it is on the disk.',
      file: 'src/host/storage/journals/fileJournal.ts',
      find: `      await this.file.write(line, this.length)
      await this.file.sync()
`,
      put: '      await this.file.write(line, this.length)\n',
    },
    {
      says: 'A game of the host’s own is written and its folder is not synced.',
      file: GAMES,
      find: `      await this.disk.rename(draft, this.#of(file))
      await this.disk.syncFolder(this.path)
`,
      put: '      await this.disk.rename(draft, this.#of(file))\n',
    },
    {
      says: 'A game of the host’s own is removed and its folder is not synced.',
      file: GAMES,
      find: `      await this.#putAway(file)
      await this.disk.syncFolder(this.path)
`,
      put: '      await this.#putAway(file)\n',
    },
    {
      says: 'A game that was put away is not synced where it lies.',
      file: GAMES,
      find: `    await this.disk.rename(this.#of(file), \`\${removed}/\${name}\`)
    await this.disk.syncFolder(removed)
`,
      put: '    await this.disk.rename(this.#of(file), `${removed}/${name}`)\n',
    },
    {
      says: 'The examples are laid out and their folder is not synced.',
      file: GAMES,
      find: '      await this.disk.syncFolder(beside)\n',
      put: '',
    },
    {
      says: 'A folder that is made is not synced in the one above it.',
      file: 'src/host/storage/disk/nodeDisk.ts',
      find: `      made = dirname(made)
      await this.syncFolder(made)
`,
      put: `      made = dirname(made)
`,
    },
    {
      says: 'A folder is opened to be synced, and closed without it.',
      file: 'src/host/storage/disk/nodeDisk.ts',
      find: `      folder = await open(path, 'r')
      await folder.sync()
`,
      put: `      folder = await open(path, 'r')
`,
    },
  ],
}
