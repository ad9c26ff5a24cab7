/** The host takes the desk back, after players had the laptop or the cover was down. */
import { expect, type Page } from '@playwright/test'

/** Holds the button, by its key, until the cover is gone. */
export async function takeBack(desk: Page): Promise<void> {
  const button = desk.getByTestId('uncover')
  await button.focus()
  await desk.keyboard.down('Enter')
  await expect(desk.getByTestId('covered')).toHaveCount(0)
  await desk.keyboard.up('Enter')
}
