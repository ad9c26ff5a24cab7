/** A page of the handbook on the big screen, in the room's words and by allow-list. */
import type { HandbookEntry, RuleText } from '../../bridge'
import { own, type Json } from '../../engine'
import { valueWords } from '../../i18n/houseRuleWords'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { roomLanguageOf } from '../../i18n/languages'
import { phaseName } from '../evening/chronicle'
import type { HostState } from '../state'
import { gameInPlay } from './gameInPlay'
import { handbookOf } from './handbook'
import { bare, type Picture } from './projectorView'

/** What the host shows of the handbook now: it goes with the phase, so that no dawn is told behind it. */
export function shownRule({ evening, rule }: HostState): HandbookEntry | null {
  const phase = evening?.play?.game.state.phase
  return rule && phase && phaseName(phase) === rule.phase ? rule.entry : null
}

/** The picture of that page, and nothing of the evening but where it stands; null where none is shown. */
export function rulePicture(state: HostState, now: Picture): Picture | null {
  const entry = shownRule(state)
  if (!entry) return null
  const { evening, packs, settings } = state
  const played = gameInPlay(state)
  const texts = played && packs.textsOf(played, roomLanguageOf(settings))
  if (!evening || !texts) return null
  const { ruleset, phase } = now
  const { nights } = handbookOf(evening)
  const rule = ruleText(entry, texts, played.rules, nights)
  return rule && { ...bare(state, 'rule'), ruleset, phase, rule }
}

function ruleText(
  entry: HandbookEntry,
  texts: RulesetTexts,
  rules: Readonly<Record<string, Json>>,
  nights: Readonly<Record<'first' | 'later', readonly string[]>>,
): RuleText | null {
  const about = entry.kind
  switch (entry.kind) {
    case 'role': {
      const role = own(texts.roles, entry.id)
      return role ? { about, title: role.name, lines: [role.help], role: entry.id } : null
    }
    case 'rule': {
      const option = own(texts.options, entry.id)
      if (!option) return null
      return {
        about,
        title: option.name,
        lines: [option.help, ...valueWords(rules[entry.id], option)],
      }
    }
    case 'night': {
      const titles = nights[entry.id].flatMap((step) => own(texts.steps, step)?.title ?? [])
      return { about, title: '', lines: titles }
    }
  }
}
