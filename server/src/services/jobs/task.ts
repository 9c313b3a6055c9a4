import { withKind } from './failure-text.ts'
import type { JobHandler } from './job.ts'

type WorkerHelpers = {
  job: { id: string; attempts: number }
  abortSignal?: AbortSignal
}

/** What the queue calls: the handler with its payload, a signal that ends with the process, and a time limit. */
export function asTask(handler: JobHandler) {
  return async (payload: unknown, helpers: WorkerHelpers): Promise<void> => {
    const limit = new AbortController()
    const signal = helpers.abortSignal ? AbortSignal.any([helpers.abortSignal, limit.signal]) : limit.signal
    let timer: NodeJS.Timeout | undefined
    const expiry = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const tooLong = `took longer than ${handler.timeLimitSeconds} seconds`
        const hung = Object.assign(new Error(tooLong), { code: 'ETIMEDOUT' })
        limit.abort(hung)
        reject(hung)
      }, handler.timeLimitSeconds * 1000)
    })
    try {
      const run = handler.run(payload, { id: String(helpers.job.id), attempt: helpers.job.attempts, signal })
      await Promise.race([run, expiry])
    } catch (error) {
      throw withKind(error)
    } finally {
      clearTimeout(timer)
    }
  }
}
