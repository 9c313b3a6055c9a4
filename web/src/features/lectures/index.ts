// Lectures: what a course teaches, its players, its study page and how lectures are made. What somebody has completed is
// progress; what they are asked afterwards is quizzes. Other rooms' pages take from here the places inside a course.
export { lecturesQuery } from './api.ts'
export { LectureFacts } from './manage/lecture-facts.tsx'
export { examPreviewAddress, quizPreviewAddress } from './preview/preview-address.ts'
export { PreviewFrame } from './preview/preview-frame.tsx'
export { CourseColumns, CourseColumnsSkeleton } from './study/course-columns.tsx'
export { CourseSidebar, CourseTabs } from './study/course-places.tsx'
