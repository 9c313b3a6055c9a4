import { INVITATION_DAYS, INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import { newId } from '../../db/ids.ts'
import { type Context, type Db, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, type JobRun, onJob } from '../../services/jobs/index.ts'
import { rowInHand, untilNoted } from '../../services/leased-rows.ts'
import { isMailRefused, type MailCarrier } from '../../services/mail/index.ts'
import { randomToken } from '../../services/tokens.ts'
import { insertInvitationLink } from '../users/index.ts'
import { invitationLetter } from './letter.ts'
import {
  changeInvitation,
  coursesOf,
  findForUpdate,
  type InvitationRow,
  leaseMail,
  markSent,
} from './store.ts'

const TRIES = 12
const DAY_SECONDS = 86_400
/** Unlike other mail it is handed over here, so that a failure is told at its row. */
export const mailInvitationJob = defineJob<{ id: string }>('mail-invitation', {
  maxAttempts: TRIES,
  timeLimitSeconds: 30,
})
export const mailKey = (id: string) => `invitation ${id}`

export function invitationsJobs(services: Services, carrier: MailCarrier): JobHandler[] {
  return [
    onJob(mailInvitationJob, ({ id }, run) => mailInvitation(systemContext(services), carrier, id, run)),
  ]
}

/** The link is made for the mail and stored as a hash. A repeat after a stop makes another one, in a mail of the same Message-ID; both
 * open the one account. */
async function mailInvitation(ctx: Context, carrier: MailCarrier, id: string, run: JobRun): Promise<void> {
  const token = randomToken()
  const ready = await ctx.write(async (inner) => {
    const row = await findForUpdate(inner.db, id)
    if (row?.state !== 'waiting') return null
    const mailId = row.mail_id ?? newId()
    if (!(await leaseMail(inner.db, id, mailId))) throw rowInHand('invitations')
    await insertInvitationLink(inner.db, id, token, INVITATION_DAYS * DAY_SECONDS)
    return { row, mailId, courses: await coursesOf(inner.db, id) }
  })
  if (!ready) return
  try {
    await carrier.send(invitationLetter(ctx, ready.row, ready.courses, token), ready.mailId)
  } catch (error) {
    return noteFailure(ctx, ready.row, error, run)
  }
  await untilNoted(() => settle(ctx, id, (db) => markSent(db, id, INVITATION_DAYS)))
}

/** A refused address is told at once; a mail server's bad night is waited for. */
async function noteFailure(ctx: Context, { id }: InvitationRow, error: unknown, run: JobRun): Promise<void> {
  const isOver = isMailRefused(error) || run.attempt >= TRIES
  const problem = isMailRefused(error) ? M.mailRefused : isOver ? M.mailGivenUp : M.mailWaits
  await settle(ctx, id, (db) =>
    changeInvitation(db, id, {
      problem,
      mail_lease_until: null,
      ...(isOver && { state: 'failed', mail_id: null }),
    }),
  )
  if (!isOver) throw error
}

/** Changes an invitation that still waits; one that was withdrawn or accepted meanwhile stays as it is. */
const settle = (ctx: Context, id: string, change: (db: Db) => Promise<unknown>) =>
  ctx.write(async (inner) => {
    const row = await findForUpdate(inner.db, id)
    if (row?.state === 'waiting') await change(inner.db)
  })
