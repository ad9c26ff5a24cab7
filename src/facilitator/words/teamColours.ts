import { onBeforeUnmount, watch } from 'vue'
import { useGameTexts } from './gameTexts'

/** The colour that tells a team apart, the same in both windows; its name always stands beside it. */
export const teamColour = (team: string): string => `var(--team-${team})`

/** Gives the page the team colours of whatever game is on the desk. */
export function useTeamColours(): void {
  const games = useGameTexts()
  const stop = watch(
    () => games.teams,
    (teams) => {
      const { style } = document.documentElement
      for (const [team, colour] of Object.entries(teams))
        style.setProperty(`--team-${team}`, colour)
    },
    { immediate: true },
  )
  onBeforeUnmount(stop)
}
