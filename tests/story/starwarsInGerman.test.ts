/** The German death stories of Star Wars Mafia: no clue in them, and the galaxy in each. */
import { describe, expect, it } from 'vitest'
import { de as starwars } from '../../rulesets/starwars/stories/de'
import { provePack } from './provePack'

/** Words by which a listener knows in which galaxy a story plays. */
const OF_THE_GALAXY =
  /(?<!\p{L})(?:Tatooine|Mos E|Coruscant|Kessel|Yavin|Jakku|Hoth|Geonosis|Nal Hutta|Nar Shaddaa|Felucia|Sullust|Kamino|Naboo|Bantha|Tauntaun|Mynock|Womp|Rancor|Dianoga|Dewback|Porg|Sarlacc|Wampa|Jawa|Hutt|Gamorreaner|Rodianer|Gungan|Droide|Putzdroide|Lehrdroide|Astromech|Sandkriecher|Landgleiter|Gleiter|Podrenn|Sternenjäger|Sternenkreuzer|Segelbarke|Hyper|Turbolift|Traktorstrahl|Landebucht|Cantina|Feuchtigkeitsfarm|Holo)/u

describe('the German death stories of Star Wars Mafia (SW-89, SW-90, SW-91, SW-92)', () => {
  provePack(starwars, {
    never: [
      ...[
        'Sith',
        'Jedi',
        'Imperator*',
        'Imperium',
        'imperial*',
        'Palpatine',
        'Maul',
        'Dooku',
        'Graf',
      ],
      ...[
        'Qui-Gon',
        'Obi-Wan',
        'Kenobi',
        'Yoda',
        'Anakin',
        'Vader',
        'Todesstern*',
        'Jango',
        'Amidala',
      ],
      ...['Luke', 'Skywalker', 'Han', 'Solo', 'Lando', 'R2-D2', 'C-3PO', 'Chewbacca', 'Wookie*'],
      ...[
        'Mace',
        'Windu',
        'Leia',
        'Ackbar',
        'Ewok*',
        'Admiral*',
        'Königin*',
        'Prinzessin*',
        'Meister*',
      ],
      ...[
        'Klon*',
        'Kopfgeld*',
        'Senator*',
        'Rebell*',
        'Republik*',
        'Padawan*',
        'Sturmtrupp*',
        'Fell',
      ],
      ...[
        'die Macht',
        'der Macht',
        'Lichtschwert*',
        'dunkle Seite',
        'Falle',
        'Verräter*',
        'Spion*',
      ],
      ...[
        'Laser*',
        'Blaster*',
        'explod*',
        'Explosion*',
        'rächt*',
        'Rache*',
        'nominier*',
        'Anklage*',
      ],
      ...['heilen', 'heilt*', 'geheilt*', 'Karbonit*', 'eingefroren*', 'auferst*', 'wiederbelebt*'],
      ...['Zwilling*', 'gemeinsam*', 'beide', 'Partner*', 'Nachbar*', 'zur Linken', 'zur Rechten'],
      ...['verbannt*', 'Bürger*', 'Schild von'],
    ],
    reasons: ['rechtzeitig', 'verfehlt*', 'verschont*', 'unversehrt*'],
    pieces: 60,
    quiet: 15,
  })

  it.each(['beginnings', 'middles', 'ends', 'nobodyDied'] as const)(
    'play in that galaxy: each of the %s has a word of it, whatever its slots are filled with',
    (kind) => {
      const elsewhere = Object.entries(starwars[kind]).filter(
        ([, lines]) => !OF_THE_GALAXY.test(lines.join(' ')),
      )
      expect(elsewhere.map(([id]) => id)).toEqual([])
    },
  )
})
