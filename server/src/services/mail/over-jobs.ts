import { newId } from '../../db/ids.ts'
import { defineJob, type JobHandler, jobsOn, onJob } from '../jobs/index.ts'
import { handOverOnce } from '../leased-rows.ts'
import { isMailRefused, type Mail, type MailCarrier, type MailLog, type MailMessage } from './mail.ts'
import { forgetMails, insertMails, MAILS, type MailsDb } from './mails-store.ts'
import { assertMessage } from './message.ts'

/** The id of a row of `mails`; jobs added before that table was there carry the mail itself. */
type Payload = { mailId: string } | MailMessage

/** Twelve tries spread over about a day: a mail server's bad night loses no letter. A code waits for none that hangs. */
const sendMailJob = defineJob<Payload>('send-mail', { maxAttempts: 12, timeLimitSeconds: 30 })
const forgetJob = defineJob<null>('forget-old-mails')
const DAY_MS = 86_400_000
const ROWS_AT_A_TIME = 5_000

/** The mail leaves after the commit of the transaction that `db` is, or never. */
export function mailOn(db: MailsDb): Mail {
  const sendAll: Mail['sendAll'] = async (posted, { isToMany = false } = {}) => {
    if (posted.length === 0) return
    for (const { message } of posted) assertMessage(message)
    const mails = posted.map((mail) => ({ ...mail, id: newId() }))
    const put = await insertMails(db, mails)
    await jobsOn(db).addAll(
      sendMailJob,
      mails
        .filter(({ id }) => put.has(id))
        .map(({ id, runAt }) => ({ payload: { mailId: id }, ...(runAt && { runAt }) })),
      { waitForOthers: isToMany },
    )
  }
  return {
    sendAll,
    send: (message, userId) => sendAll([{ message, ...(userId && { userId }) }]),
  }
}

export interface MailJobsOptions {
  db: MailsDb
  carrier: MailCarrier
  log: Pick<MailLog, 'warn'>
  /** Somebody's address takes no mail any more. */
  onAddressRefused: (userId: string, address: string) => Promise<void>
}

/** A server's bad night is waited for; a letter that was refused for good is not sent again. */
export function mailJobs(options: MailJobsOptions): JobHandler[] {
  const { db, carrier, log } = options
  return [
    onJob(sendMailJob, async (payload, { id }) => {
      if ('mailId' in payload) await sendOnce(options, payload.mailId)
      else await handOver(carrier, log, payload, `job-${id}`)
    }),
    onJob(forgetJob, async () => {
      while ((await forgetMails(db, ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
      await scheduleForgettingMails(db, new Date(Date.now() + DAY_MS))
    }),
  ]
}

/** One job under one key for all nodes; each run asks for the next. */
export async function scheduleForgettingMails(db: MailsDb, runAt?: Date): Promise<void> {
  await jobsOn(db).add(forgetJob, null, { key: forgetJob.name, runAt })
}

async function sendOnce({ db, carrier, log, onAddressRefused }: MailJobsOptions, id: string): Promise<void> {
  const handed = await handOverOnce(db, MAILS, id, ({ message }) => handOver(carrier, log, message, id))
  if (!handed?.outcome.isAddressRefused || !handed.row.userId) return
  await onAddressRefused(handed.row.userId, handed.row.message.to)
}

interface MailOutcome {
  isSent: boolean
  isAddressRefused: boolean
}

async function handOver(
  carrier: MailCarrier,
  log: Pick<MailLog, 'warn'>,
  message: MailMessage,
  id: string,
): Promise<MailOutcome> {
  try {
    await carrier.send(message, id)
    return { isSent: true, isAddressRefused: false }
  } catch (error) {
    if (!isMailRefused(error)) throw error
    const { responseCode } = error
    log.warn({ subject: message.subject, responseCode }, 'a mail was refused for good and is not sent again')
    return { isSent: false, isAddressRefused: error.isOfAddress }
  }
}
