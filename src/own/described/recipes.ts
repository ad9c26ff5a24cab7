/** What each recipe of the shelf does and what its parameters mean, for editors and for the reference. */
import { isMap, type Tree, type TreeMap } from '../read/tree'
import { recipeOf } from '../recipes/shelf/shelf'
import { AGAINST_OTHERS } from './recipesAgainst'

interface AboutRecipe {
  readonly about: string
  /** What each parameter of `with` means. */
  readonly with?: Readonly<Record<string, string>>
}

const KILLS =
  'The cause of the attack that is meant: the id of whoever kills by night, such as wolves.'
const ENEMIES = 'The team that is looked for.'

const RECIPES = {
  // Looking
  seer: {
    about:
      'Points at one player every night. Thumbs up if that player is not on the same side as the seer, else thumbs down.',
  },
  roleSeer: { about: 'Points at one player every night and is shown that player’s role.' },
  seerOf: {
    about: 'Points at one player every night. Thumbs up if that player has one certain role.',
    with: { role: 'The role that is looked for, such as the seer for a sorcerer.' },
  },
  insaneSeer: { about: 'A seer who always gets the wrong thumb, and does not know it.' },
  naiveSeer: {
    about: 'A seer who gets the same thumb every night, whoever is pointed at.',
    with: { sign: 'Which thumb: thumbDown for a naive seer, thumbUp for a paranoid one.' },
  },
  randomSeer: { about: 'A seer whose thumb goes up or down by chance.' },
  parity: {
    about:
      'Points at two players every night. A nod if both are on the same side, else a shake of the head.',
  },
  fox: {
    about:
      'Points at one player every night. A nod if that player or a living neighbour belongs to the team; if none does, the fox is never asked again.',
    with: { team: ENEMIES },
  },
  tracker: { about: 'Points at one player every night and is shown whom that player visited.' },
  watcher: {
    about: 'Points at one player every night and is shown who else visited that player.',
  },
  bearTamer: {
    about:
      'The room hears the bear growl at dawn if a living neighbour of this player belongs to the team.',
    with: { team: 'The team that makes the bear growl.' },
  },
  // Guarding
  doctor: {
    about: 'Points at one player every night; attacks on that player do nothing until dawn.',
    with: {
      self: 'Whether doctors may protect themselves.',
      again: 'Whether the same player may be chosen again: always, notNext, never.',
      against: 'The causes it helps against; night means every attack made at night.',
    },
  },
  bodyguard: {
    about:
      'Points at one player every night; whoever attacks that player hits the bodyguard instead.',
    with: {
      then: 'Whom the attack hits: giver (the bodyguard), attacker, both, or saved (nobody).',
    },
  },
  witch: {
    about:
      'Is shown who would die, may heal that player once a game, and may poison one player once a game; two calls a night.',
    with: { cause: KILLS },
  },
  witchAtOnce: {
    about:
      'The witch with one call a night: she is shown who would die, and in the same waking may heal that player, may poison one, or both; each potion once a game.',
    with: { cause: KILLS },
  },
  bulletproof: {
    about: 'Certain attacks never do anything to this player.',
    with: { against: 'The causes it is safe from; night means every attack made at night.' },
  },
  elder: {
    about:
      'Survives the first attack of that cause. If the elder is out by anything else, nobody of that side can act any more.',
    with: { cause: KILLS },
  },
  toughGuy: {
    about:
      'Survives an attack of that cause for one more day, and is out at the end of the next night.',
    with: { cause: KILLS },
  },
  // Hindering and killing
  ...AGAINST_OTHERS,
  // Knowing
  mason: {
    about: 'All players with this card open their eyes together and know each other from then on.',
    with: { nights: 'In which nights they do.' },
  },
  cupid: {
    about:
      'Chooses two lovers on the first night. They are tapped, look at each other, and if one is out the other follows.',
  },
  // Turning
  godfather: {
    about:
      'Looks like a member of another team to whoever looks: a godfather looks innocent, a miller guilty.',
    with: { team: 'The team this player seems to belong to.' },
  },
  traitor: {
    about: 'Joins a lost cause: takes over a role once nobody living has it any more.',
    with: { team: 'The team whose deaths are watched.', becomes: 'The role that is taken over.' },
  },
  cursed: {
    about: 'Is not killed by an attack of that cause, but changes into one of the attackers.',
    with: { cause: KILLS, becomes: 'The role the player gets.' },
  },
  wildChild: {
    about:
      'Chooses a model on the first night. When the model is out, the child gets another role.',
    with: { becomes: 'The role the player gets.' },
  },
  backup: {
    about: 'Takes over a role once nobody living has it any more.',
    with: { role: 'The role that is watched and taken over.' },
  },
  thief: {
    about:
      'There are two cards more than players. The thief sees them on the first night and may take one of them.',
  },
  cultLeader: {
    about:
      'Draws one player a night into the cult. Wins alone once every other living player is in it.',
  },
  piper: {
    about:
      'Charms up to two players a night, and the charmed know each other. Wins alone once every other living player is charmed.',
  },
  // Votes and verdicts
  saint: {
    about: 'If this player is condemned, another side has won, and the game is over.',
    with: { team: 'The team that wins then.' },
  },
  virgin: {
    about:
      'The first player of the own side who nominates this player falls on the spot; after any first nomination the danger is over.',
  },
  butler: {
    about:
      'Chooses a master every night, and may raise a hand only where the master does; the host is reminded of it.',
  },
  judge: {
    about: 'Has a vote that counts double, in secret; so votes have to be closed.',
  },
  prince: {
    about: 'Is not out when condemned for the first time, but turns over their card and lives on.',
  },
  idiot: {
    about:
      'Is not out when condemned for the first time, but turns over their card and never votes again.',
  },
  scapegoat: {
    about:
      'Is out when a vote is tied, if the trial has tie: [{ falls: { role: ID } }], and says who may vote on the next day.',
  },
  // Aims
  survivor: { about: 'Wins beside whoever wins, if still alive at the end.' },
  jester: {
    about: 'Wins by being condemned.',
    with: { ends: 'Whether the game is over then.' },
  },
  executioner: {
    about:
      'Learns on the first night which player has to be condemned, and wins if that happens. If that player is out in another way, the executioner gets another role.',
    with: {
      among: 'The team from which the player is drawn.',
      becomes: 'The role the executioner gets if it cannot happen any more.',
    },
  },
  angel: {
    about: 'Wins by being out before the second night, and the game is over.',
  },
  littleGirl: {
    about: 'May peek while the others are awake. If they catch her, she is their victim.',
    with: {
      call: 'The call in which she peeks, such as wolves.kill.',
      cause: 'The cause of the attack on her.',
    },
  },
  // Teams
  pack: {
    about:
      'Its members know each other from the first night on, agree on one player every night, and kill that player.',
    with: { first: 'The first night on which they kill.' },
  },
  mayor: {
    about:
      'The game has a mayor: elected on the first day, with a vote that counts double, and when out, the mayor names a successor. For any team; it changes nothing about the team itself.',
    with: { votes: 'How much the vote of the mayor counts.' },
  },
  sheriff: {
    about:
      'The game has a sheriff: elected on the first day, with a vote that counts double, and elected again when out. For any team; it changes nothing about the team itself.',
    with: { votes: 'How much the vote of the sheriff counts.' },
  },
} as const satisfies Readonly<Record<string, AboutRecipe>>

/** What is said of a recipe. */
export const aboutRecipe = (name: string): AboutRecipe =>
  Object.hasOwn(RECIPES, name) ? RECIPES[name as keyof typeof RECIPES] : { about: '' }

/** The ids that a recipe brings into a document, by what they are of; `ID` is that of whatever uses it. */
function broughtBy(name: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  const recipe = recipeOf(name)
  const add = (kind: string, id: Tree | undefined) => {
    if (typeof id !== 'string' || /\$(?!me\b)/.test(id)) return
    const known = (found[kind] ??= [])
    const word = id.replaceAll('$me', 'ID')
    if (!known.includes(word)) known.push(word)
  }
  const visit = (tree: Tree, under: string): void => {
    if (Array.isArray(tree)) tree.forEach((entry) => visit(entry, under))
    if (!isMap(tree)) return
    const { id, cause, attack, dieTogether } = tree
    if (under === 'calls' || under === 'ask' || under === 'powers') add(under, id)
    add('cause', cause ?? (typeof attack === 'string' ? attack : dieTogether))
    for (const [key, part] of Object.entries(tree)) visit(part, key)
  }
  for (const part of ['role', 'team', 'brings']) visit(recipe?.[part] ?? null, part)
  const brings = recipe?.['brings']
  const tables: TreeMap = isMap(brings) ? brings : {}
  for (const table of ['statuses', 'links', 'notices']) {
    const entries = tables[table]
    if (isMap(entries)) for (const id of Object.keys(entries)) add(table, id)
  }
  return found
}

const KINDS: Readonly<Record<string, string>> = {
  calls: 'call',
  ask: 'question',
  powers: 'power',
  statuses: 'status',
  links: 'link',
  notices: 'notice',
  cause: 'cause',
}

/** What else comes along, which has no id. */
const BESIDES = {
  shields: 'a shield',
  deal: 'cards in the middle',
  victory: 'an end of its own',
  day: 'an election',
}

/** All of it in words: ``call `ID.look`, status `protected` ``; empty where it brings none. */
export function broughtInWords(name: string): string {
  const named = Object.entries(broughtBy(name)).flatMap(([kind, ids]) =>
    ids.map((id) => `${KINDS[kind] ?? kind} \`${id}\``),
  )
  const brings = recipeOf(name)?.['brings'] ?? null
  const besides = Object.entries(BESIDES).flatMap(([key, said]) =>
    isMap(brings) && key in brings ? [said] : [],
  )
  return [...named, ...besides].join(', ')
}
