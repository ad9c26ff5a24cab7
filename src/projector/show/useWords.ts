/** The words of the show: the window's own, and the texts of the game that is played. */
import { computed, shallowRef, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { defineStore } from 'pinia'
import type { PublicItem, SeatId, Stage } from '../../bridge'
import { itemWording } from '../../i18n/itemText'
import type { TextKey } from '../../i18n/createI18n'
import type { projector } from '../../i18n/locales/en/projector'
import { format, listNames, loadRulesetTexts, type TextParams } from '../../i18n/rulesetTable'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { useShow } from './showStore'

/** A sentence in pieces, so that a name can be set larger than the words around it. */
export interface Piece {
  readonly text: string
  readonly name: boolean
}

export interface Heading {
  readonly title: string
  readonly line: string
}

/** The texts of the game that is played; null until they are loaded, or where no game is chosen. */
export const useGameTexts = defineStore('gameTexts', () => {
  const show = useShow()
  const texts = shallowRef<RulesetTexts | null>(null)
  watch(
    () => [show.latest?.ruleset ?? null, show.latest?.show.language ?? 'en'] as const,
    async ([ruleset, language]) => {
      const loaded = ruleset === null ? null : await loadRulesetTexts(ruleset, language)
      if (ruleset === (show.latest?.ruleset ?? null)) texts.value = loaded
    },
    { immediate: true },
  )
  return { texts }
})

export function useWords() {
  const show = useShow()
  const game = useGameTexts()
  const { t: translate } = useI18n()
  const t = (key: TextKey<typeof projector>, params: TextParams = {}) => translate(key, params)
  const language = computed(() => show.latest?.show.language ?? 'en')

  const nameOf = (seat: string): string =>
    show.view?.seats.find(({ id }) => id === seat)?.name ?? seat
  const namesOf = (seats: readonly SeatId[]): string => listNames(seats.map(nameOf), language.value)

  const phase = computed(() => {
    const { phase: current = null } = show.view ?? {}
    return current ? t(`phase.${current.kind}`, { n: current.n }) : ''
  })

  /** Heading and line of the open step: the game's own words, else the window's. */
  function heading(stage: Stage | null): Heading {
    const own = stage?.about ? game.texts?.stages[stage.about] : undefined
    const plain = stage ? game.texts?.stages[stage.scene] : undefined
    return own ?? plain ?? { title: stage ? t(`stage.${stage.scene}`) : '', line: '' }
  }

  /** An announcement in pieces; empty where the game has no words for it. */
  function pieces(item: PublicItem): Piece[] {
    if (!game.texts) return []
    const { template, params } = itemWording(game.texts, item, nameOf, language.value)
    return template === null ? [] : split(template, params)
  }

  return { t, game, language, nameOf, namesOf, phase, heading, pieces, format }
}

const NAME_PARAMS = new Set(['name', 'names', 'target'])

function split(template: string, params: TextParams): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .map((part) => ({
      text: format(part, params),
      name: NAME_PARAMS.has(part.slice(1, -1)) && part.startsWith('{'),
    }))
    .filter(({ text }) => text !== '')
}
