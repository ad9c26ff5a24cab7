import { onBeforeUnmount, watch } from 'vue'
import { loadTheme } from '../../ui/theme'
import { useDesk } from '../desk/deskStore'

/** The colour that tells a team apart, the same in both windows; its name always stands beside it. */
export const teamColour = (team: string): string => `var(--team-${team})`

/** Gives the page the team colours of whatever game is on the desk. */
export function useTeamColours(): void {
  const desk = useDesk()
  const stop = watch(
    () => desk.ruleset,
    async (ruleset) => {
      const { teams } = await loadTheme(ruleset)
      const { style } = document.documentElement
      for (const [team, colour] of Object.entries(teams))
        style.setProperty(`--team-${team}`, colour)
    },
    { immediate: true },
  )
  onBeforeUnmount(stop)
}
