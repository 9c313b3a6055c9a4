import type { ValidCall } from '../fixture.ts'
import { ADMINS, INSIDE, SIGNED_IN, STUDYING } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing, somebody } from './usual.ts'

const askedProgress: ValidCall = ({ course }) => ({ query: { course: course.id } })

export const ACCESS_PROGRESS = {
  'GET /api/mycourse': {
    cells: SIGNED_IN,
    scope: 'students: enrolled; instructors: own; admins: all',
    valid: nothing,
  },
  'GET /api/users/{id}/courses': { cells: ADMINS, valid: somebody },
  'GET /api/user/progress': {
    cells: '401 403 200 200 403 403 200 200',
    scope: 'own; zeros for admins',
    valid: askedProgress,
  },
  'GET /api/progress': {
    cells: '401 403 200 200 403 403 200 200',
    scope: 'own; zeros for admins',
    valid: askedProgress,
  },
  'PUT /api/markascomplete': {
    cells: STUDYING,
    scope: 'own, a lecture of that course',
    valid: ({ course, lectures }) => ({
      body: { courseId: course.id, lectureId: lectures[0].id },
    }),
  },
  'POST /api/user/progress': {
    cells: STUDYING,
    scope: 'own, a lecture of that course',
    valid: ({ course, lectures }) => ({
      query: { course: course.id, lectureId: lectures[0].id },
    }),
  },
  'GET /api/progress/position': {
    cells: INSIDE,
    scope: 'own',
    valid: ({ lectures }) => ({ query: { lecture: lectures[0].id } }),
  },
  'PUT /api/progress/position': {
    cells: STUDYING,
    scope: 'own',
    valid: ({ lectures }) => ({
      body: { lectureId: lectures[0].id, positionSeconds: 4, watched: [[0, 4]] },
    }),
  },
} satisfies Rows
