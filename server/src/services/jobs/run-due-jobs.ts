import { runOnce } from 'graphile-worker'
import { type QueueOptions, queueOptions } from './queue.ts'

/** Runs everything that is due now, and what that adds, then returns: for tests and the operator's commands. */
export async function runDueJobs(options: QueueOptions): Promise<void> {
  await runOnce(queueOptions(options))
}
