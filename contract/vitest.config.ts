import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    setupFiles: ['../scripts/property-seed.mjs'],
    // A busy machine is no fault.
    testTimeout: 60_000,
  },
})
