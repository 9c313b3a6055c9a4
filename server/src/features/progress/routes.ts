import { contract } from '@academy/contract'
import { enteringRoute, type Route, route } from '../../http/route.ts'
import { markAsComplete } from './complete.ts'
import { listMyCourses } from './my-courses.ts'
import { listCoursesOf } from './person-courses.ts'
import { readPosition, readProgress } from './read.ts'
import { savePosition } from './save-position.ts'

export const progressRoutes: Route[] = [
  route(contract.coursesOfPerson, (ctx, { params }) => listCoursesOf(ctx, params.id)),
  enteringRoute(contract.myCourses, (entry, { query }) => listMyCourses(entry, query)),
  enteringRoute(contract.userProgress, (entry, { query }) => readProgress(entry, query.course)),
  enteringRoute(contract.progress, (entry, { query }) => readProgress(entry, query.course)),
  enteringRoute(contract.markAsComplete, (entry, { body }) => markAsComplete(entry, body)),
  enteringRoute(contract.markAsCompleteByQuery, (entry, { query }) =>
    markAsComplete(entry, { courseId: query.course, lectureId: query.lectureId }),
  ),
  enteringRoute(contract.position, (entry, { query }) => readPosition(entry, query.lecture)),
  enteringRoute(contract.savePosition, (entry, { body }) => savePosition(entry, body)),
]
