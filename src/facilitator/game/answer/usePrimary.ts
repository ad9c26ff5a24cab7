import { computed, ref, type ComputedRef } from 'vue'
import { listNames } from '../../../i18n/format'
import { useDesk } from '../../desk/deskStore'
import { useSecrets } from '../../desk/secretsStore'
import { useCommands } from '../../commands/useCommands'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'
import type { Answering, Primary } from './forms/types'
import { useAhead } from '../step/useAhead'
import { useStep } from '../step/useStep'

/** The way on: what Enter does now, and what it is called. */
export interface WayOn {
  readonly testid: string
  readonly label: string
  /** What is still missing, if anything. */
  readonly hint: string | null
  readonly run: () => void
  /** Whether the hint asks for the key once more. */
  readonly asksAgain?: boolean
  /** The same by a key, which may be pressed once too often: an empty list or vote is asked about first. */
  readonly runByKey?: () => void
}

/** Finds the one way on from what the host program offers; null while a click is wanted instead. */
export function usePrimary(answering: ComputedRef<Answering>): ComputedRef<WayOn | null> {
  const desk = useDesk()
  const { act } = useCommands()
  const { step, above, words, optionName } = useStep()
  const ahead = useAhead()
  const naming = useNaming()
  const secrets = useSecrets()
  const t = useWords()

  const dawn = computed((): WayOn | null => {
    const { game } = desk
    if (!game?.mayTell || above.value) return null
    if (game.story && !game.story.shown) {
      return {
        testid: 'answer-story',
        label: t('dawn.showStory'),
        hint: null,
        run: () => void act('story.show', {}),
      }
    }
    return {
      testid: 'answer-tell',
      label: t('dawn.tell'),
      hint: null,
      run: () => void act('game.tell', {}),
    }
  })

  /** Where nobody has to decide, the word that the game would take is the way on. */
  const usual = computed((): WayOn | null => {
    const neutral = step.value?.neutral
    if (neutral?.kind !== 'option') return null
    const word = answering.value.words.find(({ id }) => id === neutral.option)
    if (!word) return null
    return {
      testid: `option-${word.id}`,
      label: optionName(word.id),
      hint: null,
      run: word.run,
    }
  })

  /** Whom the answer names, where it is a list that is full enough. */
  const whom = computed((): string | null => {
    const { form } = step.value ?? {}
    const { given, primary } = answering.value
    if (form?.kind !== 'seats' || given.length === 0 || primary?.missing) return null
    return listNames(
      given.map(({ to }) => desk.nameOf(to)),
      naming.value.language,
    )
  })

  /** Whether a list of names or a vote would be closed with nothing in it. */
  const isEmpty = computed(() => {
    const { given, totals, primary } = answering.value
    const kind = step.value?.form.kind
    if (primary?.kind !== 'record' || primary.missing > 0) return false
    if (kind !== 'nominations' && kind !== 'ballots') return false
    return given.length === 0 && Object.values(totals ?? {}).every((hands) => hands === 0)
  })
  const moment = computed(
    () => `${step.value?.id} ${desk.game?.called.length} ${desk.game?.phase.n}`,
  )
  /** The moment in which a key wanted to close an empty list. */
  const askedAt = ref<string | null>(null)

  const asksAgain = computed(() => isEmpty.value && askedAt.value === moment.value)

  function byKey(run: () => void): void {
    if (isEmpty.value && !asksAgain.value) askedAt.value = moment.value
    else run()
  }

  function hintOf(missing: number): string | null {
    if (missing > 0) return t('step.missing', { count: missing })
    return asksAgain.value ? t('step.empty') : null
  }

  /** A button says where it leads, as far as that is known. */
  function labelOf({ kind, seat }: Primary): string {
    if (kind === 'next') return t('vote.turn', { name: seat ? desk.nameOf(seat) : '' })
    if (kind === 'ok' && !above.value && ahead.value) return ahead.value
    if (whom.value !== null && words.value) {
      return t('day.whose', { what: words.value.title, names: whom.value })
    }
    return words.value?.options['ok'] ?? t(`step.${kind}`)
  }

  /** Hands to note by name of which a discreet desk does not tell: neither that there are any, nor whose. */
  const hiddenHands = computed(() => {
    const { hands, primary } = answering.value
    const isClosing = primary?.kind === 'record' && hands?.on
    return isClosing && !secrets.handsShown ? hands.unsaid : 0
  })

  return computed(() => {
    const { game } = desk
    if (game?.winner && !game.open) {
      if (game.revealed) return null
      return {
        testid: 'answer-reveal',
        label: t('end.reveal'),
        hint: null,
        run: () => void act('show.reveal', {}),
      }
    }
    if (dawn.value) return dawn.value
    const { primary } = answering.value
    if (!primary) return usual.value
    const wayOn = { testid: `answer-${primary.kind}`, label: labelOf(primary) }
    const hidden = hiddenHands.value
    const missing = primary.missing - hidden
    if (missing > 0 || hidden === 0)
      return {
        ...wayOn,
        hint: hintOf(missing),
        run: primary.run,
        runByKey: () => byKey(primary.run),
        asksAgain: asksAgain.value,
      }
    const hint = secrets.handsWanted ? t('secrets.handsFirst') : null
    return { ...wayOn, hint, run: () => (secrets.handsWanted = true) }
  })
}
