import { expect, test } from '@playwright/test'
import { launchProgram } from './double/launchProgram.ts'

test('Both windows open, the projector full-screen on the display that is not the host’s', async ({
  browser,
}) => {
  const program = await launchProgram({ browser })
  const projector = program.window('projector')
  await expect.poll(() => projector?.isFullScreen()).toBe(true)
  expect(projector?.getBounds()).toMatchObject({ x: 1440, y: 0, width: 1920, height: 1080 })
  const page = await program.facilitator()
  await expect(page).toHaveTitle(/Nightfall/)
  await program.dispose()
})
