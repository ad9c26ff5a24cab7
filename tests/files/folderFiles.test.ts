import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemCalls, type FileCalls } from '../../src/files/calls'
import { FolderFiles } from '../../src/files/folderFiles'
import { LIMIT_MS } from '../../src/files/lane'
import { troubleOf } from '../../src/files/trouble'
import { FakeTime } from '../host/fixtures/fakeTime'
import { canBeHostile, isRoot, longest, makeHostile } from '../support/hostileFolder'
import { slowDisk } from '../support/slowDisk'

let home = ''
let folder = ''
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'nightfall-files-')))
  folder = join(home, 'folder')
  mkdirSync(folder)
  writeFileSync(join(home, 'secret'), 'the system’s own')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const write = (name: string, text = 'sound') => writeFileSync(join(folder, name), text)
const files = new FolderFiles()
const read = (name: string, from = files) =>
  from.read(folder, name, 1000).then((bytes) => bytes.toString(), troubleOf)

/** How many files this program has open in the folder. */
const openHere = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return realpathSync(`/proc/self/fd/${fd}`).startsWith(home)
    } catch {
      return false
    }
  }).length

describe('A file of a folder', () => {
  it('is read whole, whatever its name, up to a length', async () => {
    const names = ['plain', 'with\nnewline', 'ünïcödé 🎲', longest('.mp3')]
    for (const name of canBeHostile ? names : ['plain']) {
      write(name)
      expect(await read(name), name).toBe('sound')
    }
    write('empty', '')
    expect(await read('empty')).toBe('')
    write('just', 'x'.repeat(1000))
    expect(await read('just')).toHaveLength(1000)
    write('over', 'x'.repeat(1001))
    expect(await read('over')).toBe('large')
  })

  it('is none by a name that leads anywhere, or that no file can have', async () => {
    for (const name of ['', '.', '..', '../secret', 'a/../../secret', '/etc/hostname', 'a\0b']) {
      expect(await read(name), name).toBe('gone')
    }
    expect(await read('x'.repeat(5000))).toBe('gone')
    expect(await read('none')).toBe('gone')
  })

  it.runIf(canBeHostile)('is nothing else: no link, pipe, socket, device or folder', async () => {
    const hostile = await makeHostile(folder, '.mp3', join(home, 'secret'))
    const found: Record<string, string> = {}
    for (const name of hostile.names) found[name] = await read(`${name}.mp3`)
    hostile.close()
    expect(found).toEqual({
      // Root reads what nobody may read.
      closed: isRoot ? 'nobody may read this' : 'unreadable',
      device: 'link',
      folder: 'folder',
      link: 'link',
      'linked-folder': 'link',
      lost: 'link',
      pipe: 'special',
      round: 'link',
      socket: 'special',
    })
  })
})

/** A disk on which something happens between the look at a file and its opening. */
const meanwhile = (happens: () => void): FolderFiles => {
  const calls: FileCalls = {
    ...systemCalls,
    open: (path) => {
      happens()
      return systemCalls.open(path)
    },
  }
  return new FolderFiles({ calls })
}

describe.runIf(canBeHostile)('Between a look and the opening', () => {
  beforeEach(() => write('a'))

  it('a link may take the file’s name: it is not followed', async () => {
    const swap = meanwhile(() => {
      unlinkSync(join(folder, 'a'))
      symlinkSync(join(home, 'secret'), join(folder, 'a'))
    })
    expect(await read('a', swap)).toBe('link')
  })

  it('another file may take it: it is not taken for the one that was looked at', async () => {
    const swap = meanwhile(() => renameSync(join(home, 'secret'), join(folder, 'a')))
    expect(await read('a', swap)).toBe('changed')
  })

  it('a link may take the folder’s name: nothing is read behind it', async () => {
    // The very same file by another way, which only the folder gives away.
    const swap = meanwhile(() => {
      renameSync(folder, join(home, 'moved'))
      symlinkSync(join(home, 'moved'), folder)
    })
    expect(await read('a', swap)).toBe('link')
  })

  it('the file may begin to grow: no more of it is read than was asked for', async () => {
    let pieces = 0
    const growing: FileCalls = {
      ...systemCalls,
      open: async (path) => {
        const file = await systemCalls.open(path)
        return {
          ...file,
          read: (into, at) => {
            pieces += 1
            appendFileSync(path, 'x'.repeat(400))
            return file.read(into, at)
          },
        }
      },
    }
    expect(await read('a', new FolderFiles({ calls: growing }))).toBe('large')
    expect(pieces).toBeLessThan(10)
  })

  it('nothing stays open, whatever happened', async () => {
    if (process.platform !== 'linux') return
    const swap = meanwhile(() => renameSync(join(home, 'secret'), join(folder, 'a')))
    await read('a', swap)
    await read('a')
    write('large', 'x'.repeat(2000))
    await read('large')
    expect(openHere()).toBe(0)
  })
})

describe('A disk that does not answer', () => {
  it('is given up after a while, for whoever waits behind it too, and takes two places at most', async () => {
    write('a')
    const time = new FakeTime()
    const dead = slowDisk(time.schedule, Infinity)
    const behind = new FolderFiles({ calls: dead, later: time.schedule })
    const asked = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => read(name, behind)))
    await time.pass(LIMIT_MS - 1)
    expect(dead.asked).toBe(2)
    await time.pass(1)
    expect(await asked).toEqual(['slow', 'slow', 'slow', 'slow', 'slow'])
    expect(time.waiting).toBe(0)
  })

  it('lets go of what it opens too late', async () => {
    write('a')
    const time = new FakeTime()
    let closed = 0
    const calls: FileCalls = {
      ...systemCalls,
      open: async (path) => {
        await new Promise<void>((resolve) => time.schedule(LIMIT_MS + 1, resolve))
        const file = await systemCalls.open(path)
        return { ...file, close: () => ((closed += 1), file.close()) }
      },
    }
    const late = new FolderFiles({ calls, later: time.schedule })
    const asked = read('a', late)
    while (time.waiting < 2) await new Promise((resolve) => setImmediate(resolve))
    await time.pass(LIMIT_MS)
    expect(await asked).toBe('slow')
    expect(closed).toBe(0)
    await time.pass(1)
    while (closed === 0) await new Promise((resolve) => setImmediate(resolve))
    // And the next call finds the place free.
    expect(await read('a', new FolderFiles())).toBe('sound')
  })
})
