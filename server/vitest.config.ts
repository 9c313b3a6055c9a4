import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    globalSetup: ['src/testing/postgres-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
