/** A kind of job: its name in the queue and the type of its payload (plain JSON). */
export type Job<Payload> = { name: string; maxAttempts: number; payload?: Payload }

/** `export const sendMailJob = defineJob<MailMessage>('send-mail')`, in the room that adds it. */
export function defineJob<Payload>(name: string, options: { maxAttempts?: number } = {}): Job<Payload> {
  return { name, maxAttempts: options.maxAttempts ?? 25 }
}

export type JobRun = { id: string; attempt: number; signal: AbortSignal }

export type JobHandler = { name: string; run: (payload: unknown, run: JobRun) => Promise<void> }

/** Binds a kind of job to what it does; the pairs go to `startJobs`. */
export function onJob<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, run: JobRun) => Promise<void>,
): JobHandler {
  // The queue holds only what `jobs.add` typed, so the payload is of the job's type.
  return { name: job.name, run: (payload, info) => run(payload as Payload, info) }
}
