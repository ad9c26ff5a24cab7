import type { PlantKind } from '../plant'

const OPEN = 'src/host/evening/shelf/openEvening.ts'
const JOURNALS = 'src/host/storage/journals/fileJournals.ts'
const KEEP = '  await journal.keepCopy()\n'

export const lostCopies: PlantKind = {
  id: 'lost-copies',
  says: 'Before an evening goes on by newer rules, its file as it was lies beside it.',
  tests: ['tests/host/goingOn.test.ts'],
  plants: [
    { says: 'Going on by newer rules keeps no copy.', file: OPEN, find: KEEP, put: '' },
    {
      says: 'The copy is not waited for.',
      file: OPEN,
      find: KEEP,
      put: '  void journal.keepCopy().catch(() => undefined)\n',
    },
    {
      says: 'Where no copy can be kept the evening goes on without.',
      file: OPEN,
      find: KEEP,
      put: '  await journal.keepCopy().catch(() => undefined)\n',
    },
    {
      says: 'The copy is made after the first new line.',
      file: OPEN,
      find: `  await journal.keepCopy()
  const mark: Entry = {`,
      put: `  setTimeout(() => void journal.keepCopy(), 20)
  const mark: Entry = {`,
    },
    {
      says: 'A copy is kept as soon as it is asked whether to go on.',
      file: OPEN,
      find: '  if (agreed !== differsAt) {\n',
      put: '  await journal.keepCopy()\n  if (agreed !== differsAt) {\n',
    },
    {
      says: 'A second copy takes the place of the first.',
      file: JOURNALS,
      find: '    for (let n = 2; there.has(name); n += 1) {\n',
      put: '    for (let n = 2; n < 0; n += 1) {\n',
    },
    {
      says: 'Whatever lies there already is taken for the copy.',
      file: JOURNALS,
      find: 'if (copy && Buffer.compare(copy, bytes) === 0) return',
      put: 'if (copy) return',
    },
    {
      says: 'The copy lacks its last byte.',
      file: JOURNALS,
      find: '    const bytes = await this.#read(id)\n    await this.#disk.makeFolder(kept)\n',
      put: '    const bytes = (await this.#read(id)).subarray(0, -1)\n    await this.#disk.makeFolder(kept)\n',
    },
    {
      says: 'The copy is the first line alone.',
      file: JOURNALS,
      find: '    const bytes = await this.#read(id)\n    await this.#disk.makeFolder(kept)\n',
      put: "    const whole = Buffer.from(await this.#read(id))\n    const bytes = whole.subarray(0, whole.indexOf('\\n') + 1)\n    await this.#disk.makeFolder(kept)\n",
    },
    {
      says: 'The copy is left under the name of its draft.',
      file: JOURNALS,
      find: '    await putWhole(this.#disk, draft, `${kept}/${name}`, bytes)\n',
      put: '    await writeDraft(this.#disk, draft, bytes)\n',
    },
    {
      says: 'A journal says that it has kept a copy and has not.',
      file: 'src/host/storage/journals/fileJournal.ts',
      find: 'this.#queue.then(() => this.beside.keepCopy())',
      put: 'this.#queue.then(() => undefined)',
    },
    {
      says: 'Copies lie among the evenings that were removed.',
      file: JOURNALS,
      find: '    const kept = `${this.#folder}/kept`\n',
      put: '    const kept = `${this.#folder}/removed`\n',
    },
  ],
}
