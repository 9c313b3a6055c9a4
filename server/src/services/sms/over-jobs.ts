import type { Logger } from 'pino'
import { newId } from '../../db/ids.ts'
import { defineJob, type JobHandler, jobsOn, onJob } from '../jobs/index.ts'
import { handOverOnce } from '../leased-rows.ts'
import type { Sms, SmsOutcome } from './sender.ts'
import { dropLateText, insertTexts, type NewText, TEXTS, type TextsDb } from './texts-store.ts'

export type TextMessage = Omit<NewText, 'id'> & {
  /** The earliest moment at which the job runs. */
  runAt?: Date
}

/** Eight tries in about an hour: each may cost, and what is hours old is in the bell. */
const sendTextJob = defineJob<{ textId: string }>('send-text', { maxAttempts: 8, timeLimitSeconds: 30 })

/** It leaves after the commit of the transaction that `db` is, or never. */
export function textsOn(db: TextsDb): { sendAll(texts: readonly TextMessage[]): Promise<void> } {
  return {
    sendAll: async (texts) => {
      if (texts.length === 0) return
      const rows = texts.map(({ runAt, ...text }) => ({ text: { ...text, id: newId() }, runAt }))
      const put = await insertTexts(
        db,
        rows.map(({ text }) => text),
      )
      const jobs = rows
        .filter(({ text }) => put.has(text.id))
        .map(({ text, runAt }) => ({ payload: { textId: text.id }, ...(runAt && { runAt }) }))
      await jobsOn(db).addAll(sendTextJob, jobs)
    },
  }
}

interface SmsJobsOptions {
  db: TextsDb
  /** Null: the operator has none, any more. */
  sms: Sms | null
  log: Pick<Logger, 'warn'>
  /** False when the academy has sent what it may today. */
  mayCost: (perDay: number) => Promise<boolean>
  onNumberRefused: (userId: string, number: string) => Promise<void>
}

export function smsJobs(options: SmsJobsOptions): JobHandler[] {
  return [onJob(sendTextJob, ({ textId }) => sendOnce(options, textId))]
}

async function sendOnce(options: SmsJobsOptions, id: string): Promise<void> {
  const { db, onNumberRefused } = options
  await dropLateText(db, id)
  const handed = await handOverOnce(db, TEXTS, id, (text) => handOver(options, { ...text, id }))
  if (handed?.outcome.isNumberRefused) await onNumberRefused(handed.row.userId, handed.row.number)
}

async function handOver(
  { sms, log, mayCost }: SmsJobsOptions,
  { id, number, body }: { id: string; number: string; body: string },
): Promise<{ isSent: boolean; isNumberRefused: boolean }> {
  if (!sms || !(await mayCost(sms.perDay))) {
    log.warn({ isOff: sms === null }, 'a text message is not sent: SMS is off, or SMS_PER_DAY is used up')
    return { isSent: false, isNumberRefused: false }
  }
  const outcome: SmsOutcome = await sms.send({ id, to: number, text: body })
  return { isSent: outcome === 'taken', isNumberRefused: outcome === 'number-refused' }
}
