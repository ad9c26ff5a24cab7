/**
 * A disk in memory that keeps only what was synced. At a crash, everything else is kept, lost, cut short or filled
 * with zeros, as chance will have it: the worst that real disks do.
 */
import type { Disk, DiskFile, FileLook } from '../../../src/host/storage/disk/disk'

interface Node {
  safe: Uint8Array
  present: Uint8Array
  /** Counts the changes of all files, as times do. */
  changes: number
}

export type Rng = () => number

export class PowerCut extends Error {
  readonly code = 'EPOWER'
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

export class ForgettingDisk implements Disk {
  #safe = new Map<string, Node>()
  #present = new Map<string, Node>()
  #changes = 0
  /** How many operations go well before the power is cut; each one may be cut half way. */
  left = Infinity

  constructor(private readonly rng: Rng) {}

  /** Switches the computer on again: what was not synced is left to chance. */
  afterPowerCut(): void {
    this.left = Infinity
    const names = new Set([...this.#safe.keys(), ...this.#present.keys()])
    const kept = new Map<string, Node>()
    for (const name of names) {
      const [safe, present] = [this.#safe.get(name), this.#present.get(name)]
      const node = safe === present || this.rng() < 0.5 ? safe : present
      if (node) kept.set(name, node)
    }
    for (const node of new Set(kept.values())) {
      const left = this.#leftOf(node)
      if (left !== node.present) node.changes = this.#changes += 1
      node.safe = left
      node.present = left
    }
    this.#safe = kept
    this.#present = new Map(kept)
  }

  async makeFolder(): Promise<void> {
    this.#spend()
  }

  async list(folder: string): Promise<readonly string[]> {
    this.#spend()
    return [...this.#present.keys()]
      .filter((path) => folderOf(path) === folder)
      .map((path) => path.slice(folder.length + 1))
      .sort()
  }

  async read(path: string): Promise<Uint8Array | null> {
    this.#spend()
    return this.#present.get(path)?.present.slice() ?? null
  }

  async look(path: string): Promise<FileLook | null> {
    this.#spend()
    const node = this.#present.get(path)
    if (!node) return null
    const { changes, present } = node
    return { regular: true, bytes: present.length, changedAt: 0, touchedAt: 0, stamp: `${changes}` }
  }

  async create(path: string): Promise<DiskFile | null> {
    this.#spend()
    if (this.#present.has(path)) return null
    const node = {
      safe: new Uint8Array(),
      present: new Uint8Array(),
      changes: (this.#changes += 1),
    }
    this.#present.set(path, node)
    return this.#file(node)
  }

  async open(path: string): Promise<DiskFile> {
    this.#spend()
    return this.#file(this.#node(path))
  }

  async rename(from: string, to: string): Promise<void> {
    this.#spend()
    const node = this.#node(from)
    this.#present.delete(from)
    this.#present.set(to, node)
  }

  async remove(path: string): Promise<void> {
    this.#spend()
    this.#present.delete(path)
  }

  async syncFolder(path: string): Promise<void> {
    this.#spend()
    for (const name of new Set([...this.#safe.keys(), ...this.#present.keys()])) {
      if (folderOf(name) !== path) continue
      const node = this.#present.get(name)
      if (node) this.#safe.set(name, node)
      else this.#safe.delete(name)
    }
  }

  #spend(): void {
    this.left -= 1
    if (this.left < 0) throw new PowerCut('no power')
  }

  #node(path: string): Node {
    const node = this.#present.get(path)
    if (!node) throw new Error(`no ${path}`)
    return node
  }

  #file(node: Node): DiskFile {
    return {
      write: async (bytes, at) => {
        this.left -= 1
        if (this.left < -1) throw new PowerCut('no power')
        const written = this.left < 0 ? bytes.subarray(0, this.rng() * bytes.length) : bytes
        const grown = new Uint8Array(Math.max(node.present.length, at + written.length))
        grown.set(node.present)
        grown.set(written, at)
        node.present = grown
        node.changes = this.#changes += 1
        if (this.left < 0) throw new PowerCut('no power')
      },
      truncate: async (length) => {
        this.#spend()
        node.present = node.present.slice(0, length)
        node.changes = this.#changes += 1
      },
      sync: async () => {
        this.#spend()
        node.safe = node.present
      },
      close: async () => {},
    }
  }

  #leftOf({ safe, present }: Node): Uint8Array {
    if (safe === present) return safe
    const chance = this.rng()
    if (chance < 0.3) return safe
    if (chance < 0.5) return present
    let same = 0
    while (same < safe.length && safe[same] === present[same]) same += 1
    if (same < safe.length) return this.rng() < 0.5 ? safe : present
    const cut = safe.length + Math.floor(this.rng() * (present.length - safe.length))
    if (chance < 0.8) return present.slice(0, cut)
    return present.map((byte, index) => (index < cut ? byte : 0))
  }
}
