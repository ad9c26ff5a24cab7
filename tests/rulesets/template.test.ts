import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { _template } from '../../rulesets/_template'
import { _template as pack } from '../../rulesets/_template/pack'
import { en } from '../../rulesets/_template/stories/en'
import { texts } from '../../rulesets/_template/texts/en'
import { theme } from '../../rulesets/_template/theme'
import { deskView, History } from '../../src/engine'
import { checkPack } from '../../src/story'
import { openHost, stepToEnd } from '../host/fixtures/openHost'
import { provePlay } from '../randomPlay/provePlay'
import { seatMarksTeam } from '../secrecy/planted/rules'
import { compareTwins } from '../secrecy/screen/twins'

const { id } = _template

/** The template as its copy begins: a host opens no game with an underscore. */
const copy = { ..._template, id: 'lighthouse' }
const SECRETS = ['keeper.watch', 'wreckers.choose', 'lookout.look']

/*
 * Its scenarios, its rulebook, its house rule and its texts are proven where those of all games are: see
 * `tests/support/games.ts`. Here is what takes the other games minutes, in small.
 */
describe('the template of a game', () => {
  it('is on no shelf', () => {
    expect(Object.values(packs).map(({ rules }) => rules.id)).not.toContain(id)
  })

  it('plays 100 random evenings with undo and rulings to an end and to the same state again', () => {
    const { used } = provePlay(_template, 100)
    expect(Object.keys(used).sort()).toEqual(['day.vote', ...SECRETS].sort())
  })

  it('sends the big screen the same bytes whatever is secret, over 20 pairs of evenings', async () => {
    const report = await compareTwins(copy, { wanted: 20, seed: 1 })
    expect(report.difference).toBeNull()
    expect(report.counted).toBe(20)
    for (const step of SECRETS) expect(report.figures.used[step], step).toBeGreaterThan(20)
    expect(Object.keys(report.figures.statuses)).toEqual([..._template.statuses])
  }, 240_000)

  it('would give a mark on the seats of its hidden team away', async () => {
    const report = await compareTwins(seatMarksTeam(copy, 'wreckers'), { wanted: 20, seed: 2 })
    expect(report.difference).not.toBeNull()
  }, 240_000)

  it('is rehearsed by the host to open cards, with its own death stories, once it has a name of its own', async () => {
    const games = { [copy.id]: { ...pack, rules: copy }, [id]: pack }
    const bench = await openHost({ packs: games })
    const refused = await bench.ask({ type: 'demo.begin', ruleset: id, players: 8 })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'malformed' } })
    await bench.does({ type: 'demo.begin', ruleset: copy.id, players: 8 })
    await stepToEnd(bench)
    expect(bench.errors).toEqual([])
    expect(bench.room().end?.revealed?.seats).toHaveLength(8)
    const frames = bench.frames.map((frame) => JSON.parse(frame) as ReturnType<typeof bench.room>)
    const scenes = new Set(frames.map(({ scene }) => scene))
    for (const scene of ['night', 'dawn', 'story', 'discussion', 'speech', 'vote', 'end']) {
      expect(scenes).toContain(scene)
    }
  })

  it('reminds the host who is watched over, and who keeps the eyes closed at night (LH-5)', () => {
    const hands = ['wrecker', 'keeper', 'villager', 'villager', 'villager', 'villager'].map(
      (card) => ({ cards: [card] }),
    )
    const setup = { ruleset: id, options: {}, hands, seed: 1, freeCasting: true }
    const history = new History(_template, setup)
    history.apply({ type: 'ruling', ruling: { kind: 'kill', seat: 's5' } })
    history.apply({
      type: 'ruling',
      ruling: { kind: 'status', seat: 's2', status: 'watched', on: true },
    })
    expect(deskView(history.game).reminders).toEqual([
      { key: 'watched', seats: ['s2'] },
      { key: 'eyesClosed', seats: ['s5'] },
    ])
    expect(texts.tableRules.join(' ')).toMatch(/out.* say nothing.* eyes closed/)
  })

  it('proposes a deck without a remark at every size (LH-3, LH-4)', () => {
    const { players, propose, checkDeck } = _template.casting
    for (let size = players.min; size <= players.max; size++) {
      const deck = propose(size, {})
      expect([size, deck['wrecker'], checkDeck(deck, size, {})]).toEqual([
        size,
        size < 9 ? 2 : 3,
        [],
      ])
    }
  })

  it('has words for whatever its casting says of a deck', () => {
    const decks = [{}, { villager: 20, ghost: 1 }, { wrecker: 3, keeper: 3 }]
    const codes = decks.flatMap((deck) =>
      [2, 6, 20].flatMap((players) =>
        _template.casting.checkDeck(deck, players, {}).map(({ code }) => code),
      ),
    )
    expect(new Set([...codes, 'handSize'])).toEqual(new Set(Object.keys(texts.findings)))
  })

  it('has stories and a theme that only want more of the same', () => {
    const wanting = checkPack(en).filter((problem) => !problem.includes('too few'))
    expect(wanting).toEqual([])
    expect(Object.keys(theme.teams)).toEqual([..._template.teams])
    expect(Object.keys(theme.endLights)).toEqual([..._template.teams])
  })
})
