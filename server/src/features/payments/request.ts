import { COURSE_MESSAGES, isFreeCourse } from '@academy/contract/courses'
import {
  PAYMENT_MESSAGES as M,
  type PaymentProvider,
  type PaymentRequestBody,
  SCREENSHOT_MAX_BYTES,
} from '@academy/contract/payments'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict, invalid, notFound } from '../../http/problem.ts'
import { storeUploadedImage } from '../../http/store-image.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { type CourseRow, lockCourseShared } from '../courses/index.ts'
import { isEnrolled } from '../enrolments/index.ts'
import { writeTo } from '../notifications/index.ts'
import { readPaymentEvidence } from './evidence.ts'
import { insertWithReference } from './insert.ts'
import { receivedLetter } from './letters.ts'
import { beginWithProvider } from './providers/begin.ts'
import { assertOffered } from './providers/offered.ts'
import { findNewest, type PaymentRow } from './store.ts'
import { tellPages } from './tell.ts'
import { tellWaiting } from './tell-waiting.ts'
import { viewOwnPayment } from './views.ts'

type Asked = Omit<PaymentRequestBody, 'provider'> & { provider: PaymentProvider }
type Evidence = ReturnType<typeof readPaymentEvidence> & { screenshot_key: string | null }

/** "I Paid": all of its evidence is optional. The picture is drawn anew outside the transaction, and only for somebody who
 * may ask at all. */
export async function requestPayment(ctx: Context, asked: Asked, file: UploadedFile | null) {
  const evidence = readPaymentEvidence(asked)
  assertOffered(ctx.config, asked.provider, evidence.payer_number)
  await assertMayAsk(ctx, asked.courseId)
  const screenshot =
    file &&
    (await storeUploadedImage(ctx, file, {
      folder: 'payments',
      maxBytes: SCREENSHOT_MAX_BYTES,
      refusal: M.screenshotInvalid,
    }))
  try {
    return await ctx.write(async (inner) => {
      const row = await ask(inner, asked, { ...evidence, screenshot_key: screenshot?.key ?? null })
      const message = row.provider === 'manual' ? M.sent : M.phoneAsked
      return inner.fitting({ message, status: row.status, request: viewOwnPayment(row) })
    })
  } catch (error) {
    if (screenshot) await ctx.files.remove(screenshot.key)
    throw error
  }
}

async function assertMayAsk(ctx: Context, courseId: string): Promise<void> {
  const { id: studentId } = signedIn(ctx)
  await courseToPay(ctx, courseId)
  if (await isEnrolled(ctx.db, studentId, courseId)) throw conflict(M.alreadyEnrolled)
  const newest = await findNewest(ctx.db, studentId, courseId)
  if (newest?.status === 'pending') throw conflict(M.alreadyPending)
}

/** One waits at a time: the unique key decides. Enrolled is looked at after the row is in, because an approval that ran at
 * the same moment has committed by then. */
async function ask(ctx: Context, { courseId, provider }: Asked, evidence: Evidence): Promise<PaymentRow> {
  const { id: studentId } = signedIn(ctx)
  const course = await courseToPay(ctx, courseId)
  const before = await findNewest(ctx.db, studentId, courseId)
  const row = await insertWithReference(ctx.db, {
    ...evidence,
    student_id: studentId,
    course_id: courseId,
    course_title: course.title,
    price_rwf: course.price_rwf,
    provider,
    previous_id: before?.status === 'rejected' ? before.id : null,
    requested_at: ctx.now(),
  })
  if (!row) throw conflict(M.alreadyPending)
  if (await isEnrolled(ctx.db, studentId, courseId)) throw conflict(M.alreadyEnrolled)
  // Who holds the phone that a provider asks needs no letter about it.
  if (provider === 'manual') {
    await confirm(ctx, studentId, row)
    await tellWaiting(ctx, row.id)
  } else await beginWithProvider(ctx, row.id)
  await tellPages(ctx, row)
  return row
}

async function confirm(ctx: Context, studentId: string, row: PaymentRow): Promise<void> {
  await writeTo(ctx, studentId, 'payment', (person) => receivedLetter(ctx, person, row))
}

/** Held while the transaction lasts. */
async function courseToPay(ctx: Context, courseId: string): Promise<CourseRow> {
  const course = await lockCourseShared(ctx.db, courseId)
  if (!course) throw notFound(COURSE_MESSAGES.notFound)
  if (isFreeCourse({ courseType: course.course_type, price: course.price_rwf })) throw invalid(M.courseFree)
  return course
}
