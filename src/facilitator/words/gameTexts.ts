import { defineStore } from 'pinia'
import { computed, shallowReactive } from 'vue'
import { BASE_LANGUAGE, loadRulesetTexts } from '../../i18n/rulesetTable'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { useDesk } from '../desk/deskStore'

/** The words of the games, fetched when they are first needed. */
export const useGameTexts = defineStore('gameTexts', () => {
  const desk = useDesk()
  const tables = shallowReactive(new Map<string, RulesetTexts | null>())

  /** A game's texts, or null until they are there. */
  function of(ruleset: string | null): RulesetTexts | null {
    if (!ruleset) return null
    const language = desk.settings?.language ?? BASE_LANGUAGE
    const key = `${language}/${ruleset}`
    if (!tables.has(key)) void load(key, ruleset, language)
    return tables.get(key) ?? null
  }

  async function load(key: string, ruleset: string, language: string): Promise<void> {
    tables.set(key, null)
    tables.set(key, await loadRulesetTexts(ruleset, language))
  }

  return { of, current: computed(() => of(desk.ruleset)) }
})
