/** What the big screen shows in the end: what the host does to the screen goes over what the evening shows. */
import type { ProjectorView } from '../../bridge'
import type { HostState } from '../state/state'
import { bare, type Picture } from './projectorView'
import { rulePicture } from './rulePicture'

/** @param now what the evening shows */
export function onScreen(state: HostState, now: Picture): Picture {
  if (state.blackout) return bare(state, 'blackout')
  if (state.frozen) {
    return { ...pictureOf(state.frozen), show: now.show }
  }
  if (state.testCard) return bare(state, 'testCard')
  return rulePicture(state, now) ?? now
}

/** All that was seen, but for what each view is given anew. */
function pictureOf({
  revision: _revision,
  cue: _cue,
  music: _music,
  ...picture
}: ProjectorView): Picture {
  return picture
}
