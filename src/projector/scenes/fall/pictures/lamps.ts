/** One lamp of each game, which burns through the silence and goes out with a name: path data around the point it hangs from. */
import type { ThemeTokens } from '../../../../ui/themeTokens'

export type PlateLook = ThemeTokens['scenery']['plate']

export interface Lamp {
  /** What of it shines. */
  readonly light: string
  /** What is left when it is out. */
  readonly body: string
  /** Drawn as lines: cords, chains, ribs. */
  readonly lines: string
}

export const LAMPS: Readonly<Record<PlateLook, Lamp>> = {
  // A paper lantern with its ribs and a tassel.
  lantern: {
    light: 'M-52,74Q-132,150 -52,226H52Q132,150 52,74Z',
    body: 'M-58,56H58V76H-58ZM-50,224H50V242H-50Z',
    lines: 'M0,-80V56M-30,76Q-66,150 -30,224M0,76V224M30,76Q66,150 30,224M-10,242V296M0,242V310M10,242V296',
  },
  // A visiting hour's lamp: an enamel shade over a bare bulb.
  callingCard: {
    light: 'M-34,162H34Q40,206 0,214Q-40,206 -34,162Z',
    body: 'M-22,70H22L34,96L150,164H-150L-34,96Z',
    lines: 'M0,-80V70',
  },
  // A votive lamp on three chains.
  tile: {
    light: 'M0,84Q34,132 16,160Q0,172 -16,160Q-34,132 0,84Z',
    body: 'M-92,158H92L70,216Q0,252 -70,216ZM-16,246H16L0,286Z',
    lines: 'M0,-80V26M0,26L-84,158M0,26L84,158M0,26V70M-80,186H80',
  },
  // A storm lantern.
  board: {
    light: 'M-46,110Q-78,166 -40,214H40Q78,166 46,110Z',
    body: 'M-34,62H34L50,110H-50ZM-58,214H58L72,264H-72Z',
    lines: 'M0,-80V26M-66,250V96Q-66,26 0,26Q66,26 66,96V250M-24,62V48H24V62',
  },
  // A ring of light on struts.
  screen: {
    light: 'M-190,150A190,46 0 1 0 190,150A190,46 0 1 0 -190,150ZM-158,150A158,30 0 1 1 158,150A158,30 0 1 1 -158,150Z',
    body: 'M-40,36H40L58,76H-58Z',
    lines: 'M0,-80V36M-46,76L-150,126M46,76L150,126M0,76V108',
  },
} // prettier-ignore
