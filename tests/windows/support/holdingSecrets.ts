/** The host holds the key that shows what is secret by day. */
import { expect, type Page } from '@playwright/test'

/** Looks while the key is held, and lets go of it. */
export async function holdingSecrets(desk: Page, look: () => Promise<void>): Promise<void> {
  const button = desk.getByTestId('secrets')
  await desk.keyboard.down('Control')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await look()
  await desk.keyboard.up('Control')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
}
