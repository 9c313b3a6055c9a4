import { analyticsJobs, scheduleRollUp } from './features/analytics/index.ts'
import { questionImageJobs, scheduleQuestionImageCleaning } from './features/attempts/index.ts'
import { certificatesJobs, scheduleDrawing } from './features/certificates/index.ts'
import { invitationsJobs } from './features/invitations/index.ts'
import { lecturesJobs, scheduleLectureCleaning } from './features/lectures/index.ts'
import { notificationsJobs, scheduleForgettingNotifications } from './features/notifications/index.ts'
import { paymentsJobs, scheduleFollowing } from './features/payments/index.ts'
import { scheduleForgetting, usersJobs } from './features/users/index.ts'
import type { Services } from './http/context.ts'
import type { OpenAcademy } from './open.ts'
import {
  type JobHandler,
  type JobRunner,
  queueJobs,
  schedulePruning,
  startJobs,
} from './services/jobs/index.ts'
import { countedMail, type Mail, mailJobs } from './services/mail/index.ts'
import { scheduleMeasuring, scheduleSweep, storageJobs } from './storage/index.ts'

/** The work that may wait: mail, clean-up, rendering. */
export function academyJobs(academy: { services: Services; transport: Mail }): JobHandler[] {
  const { services } = academy
  const transport = countedMail(academy.transport, services)
  return [
    ...mailJobs(transport, services.log),
    ...queueJobs(services),
    ...storageJobs(services),
    ...usersJobs(services),
    ...notificationsJobs(services),
    ...invitationsJobs(services, transport),
    ...paymentsJobs(services),
    ...lecturesJobs(services),
    ...questionImageJobs(services),
    ...certificatesJobs(services),
    ...analyticsJobs(services),
  ]
}

/** Every node may run the jobs; each job runs on one of them. */
export async function startAcademyJobs(academy: OpenAcademy): Promise<JobRunner> {
  const { services, pool } = academy
  const runner = await startJobs({
    pool,
    handlers: academyJobs(academy),
    log: services.log,
    // Who runs the embedded database holds its folder, so nobody else works on it.
    isAlone: services.config.databaseUrl === null,
  })
  await schedulePruning(services)
  await scheduleSweep(services)
  await scheduleMeasuring(services)
  await scheduleForgetting(services)
  await scheduleForgettingNotifications(services)
  await scheduleFollowing(services)
  await scheduleLectureCleaning(services)
  await scheduleQuestionImageCleaning(services)
  await scheduleDrawing(services)
  await scheduleRollUp(services)
  return runner
}
