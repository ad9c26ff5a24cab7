/** The words of the language of games, as the host has sent them: once for as long as the desk is open. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GameWords } from '../../../bridge'
import type { useCommands } from '../../commands/useCommands'

export const useGameWords = defineStore('gameWords', () => {
  const words = shallowRef<GameWords | null>(null)
  let asked: Promise<void> | null = null

  async function fetch(ask: ReturnType<typeof useCommands>['ask']): Promise<void> {
    const reply = await ask('games.words', {})
    if (reply.ok) words.value = reply.data as GameWords
    else asked = null
  }

  return {
    words,
    /** Asks for them where that was not done yet. */
    load: (ask: ReturnType<typeof useCommands>['ask']): Promise<void> => (asked ??= fetch(ask)),
  }
})
