import type { Context } from '../../http/context.ts'
import { assignCourse } from '../courses/index.ts'
import { enrol } from '../enrolments/index.ts'
import type { Member } from './store.ts'

/** A student studies them, an instructor teaches them. */
export async function giveCourses(ctx: Context, { id, role }: Member, courseIds: string[]): Promise<void> {
  for (const courseId of courseIds) {
    if (role === 'instructor') await assignCourse(ctx, courseId, id)
    else if (role === 'user') await enrol(ctx, id, courseId)
  }
}
