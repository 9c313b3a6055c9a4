import { addUpCourseOrders } from './features/courses/index.ts'
import { addUpQuizOrders } from './features/quizzes/index.ts'
import { type Services, systemContext } from './http/context.ts'
import { defineJob, type JobHandler, onJob } from './services/jobs/index.ts'

const orderJob = defineJob<null>('add-up-orders')
const EVERY_MS = 60_000

/** Lists that are longer than a list ever shows are in the order of a minute ago. */
export function orderJobs(services: Services): JobHandler[] {
  return [
    onJob(orderJob, async () => {
      // Asked for first: should this run end badly, the next one comes all the same.
      await scheduleOrders(services, new Date(services.clock.now().getTime() + EVERY_MS))
      await addUpCourseOrders(services.db)
      await addUpQuizOrders(services.db)
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleOrders(services: Services, runAt?: Date): Promise<void> {
  await systemContext(services).jobs.add(orderJob, null, { key: orderJob.name, runAt })
}
