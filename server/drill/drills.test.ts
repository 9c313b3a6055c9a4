import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrograms, type Programs } from '../src/testing/programs.ts'
import { drillCrashes } from './crash.ts'
import { drillDrains } from './drain.ts'

// A busy machine is no fault. Once each: more cycles, `npm run drill`.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs.remove())

test('a kill of the academy, of its database and of both under load loses nothing and doubles nothing', async () => {
  const { lost, doubled, acknowledged, awaySeconds } = await drillCrashes(programs.academy, 3)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(awaySeconds.map(({ victim }) => victim)).toEqual(['node', 'database', 'both'])
  expect(acknowledged).toBeGreaterThan(3 * 40)
})

test('a restart of two nodes under load, one after the other, is noticed by nobody', async () => {
  const { acknowledged, ...faults } = await drillDrains(programs.academy, 1)
  expect(faults).toEqual({
    cycles: 1,
    refused: 0,
    strange: [],
    cut: [],
    unclean: 0,
    lost: 0,
    doubled: 0,
  })
  expect(acknowledged).toBeGreaterThan(10)
})
