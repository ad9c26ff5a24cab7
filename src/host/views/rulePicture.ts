/** A page of the handbook on the big screen, in the room's words and by allow-list. */
import type { Handbook, HandbookEntry, RuleText } from '../../bridge'
import { lookUp, type Json } from '../../engine'
import { valueWords } from '../../i18n/houseRuleWords'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { roomLanguageOf } from '../../i18n/languages'
import { phaseName } from '../evening/log/chronicle'
import type { HostState } from '../state/state'
import { gameInPlay } from './gameInPlay'
import { handbookOf } from './handbook'
import { bare, type Picture } from './projectorView'

/** What the host shows of the handbook now: it goes with the phase, so that no dawn is told behind it. */
export function shownRule({ evening, rule }: HostState): HandbookEntry | null {
  const phase = evening?.play?.game.state.phase
  return rule && phase && phaseName(phase) === rule.phase ? rule.entry : null
}

/** Whether a page has words in the room's language: not every game says of everything how it goes. */
export const hasWords = (state: HostState, entry: HandbookEntry): boolean =>
  textOf(state, entry) !== null

/** The picture of that page, and nothing of the evening but where it stands; null where none is shown. */
export function rulePicture(state: HostState, now: Picture): Picture | null {
  const entry = shownRule(state)
  if (!entry) return null
  const { ruleset, phase } = now
  const rule = textOf(state, entry)
  return rule && { ...bare(state, 'rule'), ruleset, phase, rule }
}

function textOf(state: HostState, entry: HandbookEntry): RuleText | null {
  const { evening, packs, settings } = state
  const played = gameInPlay(state)
  const texts = played && packs.textsOf(played, roomLanguageOf(settings))
  return evening && texts ? ruleText(entry, texts, played.rules, handbookOf(evening)) : null
}

function ruleText(
  entry: HandbookEntry,
  texts: RulesetTexts,
  rules: Readonly<Record<string, Json>>,
  { nights, deck }: Pick<Handbook, 'nights' | 'deck'>,
): RuleText | null {
  const about = entry.kind
  switch (entry.kind) {
    case 'role': {
      const role = lookUp(texts.roles, entry.id)
      return role ? { about, title: role.name, lines: [role.help], role: entry.id } : null
    }
    case 'rule': {
      const option = lookUp(texts.options, entry.id)
      if (!option) return null
      return {
        about,
        title: option.name,
        lines: [option.help, ...valueWords(rules[entry.id], option)],
      }
    }
    case 'night': {
      const titles = nights[entry.id].flatMap((step) => lookUp(texts.steps, step)?.title ?? [])
      return { about, title: '', lines: titles }
    }
    case 'vote':
      return texts.voting ? { about, title: '', lines: texts.voting } : null
    case 'deck': {
      const roles = deck[Number(entry.id) - 1] ?? []
      const named = roles.filter((role) => lookUp(texts.roles, role))
      return {
        about,
        title: '',
        lines: named.map((role) => texts.roles[role]?.name ?? role),
        roles: named,
      }
    }
  }
}
