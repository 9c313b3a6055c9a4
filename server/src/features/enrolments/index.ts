// The enrolments room: who studies which course, and the question every room below asks, "may they see inside?".
// Paying is payments. How far somebody has come, and so the list of My Courses, is progress.

import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { enrolMyself } from './enrol.ts'

export { courseForLearner, type LearnerCourse, learnersCourse } from './access.ts'
export { aboutUpdates, enrolmentsJobs, tellCourseUpdate } from './course-updates.ts'
export { enrol } from './enrol.ts'
export { type CourseToLearn, courseToLearn, isEnrolled, toLearn } from './store.ts'
export { lastVisit, noteVisit, visitDueCondition } from './visits-store.ts'

export const enrolmentsRoutes: Route[] = [
  route(contract.enrol, (ctx, { params }) => enrolMyself(ctx, params.id)),
]
