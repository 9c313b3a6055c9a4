import { dayOf } from '@academy/contract/text/days'
import type { Fixture, ValidCall } from '../fixture.ts'
import { anEnrolment, aStudent } from '../people.ts'
import { OWNER, STUDYING } from './callers.ts'
import type { Rows } from './row.ts'

const theCourse: ValidCall = ({ course }) => ({ params: { courseId: course.id } })

const today = ({ academy }: Fixture) => dayOf(academy.clock.now())

async function aClassmate({ academy, course }: Fixture) {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}

export const ACCESS_ATTENDANCE = {
  'GET /api/instructor/attendance/{courseId}/{date}': {
    cells: OWNER,
    scope: 'no day in the future',
    valid: (fixture) => ({
      params: { courseId: fixture.course.id, date: today(fixture) },
    }),
  },
  'GET /api/instructor/attendance/{courseId}': { cells: OWNER, valid: theCourse },
  'GET /api/instructor/attendance/{courseId}/csv': {
    cells: OWNER,
    scope: 'no cell begins a formula',
    valid: theCourse,
  },
  'POST /api/instructor/attendance': {
    cells: OWNER,
    scope: 'every student of that course, or nothing is saved',
    valid: async (fixture) => {
      const { id: studentId } = await aClassmate(fixture)
      const attendanceRecords = [{ studentId, present: true, notes: '' }]
      return { body: { courseId: fixture.course.id, date: today(fixture), attendanceRecords } }
    },
  },
  'PUT /api/instructor/attendance/{courseId}/minimum': {
    cells: OWNER,
    valid: ({ course }) => ({
      params: { courseId: course.id },
      body: { minimumPercent: 75 },
    }),
  },
  'GET /api/instructor/attendance/{courseId}/below-minimum': {
    cells: OWNER,
    valid: async (fixture) => ({
      params: { courseId: fixture.course.id },
      query: { students: (await aClassmate(fixture)).id },
    }),
  },
  'GET /api/instructor/attendance/{courseId}/students/{studentId}': {
    cells: OWNER,
    scope: 'a student of that course',
    valid: async (fixture) => ({
      params: { courseId: fixture.course.id, studentId: (await aClassmate(fixture)).id },
    }),
  },
  'GET /api/instructor/attendance/{courseId}/check-in': {
    cells: OWNER,
    scope: 'with the code',
    valid: theCourse,
  },
  'POST /api/instructor/attendance/{courseId}/check-in': { cells: OWNER, valid: theCourse },
  'DELETE /api/instructor/attendance/{courseId}/check-in': { cells: OWNER, valid: theCourse },
  'POST /api/check-in': {
    cells: STUDYING,
    scope: 'own, by a code that holds; ten tries in five minutes',
    valid: async ({ academy, owner, course }) => {
      const params = { courseId: course.id }
      const opened = await academy
        .as(owner)
        .call('POST /api/instructor/attendance/{courseId}/check-in', { params })
      // As scanned: it says whose it is.
      return { body: { code: opened.checkIn.path.split('/').at(-1) } }
    },
  },
  'GET /api/attendance/{courseId}': { cells: STUDYING, scope: 'own; no notes', valid: theCourse },
} satisfies Rows
