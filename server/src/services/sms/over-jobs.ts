import type { Logger } from 'pino'
import { newId } from '../../db/ids.ts'
import { defineJob, type JobHandler, jobsOn, onJob } from '../jobs/index.ts'
import type { Sms } from './sender.ts'
import {
  claimText,
  insertTexts,
  isTextInHand,
  type NewText,
  putTextBack,
  settleText,
  type TextsDb,
} from './texts-store.ts'

export type TextMessage = Omit<NewText, 'id'> & {
  /** Not before. */
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

/** Claimed, handed over, noted: as mails are, decision 040. */
async function sendOnce(
  { db, sms, log, mayCost, onNumberRefused }: SmsJobsOptions,
  id: string,
): Promise<void> {
  const text = await claimText(db, id)
  if (!text) {
    if (await isTextInHand(db, id)) throw new Error('the message is being sent already')
    return settleText(db, id, 'refused')
  }
  if (!sms || !(await mayCost(sms.perDay))) {
    log.warn({ isOff: sms === null }, 'a text message is not sent: SMS is off, or SMS_PER_DAY is used up')
    return settleText(db, id, 'refused')
  }
  const outcome = await sms.send({ id, to: text.number, text: text.body }).catch(async (error) => {
    await putTextBack(db, id, text.lease)
    throw error
  })
  await settleText(db, id, outcome === 'taken' ? 'sent' : 'refused')
  if (outcome === 'number-refused') await onNumberRefused(text.userId, text.number)
}
