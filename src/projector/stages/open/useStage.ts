/** The stage of a town, asked for as soon as its game is known. */
import { inject, provide, shallowRef, watch, type InjectionKey, type ShallowRef } from 'vue'
import type { SkylineName } from '../../../ui/themeTokens'
import { STAGES } from './stages'
import type { PaperStage } from '../stage'

const KEY: InjectionKey<Readonly<ShallowRef<PaperStage | null>>> = Symbol('stage')

/** The stage for everything below this component; null until it is there. */
export function provideStage(town: () => SkylineName) {
  const stage = shallowRef<PaperStage | null>(null)
  watch(
    town,
    async (name) => {
      const loaded = (await STAGES[name]()).stage
      if (town() === name) stage.value = loaded
    },
    { immediate: true },
  )
  provide(KEY, stage)
  return stage
}

/** The stage of the picture; null until it is there. */
export const useStage = () => inject(KEY, shallowRef(null))
