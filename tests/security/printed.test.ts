/**
 * What the program prints or writes into files, call by call: a key, a PIN or a card in a log is read by whoever looks
 * over a shoulder or sends the log to somebody for help. A new call has to be looked at and written down here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const FOLDERS = ['src', 'electron', 'rulesets']

/** Calls that print or that write a file of their own. */
const PRINTING =
  /(?<![\w.])(?:console\.\w+|process\.(?:stdout|stderr)\.\w+|process\.(?:_rawDebug|emitWarning)|(?:write|append)File(?:Sync)?|createWriteStream|writeSync|syslog|debuglog|log)\(/g
/** What such a call is made with; named otherwise, it would not be found. */
const MEANS =
  /\bconsole\b|\bprocess\.std(?:out|err)\b|\bstd(?:out|err)\b[^}]*\} = process\b|_rawDebug|emitWarning|appendFile|createWriteStream|\bwriteFile(?:Sync)?\b|writeSync|debuglog|\bnode:console\b/g

/** What stands between a bracket and the one that closes it, in one line. */
function argumentsAt(source: string, open: number): string {
  let depth = 0
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')' && (depth -= 1) === 0) return source.slice(open + 1, at)
  }
  return source.slice(open)
}
const inOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/(?<=\() |,? (?=\)$)/g, '')

/** Comments, and what is only imported: a call has to follow. */
const UNSAID = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|^import [^;]*? from '[^']*'$/gm
const found = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:ts|vue)$/.test(name))
    .sort()
    .map((name) => {
      const source = readFileSync(join(root, name), 'utf8').replace(UNSAID, '')
      const calls = [...source.matchAll(PRINTING)].map(({ 0: call, index }) =>
        inOneLine(`${call}${argumentsAt(source, index + call.length - 1)})`),
      )
      return { name, calls, means: source.match(MEANS) ?? [] }
    }),
)

/** Every call in the order of its file. None has anything in it but what stands here. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'electron/main/files/eveningFiles.ts': ['writeFile(file, content)'],
  'electron/main/host/latestView.ts': ['console.error(error)'],
  'electron/main/program.ts': ['console.error(error)'],
  'electron/main/quit/askBeforeQuit.ts': ['console.error(error)'],
  'electron/main/windows/loadPage.ts': ['console.error(error)'],
  'electron/packaging/notices.ts': ["writeFileSync(draft, [HEAD, ...parts].join('\\n'))"],
  'electron/start/downloadFile.ts': ['createWriteStream(to)'],
  'electron/start/fetchRuntime.ts': [
    "writeFileSync(join(electronFolder, 'path.txt'), usualProgramName())",
  ],
  'electron/start/start.ts': ['console.log(line)', 'console.error(error.message)'],
  'src/browser/main.ts': [
    'console.error(`${wishes}\\n\\n${HELP}`)',
    'console.log(HELP)',
    'console.error(`Nightfall could not start: ${error instanceof Error ? error.message : String(error)}`)',
    'console.error(error)',
    "console.log('The address of your window was asked for twice. If your window stays empty, somebody else on this computer was faster: stop Nightfall and start it again.')",
    'console.error(error)',
    'console.log(`Port ${port} is busy, so Nightfall took ${mode.port}.`)',
    // The one that tells the host where the desk is; the key is in it.
    'console.log(` Your own window, for your eyes only: ${mode.facilitatorUrl} The big screen, for the TV or projector: ${mode.projectorUrl} Evenings are kept in ${folder} Stop with Ctrl+C; nothing is lost. `)',
  ],
  'src/browser/server.ts': ['console.error(error)'],
  'src/serve/network/answer.ts': ['console.error(error)'],
  'src/serve/network/startThread.ts': ['console.error(error)'],
  'src/sound/desk.ts': ['console.warn(message)'],
  'src/sound/index.ts': ['console.warn(message)'],
}

describe('What the program prints and writes', () => {
  it('is what was looked at, call by call', () => {
    const printed = found.filter(({ calls }) => calls.length > 0)
    expect(Object.fromEntries(printed.map(({ name, calls }) => [name, calls]))).toEqual(PRINTED)
  })

  it('is printed and written by no other name', () => {
    const others = found.filter(({ calls, means }) => means.length !== calls.length)
    expect(others.map(({ name, means }) => `${name}: ${means.join(', ')}`)).toEqual([])
  })
})
