// The courses room: what is offered, by whom, at what price; the public catalogue, and the portals' lists of courses.
// Who studies a course is enrolments, what is in it is lectures: this room only says how many there are and outlines them.

export { courseForOwner, mayManage, refusalOfDeletion, titleForOwner } from './access.ts'
export { assignCourse } from './edit-course.ts'
export { coursesTaughtBy, managedCoursesOf, ownerOf } from './list-managed.ts'
export { countCourses } from './list-store.ts'
export { addUpCourseOrders } from './orders-store.ts'
export { mountCourseFinding } from './public/mount.ts'
export { courseHeads } from './public/page-heads.ts'
export { recountWaitingJob, recountWithout } from './recount-waiting.ts'
export { refusalsWhileSat } from './running-sittings-store.ts'
export {
  COURSE_COLUMNS,
  type CourseRow,
  findCourse,
  lectureCount,
  lockCourseShared,
  queueAtCourse,
} from './store.ts'
export { viewCourse } from './views.ts'
export { createCourse } from './write-course.ts'
