import { defineConfig } from 'vitest/config'

/** Pure state and reducers only; screens are asked in a real browser, in `e2e`. */
export default defineConfig({
  test: { name: 'web', include: ['src/**/*.test.ts'], environment: 'node' },
})
