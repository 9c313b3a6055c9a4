import type { Context } from '../../http/context.ts'

/** Whoever may have the course's attendance open looks again. */
export async function tellAttendance(ctx: Context, course: { instructor_id: string | null }): Promise<void> {
  const owner = course.instructor_id ? ([`person:${course.instructor_id}`] as const) : []
  await ctx.events.tell(['admins', ...owner], 'attendance')
}
