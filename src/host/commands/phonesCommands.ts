/** The players' phones, as the desk has them: on and off, who is let in and who is put out. */
import type { SeatCode } from '../../bridge'
import { seatIndex } from '../../engine'
import { allHavePhones } from '../nights/waitsFor'
import { leftOpenly } from '../phones/leftOpenly'
import { refuse } from '../program/refusals'
import { stationOf } from '../state/state'
import { ownGameInPlay } from '../views/phoneFile'
import { picture, sceneKey } from '../views/projectorView'
import { hexOf } from '../system/freshRoots'
import { forgetPhones, hidePhones } from './common/hidePhones'
import { tableAgain } from './common/keptPhones'
import { requestsAtDesk } from '../views/deskPhones'
import { letIn } from './phones/letIn'
import { done, notNow, refused, type SomeHandlers } from './context/commandContext'

const CODE_BYTES = 16

export const phonesCommands = {
  async 'phones.show'({ state }, { address }) {
    if (stationOf(state) === 'shelf') return notNow(state)
    const { phones } = state.machine
    if (!phones) return refused(refuse('noNetwork'))
    const again = state.phones.on ? null : await tableAgain(state)
    // Another table has an address of its own, and none of the phones that sat elsewhere.
    if (!again && !state.phones.on) await forgetPhones(state)
    const refusal = await phones.show(address)
    if (refusal) return refused(refusal)
    if (again) state.phones.restore(again)
    else state.phones.begin()
    if (state.evening?.header.demo) state.phones.invent()
    return done()
  },

  async 'phones.hide'({ state }) {
    await hidePhones(state)
    return done()
  },

  async 'phones.door'(context, { open }) {
    const { state } = context
    const { phones } = state
    if (!phones.on || stationOf(state) !== 'lobby') return notNow(state)
    phones.openDoor(open)
    if (!open) return done()
    for (const { id } of [...phones.claims]) {
      const place = phones.claims.find((claim) => claim.id === id)?.place ?? null
      if (place === null || !phones.has(place)) await letIn(context, id)
    }
    return done()
  },

  'phones.announce'({ state }, { on }) {
    const { phones } = state
    if (!phones.on || stationOf(state) !== 'game') return notNow(state)
    phones.announcedIn = on ? sceneKey(picture(state)) : null
    return done()
  },

  'phones.handOut'({ state }, { on }) {
    const { phones, randomBytes } = state
    const own = ownGameInPlay(state)
    if (!phones.on || !own) return notNow(state)
    // Whoever was shown an earlier address has nothing of this one.
    const token = hexOf(randomBytes(CODE_BYTES))
    phones.handsOut = on ? { game: own.document.id, token } : null
    return done()
  },

  'phones.letIn': (context, { claim }) => letIn(context, claim),

  'phones.refuse': ({ state: { phones } }, { claim }) =>
    phones.refuse(claim) ? done() : refused(refuse('notKept', { id: claim })),

  async 'phones.accept'({ state, dispatch }, { request }) {
    const found = requestsAtDesk(state).find(({ shown }) => shown.id === request)
    if (!found?.click) return refused(refuse('notKept', { id: request }))
    const reply = await dispatch(found.click)
    if (reply.ok) state.phones.requests.hear(request)
    return reply
  },

  'phones.heard': ({ state: { phones } }, { request }) =>
    phones.requests.hear(request) ? done() : refused(refuse('notKept', { id: request })),

  'phones.way'({ state: { phones } }, { way }) {
    phones.way = way
    return done()
  },

  'phones.nights'({ state }, { on }) {
    const { phones } = state
    if (on && !allHavePhones(state)) return refused(refuse('phonesMissing'))
    if (!phones.on) return notNow(state)
    phones.nights = on
    return done()
  },

  'phones.voice'({ state }) {
    const { nights, evening } = state
    const night = nights.during(evening)
    if (night === null) return notNow(state)
    nights.goOnByVoice(night)
    return done()
  },

  async 'phones.code'({ state }, { seat }) {
    const { phones, evening, machine, machineView, randomBytes } = state
    const place = seatIndex(seat)
    if (!phones.on || leftOpenly(evening).has(place)) return notNow(state)
    if (place >= phones.names.length) return refused(refuse('unknownSeat', { seat }))
    const url = machineView.phones?.url
    const code = hexOf(randomBytes(CODE_BYTES))
    const phone = url ? await machine.phones?.expect(code) : null
    if (!phone) return refused(refuse('noNetwork'))
    phones.expect(place, phone)
    return done({ url: `${url ?? ''}#${code}` } satisfies SeatCode)
  },

  'phones.putOut'({ state: { phones } }, { seat }) {
    if (seat === null) phones.putAllOut()
    else if (!phones.putOut(seatIndex(seat))) return refused(refuse('unknownSeat', { seat }))
    return done()
  },
} satisfies SomeHandlers
