import { analyticsJobs, scheduleRollUp } from './features/analytics/index.ts'
import { announcementsJobs, scheduleAnnouncements } from './features/announcements/index.ts'
import {
  questionImageJobs,
  scheduleQuestionImageCleaning,
  submissionJobs,
  tellClassJobs,
} from './features/attempts/index.ts'
import { certificatesJobs, scheduleDrawing } from './features/certificates/index.ts'
import { enrolmentsJobs } from './features/enrolments/index.ts'
import { invitationsJobs } from './features/invitations/index.ts'
import { lecturesJobs, scheduleLectureCleaning } from './features/lectures/index.ts'
import {
  messagesJobs,
  scheduleForgettingAttachments,
  scheduleMailOfWaiting,
} from './features/messages/index.ts'
import {
  noteRefusedAddress,
  notificationsJobs,
  scheduleDigests,
  scheduleForgettingNotifications,
  scheduleForgettingPhoneCodes,
  scheduleForgettingPushes,
  scheduleLookingForPushes,
} from './features/notifications/index.ts'
import { paymentsJobs, scheduleFollowing, scheduleJudging } from './features/payments/index.ts'
import { questionsJobs } from './features/questions/index.ts'
import { scheduleForgetting, usersJobs } from './features/users/index.ts'
import type { Services } from './http/context.ts'
import type { OpenAcademy } from './open.ts'
import { orderJobs, scheduleOrders } from './order-jobs.ts'
import { recountJobs, scheduleRecount } from './recount-jobs.ts'
import {
  type JobHandler,
  type JobRunner,
  queueJobs,
  schedulePruning,
  startJobs,
} from './services/jobs/index.ts'
import {
  countedMail,
  freeMailsInHand,
  type MailCarrier,
  mailJobs,
  scheduleForgettingMails,
} from './services/mail/index.ts'
import { freeTextsInHand } from './services/sms/index.ts'
import { scheduleMeasuring, scheduleSweep, storageJobs } from './storage/index.ts'
import { waitingJobs } from './waiting-jobs.ts'

/** The work that may wait: mail, clean-up, rendering. */
export function academyJobs(academy: { services: Services; transport: MailCarrier }): JobHandler[] {
  const { services } = academy
  const carrier = countedMail(academy.transport, services)
  return [
    ...mailJobs({
      ...{ db: services.db, carrier, log: services.log },
      onAddressRefused: (userId, address) => noteRefusedAddress(services, userId, address),
    }),
    ...queueJobs(services),
    ...storageJobs(services),
    ...usersJobs(services),
    ...notificationsJobs(services),
    ...enrolmentsJobs(services),
    ...invitationsJobs(services, carrier),
    ...paymentsJobs(services),
    ...lecturesJobs(services),
    ...questionsJobs(services),
    ...announcementsJobs(services),
    ...questionImageJobs(services),
    ...submissionJobs(services),
    ...tellClassJobs(services),
    ...certificatesJobs(services),
    ...waitingJobs(services),
    ...messagesJobs(services),
    ...analyticsJobs(services),
    ...recountJobs(services),
    ...orderJobs(services),
  ]
}

/** Every node may run the jobs; each job runs on one of them. */
export async function startAcademyJobs(academy: OpenAcademy): Promise<JobRunner> {
  const { services, pool } = academy
  // Who runs the embedded database holds its folder, so nobody else works on it.
  const isAlone = services.config.databaseUrl === null
  if (isAlone) {
    await freeMailsInHand(services.db)
    await freeTextsInHand(services.db)
  }
  const runner = await startJobs({ pool, handlers: academyJobs(academy), log: services.log, isAlone })
  await schedulePruning(services)
  await scheduleForgettingMails(services.db)
  await scheduleSweep(services)
  await scheduleMeasuring(services)
  await scheduleForgetting(services)
  await scheduleForgettingNotifications(services)
  await scheduleForgettingPhoneCodes(services)
  await scheduleDigests(services)
  await scheduleLookingForPushes(services)
  await scheduleForgettingPushes(services)
  await scheduleFollowing(services)
  await scheduleJudging(services)
  await scheduleLectureCleaning(services)
  await scheduleAnnouncements(services)
  await scheduleQuestionImageCleaning(services)
  await scheduleDrawing(services)
  await scheduleMailOfWaiting(services)
  await scheduleForgettingAttachments(services)
  await scheduleRollUp(services)
  await scheduleRecount(services)
  await scheduleOrders(services)
  return runner
}
