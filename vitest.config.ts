import { defineConfig } from 'vitest/config'

const scripts = { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } }

export default defineConfig({ test: { projects: ['contract', 'server', 'web', scripts] } })
