import type { Claim } from '.'

export const ktulu: readonly Claim[] = [
  // K-90, K-O17: a gunman loses to nobody but another gunman, and where ties count, not in a tie.
  {
    rules: { gunmanTie: 'gunman' },
    where: 'tableRules',
    reads: 'beats anyone but another gunman, whatever the vote',
  },
  {
    rules: { gunmanTie: 'tie' },
    where: 'tableRules',
    reads: 'unless the votes are equal',
    never: 'whatever the vote',
  },
  { rules: { gunmanTie: 'gunman' }, where: 'voting', reads: 'whatever the vote' },
  { rules: { gunmanTie: 'tie' }, where: 'voting', never: 'whatever the vote' },
  { rules: { gunmanTie: 'tie' }, where: 'roles.goodGunman.help', never: 'whatever the vote' },
  { rules: { gunmanTie: 'tie' }, where: 'roles.badGunman.help', reads: 'unless the votes' },
  // K-34: what the Inciter's target is safe from.
  {
    rules: { executorInvestigator: false },
    where: 'roles.inciter.help',
    reads: 'cannot be hanged',
    never: 'investigated',
  },
  {
    rules: { executorInvestigator: true },
    where: 'roles.inciter.help',
    reads: 'cannot be hanged or investigated',
  },
  { rules: { executorInvestigator: true }, where: 'voting', reads: 'how, and who' },
  // K-23, K-29, K-8, K-16: what is true in every house.
  { rules: {}, where: 'roles.mayor.help', reads: 'except in duels' },
  { rules: {}, where: 'roles.gambler.help', reads: 'from Night 3 on' },
  { rules: {}, where: 'about', reads: 'or of any later night' },
  { rules: {}, where: 'tableRules', reads: 'which night the ship comes' },
  { rules: {}, where: 'tableRules', reads: 'unless your power lets you step forward' },
]
