import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrograms, type Programs } from '../src/testing/programs.ts'
import { drillCrashes } from './crash.ts'
import { drillDrains } from './drain.ts'

// A busy machine is no fault. More cycles: `npm run drill`.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })
const CYCLES = 10

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs.remove())

test('ten kills of the academy, its database and both under load lose nothing and double nothing', async () => {
  const { lost, doubled, acknowledged, awaySeconds } = await drillCrashes(programs.academy, CYCLES)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(new Set(awaySeconds.map(({ victim }) => victim))).toEqual(new Set(['node', 'database', 'both']))
  expect(acknowledged).toBeGreaterThan(CYCLES * 40)
})

test('ten rolling restarts of two nodes under load are noticed by nobody', async () => {
  const { acknowledged, ...faults } = await drillDrains(programs.academy, CYCLES)
  expect(faults).toEqual({
    cycles: CYCLES,
    refused: 0,
    strange: [],
    cut: [],
    unclean: 0,
    lost: 0,
    doubled: 0,
  })
  expect(acknowledged).toBeGreaterThan(CYCLES * 10)
})
