import type { ValidCall } from '../fixture.ts'
import { anInstructor } from '../people.ts'
import { aPicture } from '../pictures.ts'
import { ADMINS, EVERYONE, OWNER, TEACHERS } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing, theCourse } from './usual.ts'

const theseCourses: ValidCall = ({ course }) => ({ body: { ids: [course.id] } })

const courseFields = {
  title: 'Maps of Kigali',
  description: 'Streets and hills.',
  category: 'Data Science',
  duration: 3,
}

const aNewCourse: ValidCall = async () => ({ body: courseFields, file: await aPicture() })

export const ACCESS_COURSES = {
  'GET /api/course/all': { cells: EVERYONE, scope: 'catalogue fields', valid: nothing },
  'GET /api/course/{id}': {
    cells: EVERYONE,
    scope: 'with the public outline: no media, no ids of media',
    valid: theCourse,
  },
  'DELETE /api/course/{id}': { cells: OWNER, valid: theCourse },
  'POST /api/course/new': { cells: ADMINS, valid: aNewCourse },
  'POST /api/course/assign': {
    cells: ADMINS,
    scope: 'to a current instructor',
    valid: async ({ academy, course }) => ({
      body: { courseId: course.id, instructorId: (await anInstructor(academy)).id },
    }),
  },
  'GET /api/courses': { cells: ADMINS, valid: nothing },
  'GET /api/courses/csv': { cells: ADMINS, valid: nothing },
  'GET /api/instructor/courses': { cells: TEACHERS, scope: 'own; all for admins', valid: nothing },
  'GET /api/instructor/courses/csv': { cells: TEACHERS, scope: 'the same', valid: nothing },
  'GET /api/instructor/courses/{id}': { cells: OWNER, valid: theCourse },
  'POST /api/instructor/courses/new': {
    cells: TEACHERS,
    scope: 'the owner is the caller, whatever the form says',
    valid: aNewCourse,
  },
  'PUT /api/instructor/courses/{id}': {
    cells: OWNER,
    valid: ({ course }) => ({
      params: { id: course.id },
      body: { title: 'A new title' },
    }),
  },
  'DELETE /api/instructor/courses/{id}': { cells: OWNER, valid: theCourse },
  'POST /api/instructor/courses/deletion': {
    cells: TEACHERS,
    scope: 'reads only; another’s is refused',
    valid: theseCourses,
  },
  'POST /api/instructor/courses/delete': {
    cells: TEACHERS,
    scope: 'at most 100, each for itself: own; all for admins; another’s is refused and stays',
    valid: theseCourses,
  },
} satisfies Rows
