/** Whether a program is one for this computer, as far as its first bytes tell. */
import { closeSync, openSync, readSync } from 'node:fs'

/** The machines of ELF, by Node's names. */
const MACHINES: Readonly<Record<number, string>> = { 3: 'ia32', 40: 'arm', 62: 'x64', 183: 'arm64' }
const ELF = Buffer.from([0x7f, 0x45, 0x4c, 0x46])
const SCRIPT = Buffer.from('#!')
const MACHINE_AT = 18

/**
 * Asked on Linux only, where a program that the processor cannot read is handed to the shell, as if it were a script;
 * the other systems refuse it.
 * @returns null when it is, or cannot be looked at; else what is wrong with it, to be put after “is”
 */
export function unfitFor(
  path: string,
  { platform, arch }: { readonly platform: string; readonly arch: string } = process,
): string | null {
  if (platform !== 'linux') return null
  const head = headOf(path)
  if (head === null || head.subarray(0, 2).equals(SCRIPT)) return null
  if (head.length < MACHINE_AT + 2 || !head.subarray(0, 4).equals(ELF)) return 'damaged'
  const machine = MACHINES[head.readUInt16LE(MACHINE_AT)]
  return machine === arch ? null : `for another processor (${machine ?? 'unknown'}, not ${arch})`
}

function headOf(path: string): Buffer | null {
  let file
  try {
    file = openSync(path, 'r')
    const head = Buffer.alloc(MACHINE_AT + 2)
    return head.subarray(0, readSync(file, head))
  } catch {
    return null
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
