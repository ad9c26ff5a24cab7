/**
 * What a page may send over its socket and what not, each with what must become of it; verdicts are written by hand.
 * `reply` is the answer to a command, `time` the answer to who asks the time; `refused` changes nothing.
 */
import { commandCases } from './commands'

export type DeskFrame = readonly [verdict: string, frame: string | Uint8Array]
export type ProjectorFrame = readonly [verdict: 'time' | 'refused', frame: string | Uint8Array]

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const UNDO = '{"t":"command","n":1,"command":{"type":"game.undo"}}'

/** The one thing that both may say. */
const askTheTime: readonly ProjectorFrame[] = [
  ['time', '{"t":"time","n":0}'],
  ['time', ' {"n" : 1, "t" : "time"}\n'],
  ['time', '{"t":"time","n":9007199254740991}'],
]

/** What neither may say. */
const nonsense: readonly ProjectorFrame[] = [
  '',
  ' ',
  '{',
  'null',
  'true',
  '7',
  '"time"',
  '[]',
  '["time",1]',
  '[{"t":"time","n":1}]',
  '{}',
  '{"n":1}',
  '{"t":"time"}',
  '{"t":"time","n":null}',
  '{"t":"time","n":-1}',
  '{"t":"time","n":1.5}',
  '{"t":"time","n":"1"}',
  '{"t":"time","n":1e999}',
  '{"t":"time","n":9007199254740992}',
  '{"t":"time","n":1,"x":1}',
  '{"t":"Time","n":1}',
  '{"t":["time"],"n":1}',
  '{"__proto__":{"t":"time"},"n":1}',
  "{'t':'time','n':1}",
  '{"t":"time","n":1}{"t":"time","n":2}',
  '\uFEFF{"t":"time","n":1}',
  '{"t":"hello","instance":"x","now":1}',
  '{"t":"view","view":{"revision":99}}',
  '{"t":"pack","pack":{"id":"chiangmai"}}',
  '{"t":"reply","n":1,"reply":{"ok":true}}',
  '{"t":"sound","on":true}',
  '{"type":"game.undo"}',
  '\u0000',
  '%7B%22t%22%3A%22time%22%7D',
  new Uint8Array(),
  new Uint8Array([0, 255, 254]),
  bytes('{"t":"time","n":1}'),
].map((frame) => ['refused', frame])

/** What a projector’s page says; it commands nothing, however well it is said. */
export const projectorFrames: readonly ProjectorFrame[] = [
  ...askTheTime,
  ...nonsense,
  ['refused', UNDO],
  ['refused', '{"t":"command","n":2,"command":{"type":"show.blackout","on":true}}'],
  ['refused', '{"t":"command","t":"command","n":1,"command":{"type":"lobby.proposeDeck"}}'],
]

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const optionOf = (value: string): string =>
  `{"t":"command","n":1,"command":{"type":"lobby.option","option":"o","value":${value}}}`

/** What the desk’s page says. */
export const deskFrames: readonly DeskFrame[] = [
  ...askTheTime,
  ...nonsense,
  ...[
    '{"t":"command"}',
    '{"t":"command","n":1}',
    '{"t":"command","command":{"type":"game.undo"}}',
    '{"t":"command","n":-1,"command":{"type":"game.undo"}}',
    '{"t":"command","n":"1","command":{"type":"game.undo"}}',
    '{"t":"command","n":1,"command":{"type":"game.undo"},"again":true}',
    '{"t":"COMMAND","n":1,"command":{"type":"game.undo"}}',
    UNDO.slice(0, -1),
    `${UNDO},`,
    bytes(UNDO),
  ].map((frame): DeskFrame => ['refused', frame]),
  ['refused', optionOf(deep(50))],
  ...commandCases.map(([verdict, command]): DeskFrame => [
    `reply ${verdict}`,
    JSON.stringify({ t: 'command', n: 1, command }),
  ]),
]

/** Nested so deeply that reading it must not cost anybody an evening; refused in either of two ways. */
export const deepFrames: readonly string[] = [20_000, 400_000].map((depth) => optionOf(deep(depth)))
