/** The host's own games: read, kept, changed, shared and tried. Nothing here touches an open evening. */
import type { CommandOf, GameText, GameTried, Reply } from '../../bridge'
import { previewOf } from '../../own/preview/preview'
import { recipesOf } from '../../own/preview/recipesOf'
import type { Problem } from '../../own/problems/codes'
import { readable, writtenOut } from '../../own/open/rewrite'
import {
  done,
  refused,
  withFiles,
  type CommandContext,
  type SomeHandlers,
} from './context/commandContext'
import { readHeader } from '../evening/journal/entries'
import { refuse } from '../program/refusals'
import type { HostState } from '../state/state'
import { StorageProblem } from '../storage/ports'
import { keepGame } from './common/keepGame'
import type { KeptGame } from '../games/ownGames'
import { checkOf, refusedBy, withTaken } from '../games/reading/problemWords'
import { renewRehearsal } from './common/renewRehearsal'
import { shownEvening } from './common/shownEvening'
import { beginFrom, templatesOf } from '../games/templates'
import { gameWords } from '../games/words'
import { Trial } from '../games/tryGame'

const text = (given: string): Reply => done({ text: given } satisfies GameText)

/** @param trials by the game's id; the host stops what still runs when it closes */
export const ownGamesCommands = (trials: Map<string, Trial>) =>
  ({
    async 'games.check'({ state: { ownGames, settings } }, { text: given, at }) {
      const read = await ownGames.reading(given)
      const taken = ownGames.takenBy(read.id, at)
      return done(checkOf(taken ? withTaken(read, given) : read, settings.language))
    },

    'games.keep': (context, command) =>
      changing(context, () => keepGame(context.state.ownGames, command)),

    'games.remove': (context, { id }) =>
      withGame(context.state, id, ({ file }) =>
        changing(context, async () => {
          const { ownGames } = context.state
          await ownGames.write(() => ownGames.folder.remove(file))
          return done()
        }),
      ),

    'games.text': ({ state }, { id }) => withText(state, id, (game) => text(game.text)),

    'games.export': ({ state }, { id }) =>
      withText(state, id, (game) => {
        const { files } = state.machine
        if (!files) return text(game.text)
        files.save(`${game.id}.nightfall.yaml`, game.text)
        return done()
      }),

    'games.templates': async ({ state: { ownGames, settings } }) =>
      done(await templatesOf(ownGames, settings.language)),

    async 'games.begin'({ state: { ownGames } }, { from }) {
      const begun = await beginFrom(ownGames, from)
      return begun === null ? refused(refuse('noSuchGame', { id: from })) : text(begun)
    },

    'games.writeOut'({ state }, { text: given }) {
      const { pack, problems } = state.ownGames.read(given)
      return pack ? text(writtenOut(given, pack.document)) : unplayable(state, problems)
    },

    'games.preview': ({ state }, { of, players, options, language }) =>
      withWords(state, of, (given) => {
        const { pack, problems } = state.ownGames.read(given)
        if (!pack) return unplayable(state, problems)
        const { document } = pack
        const wanted = players ?? document.players.best[0]
        const recipes = recipesOf(given)
        return done(previewOf(document, { players: wanted, options, language, recipes }))
      }),

    'games.evening'({ state, later }, { text: given, ...asked }) {
      const { pack, problems } = state.ownGames.read(given)
      if (!pack) return unplayable(state, problems)
      const shown = shownEvening(pack, asked).then((evening) =>
        evening ? done(evening) : refused(refuse('dealRefused')),
      )
      return later(shown)
    },

    'games.words': ({ later }) => later(gameWords().then(done)),

    'games.try': ({ state }, { id, on }) =>
      withText(state, id, (game) => {
        const { pack, problems } = state.ownGames.read(game.text)
        for (const trial of trials.values()) trial.stop()
        if (!on) return done()
        if (!pack) return unplayable(state, problems)
        trials.set(id, new Trial(pack, game.text))
        return done()
      }),

    'games.tried': ({ state }, { id }) =>
      withGame(state, id, () => done(trials.get(id)?.report(state.settings.language) ?? NEVER)),

    'games.renew': (context) => renewRehearsal(context),

    'games.pick': ({ state }) => withFiles(state, (files) => files.pickGame()),

    'games.picked'({ state: { ownGames } }) {
      return ownGames.picked === null ? refused(refuse('nothingPicked')) : text(ownGames.picked)
    },

    async 'games.carried'({ state }, { evening: id }) {
      const open = state.evening?.id === id ? state.evening.header : null
      const header = open ?? (await headerOf(state, id))
      return header?.document
        ? text(readable(header.document.canonical))
        : refused(refuse('noSuchGame', { id }))
    },
  }) satisfies SomeHandlers

/** Of a game that nobody has tried yet. */
const NEVER: GameTried = {
  state: 'stopped',
  played: 0,
  of: 0,
  ended: 0,
  nights: null,
  wins: {},
  problems: [],
}

const unplayable = ({ settings }: HostState, problems: readonly Problem[]): Reply =>
  refused(refuse('ownGameRefused', refusedBy(problems, settings.language)))

/** Does something that may change the games, and lets the shelf know which of its evenings' games are kept. */
async function changing(
  { refreshShelf }: CommandContext,
  change: () => Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await change()
    await refreshShelf()
    return reply
  } catch (error) {
    // The disk's troubles are told as those of the games, not of an evening.
    if (error instanceof StorageProblem && error.code === 'unwritable')
      return refused(refuse('gamesUnwritable', error.params))
    throw error
  }
}

function withGame(
  { ownGames }: HostState,
  id: string,
  act: (game: KeptGame) => Promise<Reply> | Reply,
): Promise<Reply> | Reply {
  const game = ownGames.get(id)
  return game ? act(game) : refused(refuse('noSuchGame', { id }))
}

const withText = (
  state: HostState,
  id: string,
  act: (game: KeptGame & { readonly text: string }) => Promise<Reply> | Reply,
): Promise<Reply> | Reply =>
  withGame(state, id, (game) => {
    const { text: written } = game
    return written === null
      ? refused(refuse('gameUnread', { file: game.file }))
      : act({ ...game, text: written })
  })

/** Does something with the text of a game on the shelf, or with one that was sent. */
const withWords = (
  state: HostState,
  of: CommandOf<'games.preview'>['of'],
  act: (text: string) => Reply,
): Promise<Reply> | Reply =>
  of.kind === 'text' ? act(of.text) : withText(state, of.id, (game) => act(game.text))

/** The header of an evening on the shelf; null where it cannot be read. */
async function headerOf({ store }: HostState, id: string) {
  const { journal, entries } = await store.open(id)
  await journal.close()
  const read = readHeader(entries[0])
  return 'header' in read ? read.header : null
}
