// Courses: what is offered, to whom, by whom, at what price. The card with all its states, the way in, and
// the addresses of a course. Studying one is lectures and progress; one's own courses are enrolments; paying is payments.

export {
  ADD_COURSE_ADDRESS,
  ADMIN_COURSES_ADDRESS,
  addLectureAddress,
  adminCourseAddress,
  adminLecturesAddress,
  courseAddress,
  courseAnnouncementsAddress,
  courseTeacherAddress,
  editCourseAddress,
  editLectureAddress,
  finalExamAddress,
  INSTRUCTOR_COURSES_ADDRESS,
  lectureAddress,
  manageLecturesAddress,
  NEW_COURSE_ADDRESS,
  paymentAddress,
  studyAddress,
} from './addresses.ts'
export { courseQuery, myCoursesQuery } from './api.ts'
export { CourseAccordion } from './components/course-accordion.tsx'
export { CourseCard } from './components/course-card.tsx'
export { CourseCardSkeletons } from './components/course-card-skeleton.tsx'
export { CourseGrid } from './components/course-grid.tsx'
export { CourseNotFound } from './components/course-not-found.tsx'
export { CourseProgressBand } from './components/course-progress-band.tsx'
export { OWN_CARD } from './components/own-card.tsx'
export { previewOf } from './course-text.ts'
export { courseTrail } from './course-trail.ts'
export { LazyCourseTabs } from './lazy-course-tabs.ts'
export { courseStudentAddress, studentAddress } from './student-addresses.ts'
export {
  adminCoursesQuery,
  courseLecturesQuery,
  coursesChanged,
  instructorCourseQuery,
  instructorCoursesQuery,
  type ListedCourse,
} from './teaching-api.ts'
export { useCourseNames } from './use-course-names.ts'
