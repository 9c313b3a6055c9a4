import { CERTIFICATE_NOTES, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { notify } from '../../notifications/index.ts'
import { requestForDecision } from './access.ts'
import { deleteRequest } from './store.ts'
import { tellWaiting } from './tell-waiting.ts'

/** Only while it waits. Its student is told that it is gone, and who asked is told why and may ask again. */
export async function withdraw(ctx: Context, id: string, reason: string) {
  const row = await requestForDecision(ctx, id)
  if (row.status !== 'pending') throw conflict(M.notPending)
  await deleteRequest(ctx.db, id)
  await tellWaiting(ctx, null)
  const { student_id: studentId, course_id: courseId, course_title: course } = row
  await recordAct(ctx, 'withdraw-certification', id, {
    name: [row.student_name, course].filter(Boolean).join(', '),
    studentId,
    courseId,
    reason,
    before: { status: row.status },
  })
  if (row.requested_by) {
    const student = row.student_name ?? USER_MESSAGES.deletedUser
    await notify(ctx, [{ id: row.requested_by }], {
      ...CERTIFICATE_NOTES.withdrawn(student, course, reason),
      kind: 'certificate',
      about: `certificate-withdrawn:${id}`,
      link: courseId ? `/instructor/courses/${courseId}` : null,
    })
  }
  if (studentId)
    await notify(ctx, [{ id: studentId }], {
      ...CERTIFICATE_NOTES.takenBack(course),
      kind: 'certificate',
      about: `certificate-taken-back:${id}`,
      link: '/my-certificates',
    })
  await ctx.events.tell(['admins', ...(studentId ? [`person:${studentId}` as const] : [])], 'certificates')
  return { message: M.withdrawn }
}
