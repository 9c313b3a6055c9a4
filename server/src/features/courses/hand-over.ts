import { HAND_OVER_NOTES as N } from '@academy/contract/courses'
import { LOOK_AT_ALL } from '@academy/contract/http'
import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'
import { notify } from '../notifications/index.ts'
import { recountWaitingJob } from './recount-waiting.ts'
import type { CourseRow } from './store.ts'

const OWN_COURSES = '/instructor/courses'

/** Both hear of it, what waits in the course goes from the one to the other, and whatever they have open is looked at again: the former instructor's pages meet their refusal. */
export async function tellHandOver(
  ctx: Context,
  { id, title, instructor_id: formerId }: Pick<CourseRow, 'id' | 'title' | 'instructor_id'>,
  newInstructorId: string,
): Promise<void> {
  const change = `${id}:${newId()}`
  await ctx.jobs.add(recountWaitingJob, { courseId: id, gone: [], event: change })
  await notify(ctx, [{ id: newInstructorId }], {
    kind: 'course-assigned',
    about: `course-assigned:${change}`,
    title: N.assignedTitle,
    message: N.assigned(title),
    params: { course: title },
    link: `${OWN_COURSES}/${id}`,
  })
  if (!formerId) return
  await notify(ctx, [{ id: formerId }], {
    kind: 'course-assigned',
    about: `course-taken:${change}`,
    title: N.takenTitle,
    message: N.taken(title),
    params: { course: title },
    link: OWN_COURSES,
  })
  await ctx.events.tell(`person:${formerId}`, LOOK_AT_ALL)
}
