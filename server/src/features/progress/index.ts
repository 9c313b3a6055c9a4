// The progress room: which lectures a student has completed, where they stopped, and the list of My Courses that shows it.
// It marks no quiz and opens no exam, and only says how one stands; the percentage comes from one pure function of the contract.

import { contract } from '@academy/contract'
import { entering, type Route, route, slowRoute } from '../../http/route.ts'
import { markAsComplete } from './complete.ts'
import { listMyCourses } from './my-courses.ts'
import { listCoursesOf } from './person-courses.ts'
import { readPosition, readProgress } from './read.ts'
import { savePosition } from './save-position.ts'

export { completeLecture } from './complete.ts'
export { countProgress } from './store.ts'

export const progressRoutes: Route[] = [
  route(contract.coursesOfPerson, (ctx, { params }) => listCoursesOf(ctx, params.id)),
  entering(route(contract.myCourses, (ctx, { query }) => listMyCourses(ctx, query))),
  entering(route(contract.userProgress, (ctx, { query }) => readProgress(ctx, query.course))),
  entering(route(contract.progress, (ctx, { query }) => readProgress(ctx, query.course))),
  entering(slowRoute(contract.markAsComplete, (ctx, { body }) => markAsComplete(ctx, body))),
  entering(
    slowRoute(contract.markAsCompleteByQuery, (ctx, { query }) =>
      markAsComplete(ctx, { courseId: query.course, lectureId: query.lectureId }),
    ),
  ),
  route(contract.position, (ctx, { query }) => readPosition(ctx, query.lecture)),
  route(contract.savePosition, (ctx, { body }) => savePosition(ctx, body)),
]
