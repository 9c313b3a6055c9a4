import { percentageOf, roundPercent } from '@academy/contract/attempts'
import { BULK_MAX_REQUESTS, CERTIFICATE_MESSAGES as M, PASSED_MAX_ROWS } from '@academy/contract/certificates'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { courseForOwner } from '../../courses/index.ts'
import { ask, lockSharedAndRead } from './ask.ts'
import {
  countCertifiable,
  type ExamSubmissionRow,
  selectCertifiable,
  selectOfCourse,
  selectPassed,
} from './passed-store.ts'

/** What a bulk request would do, or how far the certificate of one is. */
export async function listCertifiable(ctx: Context, courseId: string, submissionId: string | undefined) {
  await courseForOwner(ctx, courseId)
  const rows = submissionId
    ? (await selectOfCourse(ctx.db, courseId, [submissionId])).filter(({ passed }) => passed)
    : await selectPassed(ctx.db, courseId, PASSED_MAX_ROWS)
  return {
    certifiable: await countCertifiable(ctx.db, courseId),
    submissions: rows.map((row) => ({
      submissionId: row.id,
      student:
        row.student_id === null || row.student_name === null
          ? null
          : { _id: row.student_id, name: row.student_name },
      percentage: roundPercent(percentageOf(row.total_marks_awarded, row.total_marks)),
      status: row.status,
      isRevoked: row.is_revoked,
    })),
  }
}

/** Each that cannot be asked for is told with its reason; the others are asked for. */
export async function askForMany(ctx: Context, courseId: string, submissionIds: string[] | undefined) {
  const course = await courseForOwner(ctx, courseId)
  const ids =
    submissionIds ?? (await selectCertifiable(ctx.db, courseId, BULK_MAX_REQUESTS)).map(({ id }) => id)
  const wanted = [...new Set(ids)]
  const known = new Map((await lockSharedAndRead(ctx, courseId, wanted)).map((row) => [row.id, row]))
  const sound = wanted.flatMap((id) => {
    const row = known.get(id)
    return row && refusalReason(row) === null ? [row] : []
  })
  if (sound.length === 0 && wanted.every((id) => !known.get(id)?.status)) throw conflict(M.nonePassed)
  const asked = await ask(ctx, course, sound)
  const done = new Set(asked.map(({ submission_id }) => submission_id))
  const failed = wanted
    .filter((id) => !done.has(id))
    .map((id) => {
      const row = known.get(id)
      const message = row ? (refusalReason(row) ?? M.alreadyRequested) : M.submissionForeign
      return { submissionId: id, student: row?.student_name ?? USER_MESSAGES.deletedUser, message }
    })
  if (asked.length > 0)
    await recordAct(ctx, 'request-certifications', courseId, {
      requests: asked.map(({ id }) => id),
      after: { status: 'pending', created: asked.length },
    })
  const message = asked.length > 0 ? M.requestsCreated(asked.length) : M.requestsFailed(failed.length)
  return { message, created: asked.length, failed }
}

function refusalReason(row: ExamSubmissionRow): string | null {
  if (row.student_id === null) return M.holderGone
  if (!row.passed) return M.notPassed
  return row.status === null ? null : M.alreadyRequested
}
