import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { theme as chiangmai } from '../../rulesets/chiangmai/theme'
import { theme as ktulu } from '../../rulesets/ktulu/theme'
import { theme as palermo } from '../../rulesets/palermo/theme'
import { theme as starwars } from '../../rulesets/starwars/theme'
import { theme as vendetta } from '../../rulesets/vendetta/theme'
import { expectedStingers } from '../../src/projector/sound/expected'
import { victorySound } from '../../src/projector/sound/victory'
import { SCENES } from '../../src/bridge/scenes'
import { fallVariants, isStruck } from '../../src/sound/fallVariants'
import { LOT_STROKE_MS, stingers, type Stinger } from '../../src/sound/manifest'
import { ambiences, pulse, type Part } from '../../src/sound/places'
import { singles, singlesOf } from '../../src/sound/singles'
import type { ThemeTokens } from '../../src/ui/themeTokens'

const themes: Readonly<Record<string, ThemeTokens>> = {
  chiangmai,
  ktulu,
  palermo,
  starwars,
  vendetta,
}
const ownAmbiences = Object.fromEntries(
  Object.entries(themes).map(([game, { ambience }]) => [game, ambience]),
)

/** The games whose show has a stinger of its own, by the stinger. */
const ownStingers = new Map<string, Set<string>>()
for (const [game, { acts = {}, arrival }] of Object.entries(themes)) {
  for (const id of [...Object.values(acts), ...(arrival ? [arrival] : [])]) {
    ownStingers.set(id, (ownStingers.get(id) ?? new Set()).add(game))
  }
}

const FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../assets/sounds')
const read = (file: string): Buffer => readFileSync(resolve(FOLDER, file))
const nameOf = ({ url }: { url: string }): string => basename(new URL(url).pathname)

const places = Object.entries<readonly Part[]>(ambiences)
/** Every loop once, whichever places share it. */
const loops = new Map(
  [...places.flatMap(([, parts]) => parts), pulse].map((part) => [nameOf(part), part]),
)
const strokes = Object.entries<Stinger>({ ...stingers, ...fallVariants })
/** Rounds after which every fall had all its sounds. */
const TURNS = [...Array(12).keys()]
const allExpected = (theme: ThemeTokens): string[] =>
  TURNS.flatMap((turn) => expectedStingers(theme, turn))
const expected = Object.fromEntries(
  Object.entries(themes).map(([game, theme]) => [game, allExpected(theme)]),
)
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.webm'))

/** Length of a WebM file in milliseconds: its Duration element is a number of 4 or 8 bytes. */
function durationOf(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89]))
  return file[at + 2] === 0x88 ? file.readDoubleBE(at + 3) : file.readFloatBE(at + 3)
}

/** Rows of the tables in LOUDNESS.md: file name and its numbers. */
function measured(): Map<string, number[]> {
  const rows = read('LOUDNESS.md')
    .toString()
    .matchAll(/^\| (\S+\.webm) \| (.+) \|$/gm)
  return new Map(
    [...rows].map(([, file = '', cells = '']) => [file, cells.split(' | ').map(parseFloat)]),
  )
}

/** Rows of the table of places: how each sounds with all its stems. */
function wholes(): Map<string, number[]> {
  const rows = read('LOUDNESS.md')
    .toString()
    .matchAll(/^\| (\w+) \| ([-\d. |]+) \| [a-z]+-/gm)
  return new Map(
    [...rows].map(([, id = '', cells = '']) => [id, cells.split(' | ').map(parseFloat)]),
  )
}

describe('the files', () => {
  it('are exactly those the manifest names', () => {
    const short = [...strokes, ...Object.entries(singles)].map(([, sound]) => nameOf(sound))
    expect([...loops.keys(), ...short].toSorted()).toEqual(files.toSorted())
  })

  it('are Opus in WebM', () => {
    for (const file of files) {
      expect(read(file).readUInt32BE(0)).toBe(0x1a45dfa3)
      expect(read(file).includes('A_OPUS'), file).toBe(true)
    }
  })

  it('take less than 7.5 MB in any one game, and 19 MB together: five themes of three long pieces are half of that', () => {
    const sizeOf = (some: readonly string[]) =>
      some.reduce((sum, file) => sum + read(file).length, 0)
    for (const [game, own] of Object.entries(ownAmbiences)) {
      const heard = Object.entries(SCENES).flatMap(([scene, { ambience: usual }]) => {
        const id = own[scene] ?? usual
        const parts = places.find(([place]) => place === id)?.[1] ?? []
        return [...parts.map(nameOf), ...singlesOf(id).map((one) => nameOf(singles[one]))]
      })
      const struck = strokes
        .filter(([id]) =>
          id in fallVariants
            ? expected[game]?.includes(id)
            : !ownStingers.has(id) || ownStingers.get(id)?.has(game),
        )
        .map(([, sound]) => nameOf(sound))
      expect(sizeOf([...new Set([...heard, ...struck])]), game).toBeLessThan(7_500_000)
    }
    expect(sizeOf(files)).toBeLessThan(19_000_000)
  })

  it('are as long as the manifest says, loops with a margin on both sides', () => {
    for (const [file, { fromMs, lengthMs }] of loops) {
      const duration = durationOf(read(file))
      expect(fromMs).toBeGreaterThan(10)
      expect(duration - fromMs - lengthMs).toBeGreaterThan(10)
    }
    for (const [id, { lengthMs }] of strokes) {
      expect(Math.abs(durationOf(read(`stinger-${id}.webm`)) - lengthMs)).toBeLessThan(60)
    }
    expect(LOT_STROKE_MS).toBeLessThan(stingers.lot.lengthMs)
  })
})

describe('the loudness table', () => {
  it('was measured on the files that lie beside it', () => {
    const table = measured()
    expect([...table.keys()].toSorted()).toEqual(files.toSorted())
    for (const [file, [, kilobytes = 0]] of table) {
      expect(Math.abs(read(file).length / 1000 - kilobytes), file).toBeLessThanOrEqual(0.051)
    }
  })

  it('shows all ambiences within half a unit of -24 LUFS, all stingers of -16, none near clipping', () => {
    for (const [file, [, , loudness = 0, peak = 0]] of measured()) {
      const target = /^(stinger|single)-/.test(file) ? -16 : -24
      // How loud a single sound passes is left to chance.
      const most = file.startsWith('single-') ? 1.5 : 0.5
      expect(Math.abs(loudness - target), file).toBeLessThanOrEqual(most)
      expect(peak, file).toBeLessThanOrEqual(-1)
    }
  })

  it('shows that a television’s loudspeaker takes at most 2 LU from any stinger', () => {
    const table = measured()
    for (const [id] of strokes) {
      const [, , , , lost = NaN] = table.get(`stinger-${id}.webm`) ?? []
      expect(lost, id).toBeLessThanOrEqual(2)
    }
  })

  it('shows every death at least 8 LU above the place that sounds beneath it, and its other forms 7.5 LU', () => {
    const table = measured()
    const beneath = Math.max(...[...wholes().values()].map(([loud = NaN]) => loud))
    const least = (id: string) => (id in fallVariants ? 7.5 : 8)
    const falls = ['death', 'nightKill', 'lynching', ...Object.keys(fallVariants)]
    for (const [id, { gain }] of strokes.filter(([id]) => falls.includes(id))) {
      const [, , loudness = NaN] = table.get(`stinger-${id}.webm`) ?? []
      const above = loudness + 20 * Math.log10(gain) - beneath
      // The table has tenths.
      expect(Math.round(above * 10) / 10, id).toBeGreaterThanOrEqual(least(id))
    }
  })

  it('shows that a television’s loudspeaker takes at most 3 LU from the pulse', () => {
    expect(measured().get('pulse.webm')?.[7]).toBeLessThanOrEqual(3)
  })

  it('shows every theme at most 6 LU below its place where a television gives it back', () => {
    const themed = places.filter(([, parts]) => parts.some(({ theme }) => theme))
    expect(themed.length).toBe(15)
    for (const [id] of themed) {
      const [, , , , , onTv = NaN, music = NaN] = wholes().get(id) ?? []
      expect(onTv - music, id).toBeLessThanOrEqual(6)
    }
  })

  it('shows every game’s night never more than 6 dB below its mean, so that nobody is heard pointing', () => {
    const nights = Object.values(ownAmbiences).map(({ night = 'night' }) => night)
    for (const night of new Set(['night', ...nights])) {
      const quietest = wholes().get(night)?.[3]
      expect(quietest, night).toBeGreaterThan(-6)
    }
  })

  it('shows that every loop closes: no jump over its seam, and no hole on either side of it', () => {
    const table = measured()
    for (const [file, { theme }] of loops) {
      const [, , , , before = NaN, step = NaN] = table.get(file) ?? []
      expect(step, file).toBeLessThan(4)
      // A heart and a theme breathe before their first beat.
      if (file !== nameOf(pulse) && !theme) expect(before, file).toBeGreaterThan(-6)
    }
  })
})

describe('a place of four stems', () => {
  const laid = places.filter(([, parts]) => parts.length > 1)

  it('has lengths that rarely meet', () => {
    for (const [id, parts] of laid) {
      const seconds = parts.map(({ lengthMs }) => lengthMs / 1000)
      const music = parts.find(({ theme }) => theme)?.lengthMs ?? 89_000
      expect(seconds, id).toEqual([47, 61, 73, music / 1000])
    }
  })

  it('is as loud as every other, and hardly louder when few are left', () => {
    expect([...wholes().keys()]).toEqual(laid.map(([id]) => id))
    for (const [id, [loud = NaN, peak = NaN, tense = NaN]] of wholes()) {
      expect(Math.abs(loud + 24), id).toBeLessThanOrEqual(0.1001)
      expect(peak, id).toBeLessThanOrEqual(-3)
      expect(tense - loud, id).toBeLessThanOrEqual(2)
    }
  })

  it('takes no more than a hundred kilobits a second', () => {
    for (const [id, [, , , , kilobits = NaN]] of wholes()) {
      expect(kilobits, id).toBeLessThanOrEqual(100)
    }
  })
})

describe('whose victory it is', () => {
  it('is heard as it is staged: the good one’s, the evil one’s, a loner’s, the lovers’, nobody’s', () => {
    const theme = {
      teams: { town: '#ffffff', mafia: '#000000', pair: '#ff00ff' },
      endLights: { town: 'dawn', mafia: 'night', pair: 'dusk' },
      sides: { town: 'light', mafia: 'dark', pair: 'lovers' },
    } as const
    const winners = [['town'], ['mafia', 'town'], ['s3'], ['pair'], []]
    expect(winners.map((won) => victorySound(theme, { winners: won }))).toEqual([
      'goodWins',
      'evilWins',
      'loner',
      'victory',
      'nobody',
    ])
  })
})

describe('the manifest', () => {
  it('has every sound that an evening of any game is prepared for', () => {
    for (const theme of Object.values(themes)) {
      expect(allExpected(theme).filter((id) => !isStruck(id))).toEqual([])
    }
  })

  it('gives a scene only ambiences that exist, games’ own ones too, and has none that nobody hears', () => {
    const usual = Object.values(SCENES)
      .map(({ ambience }) => ambience)
      .filter((id) => id !== null && id !== 'keep')
    const own = Object.values(ownAmbiences).flatMap((byScene) => Object.values(byScene))
    expect(new Set([...usual, ...own])).toEqual(new Set(Object.keys(ambiences)))
  })

  it('lets a game name its own ambience only for scenes there are', () => {
    const scenes = Object.values(ownAmbiences).flatMap((byScene) => Object.keys(byScene))
    expect(scenes.filter((scene) => !(scene in SCENES))).toEqual([])
  })

  it('has a sound for every act that a game may stage', () => {
    const acts = Object.values(themes).flatMap(({ acts = {} }) => Object.values(acts))
    expect(acts.length).toBeGreaterThan(0)
    expect(acts.filter((act) => !(act in stingers))).toEqual([])
  })

  it('has a sound for whatever arrives in a game', () => {
    const arrivals = Object.values(themes).flatMap(({ arrival }) => arrival ?? [])
    expect(arrivals).toEqual(['shipHorn'])
    expect(arrivals.filter((sound) => !(sound in stingers))).toEqual([])
  })

  it('holds every gain between 0 and 1', () => {
    for (const [id, { gain }] of strokes) expect(gain > 0 && gain <= 1, id).toBe(true)
  })
})
