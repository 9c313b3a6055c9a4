import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrograms, type Programs } from '../src/testing/programs.ts'
import { drillCrashes } from './crash.ts'

// A busy machine is no fault. More cycles: `npm run drill`. Each drill is a file, so that two workers share them.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })
const CYCLES = 3

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs.remove())

test('kills of the academy, its database and both under load lose nothing and double nothing', async () => {
  const { lost, doubled, acknowledged, awaySeconds } = await drillCrashes(programs.academy, CYCLES)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(new Set(awaySeconds.map(({ victim }) => victim))).toEqual(new Set(['node', 'database', 'both']))
  expect(acknowledged).toBeGreaterThan(CYCLES * 40)
})
