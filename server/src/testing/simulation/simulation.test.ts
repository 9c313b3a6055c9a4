import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAcademy, type TestAcademy } from '../academy.ts'
import { simulate } from './simulate.ts'
import { buildSchool } from './world.ts'

/** SIM_SEED=… SIM_SCHEDULES=1 replays one schedule; more of both look further. */
const { SIM_SEED = '20261000', SIM_SCHEDULES = '200' } = process.env
vi.setConfig({ testTimeout: 30 * 60_000 })

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
})
afterAll(() => academy?.stop())

test('no answer and no second is lost, whatever happens to phones, lines and the academy', async () => {
  const school = await buildSchool(academy)
  const { failed, seen } = await simulate(school, Number(SIM_SEED), Number(SIM_SCHEDULES))
  const told = failed.map(
    ({ seed, faults }) =>
      `SIM_SEED=${seed} SIM_SCHEDULES=1 npx vitest run simulation\n  ${faults.join('\n  ')}`,
  )
  console.log(JSON.stringify(seen))
  expect(failed.length, `${failed.length} schedules failed\n${told.slice(0, 20).join('\n')}`).toBe(0)
  expect(Math.min(seen.answers, seen.requests), 'schedules that do nothing show nothing').toBeGreaterThan(0)
})
