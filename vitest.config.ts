import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const scripts = { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: 60_000 } }

// By default one core would stay idle.
export default defineConfig({
  test: { projects: ['contract', 'server', 'web', scripts], maxWorkers: availableParallelism() },
})
