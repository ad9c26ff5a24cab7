/**
 * What should be looked at before the guests come. Each point is either tried for real or answered by the host, and
 * an answer holds for the screen it was given of.
 */
import type { CheckId, CheckPoint, CheckWhy } from '../../bridge'
import type { Confirmable, HostState } from '../state/state'

/** What an answer of the host's is about, by name: it is asked again of another screen, and of another output. */
export const lookedAt = (state: HostState, point: Confirmable): string =>
  point === 'sound' ? `${screenNow(state)} ${state.settings.soundOutput}` : screenNow(state)

/** Names the big screen there is now; changes with it. */
function screenNow({ machineView, projectors }: HostState): string {
  const { screens, network } = machineView
  if (projectors === 0) return ''
  const elsewhere = network && network.viewers > 0 ? 'network' : 'page'
  return screens?.list.find(({ show }) => show)?.key ?? elsewhere
}

export function checkPoints(state: HostState): CheckPoint[] {
  return [
    point('screen', screenTrouble(state) ?? said(state, 'screen')),
    point('sound', soundTrouble(state) ?? said(state, 'sound')),
    point('text', state.projectors === 0 ? 'noScreen' : said(state, 'text')),
    point('awake', awake(state)),
    saving(state),
  ]
}

const point = (id: CheckId, why: CheckWhy, params: CheckPoint['params'] = {}): CheckPoint => ({
  id,
  state: stateOf(why),
  why,
  params,
})

function stateOf(why: CheckWhy): CheckPoint['state'] {
  if (why.endsWith('Good')) return 'good'
  if (why.endsWith('Ask')) return 'ask'
  if (why.endsWith('Open')) return 'open'
  return why.endsWith('None') ? 'none' : 'bad'
}

function screenTrouble({
  machineView: { screens, network },
  projectors,
}: HostState): CheckWhy | null {
  if (screens?.warnings.includes('mirrored')) return 'screenMirrored'
  if (screens?.warnings.includes('deskOnScreen')) return 'screenDesk'
  // A TV that shows the page in its own browser needs no display of ours.
  if (network && network.viewers > 0) return null
  if (screens?.place === 'hidden') return 'screenHidden'
  if (projectors === 0) return 'noScreen'
  return screens?.place === 'window' ? 'screenWindow' : null
}

function soundTrouble({ settings, projectors }: HostState): CheckWhy | null {
  if (projectors === 0) return 'noScreen'
  const isSilent = settings.muted || settings.master === 0 || settings.ambience === 0
  return isSilent ? 'soundMuted' : null
}

function said(state: HostState, id: Confirmable): CheckWhy {
  const answer = state.confirmed[id]
  if (!answer || answer.of !== lookedAt(state, id)) return `${id}Ask`
  return answer.ok ? `${id}Good` : `${id}Denied`
}

function awake({ machineView }: HostState): CheckWhy {
  if (machineView.awake === null) return 'awakeNone'
  return machineView.awake ? 'awakeGood' : 'awakeBad'
}

function saving({ saving: found }: HostState): CheckPoint {
  if (found === undefined) return point('saving', 'savingOpen')
  return found ? point('saving', 'savingBad', found.params) : point('saving', 'savingGood')
}
