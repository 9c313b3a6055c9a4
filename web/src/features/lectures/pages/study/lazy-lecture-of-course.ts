import { lazyPart } from '../../../../lib/pages/lazy-part.ts'

/** Few addresses of a lecture are a course's, or of what is gone. */
export const LectureOfCourse = lazyPart(() => import('./lecture-of-course.tsx'), 'LectureOfCourse')
