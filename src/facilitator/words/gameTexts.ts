import { defineStore } from 'pinia'
import { computed, shallowReactive } from 'vue'
import type { DeskPack, FacilitatorWindow } from '../../bridge'
import { isWords } from '../../bridge/packs'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { useDesk } from '../desk/deskStore'

/** The words of the games, as the host sent them. */
export const useGameTexts = defineStore('gameTexts', () => {
  const desk = useDesk()
  const packs = shallowReactive(new Map<string, DeskPack>())

  /** Begins to take in games; called before the views are, which come after the games they need. */
  function attach(found: Pick<FacilitatorWindow, 'onPack'>): void {
    found.onPack((pack) => isWords(pack) || packs.set(pack.id, pack))
  }

  /** A game's texts; null for a game that has none, or that is not here. */
  const of = (ruleset: string | null): RulesetTexts | null =>
    (ruleset === null ? null : packs.get(ruleset)?.texts) ?? null

  return {
    attach,
    of,
    /** Where a game takes place; null for one that is not here. */
    placeOf: (ruleset: string): DeskPack['place'] | null => packs.get(ruleset)?.place ?? null,
    current: computed(() => of(desk.ruleset)),
    /** A colour per team of the game on the desk. */
    teams: computed(() => packs.get(desk.ruleset ?? '')?.teams ?? {}),
    /** The drawing of each of its roles; none in a game that has no drawings. */
    glyphs: computed(() => packs.get(desk.ruleset ?? '')?.glyphs ?? {}),
  }
})
