/** Phones at the program's own host: who is let in, who is not, and who is still in after a while. */
import { describe, expect, it } from 'vitest'
import type { SeatCode } from '../../../src/bridge'
import { phonePackPath, type PhonePack } from '../../../src/bridge/packs'
import type { PhoneView } from '../../../src/bridge/views/phone'
import { priorOfCode } from '../../../src/sealed/secrets'
import { until } from '../support/mode'
import { memoryOf, openEvening } from '../support/phones'

const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Ed', 'Fay', 'Gil', 'Hal', 'Ida']

type Evening = Awaited<ReturnType<typeof openEvening>>

function comes(evening: Evening, memory = memoryOf()) {
  const phone = evening.phone(memory)
  let view: PhoneView | null = null
  phone.port.onView((newer) => (view = newer))
  const seen = () => view as PhoneView | null
  return {
    ...phone,
    seen,
    door: () => {
      const now = seen()
      return now?.at === 'door' ? now : null
    },
    name: () => {
      const now = seen()
      return now?.at === 'table' ? now.own.name : null
    },
  }
}

const letIn = async ({ desk, does }: Evening, sign: readonly string[]) => {
  const claim = desk().phones.claims.find((asked) => asked.sign.join() === sign.join())
  await does({ type: 'phones.letIn', claim: claim?.id ?? 'none' })
}

describe('An evening with phones', () => {
  it('lets two claim one seat: the host sees two signs, and lets one of them in (PH-6, PH-42)', async () => {
    const evening = await openEvening('chiangmai', NAMES)
    const [ben, stranger] = [comes(evening), comes(evening)]
    await until(() => ben.door() !== null && stranger.door() !== null)
    for (const one of [ben, stranger]) await one.port.send({ type: 'claim', name: 'Ben' })
    await until(() => [ben, stranger].every((one) => Boolean(one.door()?.claim)))
    const signs = [ben, stranger].map((one) => one.door()?.claim?.sign ?? [])
    expect(signs[0]).not.toEqual(signs[1])
    expect(evening.desk().phones.claims.map(({ name }) => name)).toEqual(['Ben', 'Ben'])
    await letIn(evening, signs[0] ?? [])
    await until(() => ben.name() === 'Ben')
    await until(() => stranger.door()?.taken[0]?.name === 'Ben')
    expect(stranger.door()?.free.map(({ name }) => name)).not.toContain('Ben')
    expect(evening.desk().phones.seats).toEqual([{ seat: 's1', here: true }])
  })

  it('knows a phone again after a reload and a lost line, and puts it out when the host says so (PH-8, PH-9)', async () => {
    const evening = await openEvening('chiangmai', NAMES)
    const ben = comes(evening)
    await until(() => ben.door() !== null)
    await ben.port.send({ type: 'claim', name: 'Ben' })
    await until(() => Boolean(ben.door()?.claim))
    await letIn(evening, ben.door()?.claim?.sign ?? [])
    await until(() => ben.name() === 'Ben')
    ben.drop()
    await until(() => ben.sockets.length === 2)
    await evening.does({ type: 'lobby.players', names: NAMES.with(0, 'Anna') })
    await until(() => JSON.stringify(ben.seen()).includes('Anna'))
    expect(ben.name()).toBe('Ben')
    // The page is loaded anew: all that is left is what the tab keeps.
    ben.port.close()
    const again = evening.phone(ben.memory)
    let view: PhoneView | null = null
    again.port.onView((newer) => (view = newer))
    await until(() => JSON.stringify(view).includes('"at":"table"'))
    await evening.does({ type: 'phones.putOut', seat: 's1' })
    await until(() => JSON.stringify(view).includes('"reason":"putOut"'))
  })

  it('lets in by the code of a seat without a click, and a stranger who read it off the same screen waits at the door (PH-7)', async () => {
    const evening = await openEvening('chiangmai', NAMES)
    const reply = await evening.does({ type: 'phones.code', seat: 's1' })
    const code = new URL((reply as SeatCode).url).hash.slice(1)
    const by = () => {
      const prior = priorOfCode(code)
      if (!prior) throw new Error('no code')
      return comes(evening, memoryOf(prior))
    }
    const ben = by()
    await until(() => ben.name() === 'Ben')
    const stranger = by()
    await until(() => stranger.door() !== null)
    expect(evening.desk().phones).toMatchObject({ claims: [], seats: [{ seat: 's1', here: true }] })
    ben.drop()
    await until(() => ben.sockets.length === 2)
    await evening.does({ type: 'lobby.players', names: NAMES.with(0, 'Anna') })
    await until(() => JSON.stringify(ben.seen()).includes('Anna'))
    expect(ben.name()).toBe('Ben')
  })

  it('shows everybody the own cards once they are dealt, in frames of one length (PH-12, PH-21)', async () => {
    const evening = await openEvening('chiangmai', NAMES)
    await evening.does({ type: 'phones.door', open: true })
    const phones = NAMES.map(() => comes(evening))
    await until(() => phones.every((one) => one.door() !== null))
    for (const [n, one] of phones.entries()) {
      await one.port.send({ type: 'claim', name: NAMES[n] ?? '' })
    }
    await until(() => phones.every((one, n) => one.name() === NAMES[n]))
    const listening = await evening.raw()
    listening.say({ t: 'time', n: 1 })
    await until(() => listening.bytes.length >= 4)
    await evening.does({ type: 'lobby.deal', by: 'program' })
    const cards = () =>
      phones.map((one) => {
        const view = one.seen()
        return view?.at === 'table' ? (view.own.cards?.dealt ?? null) : null
      })
    await until(() => cards().every((dealt) => dealt !== null))
    expect(cards().flatMap((dealt) => dealt ?? []).length).toBeGreaterThanOrEqual(NAMES.length)
    for (const one of phones) await one.port.send({ type: 'looked', top: 0 })
    await until(() =>
      phones.every((one) => {
        const view = one.seen()
        return view?.at === 'table' && view.own.cards?.looked === true
      }),
    )
    // A stranger at the door is told as often as they, and at the same length.
    const lengths = new Set(listening.bytes.slice(1).map(({ length }) => length))
    expect(lengths.size).toBe(1)
    expect(listening.bytes.length).toBeGreaterThan(NAMES.length)
  })

  it('hands out the words of its game in the languages the program speaks, and of no other game (PH-12)', async () => {
    const { url, does } = await openEvening('chiangmai', NAMES)
    const words = async (id: string, language: string) => {
      const reply = await fetch(`${url.href}/files/${phonePackPath(id, language)}`)
      return reply.ok ? ((await reply.json()) as PhonePack) : reply.status
    }
    for (const language of ['en', 'de', 'pl']) {
      expect(await words('chiangmai', language)).toMatchObject({ id: 'chiangmai', texts: {} })
    }
    expect(await words('chiangmai', 'xx')).toBe(404)
    expect(await words('chiangmai', 'constructor')).toBe(404)
    expect(await words('ktulu', 'en')).toBe(404)
    await does({ type: 'phones.hide' })
    await expect(words('chiangmai', 'en')).rejects.toThrow()
  })
})
