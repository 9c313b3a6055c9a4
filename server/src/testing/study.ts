import { completeLecture } from '../features/progress/index.ts'
import type { TestAcademy } from './academy.ts'
import type { TestPerson } from './people.ts'

/** Every lecture of a course, as if that enrolled student had marked each. */
export const completeLectures = (academy: TestAcademy, student: TestPerson, course: { id: string }) =>
  academy.write(async (ctx) => {
    const lectures = await ctx.db
      .selectFrom('lectures')
      .select('id')
      .where('course_id', '=', course.id)
      .execute()
    for (const { id } of lectures) await completeLecture(ctx, student.id, course.id, id)
  })
