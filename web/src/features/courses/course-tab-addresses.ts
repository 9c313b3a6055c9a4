import type { CourseTabName } from '../../lib/pages/page-route.ts'

/** Where each part of a course's home stands in a portal, in the order of the tabs. */
export function courseTabAddresses(id: string, isInstructor: boolean): [CourseTabName, string][] {
  if (isInstructor)
    return [
      ['overview', `/instructor/courses/${id}`],
      ['lectures', `/instructor/courses/${id}/lectures`],
      ['quizzes', `/instructor/quizzes?course=${id}`],
      ['final-exam', `/instructor/final-exam/${id}`],
      ['submissions', `/instructor/submissions?course=${id}`],
      ['students', `/instructor/students?course=${id}`],
      ['attendance', `/instructor/attendance/${id}`],
    ]
  return [
    ['overview', `/admin/course/${id}`],
    ['lectures', `/admin/course/${id}/lectures`],
    ['quizzes', `/admin/course/${id}/quizzes`],
    ['final-exam', `/admin/course/${id}/final-exam`],
    ['submissions', `/admin/all-submissions?course=${id}`],
    ['students', `/admin/course/${id}/students`],
    ['attendance', `/admin/course/${id}/attendance`],
  ]
}

/** Where something is written to all who study it. */
export const announceAddress = (id: string, isInstructor: boolean) =>
  `${isInstructor ? '/instructor' : '/admin'}/announcements/new?course=${id}`
