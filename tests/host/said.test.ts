/** What the big screen says in an evening that the program hosts: what everybody may hear, of every game, and nothing else (PH-34). */
import { beforeAll, describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import {
  phoneCallsPath,
  phonePackPath,
  type PhoneCalls,
  type PhonePack,
} from '../../src/bridge/packs'
import type { HostingWaits } from '../../src/bridge/views/hosting'
import type { PhoneNight } from '../../src/bridge/views/phoneNight'
import type { ProjectorView } from '../../src/bridge/views/room'
import { format } from '../../src/i18n/format'
import { textParams } from '../../src/i18n/textParams'
import { gameFile } from '../windows/fixtures/phonePage'
import { hostedRehearsal } from './fixtures/hostedTable'
import { settled } from './fixtures/nightTable'
import { letIn, type TestPhone } from './fixtures/phones'

/** Long enough for a first night, its day, and a vote. */
const MINUTES = 16

interface Moment {
  readonly waits: HostingWaits
  readonly room: ProjectorView
  /** The call as one phone shows it; null: it shows none. */
  readonly night: PhoneNight | null
}

/** The first minutes of an evening, moment by moment; from the first night on somebody holds a phone and says nothing. */
async function minutesOf(ruleset: string): Promise<readonly Moment[]> {
  const bench = await hostedRehearsal(ruleset, 9)
  const moments: Moment[] = []
  let ada: TestPhone | null = null
  for (let beats = 0; beats < MINUTES * 120; beats += 1) {
    await bench.time.pass(500)
    await settled()
    const { hosting } = bench.view()
    const room = bench.room()
    if (!hosting || room.end) break
    const name = room.seats.at(-1)?.name ?? ''
    if (!ada && room.phase) ada = await letIn(bench, 'last', name)
    // By night phones hear at the next beat.
    const seen = ada?.view()
    const night = seen?.at === 'table' ? (seen.room.night ?? null) : null
    moments.push({ waits: hosting.waits, room, night })
  }
  expect(bench.errors).toEqual([])
  return moments
}

/** A call's sentences as phones read them. */
function onPhone(
  call: NonNullable<PhoneNight['call']>,
  calls: PhoneCalls,
  { texts }: PhonePack,
  nameOf: (seat: string) => string,
): readonly string[] {
  const known = calls[call.step]
  const read = known?.variants[call.variant ?? '']?.say ?? known?.say ?? []
  const params = textParams(call.params, { nameOf, texts, language: 'en' })
  return read
    .map((line) => format(line, params, 'en'))
    .filter((line) => line !== '' && line !== '{news}')
}

describe.each(Object.keys(packs))('The big screen of %s', (ruleset) => {
  let moments: readonly Moment[] = []
  let pack: PhonePack
  let calls: PhoneCalls
  beforeAll(async () => {
    moments = await minutesOf(ruleset)
    pack = (await gameFile(phonePackPath(ruleset, 'en'))) as PhonePack
    calls = (await gameFile(phoneCallsPath(ruleset, 'en'))) as PhoneCalls
  }, 240_000)

  it('has a sentence or a heading for whatever everybody waits for', () => {
    const waited = new Set(moments.map(({ waits }) => waits))
    expect([...waited]).toEqual(expect.arrayContaining(['night', 'reading']))
    const mute = moments.filter(({ waits, room: { hosting, stage } }) => {
      if (!hosting || waits === 'reading' || waits === 'over') return false
      const isHeaded = stage !== null && (stage.about ?? stage.scene) in (pack.texts?.stages ?? {})
      return hosting.says.length === 0 && !hosting.eyes && !isHeaded
    })
    expect(mute.map(({ waits, room }) => [waits, room.scene, room.stage])).toEqual([])
  })

  it('says by night what stands on every phone, and only once it stands there', () => {
    const byNight = moments.flatMap(({ room, night }) =>
      room.hosting?.eyes === 'phones' && room.hosting.says.length > 0 && night
        ? [{ room, night, says: room.hosting.says }]
        : [],
    )
    expect(byNight.length).toBeGreaterThan(20)
    for (const { room, night, says } of byNight) {
      const nameOf = (seat: string) => room.seats.find(({ id }) => id === seat)?.name ?? seat
      expect(says).toEqual(night.call && onPhone(night.call, calls, pack, nameOf))
    }
    const late = moments.filter(({ room }) => room.hosting?.eyes === 'late')
    expect(late.length).toBeGreaterThan(0)
    expect(new Set(late.map(({ night }) => night?.shows))).toEqual(new Set(['late']))
  })

  it('names nobody beside a role that was not turned over before everybody', () => {
    const roles = Object.values(pack.texts?.roles ?? {}).map(({ name }) => name)
    const said = new Set<string>()
    for (const { room } of moments) {
      const told = JSON.stringify([room.items, room.seats.map(({ badges }) => badges)])
      for (const line of room.hosting?.says ?? []) {
        const isNamed = room.seats.some(({ name }) => line.includes(name))
        const named = roles.filter((role) => line.includes(role))
        const isTold = Object.entries(pack.texts?.roles ?? {}).some(
          ([id, { name }]) => named.includes(name) && told.includes(`"${id}"`),
        )
        if (isNamed && named.length > 0 && !isTold) said.add(line)
      }
    }
    expect([...said]).toEqual([])
  })

  it('leaves no word open', () => {
    const open = moments.flatMap(({ room }) => room.hosting?.says ?? [])
    expect(open.filter((line) => /[{}]/.test(line))).toEqual([])
  })
})
