import type { APIRequestContext } from '@playwright/test'
import { ask } from './api.ts'
import { aCourse, aLecture, anInstructor, type Course } from './made.ts'
import type { Person } from './people.ts'

export const PRICE_RWF = 40_000

/** A course that costs something, with a lecture to open once it is paid. */
export async function aPaidCourse(request: APIRequestContext): Promise<Course> {
  const teacher = await anInstructor(request)
  const course = await aCourse(request, teacher, { price: PRICE_RWF })
  await aLecture(request, teacher, course)
  return course
}

const KIGALI_AHEAD_MS = 2 * 3_600_000
let made = 0

/** Ids that no other journey of the run pays with. */
export function aTransactionId(): string {
  made += 1
  const worker = process.env.TEST_WORKER_INDEX ?? '0'
  return `${14_000_000_000 + (process.pid % 10_000) * 100_000 + Number(worker) * 1_000 + made}`
}

/** The confirmation as MTN sends it, with the balance that must not leave the phone. */
export function momoSms(transactionId: string, amountRwf = PRICE_RWF): string {
  const amount = amountRwf.toLocaleString('en-US')
  // Just now: no statement of the demo academy can know it yet.
  const at = new Date(Date.now() + KIGALI_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ')
  return `TxId: ${transactionId}. Your payment of ${amount} RWF to Impinga Ltd 014725 has been completed at ${at}. Your new balance: 120,500 RWF. Fee was 0 RWF.`
}

/** Told without a browser. */
export async function iPaid(
  request: APIRequestContext,
  as: Person,
  course: Course,
  evidence: object = {},
): Promise<{ _id: string; reference: string }> {
  const data = { courseId: course._id, ...evidence }
  const address = 'POST /api/course/payment-request'
  return (await ask<{ request: { _id: string; reference: string } }>(request, address, { as, data })).request
}
