import { lecturesJobs } from '../features/lectures/index.ts'
import type { TestAcademy } from './academy.ts'

const TWO_DAYS_MS = 2 * 86_400_000

/** Two days later the daily sweep of the storage runs: what no row names goes. */
export async function sweepStorage(academy: TestAcademy): Promise<void> {
  academy.clock.advance(TWO_DAYS_MS)
  const sweep = lecturesJobs(academy.services).find(({ name }) => name === 'sweep-lecture-files')
  if (!sweep) throw new Error('nothing sweeps the storage')
  await sweep.run(null, { id: 'sweep', attempt: 1, signal: new AbortController().signal })
}
