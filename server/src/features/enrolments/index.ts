// The enrolments room: who studies which course, and the question every room below asks, "may they see inside?".
// Paying is payments. How far somebody has come, and so the list of My Courses, is progress.

export { courseForLearner, type LearnerCourse, learnersCourse } from './access.ts'
export { aboutUpdates, enrolmentsJobs, tellCourseUpdate } from './course-updates.ts'
export { enrol } from './enrol.ts'
export { type CourseToLearn, courseToLearn, isEnrolled, toLearn } from './store.ts'
export { lastVisit, noteVisit, visitDueCondition } from './visits-store.ts'
