import type { CommandOf, CommandType, Reply } from '../../bridge'
import { useRefusals } from '../words/useRefusals'
import { useDesk } from '../desk/deskStore'
import { useToasts } from '../desk/toastStore'

type Payload<T extends CommandType> = Omit<CommandOf<T>, 'type'>

/** How a component asks the host for something. */
export interface Asking {
  /** Asks and tells the host why it was refused, if it was. @returns whether it was done; then the view shows it */
  act<T extends CommandType>(type: T, payload: Payload<T>): Promise<boolean>
  /**
   * Asks and hands back the reply; a refusal is told all the same.
   * @param own the code of a refusal that the caller tells by itself
   */
  ask<T extends CommandType>(type: T, payload: Payload<T>, own?: string): Promise<Reply>
  /** Asks what a ruling would lead to; what it would be refused for is nobody's fault and told by the caller. */
  foresee(ruling: CommandOf<'game.foresee'>['ruling']): Promise<Reply>
}

/** The named actions, with refusals shown as toasts in words. */
export function useCommands(): Asking {
  const desk = useDesk()
  const toasts = useToasts()
  const refusals = useRefusals()

  async function ask<T extends CommandType>(
    type: T,
    payload: Payload<T>,
    own?: string,
  ): Promise<Reply> {
    const method = desk.actions?.[type] as ((payload: Payload<T>) => Promise<Reply>) | undefined
    const reply: Reply = method
      ? await method(payload).catch(() => ({ ok: false, refusal: { code: 'notConnected' } }))
      : { ok: false, refusal: { code: 'notConnected' } }
    if (reply.ok) {
      toasts.settle()
      await desk.shows(reply.revision)
    } else if (reply.refusal.code !== own) toasts.show(refusals.words(reply.refusal))
    return reply
  }

  return {
    ask,
    foresee: async (ruling) =>
      (await desk.actions?.['game.foresee']({ ruling })) ?? {
        ok: false,
        refusal: { code: 'notConnected' },
      },
    act: async (type, payload) => (await ask(type, payload)).ok,
  }
}
