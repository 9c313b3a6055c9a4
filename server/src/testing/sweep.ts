import { sweepNow } from '../storage/index.ts'
import type { TestAcademy } from './academy.ts'

const TWO_DAYS_MS = 2 * 86_400_000

/** Two days later the storage is swept: what no row names goes. */
export async function sweepStorage(academy: TestAcademy): Promise<void> {
  academy.clock.advance(TWO_DAYS_MS)
  await sweepNow(academy.services)
}
