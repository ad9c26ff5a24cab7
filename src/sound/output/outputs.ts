// Where sound can go out, as far as the browser tells, and which of the outputs is meant by a name. Ids change from
// start to start and with every plug; names are what a host remembers and what is kept.

export interface Output {
  readonly id: string
  readonly label: string
}

export interface Outputs {
  /** Empty where the browser names none: then nothing can be chosen. */
  readonly list: readonly Output[]
  /** The name of the system's standard output; empty where nobody tells it. */
  readonly standard: string
}

/** What is used of `navigator.mediaDevices`, which is not there on a page that is not secure. */
export type OutputDevices = Pick<
  MediaDevices,
  'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>

/** Not devices, but parts that the system gives one of them. */
const PARTS = ['default', 'communications']

/** Reads them as they are now. Never fails: what cannot be read is not there. */
export async function readOutputs(devices: OutputDevices | undefined): Promise<Outputs> {
  const found = await devices?.enumerateDevices().catch(() => [])
  const outputs = (found ?? []).filter(({ kind }) => kind === 'audiooutput')
  const list: Output[] = []
  for (const { deviceId: id, label } of outputs) {
    const isKnown = label === '' || list.some((other) => other.label === label)
    if (!isKnown && !PARTS.includes(id)) list.push({ id, label })
  }
  // It is called “Default - LG TV”, in the system's language.
  const standard = outputs.find(({ deviceId }) => deviceId === 'default')?.label ?? ''
  const [longest] = list
    .map(({ label }) => label)
    .filter((label) => standard.endsWith(label))
    .sort((one, other) => other.length - one.length)
  return { list, standard: longest ?? standard }
}

/** Without the number that Windows puts before a device at another socket: “LG TV (2- NVIDIA Audio)”. */
const plain = (label: string): string => label.replaceAll(/(^|\()\d+- ?/g, '$1')

/** The output of a name, if it is there. */
export function findOutput({ list }: Outputs, label: string): Output | null {
  return (
    list.find((output) => output.label === label) ??
    list.find((output) => plain(output.label) === plain(label)) ??
    null
  )
}
