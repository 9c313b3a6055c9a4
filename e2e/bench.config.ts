import { defineConfig } from '@playwright/test'
import { browser, phone } from './support/devices.ts'

/** How soon pages stand on a slow line and a slow phone, beside static pages of the same look: one visit at a time. */
export default defineConfig({
  testDir: './bench',
  globalSetup: './support/academy-of-run.ts',
  outputDir: '../test-results/bench',
  workers: 1,
  timeout: 2_700_000,
  reporter: 'line',
  use: { ...browser, ...phone },
})
