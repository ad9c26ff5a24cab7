/** Who stands in a town's last window when the dark has won, and in what kind of window: path data around its middle. */
import type { SkylineName } from '../../ui/themeTokens'

interface LastWindow {
  /** The house that it burns in, as it stands against the sky. */
  readonly house: string
  readonly pane: string
  readonly somebody: string
  /** What is before them: bars, slats, doors. */
  readonly before: string
  /** What they carry that shines. */
  readonly shines?: string
}

export const LAST_WINDOWS: Readonly<Record<SkylineName, LastWindow>> = {
  // A gable, and a straw hat.
  lannaTown: {
    house: 'M-58,110V-16L-84,-8L-42,-52L-56,-49L0,-98L56,-49L42,-52L84,-8L58,-16V110Z',
    pane: 'M-28,42V-8L0,-44L28,-8V42Z',
    somebody: 'M-19,42Q-20,14 -8,9Q-12,4 -11,0H-25L0,-19L25,0H11Q12,4 8,9Q20,14 19,42Z',
    before: 'M-34,42H34V48H-34Z',
  },
  // Slats half drawn, and a felt hat.
  harbourCity: {
    house: 'M-76,110V-34H-58V-60H-44V-78H-12V-106H12V-78H44V-60H58V-34H76V110Z',
    pane: 'M-30,-42H30V42H-30Z',
    somebody:
      'M-21,42Q-22,14 -9,8Q-13,2 -11,-4H-20Q-20,-9 -11,-10L-9,-21Q0,-26 9,-21L11,-10Q20,-9 20,-4H11Q13,2 9,8Q22,14 21,42Z',
    before: 'M-30,-38H30V-35H-30ZM-30,-32H30V-29H-30ZM-30,-26H30V-24H-30ZM-34,42H34V47H-34Z',
  },
  // A port of a station, a hood, and a blade of light.
  farPort: {
    house: 'M-82,110V6A82,82 0 0 1 82,6V110Z',
    pane: 'M-40,0A40,40 0 1 1 40,0A40,40 0 1 1 -40,0Z',
    somebody: 'M-24,32Q-25,8 -12,3Q-16,-24 0,-26Q16,-24 12,3Q25,8 24,32Q0,46 -24,32Z',
    before: 'M-40,0A40,40 0 1 1 40,0A40,40 0 1 1 -40,0ZM-34,0A34,34 0 1 0 34,0A34,34 0 1 0 -34,0Z',
    shines: 'M21,16V-28A2.500,2.500 0 0 1 26,-28V16Z',
  },
  // A balcony, and a flat cap.
  sicilianTown: {
    house: 'M-68,110V-52H-76V-62H-42Q-32,-88 0,-92Q32,-88 42,-62H76V-52H68V110Z',
    pane: 'M-26,42V-16Q-26,-42 0,-42Q26,-42 26,-16V42Z',
    somebody: 'M-19,42Q-20,14 -8,8Q-12,2 -10,-4H-19Q-17,-17 1,-18Q14,-17 14,-7L10,-4Q12,2 8,8Q20,14 19,42Z',
    before: 'M-38,26H38V30H-38ZM-38,44H38V49H-38ZM-34,30H-31V44H-34ZM-21,30H-18V44H-21ZM-8,30H-5V44H-8ZM5,30H8V44H5ZM18,30H21V44H18ZM31,30H34V44H31Z',
  },
  // The doors of a saloon, and a wide hat.
  frontierTown: {
    house: 'M-82,110V-48H-68V-64H-42V-80H42V-64H68V-48H82V110Z',
    pane: 'M-30,-42H30V44H-30Z',
    somebody:
      'M-19,44Q-20,12 -9,6Q-12,1 -11,-5H-26Q-26,-10 -13,-11Q-13,-23 -5,-22Q0,-18 5,-22Q13,-23 13,-11Q26,-10 26,-5H11Q12,1 9,6Q20,12 19,44Z',
    before: 'M-30,14Q-15,19 -2,12V38H-30ZM30,14Q15,19 2,12V38H30ZM-35,-46H35V-40H-35Z',
  },
  // Timber, and a pointed hood.
  village: {
    house: 'M-66,110V-22L-82,-16L0,-96L82,-16L66,-22V110Z',
    pane: 'M-32,-36H32V40H-32Z',
    somebody: 'M-21,40Q-22,12 -11,6Q-14,-10 2,-28Q14,-10 11,6Q22,12 21,40Z',
    before: 'M-32,-20H32V-17H-32ZM-2,-36H2V-18H-2ZM-37,-41H37V-36H-37ZM-37,40H37V45H-37Z',
  },
  // A lancet, and a crown.
  castle: {
    house: 'M-54,110V-64H-64V-94H-48V-80H-32V-94H-16V-80H16V-94H32V-80H48V-94H64V-64H54V110Z',
    pane: 'M-23,46V-12Q-21,-36 0,-52Q21,-36 23,-12V46Z',
    somebody: 'M-18,46Q-19,14 -8,8Q-12,2 -11,-4V-20L-5,-12L0,-23L5,-12L11,-20V-4Q12,2 8,8Q19,14 18,46Z',
    before: 'M-30,46H30V52H-30Z',
  },
  // A low window, and somebody who stoops.
  moor: {
    house: 'M-78,110V-2L-96,6Q-76,-62 0,-68Q76,-62 96,6L78,-2V110Z',
    pane: 'M-36,-28H36V34H-36Z',
    somebody:
      'M-24,34Q-24,12 -7,6Q-9,1 -7,-4Q-20,-3 -22,-7Q-10,-10 -7,-16Q4,-23 14,-14Q17,-7 28,-3Q25,0 14,-2Q15,3 12,8Q24,14 24,34Z',
    before: 'M-41,-33H41V-28H-41ZM-41,34H41V39H-41Z',
  },
} // prettier-ignore
