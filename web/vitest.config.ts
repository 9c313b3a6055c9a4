import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './build/messages-plugin.ts'

/** Pure state and reducers only; screens are asked in a real browser, in `e2e`. */
export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['../scripts/property-seed.mjs'],
    // A busy machine is no fault.
    testTimeout: 60_000,
  },
})
