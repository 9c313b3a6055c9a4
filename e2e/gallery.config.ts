import { defineConfig } from '@playwright/test'
import { browser, laptop, phone } from './support/devices.ts'

/** A picture of every screen, 390 and 1280 px wide, light and dark, on an academy of its own. */
export default defineConfig({
  testDir: './gallery',
  globalSetup: './support/academy-of-run.ts',
  outputDir: '../test-results/gallery',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./gallery/list-shots.ts']],
  use: { ...browser, serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: '390', use: { ...phone, colorScheme: 'light' } },
    { name: '390-dark', use: { ...phone, colorScheme: 'dark' } },
    { name: '1280', use: { ...laptop, colorScheme: 'light' } },
    { name: '1280-dark', use: { ...laptop, colorScheme: 'dark' } },
  ],
})
