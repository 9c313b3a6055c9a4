import type { CourseTabName } from '../../lib/page-route.ts'

/** Where each part of a course's home stands in a portal, in the order of the tabs. */
export function courseTabAddresses(id: string, isInstructor: boolean): [CourseTabName, string][] {
  if (isInstructor)
    return [
      ['overview', `/instructor/courses/${id}`],
      ['lectures', `/instructor/courses/${id}/lectures`],
      ['quizzes', `/instructor/quizzes?course=${id}`],
      ['final-exam', `/instructor/final-exam/${id}`],
      ['submissions', `/instructor/submissions?course=${id}`],
      ['attendance', `/instructor/attendance/${id}`],
    ]
  return [
    ['overview', `/admin/course/${id}`],
    ['lectures', `/admin/course/${id}/lectures`],
    ['quizzes', `/admin/quizzes?course=${id}`],
    ['submissions', `/admin/all-submissions?course=${id}`],
  ]
}
