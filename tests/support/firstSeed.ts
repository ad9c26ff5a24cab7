/** The first seed of a run, for all that draws: the next evenings take the next ones. NIGHTFALL_SEED names another. */
export const firstSeed = (fixed: number): number => Number(process.env['NIGHTFALL_SEED'] ?? fixed)
