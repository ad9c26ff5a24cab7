/**
 * A presenter's clicker types keys into whatever window has the focus. When that is the big screen's, main hears
 * them before the page does; the page itself can say nothing.
 */
import type { Input, WebContents } from 'electron'
import type { Command } from '../../../src/bridge/commands'
import type { Reply } from '../../../src/bridge/views/facilitator'

type Pressed = Pick<
  Input,
  'type' | 'key' | 'isAutoRepeat' | 'isComposing' | 'control' | 'alt' | 'meta' | 'shift'
>

/**
 * What a key of a clicker asks of the host, as it does at the desk.
 * @param blackout whether the big screen is dark now
 */
export function clickerCommand(pressed: Pressed, blackout: boolean): Command | null {
  const { type, key, isAutoRepeat, isComposing, control, alt, meta, shift } = pressed
  if (type !== 'keyDown' || isAutoRepeat || isComposing) return null
  if (control || alt || meta || shift) return null
  switch (key.toLowerCase()) {
    case 'pagedown':
      return { type: 'game.advance' }
    case 'pageup':
      return { type: 'game.undo' }
    case 'b':
    case '.':
      return { type: 'show.blackout', on: !blackout }
    default:
      return null
  }
}

export interface ClickerOptions {
  readonly isBlack: () => boolean
  readonly handle: (command: Command) => Promise<Reply>
  readonly onRefused: (refusal: Extract<Reply, { ok: false }>['refusal']) => void
}

/** Lets a clicker drive the evening while a window has the focus. */
export function hearClicker(contents: WebContents, options: ClickerOptions): void {
  contents.on('before-input-event', (event, input) => {
    const command = clickerCommand(input, options.isBlack())
    if (!command) return
    event.preventDefault()
    void options.handle(command).then((reply) => {
      if (!reply.ok) options.onRefused(reply.refusal)
    })
  })
}
