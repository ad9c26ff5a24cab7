import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import { runText, type Result } from './runner/run'
import { miniature } from './runner/miniature'

const CAST = `
title: A planted scenario
ruleset: chiangmai
rules: [CM-1]
casting: free
players:
  Abe: [blackKing, n2]
  Ben: [redQueen, n3]
  Cat: [n4, blackJack]
  Dan: [redAce, n5]
`

const all = { ...rulesets, miniature }

function run(play: string, head = CAST): Result {
  const [result, more] = runText(`${head}play:\n${play}`, all)
  expect(more).toBeUndefined()
  if (!result) throw new Error('no result')
  return result
}

const lineOf = (result: Result): number | undefined => result.failure?.line
const told = ({ failure }: Result): string =>
  failure ? `${failure.expected} => ${failure.happened}` : 'passed'

const FIRST_NIGHT = `
  - killers.poison: Ben
  - doctor.vaccinate: Dan
  - police.investigate: Abe
  - assassin.kill: Cat
`

describe('a right expectation passes and each planted wrong one fails at its line', () => {
  const right = {
    alive: '[Abe, Ben, Cat, Dan]',
    dead: '[]',
    phase: 'dawn 1',
    open: 'dawn.announce',
    called: '[dawn.announce]',
    shown: '{police.investigate: thumbUp}',
    public: '[{died: Ben}, {died: Cat}]',
    notPublic: '[killer, Abe]',
    roles: '{Abe: killer, Cat: policeman, Dan: [assassin]}',
    status: '{Dan: [dosed], Ben: []}',
    cards: '{Ben: [n3], Cat: [blackJack]}',
    tally: 'none',
    casting: 'refused',
    winner: 'none',
  }
  const wrong: Readonly<Record<keyof typeof right, readonly string[]>> = {
    alive: ['[Abe, Ben, Cat]', '[Abe, Ben, Cat, Dan, Dan]', 'Abe'],
    dead: ['[Ben]'],
    phase: ['dawn 2', 'day 1'],
    open: ['hunter.take', 'none'],
    called: ['[]', '[dawn.announce, hunter.take]'],
    shown: ['{police.investigate: thumbDown}', '{doctor.vaccinate: ok}'],
    public: [
      '[]',
      '[{died: Ben}]',
      '[{died: Cat}, {died: Ben}]',
      '[{died: Ben}, {died: Cat}, nobodyDied]',
      '[{died: Ben, cause: killers}, {died: Cat}]',
      '[{died: Ben}, {died: Cat}, {timer: 180}]',
      '[dayBreaks, dayBreaks, {died: Ben}, {died: Cat}]',
    ],
    notPublic: ['[died]', '[Ben]'],
    roles: ['{Abe: town}', '{Abe: [killer, doctor]}', '{Cat: hunter}', '{Dan: []}'],
    status: ['{Dan: []}', '{Ben: [dosed]}', '{Dan: [dosed, dosed]}'],
    cards: ['{Ben: [redQueen, n3]}', '{Cat: []}'],
    tally: ['{Abe: 1}'],
    casting: ['ok', 'warned'],
    winner: ['[]', '[town]'],
  }
  for (const [key, value] of Object.entries(right)) {
    it(`${key}: ${value} passes`, () => {
      expect(told(run(`${FIRST_NIGHT}  - expect: {${key}: ${value}}\n`))).toBe('passed')
    })
  }
  for (const [key, values] of Object.entries(wrong)) {
    for (const value of values) {
      it(`${key}: ${value} fails`, () => {
        const result = run(`${FIRST_NIGHT}  - expect: {${key}: ${value}}\n`)
        expect(result.failure).not.toBeNull()
        expect(lineOf(result)).toBe(17)
      })
    }
  }

  it('compares trivial announcements only where the list names one of their kind', () => {
    const day = `${FIRST_NIGHT}  - day 1\n  - day.vote: {Abe: [Ben]}\n`
    expect(told(run(`${day}  - expect: {public: [{executed: Ben}, {eliminated: Ben}]}\n`))).toBe(
      'passed',
    )
    const withTally = `[{tally: {Ben: 1}}, {executed: Ben}, {eliminated: Ben}]`
    expect(told(run(`${day}  - expect: {public: ${withTally}, tally: {Ben: 1}}\n`))).toBe('passed')
    const wrongTally = `[{tally: {Ben: 2}}, {executed: Ben}, {eliminated: Ben}]`
    expect(run(`${day}  - expect: {public: ${wrongTally}}\n`).failure).not.toBeNull()
  })
})

describe('walking on', () => {
  it('fails at a step without a neutral answer', () => {
    expect(told(run('  - dawn 1\n'))).toContain('doctor.vaccinate (night 1) has no neutral answer')
  })

  it('fails when a phase ends before the step opens', () => {
    expect(told(run('  - doctor.vaccinate: Ben\n  - killers.poison: Abe\n'))).toContain(
      'night 1 ended before it opened',
    )
    const late = `${FIRST_NIGHT}  - day.vote: {Abe: Ben}\n`
    expect(told(run(late))).toContain('dawn 1 ended before it opened')
  })

  it('fails when the game is over before the phase or step is reached', () => {
    const over = '  - override: {end: [town]}\n'
    expect(told(run(`${over}  - day 3\n`))).toContain('the game is over')
    expect(told(run(`${over}  - day.vote: {}\n`))).toContain('the game is over')
    expect(told(run(`${over}  - end\n  - expect: {phase: end, open: none}\n`))).toBe('passed')
  })

  it('gives up after sixty phases', () => {
    const calm = CAST.replace('  Ben: [redQueen, n3]\n', '').replace('  Dan: [redAce, n5]\n', '')
    expect(told(run('  - day 200\n', calm))).toContain('60 phases')
    expect(told(run('  - day 20\n  - expect: {phase: day 20}\n', calm))).toBe('passed')
  })

  it('fails when an answer is refused, and says why', () => {
    expect(told(run('  - doctor.vaccinate: pass\n'))).toContain('mustAnswer')
    expect(told(run('  - killers.poison: {Abe: Ben, Ben: Ben}\n'))).toContain(
      'notAsked {seat: Ben}',
    )
  })
})

describe('refuse, unavailable, override and undo', () => {
  it('a refusal has to be one', () => {
    expect(told(run('  - refuse: {killers.poison: Ben}\n'))).toContain('it was accepted')
    expect(told(run('  - refuse: {doctor.vaccinate: pass}\n'))).toBe('passed')
  })

  it('a refusal that changes something fails', () => {
    const head = 'title: x\nruleset: miniature\ncasting: free\nplayers: {Abe: plain, Ben: plain}\n'
    expect(told(run('  - refuse: {host.leaky: Abe}\n', head))).toContain('something changed')
  })

  it('a look ahead leaves the game alone, finds a step and stops at compulsory ones', () => {
    const early = '  - night 1\n  - unavailable: killers.poison\n'
    expect(told(run(early))).toContain('it opened')
    expect(told(run('  - unavailable: hunter.take\n'))).toContain('no neutral answer')
    const calm = CAST.replace('redQueen', 'n3')
    expect(
      told(run('  - unavailable: hunter.take\n  - expect: {open: killers.poison}\n', calm)),
    ).toBe('passed')
    expect(told(run('  - unavailable: assassin.kill\n', calm))).toContain('it opened')
  })

  it('undo takes back whole answers: given, neutral and ruled', () => {
    const play = `${FIRST_NIGHT}  - day 1\n  - override: {status: {Abe: [dosed], Ben: [dosed]}}\n`
    expect(
      told(run(`${play}  - undo\n  - expect: {status: {Abe: [], Ben: []}, phase: day 1}\n`)),
    ).toBe('passed')
    expect(told(run(`${play}  - undo 2\n  - expect: {open: dawn.announce}\n`))).toBe('passed')
    expect(told(run(`${play}  - undo 6\n  - expect: {open: killers.poison}\n`))).toBe('passed')
    expect(told(run(`${play}  - undo 7\n`))).toContain('only 6 answers')
  })

  it('undo works after the end', () => {
    const play = '  - override: {end: [town, Abe]}\n  - expect: {winner: [town, Abe], phase: end}\n'
    expect(told(run(`${play}  - undo\n  - expect: {winner: none, phase: night 1}\n`))).toBe(
      'passed',
    )
  })

  it('rulings the game does not know fail', () => {
    expect(told(run('  - override: {role: {Abe: doctor}}\n'))).toContain('noSuchRuling')
    expect(told(run('  - override: {status: {Abe: [jailed]}}\n'))).toContain('unknownStatus')
    expect(
      told(run('  - override: {skip: doctor.vaccinate}\n  - expect: {open: police.investigate}\n')),
    ).toBe('passed')
  })
})

describe('what cannot be read is a failure, never ignored', () => {
  const malformed: Readonly<Record<string, string>> = {
    'an unknown key of an expectation': `${CAST}play:\n  - expect: {alife: [Abe]}\n`,
    'an unknown entry': `${CAST}play:\n  - expects: {alive: [Abe]}\n`,
    'an unknown word': `${CAST}play:\n  - dusk 1\n`,
    'an entry with two keys': `${CAST}play:\n  - {killers.poison: Ben, doctor.vaccinate: Ben}\n`,
    'an unknown top key': `${CAST}plays: []\nplay:\n  - night 1\n`,
    'an unknown ruling': `${CAST}play:\n  - override: {murder: Abe}\n`,
    'an unknown player in an answer': `${CAST}play:\n  - killers.poison: Bob\n`,
    'an unknown player in a refusal': `${CAST}play:\n  - refuse: {killers.poison: Bob}\n`,
    'an unknown player in an expectation': `${CAST}play:\n  - expect: {cards: {Bob: [n2]}}\n`,
    'an unknown role in an expectation': `${CAST}play:\n  - expect: {roles: {Abe: kiler}}\n`,
    'a holder where the game has none': `${CAST}play:\n  - expect: {holder: none}\n`,
    'an unknown verdict': `${CAST}play:\n  - expect: {casting: fine}\n`,
    'an unknown casting': `${CAST.replace('free', 'wild')}play:\n  - night 1\n`,
    'an unknown card': `${CAST.replace('redAce', 'greenAce')}play:\n  - night 1\n`,
    'an unknown ruleset': `${CAST.replace('chiangmai', 'chiangrai')}play:\n  - night 1\n`,
    'an unknown option': `${CAST}options: {doctorMayPas: true}\nplay:\n  - night 1\n`,
    'an unknown value of an option': `${CAST}options: {doctorMayPass: yes}\nplay:\n  - night 1\n`,
    'three cards in one hand': `${CAST.replace('redAce,', 'redAce, n4,')}play:\n  - night 1\n`,
    'an empty play': `${CAST}play: []\n`,
    'no play': CAST,
    'no players': 'title: x\nruleset: chiangmai\nplay: [night 1]\n',
    'a doubled key': `${CAST}title: twice\nplay:\n  - night 1\n`,
    'broken YAML': `${CAST}play:\n  - {night 1\n`,
    'an undo of nothing': `${CAST}play:\n  - undo 0\n`,
    'an empty document': `${CAST}play:\n  - night 1\n---\n`,
    'an empty file': '',
    'a plain text': 'hello\n',
    'rules that are no list': `${CAST.replace('[CM-1]', 'CM-1')}play:\n  - night 1\n`,
  }
  for (const [what, text] of Object.entries(malformed)) {
    it(`${what}`, () => {
      expect(runText(text, all).some(({ failure }) => failure !== null)).toBe(true)
    })
  }

  it('names the line of the entry, the title, the expected and the happened', () => {
    const [good, bad] = runText(
      `${CAST}play:\n  - night 1\n---\n${CAST}play:\n  - night 1\n  - expect: {phase: day 7}\n`,
      all,
    )
    expect(good?.failure).toBeNull()
    expect(bad).toEqual({
      title: 'A planted scenario',
      failure: { line: 26, expected: 'phase: day 7', happened: 'night 1' },
    })
  })
})

describe('a cast that the rules refuse', () => {
  const head = CAST.replace('casting: free\n', '')

  it('starts no game, so only the verdict can be asked', () => {
    expect(told(run('  - expect: {casting: refused}\n', head))).toBe('passed')
    expect(told(run('  - expect: {casting: ok}\n', head))).toContain('tooFewPlayers')
    expect(told(run('  - expect: {casting: refused}\n  - night 1\n', head))).toContain('refused')
    expect(told(run('  - expect: {casting: refused, alive: []}\n', head))).toContain('refused')
    expect(told(run('  - night 1\n', head))).toContain('tooFewPlayers')
  })
})

describe('the forms that other games use', () => {
  const head = `title: x
ruleset: miniature
casting: free
players:
  Abe: plain
  Ben: {role: plain, marked: true}
  Cat: plain
`
  const cases: Readonly<Record<string, string>> = {
    'one option': '  - host.option: left\n',
    'yes and no are words': '  - host.marks: {Abe: yes, Ben: no}\n',
    'one word for a whole group': '  - host.marks: yes\n',
    'an ability with a target': '  - host.act: {do: poison, target: Ben}\n',
    'an ability without a target': '  - host.act: {do: heal}\n',
    'a bare ability': '  - host.act: heal\n',
    'a bare name takes the first ability with a target': '  - host.act: Ben\n',
    'several players': '  - host.seats: [Abe, Cat]\n',
    'one player where several may be named': '  - host.seats: Abe\n',
    'nobody where several may be named': '  - host.seats: []\n',
    'nominations in order':
      '  - host.nominate: [{by: Abe, target: Ben, second: Cat}, {by: Cat, withdraw: Ben}]\n',
    'a single nomination': '  - host.nominate: {by: Abe, target: Ben}\n',
    'a word beside players': '  - host.seat: draw\n',
    'the agreement of those asked': '  - host.seat: {Abe: Cat}\n',
    'an interrupt is used at once': '  - host.shout: Ben\n  - expect: {open: host.option}\n',
    'an interrupt twice is refused': '  - host.shout: Ben\n  - refuse: {host.shout: Ben}\n',
    'an interrupt that is over is unavailable':
      '  - host.shout: Ben\n  - unavailable: host.shout\n',
    'a fact that only scenarios ask for': '  - host.shout: Ben\n  - expect: {holder: Ben}\n',
    'nobody holds it yet': '  - expect: {holder: none}\n',
    'a list shown, by name':
      '  - host.option: left\n  - expect: {shown: {host.option: [Abe, Ben]}}\n',
    'marks of a hand': '  - expect: {status: {Ben: [marked], Abe: []}}\n',
    'a role given by a ruling':
      '  - override: {role: {Abe: other}}\n  - expect: {roles: {Abe: other}}\n',
  }
  for (const [what, play] of Object.entries(cases)) {
    it(what, () => {
      expect(told(run(play, head))).toBe('passed')
    })
  }

  const planted: Readonly<Record<string, string>> = {
    'an offered interrupt is not unavailable': '  - unavailable: host.shout\n',
    'a wrong holder': '  - expect: {holder: Ben}\n',
    'a wrong option': '  - host.option: up\n',
    'a wrong mark': '  - host.marks: {Abe: maybe}\n',
    'a target too many': '  - host.act: {do: heal, target: Ben}\n',
    'an unknown part of an ability': '  - host.act: {do: heal, on: Ben}\n',
    'an unknown part of a nomination': '  - host.nominate: [{by: Abe, at: Ben}]\n',
  }
  for (const [what, play] of Object.entries(planted)) {
    it(`${what} fails`, () => {
      expect(run(play, head).failure).not.toBeNull()
    })
  }
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-scenarios-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const cli = join(import.meta.dirname, 'runner', 'cli.ts')
  const root = join(import.meta.dirname, '..', '..')

  async function command(...paths: string[]): Promise<{ code: number; lines: string[] }> {
    const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
    const args = [tsx, cli, ...paths]
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
      return { code: 0, lines: stdout.trim().split('\n') }
    } catch (error) {
      const { code, stdout } = error as { code: number; stdout: string }
      return { code, lines: stdout.trim().split('\n') }
    }
  }

  it('counts, closes with the sum and exits with 1 only if something failed', async () => {
    const good = join(folder, 'good.yaml')
    const bad = join(folder, 'bad.yaml')
    writeFileSync(good, `${CAST}play:\n  - night 1\n`)
    writeFileSync(bad, `${CAST}play:\n  - night 1\n---\n${CAST}play:\n  - day 1\n`)
    expect(await command(good)).toEqual({ code: 0, lines: ['1 passed, 0 failed'] })
    const both = await command(folder)
    expect(both.code).toBe(1)
    expect(both.lines.at(-1)).toBe('2 passed, 1 failed')
    expect(both.lines.join('\n')).toMatch(/bad\.yaml:\d+[^]*A planted scenario[^]*to reach day 1/)
    const missing = await command(join(folder, 'nowhere.yaml'))
    expect([missing.code, missing.lines.at(-1)]).toEqual([1, '0 passed, 1 failed'])
  }, 90_000)
})
