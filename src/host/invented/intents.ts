/** What a step or an act does to whom it falls on, read off its name: all that invented players know of a game. */

export type Intent = 'harm' | 'help' | 'look' | 'other'

const HELP = /heal|vaccinate|protect|save|raise|informed|choose/i
const LOOK = /investigate|learn|check|find|detect|research|trail|watch/i
const HARM =
  /kill|poison|shoot|block|jail|silence|freeze|seduce|hypnoti|badmouth|steal|blackmail|banish|strike|explode|takeAlong|accuse|nominate|vote|runoff|who|candidates|suspect|bind|incite|direction|duel|act|tap/i

const known = new Map<string, Intent>()

/** @param id of a step or an act: `doctor.vaccinate` */
export function intentOf(id: string): Intent {
  const found = known.get(id)
  if (found) return found
  const intent = HELP.test(id) ? 'help' : LOOK.test(id) ? 'look' : HARM.test(id) ? 'harm' : 'other'
  known.set(id, intent)
  return intent
}
