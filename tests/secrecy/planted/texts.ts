/** Texts with a bug, planted to see whether a test notices. */
import type { WrittenTexts } from '../../../src/i18n/rulesetTexts'

/** Lets the host say something else whenever a step is read in this variant. */
export function saidOtherwise(texts: WrittenTexts, variant: string): WrittenTexts {
  const steps = Object.entries(texts.steps).map(
    ([id, step]): [string, WrittenTexts['steps'][string]] => {
      const reading = step.variants?.[variant]
      if (!reading) return [id, step]
      const say = [...step.say, 'Nobody? Well then.']
      return [id, { ...step, variants: { ...step.variants, [variant]: { ...reading, say } } }]
    },
  )
  return { ...texts, steps: Object.fromEntries(steps) }
}
