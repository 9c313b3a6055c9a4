import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrograms, type Programs } from '../src/testing/programs.ts'
import { drillDrains } from './drain.ts'

// A busy machine is no fault. More cycles: `npm run drill`.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })
const CYCLES = 1

let programs: Programs
beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs.remove())

test('two rolling restarts of two nodes under load are noticed by nobody', async () => {
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
