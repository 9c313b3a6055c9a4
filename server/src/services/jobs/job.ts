/** A kind of job: its name in the queue and the type of its payload (plain JSON). */
export type Job<Payload> = {
  name: string
  maxAttempts: number
  timeLimitSeconds: number
  payload?: Payload
}

/** A job that takes longer has hung: it fails and is tried again. */
const TIME_LIMIT_SECONDS = 4 * 60

/** `export const sendMailJob = defineJob<MailMessage>('send-mail')`, in the room that adds it. */
export function defineJob<Payload>(
  name: string,
  { maxAttempts = 25, timeLimitSeconds = TIME_LIMIT_SECONDS }: Partial<Omit<Job<Payload>, 'name'>> = {},
): Job<Payload> {
  return { name, maxAttempts, timeLimitSeconds }
}

export type JobRun = { id: string; attempt: number; signal: AbortSignal }

export type JobHandler = {
  name: string
  timeLimitSeconds: number
  run: (payload: unknown, run: JobRun) => Promise<void>
}

/** Binds a kind of job to what it does; the pairs go to `startJobs`. */
export function onJob<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, run: JobRun) => Promise<void>,
): JobHandler {
  // The queue holds only what `jobs.add` typed, so the payload is of the job's type.
  return {
    name: job.name,
    timeLimitSeconds: job.timeLimitSeconds,
    run: (payload, info) => run(payload as Payload, info),
  }
}
