/** What is read out by day with what was just announced, in words; made only of what everybody has seen. */
import { isSeatId, seatIndex, storySeed, type PublicItem, type SeatId } from '../../../engine'
import { roomLanguageOf } from '../../../i18n/languages'
import { tellTale } from '../../../story'
import type { LiveEvening } from '../liveEvening'
import type { Teller } from './currentStory'

/** Streams of stories are numbered from 0; all tales of an evening come from this one. */
const STREAM = -1

/** Whom an announcement is about: one seat, or one and another. */
function seatsOf({ of }: PublicItem): readonly SeatId[] {
  if (isSeatId(of)) return [of]
  return typeof of === 'object' && of !== null && !Array.isArray(of)
    ? Object.entries(of).flat().filter(isSeatId)
    : []
}

/**
 * The tales of what was announced since the answer before, one after the other.
 * @param news announcements of the open step; by night and at dawn there are none
 */
export function dayTales(
  { packs, settings }: Teller,
  evening: LiveEvening,
  news: readonly PublicItem[],
): readonly string[] {
  const { play, header, ledger } = evening
  if (!play || !settings.stories || play.game.state.phase.kind !== 'day') return []
  const pack = packs.stories(header.ruleset, roomLanguageOf(settings))
  if (!pack) return []
  const { items } = play.game.ruleset
  const { history } = play.game.state.record
  const nameOf = (seat: SeatId): string => ledger.names[seatIndex(seat)] ?? seat
  return news.flatMap((item, index) => {
    const tale = items[item.kind]?.tale
    const [first, second] = seatsOf(item).map(nameOf)
    if (!tale || first === undefined) return []
    const value = tale.by === undefined ? '' : `.${String(play.game.options[tale.by])}`
    const isAlike = ({ kind }: { readonly kind: string }) => kind === item.kind
    const ordinal =
      history.filter((told) => isAlike(told.item)).length - news.slice(index).filter(isAlike).length
    return tellTale(pack, `${tale.of}${value}`, {
      seed: storySeed(header.seed, STREAM),
      ordinal,
      names: second === undefined ? [first] : [first, second],
    })
  })
}
