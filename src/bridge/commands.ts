/**
 * Every action the facilitator window can ask of the host, as one tagged union checked at the border.
 * The schema is the contract: types, validation and the method names of the windows come from it.
 */
import * as v from 'valibot'
import { WAYS } from './views/deskPhones'
import { answerSchema, draftEntrySchema } from './asked/answers'
import { OWN_GAME_LENGTH } from './asked/ownGames'
import { count, id, json, loudnessEntries, name, names, seat, text } from './forms'
import { MUSIC_FOLDERS } from './music'
import { OTHER_QUESTIONS } from './otherQuestions'

const level = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const folder = v.picklist(MUSIC_FOLDERS)
const ownGame = text(OWN_GAME_LENGTH)
const momentsPlace = v.picklist(['here', 'network'])
/** No deck has more roles than fill these. */
const deckPage = v.picklist(['1', '2', '3', '4'])

export const rulingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('kill'), seat }),
  v.strictObject({ kind: v.literal('revive'), seat }),
  v.strictObject({ kind: v.literal('leave'), seat }),
  v.strictObject({ kind: v.literal('status'), seat, status: id, on: v.boolean() }),
  v.strictObject({ kind: v.literal('role'), seat, role: id }),
  v.strictObject({ kind: v.literal('cards'), seat, cards: v.pipe(v.array(id), v.maxLength(20)) }),
  v.strictObject({ kind: v.literal('holder'), seat, object: v.exactOptional(id) }),
  v.strictObject({ kind: v.literal('skip') }),
  v.strictObject({ kind: v.literal('end'), winners: v.pipe(v.array(id), v.maxLength(40)) }),
])

/** The host's own marks at a player. */
export const NOTE_MARKS = ['suspect', 'watch'] as const
export const noteEntries = {
  text: text(400),
  marks: v.pipe(v.array(v.picklist(NOTE_MARKS)), v.maxLength(NOTE_MARKS.length)),
}

/** What the host may set once and for all evenings. */
export const settingsSchema = v.strictObject({
  /** Of the desk, and of the room where that is another one; empty: the same. Both by the list of languages. */
  language: id,
  roomLanguage: v.union([v.literal(''), id]),
  master: level,
  ambience: level,
  effects: level,
  muted: v.boolean(),
  /** The output that the show's sound takes, by its name; empty: the system's standard output. */
  soundOutput: text(200),
  /** Whether moving pictures are calmed on the big screen. */
  reducedMotion: v.boolean(),
  /** Whether death stories are told before a name. */
  stories: v.boolean(),
  /** Whether the system's voice reads stories aloud, and which one; empty: the first that fits. */
  speech: v.boolean(),
  voice: text(200),
  /** Whether a clock that ran out goes on by itself. */
  autoAdvance: v.boolean(),
  /** How long the calls of a night on phones take: three quarters of 8 to 14 seconds, as long, or half as long again. */
  nightPace: v.picklist(['brisk', 'usual', 'calm']),
  /** Whether votes are counted by number from the start, where the rules let them be. */
  countHands: v.boolean(),
  /** Extra margin for TVs that cut the picture's edges, in per cent of each side. */
  safeMargin: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  /** The size of the desk's own text. */
  deskText: v.picklist(['normal', 'large', 'larger']),
  /** Who sits at the host's left hand, and in which evening that is so; null: the circle stands as on the big screen. */
  hostPlace: v.nullable(v.strictObject({ evening: id, left: seat })),
  /** Whether the desktop program may ask the internet for the number of the newest version. */
  updates: v.boolean(),
  /** Whether the desk shows no secret by day unless a key is held. */
  discreetDesk: v.boolean(),
  /** Whether the desk is kept out of screen recordings and streams, where the system can. */
  hideFromRecordings: v.boolean(),
  /** The host's own music, below the volume of everything; and whether screens on the network are sent it. */
  musicVolume: level,
  musicOnNetwork: v.boolean(),
})
export type Settings = v.InferOutput<typeof settingsSchema>

const command = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries })

const commands = [
  /** Refused as `rulesDiffer` where today's rules decide one of its answers differently; nothing is written. */
  command('shelf.open', { id }),
  /** Opens it all the same: what was answered from this entry on counts no more, and a copy is kept beside it. */
  command('shelf.goOn', { id, from: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  command('shelf.rename', { id, title: name(80) }),
  /** Replies with the text, or lets the machine keep it as a file where windows cannot. */
  command('shelf.export', { id }),
  command('shelf.import', { text: text(20_000_000) }),
  /** Lets the machine ask for a file to import; refused as `noFiles` where windows do that themselves. */
  command('shelf.pick', {}),
  command('shelf.remove', { id }),
  /** What was removed and can be restored; the reply's data is `RemovedEvenings`. */
  command('shelf.removed', {}),
  command('shelf.restore', { id }),
  /** Leaves the evening or the lobby; nothing is lost, the shelf keeps it. */
  command('shelf.putAway', {}),

  /** Tries before the guests come whether an evening could be saved; the reply's data is a `Preflight`. */
  command('preflight.check', {}),
  /** What only the host can see and hear: the right screen, the sound, letters that can be read. */
  command('preflight.confirm', { point: v.picklist(['screen', 'sound', 'text']), ok: v.boolean() }),

  command('lobby.begin', { ruleset: id }),
  command('lobby.players', { names }),
  command('lobby.mark', { index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  command('lobby.option', { option: id, value: json }),
  /** Changes one card of the deck; a full deck stays full, as far as there are plain cards to take or add. */
  command('lobby.card', { card: id, count }),
  command('lobby.proposeDeck', {}),
  command('lobby.saveGroup', { name: name(40) }),
  command('lobby.recallGroup', { id }),
  command('lobby.removeGroup', { id }),
  command('lobby.savePreset', { name: name(40) }),
  command('lobby.recallPreset', { id }),
  command('lobby.removePreset', { id }),
  /**
   * Starts an evening: the program deals, or the host enters the physical cards. `hosted`: the program hosts it, for which
   * everybody needs a phone; refused as `phonesMissing` otherwise.
   */
  command('lobby.deal', {
    by: v.picklist(['program', 'host']),
    hosted: v.optional(v.literal(true)),
  }),

  /** Says what a text is and what is wrong with it; changes nothing. The reply's data is a `GameCheck`. */
  command('games.check', { text: ownGame, at: v.optional(id) }),
  /**
   * Keeps a text as a game, sound or broken; where its id is taken, `taken` says what becomes of that. `at`: the game
   * whose text this was, under which it is kept where no id can be read in it. The reply's data is a `GameKept`.
   */
  command('games.keep', {
    text: ownGame,
    taken: v.picklist(['ask', 'replace', 'beside']),
    at: v.optional(id),
  }),
  /** To `removed` in the folder; nothing is deleted. */
  command('games.remove', { id }),
  /** The author's own text; replies with a `GameText`, or lets the machine keep it as a file where windows cannot. */
  command('games.export', { id }),
  /** The text of a game on the shelf, as a `GameText`. */
  command('games.text', { id }),
  /** What a new one may begin from; the reply's data is `GameTemplates`. */
  command('games.templates', {}),
  /** The text of such a beginning under an id that is free, as a `GameText`. */
  command('games.begin', { from: id }),
  /** The same text with every recipe put in, as a `GameText`. */
  command('games.writeOut', { text: ownGame }),
  /** A document as an evening; the reply's data is a `GamePreview`. Refused as `ownGameRefused` where it cannot be played. */
  command('games.preview', {
    of: v.variant('kind', [
      v.strictObject({ kind: v.literal('game'), id }),
      v.strictObject({ kind: v.literal('text'), text: ownGame }),
    ]),
    players: v.nullable(count),
    options: v.record(id, json),
    language: id,
  }),
  /**
   * Lets invented players play one evening of a text from the deal to the end; replies with a `GameEvening`. The same
   * text and seed give the same evening. Refused as `ownGameRefused` or `dealRefused` where it cannot be played.
   */
  command('games.evening', {
    text: ownGame,
    players: v.nullable(count),
    options: v.record(id, json),
    language: id,
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295)),
  }),
  /** Every word that a text may have and what it is for, as `GameWords`; the same for all texts. */
  command('games.words', {}),
  /** Lets the program play evenings of it by itself, or stops that. */
  command('games.try', { id, on: v.boolean() }),
  /** How these went; the reply's data is a `GameTried`. */
  command('games.tried', { id }),
  /** Plays the running rehearsal again under the text its game has now, as far as it goes; replies with a `GameRenewed`. */
  command('games.renew', {}),
  /** Lets the machine ask for a file to take in; refused as `noFiles` where windows do that themselves. */
  command('games.pick', {}),
  /** The text of the file that was chosen so, as a `GameText`; `ownGames.picked` grows when there is a new one. */
  command('games.picked', {}),
  /** The game that an evening on the shelf was played with, as a `GameText` to check and to keep. */
  command('games.carried', { evening: id }),

  /** Lets invented players play some thousand evenings with the deck as it is; refused as `noOdds` where nobody can. */
  command('odds.begin', {}),
  command('odds.stop', {}),

  /** Nobody looks at the desk from now on, and no view of it holds a secret, until the host unlocks it. */
  command('desk.cover', {}),
  /** The laptop goes to this player, who sees the own cards and nothing else. */
  command('desk.handOver', { seat }),
  /** Refused as `wrongPin`, `pinWait` or `pinSpoilt` where the host has set a PIN. */
  command('desk.unlock', { pin: v.nullable(text(8)) }),
  /** For this evening, whenever it is opened again; null: none. */
  command('desk.setPin', { pin: v.nullable(v.pipe(v.string(), v.regex(/^\d{4,8}$/))) }),

  /** The player to whom the laptop was passed is there; the cards are sent now. */
  command('deal.look', {}),
  /** The player has looked; `top` is the index of the card that goes on top. */
  command('deal.seen', { seat, top: count }),
  command('deal.enter', { seat, cards: v.pipe(v.array(id), v.maxLength(4)) }),
  command('deal.again', {}),
  command('deal.start', {}),

  command('game.answer', { step: id, answer: answerSchema }),
  command('game.interrupt', { step: id, answer: answerSchema }),
  /** Asks a question that went wrong again, among `others` that nobody needs; the view then has them in order. */
  command('game.askAgain', {
    step: id,
    question: id,
    others: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(OTHER_QUESTIONS.min),
      v.maxValue(OTHER_QUESTIONS.max),
    ),
  }),
  command('game.draft', { step: id, entry: draftEntrySchema }),
  /** Closes a draft: what was recorded becomes the answer. */
  command('game.close', { step: id }),
  command('game.tell', {}),
  command('game.ruling', {
    ruling: rulingSchema,
    /** Kept in the host's log. */
    reason: v.optional(text(200)),
    /** Lets the big screen show by itself what came of it, once the next dawn has been told. */
    atDawn: v.optional(v.boolean()),
  }),
  /** Tells what a ruling would lead to; nothing is changed. The reply's data is a `RulingPreview`. */
  command('game.foresee', { ruling: rulingSchema }),
  command('game.publish', {}),
  /** Goes on although somebody has won by the rules after a ruling. */
  command('game.playOn', {}),
  command('game.undo', {}),
  /** Takes back everything from this act on, counted from 0. */
  command('game.undoTo', { act: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  command('game.redo', {}),
  /**
   * Opens the answer of this act again; once it is given, what came after it is done again as far as the rules take it.
   * The big screen stands still meanwhile. Refused as `nothingToChange` where the act is no answer.
   */
  command('game.change', { act: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Leaves the answer that was to be changed as it was, and everything after it. */
  command('game.keep', {}),
  /** What going on would open; the reply's data is `Ahead`. Nothing changes. */
  command('game.ahead', {}),
  /** What a presenter's clicker does: the one natural next thing, if there is exactly one. */
  command('game.advance', {}),

  /** What the host notes of a player; nobody else ever sees it. */
  command('seat.note', { seat, ...noteEntries }),
  command('seat.rename', { seat, name: name(40) }),

  command('clock.start', {}),
  command('clock.pause', {}),
  command('clock.add', {
    seconds: v.pipe(v.number(), v.integer(), v.minValue(-600), v.maxValue(600)),
  }),
  command('clock.skip', {}),
  /** Gives the open step a clock of this many seconds in place of its own; 0 takes it away. */
  command('clock.set', {
    seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  }),
  /** Nobody of those who wait for their word gets it: the speeches of this round are over. */
  command('speeches.skip', {}),

  command('show.freeze', { on: v.boolean() }),
  command('show.blackout', { on: v.boolean() }),
  command('show.testCard', { on: v.boolean() }),
  /** Puts a page of the handbook on the big screen until the phase ends; null: takes it off. */
  command('show.rule', {
    rule: v.nullable(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('role'), id }),
        v.strictObject({ kind: v.literal('rule'), id }),
        v.strictObject({ kind: v.literal('night'), id: v.picklist(['first', 'later']) }),
        v.strictObject({ kind: v.literal('vote'), id: v.literal('course') }),
        v.strictObject({ kind: v.literal('deck'), id: deckPage }),
      ]),
    ),
  }),
  /** Counts three, two, one on the big screen, for all hands to go up at once. */
  command('show.beat', {}),
  /** Takes the display of this key for the big screen, today and every time it is there. */
  command('screens.choose', { key: text(200) }),
  /** Whether the display of this key is the big screen that is gone, come back under another name. */
  command('screens.same', { key: text(200), yes: v.boolean() }),
  /** Shows each display's number on it for a few seconds. */
  command('screens.identify', {}),
  /** Opens the big screen's window, or brings it back. */
  command('screens.show', {}),
  /** Shows the big screen's page on the local network; null: at the likeliest address. */
  command('network.show', { address: v.nullable(text(40)) }),
  command('network.hide', {}),
  /** Lets the first of the network's screens sound instead of this computer. */
  command('network.sound', { on: v.boolean() }),
  /** Tells other programs what the room is told, on this computer or on the network; null: at the likeliest address. */
  command('moments.show', { where: momentsPlace, address: v.nullable(text(40)) }),
  command('moments.hide', { where: momentsPlace }),
  /** Lets players' phones in on the local network; null: at the likeliest address. */
  command('phones.show', { address: v.nullable(text(40)) }),
  /** Ends it for everybody. */
  command('phones.hide', {}),
  /** Whether everybody is let in until the deal who takes a name that has no phone. */
  command('phones.door', { open: v.boolean() }),
  /** Shows the room in a game where phones find their page, until its picture is another one. */
  command('phones.announce', { on: v.boolean() }),
  /** Hands out the document of the game on the desk, at an address that only the desk has; refused as `notNow` for other games. */
  command('phones.handOut', { on: v.boolean() }),
  /** The claim is whose it says; an older phone of that name is put out. */
  command('phones.letIn', { claim: id }),
  command('phones.refuse', { claim: id }),
  /** Does what a player asked for by phone. */
  command('phones.accept', { request: id }),
  /** The host has heard it, and does nothing or something else. */
  command('phones.heard', { request: id }),
  /** How players' own hands are taken; null: as the rules have it. */
  command('phones.way', { way: v.nullable(v.picklist(WAYS)) }),
  /** Whether nights are played by phone, for which everybody at the table needs one. */
  command('phones.nights', { on: v.boolean() }),
  /** Goes on by voice for the rest of this night, as if nobody had a phone. */
  command('phones.voice', {}),
  /**
   * A code that lets a phone in at this seat, once and without asking; one from before is good no more. Replies `SeatCode`.
   */
  command('phones.code', { seat }),
  /** Takes a phone its seat away; null: every phone. */
  command('phones.putOut', { seat: v.nullable(seat) }),
  /** Lets an evening that the program hosts stand, or go on. */
  command('hosting.pause', { on: v.boolean() }),
  /** What is waited for before everybody has been waited for long enough. */
  command('hosting.goOn', {}),
  /** Takes back the last thing that happened before everybody, and lets the evening stand. */
  command('hosting.undo', {}),
  /** Somebody leaves the evening, as everybody can see. */
  command('hosting.leaves', { seat }),
  /** Asks all phones whether the desk is to be opened, or asks no more. */
  command('hosting.openDesk', { on: v.boolean() }),
  /** Takes a folder of the host's own music or sounds, by its path; null: none. Nothing is copied. */
  command('music.folder', { folder, path: v.nullable(text(1000)) }),
  /** Lets the machine ask for a folder; refused as `noFiles` where windows cannot have one chosen. */
  command('music.pick', { folder }),
  /** Reads all folders anew. */
  command('music.read', {}),
  /** What the desk's window found out of a file it was asked to measure. */
  command('music.measured', { id, ...loudnessEntries }),
  command('music.broken', { id, why: v.picklist(['decode', 'silent']) }),
  /** The names of recordings of a game's stories in the room's language; the reply's data is `{ text }`. */
  command('music.clipNames', { ruleset: id }),
  command('music.next', {}),
  command('music.stop', { on: v.boolean() }),
  /** Turns the roles over on the big screen after the end, and tells the evening as it was. */
  command('show.reveal', {}),

  command('story.reroll', {}),
  command('story.edit', { body: v.pipe(v.array(text(400)), v.maxLength(12)), lead: text(400) }),
  command('story.show', {}),

  /** The evening in figures; the reply's data is `EveningFigures`. */
  command('game.figures', {}),
  /** Records: what their page begins with (`RecordsBegun`), and evenings that are over (`ReadRecords`); who is left out of them (null: nobody any more). */
  command('records.begin', {}),
  command('records.read', { ids: v.pipe(v.array(id), v.maxLength(20)) }),
  command('records.leaveOut', { name: v.nullable(name(40)) }),
  /** After the end: the same players, seats and house rules, and a new deal; in the lobby where it cannot be dealt. */
  command('game.again', {}),
  /** Lets the machine keep a text as a file; refused as `noFiles` where windows do that themselves. */
  command('file.save', { name: text(120), text: text(8_000_000) }),
  /** Lets the machine keep what the desk has laid out for print, as PDF; refused as `noFiles` where windows print. */
  command('file.print', { name: text(120), paper: v.picklist(['A4', 'Letter']) }),

  command('log.page', { before: v.nullable(count), limit: count }),

  command('settings.set', { settings: v.partial(settingsSchema) }),

  /** `hosted`: the program hosts it, and whoever likes takes a player's place by phone. */
  command('demo.begin', {
    ruleset: id,
    players: count,
    hosted: v.optional(v.literal(true)),
  }),
  command('demo.step', {}),
  /** Lets it run or stops it; `speed` stays until another is said. */
  command('demo.run', {
    on: v.boolean(),
    speed: v.optional(v.picklist(['slow', 'usual', 'fast'])),
  }),
] as const

export const commandSchema = v.variant('type', commands)

/** An action asked of the host. */
export type Command = v.InferOutput<typeof commandSchema>
export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>

/** All command names, the source of the windows' named methods. */
export const commandTypes: readonly CommandType[] = commands.map(
  (schema) => schema.entries.type.literal,
)

/** Reads a message from a window. @returns the command, or what is wrong with it */
export function readCommand(
  message: unknown,
): { ok: true; command: Command } | { ok: false; problem: string } {
  const parsed = v.safeParse(commandSchema, message)
  if (parsed.success) return { ok: true, command: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, problem: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}` }
}
