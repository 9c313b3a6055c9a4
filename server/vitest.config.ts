import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'drill/**/*.test.ts', 'bench/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../scripts/property-seed.mjs'],
    pool: 'forks',
    // Loading the server anew for each file would be a third of the run; what a file changes for all, it puts back.
    isolate: false,
    globalSetup: ['src/testing/postgres-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
