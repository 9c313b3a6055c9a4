import { anEnrolment, aStudent } from '../people.ts'
import { OWNER, TEACHERS } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing, theCourse } from './usual.ts'

export const ACCESS_STUDENTS = {
  'GET /api/instructor/courses/{id}/students': {
    cells: OWNER,
    scope: 'nothing of other courses',
    valid: theCourse,
  },
  'GET /api/instructor/courses/{id}/students/csv': { cells: OWNER, scope: 'the same', valid: theCourse },
  'GET /api/instructor/courses/{id}/students/{studentId}': {
    cells: OWNER,
    scope: 'who is not enrolled is 404; nothing of other courses',
    valid: async ({ academy, course }) => {
      const student = await aStudent(academy)
      await anEnrolment(academy, student, course)
      return { params: { id: course.id, studentId: student.id } }
    },
  },
  'GET /api/instructor/stats': {
    cells: TEACHERS,
    scope: 'of courses that the caller teaches',
    valid: nothing,
  },
  'GET /api/instructor/waiting': {
    cells: TEACHERS,
    scope: 'of courses that the caller teaches',
    valid: nothing,
  },
} satisfies Rows
