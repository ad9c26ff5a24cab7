/** A new name for an evening: the moment, so that files sort by age, and something by chance. */
export function newEveningId(): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const chance = Math.random().toString(36).slice(2, 8).padEnd(6, '0')
  return `${moment}-${chance}`
}
