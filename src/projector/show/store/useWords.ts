/** The words of the show: the window's own, and the texts of the game that is played. */
import { computed, reactive } from 'vue'
import { useI18n } from 'vue-i18n'
import type { PublicItem, SeatId, Stage } from '../../../bridge'
import { itemWording } from '../../../i18n/itemText'
import { useSaying, type TextKey } from '../../../i18n/createI18n'
import type { projector } from '../../../i18n/locales/en/projector'
import { format, listNames, type TextParams } from '../../../i18n/format'
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

export function useWords() {
  const show = useShow()
  /** The words of the game that is played; null where none is chosen, or it has none. */
  const game = reactive({ texts: computed(() => show.pack?.texts ?? null) })
  const { t: translate, te } = useI18n()
  const t = useSaying<TextKey<typeof projector>>()
  const language = computed(() => show.latest?.show.language ?? 'en')

  const nameOf = (seat: string): string =>
    show.view?.seats.find(({ id }) => id === seat)?.name ?? seat
  const namesOf = (seats: readonly SeatId[]): string => listNames(seats.map(nameOf), language.value)

  const phase = computed(() => {
    const { phase: current = null } = show.view ?? {}
    return current ? t(`phase.${current.kind}`, { n: current.n }) : ''
  })

  /** Heading and line of the open step: the game's own words, else the window's where it has any. */
  function heading(stage: Stage | null): Heading {
    const own = stage?.about ? game.texts?.stages[stage.about] : undefined
    const plain = stage ? game.texts?.stages[stage.scene] : undefined
    const key = `stage.${stage?.scene}`
    return own ?? plain ?? { title: te(key) ? translate(key) : '', line: '' }
  }

  /** An announcement in pieces; empty where the game has no words for it. */
  function pieces(item: PublicItem): Piece[] {
    if (!game.texts) return []
    const { template, params } = itemWording(game.texts, item, nameOf, language.value)
    return template === null ? [] : split(template, params, language.value)
  }

  /** A template of the game with its parameters. */
  const fill = (template: string, params: TextParams) => format(template, params, language.value)

  return { t, game, language, nameOf, namesOf, phase, heading, pieces, fill }
}

const NAME_PARAMS = new Set(['name', 'names', 'target'])

function split(template: string, params: TextParams, language: string): Piece[] {
  return template
    .split(/(\{[^{}]*\})/)
    .map((part) => ({
      text: format(part, params, language),
      name: NAME_PARAMS.has(part.slice(1, -1)) && part.startsWith('{'),
    }))
    .filter(({ text }) => text !== '')
}
