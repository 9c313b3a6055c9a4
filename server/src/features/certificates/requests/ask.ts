import { percentageOf } from '@academy/contract/attempts'
import { CERTIFICATE_NOTES, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { newId } from '../../../db/ids.ts'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { type CourseRow, courseForOwner, lockCourseShared } from '../../courses/index.ts'
import { notify } from '../../notifications/index.ts'
import { findCourseFacts } from '../issue/facts-store.ts'
import { requestForAdmin } from './access.ts'
import { type ExamSubmissionRow, lockSubmissionsShared, selectOfCourse } from './passed-store.ts'
import { insertRequests } from './store.ts'
import { tellWaiting } from './tell-waiting.ts'
import { viewRequest } from './views.ts'

interface Asked {
  studentId: string
  courseId: string
  submissionId: string
}

/** Once a student and course, however many ask at the same moment. */
export async function askForOne(ctx: Context, { studentId, courseId, submissionId }: Asked) {
  const course = await courseForOwner(ctx, courseId)
  const [submission] = await lockSharedAndRead(ctx, courseId, [submissionId])
  if (!submission || submission.student_id !== studentId) throw invalid(M.submissionForeign)
  if (!submission.passed) throw conflict(M.notPassed)
  const [asked] = await ask(ctx, course, [submission])
  if (!asked) throw conflict(M.alreadyRequested)
  await recordAct(ctx, 'request-certification', asked.id, {
    studentId,
    courseId,
    submissionId,
    after: { status: 'pending' },
  })
  return { message: M.requested, request: viewRequest(ctx, await requestForAdmin(ctx, asked.id)) }
}

/** Final exams of that course among the ids, which stay while the transaction lasts. */
export async function lockSharedAndRead(
  ctx: Context,
  courseId: string,
  ids: readonly string[],
): Promise<ExamSubmissionRow[]> {
  await lockCourseShared(ctx.db, courseId)
  await lockSubmissionsShared(ctx.db, ids)
  return selectOfCourse(ctx.db, courseId, ids)
}

/** Writes the requests and tells their students; those that there are already are left out. In one order, so that two who ask
 * for the same people never wait for each other in a circle. */
export async function ask(ctx: Context, course: CourseRow, submissions: readonly ExamSubmissionRow[]) {
  const { id: by, name } = signedIn(ctx)
  const facts = await findCourseFacts(ctx.db, course.id)
  if (!facts) throw invalid(M.submissionForeign)
  const inOrder = submissions.toSorted((a, b) => ((a.student_id ?? '') < (b.student_id ?? '') ? -1 : 1))
  const rows = inOrder.map((submission) => ({
    ...facts,
    id: newId(),
    student_id: submission.student_id,
    course_id: course.id,
    submission_id: submission.id,
    percentage: percentageOf(submission.total_marks_awarded, submission.total_marks),
    requested_by: by,
    requested_by_name: name,
    requested_at: ctx.now(),
  }))
  const asked = await insertRequests(ctx.db, rows)
  const students = asked.flatMap(({ student_id }) => (student_id ? [{ id: student_id }] : []))
  const last = asked.at(-1)
  if (last) await tellWaiting(ctx, last.id)
  if (students.length === 0) return asked
  await notify(ctx, students, {
    ...CERTIFICATE_NOTES.requested(course.title),
    kind: 'certificate',
    about: `certificate-requested:${asked[0]?.id}`,
    link: '/my-certificates',
  })
  await ctx.events.tell(['admins', ...students.map(({ id }) => `person:${id}` as const)], 'certificates')
  return asked
}
