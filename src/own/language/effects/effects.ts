/** All effects, in the order in which they are tried and told of. */
import type { Env } from '../../state/asking'
import type { Plain } from './base/effect'
import { announce } from './announce'
import { attack } from './attack'
import { ifSo } from './if'
import { leave } from './leave'
import { become } from './people/become'
import { cover } from './people/cover'
import { exchange } from './people/exchange'
import { join } from './people/join'
import { revive } from './people/revive'
import { reveal } from './reveal'
import { show } from './show'
import { count } from './things/count'
import { give } from './things/give'
import { link } from './things/link'
import { move } from './things/move'
import { playTop } from './things/playTop'
import { take } from './things/take'
import { unlink } from './things/unlink'
import { redirect } from './tonight/redirect'
import { swap } from './tonight/swap'
import { win } from './win'

export const EFFECTS = {
  attack,
  give,
  take,
  show,
  count,
  link,
  unlink,
  become,
  join,
  exchange,
  redirect,
  swap,
  move,
  revive,
  reveal,
  cover,
  announce,
  playTop,
  win,
  leave,
  if: ifSo,
} as const

type Made = ReturnType<(typeof EFFECTS)[keyof typeof EFFECTS]['evaluate']>
/** All verbs that effects use: what can be done to a table. */
export type Deeds =
  Extract<Made, Plain> extends { readonly does: (deeds: infer All, env: Env) => void } ? All : never
