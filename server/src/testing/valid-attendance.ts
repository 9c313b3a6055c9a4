import type { Api } from '@academy/contract'
import { dayOf } from '@academy/contract/text/days'
import type { Fixture, ValidCall } from './fixture.ts'
import { anEnrolment, aStudent } from './people.ts'

const theCourse: ValidCall = ({ course }) => ({ params: { courseId: course.id } })
const today = ({ academy }: Fixture) => dayOf(academy.clock.now())

async function aClassmate({ academy, course }: Fixture) {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}

export const VALID_ATTENDANCE = {
  'GET /api/instructor/attendance/{courseId}/{date}': (fixture) => ({
    params: { courseId: fixture.course.id, date: today(fixture) },
  }),
  'GET /api/instructor/attendance/{courseId}': theCourse,
  'GET /api/instructor/attendance/{courseId}/csv': theCourse,
  'POST /api/instructor/attendance': async (fixture) => {
    const { id: studentId } = await aClassmate(fixture)
    const attendanceRecords = [{ studentId, present: true, notes: '' }]
    return { body: { courseId: fixture.course.id, date: today(fixture), attendanceRecords } }
  },
  'PUT /api/instructor/attendance/{courseId}/minimum': ({ course }) => ({
    params: { courseId: course.id },
    body: { minimumPercent: 75 },
  }),
  'GET /api/instructor/attendance/{courseId}/below-minimum': async (fixture) => ({
    params: { courseId: fixture.course.id },
    query: { students: (await aClassmate(fixture)).id },
  }),
  'GET /api/instructor/attendance/{courseId}/students/{studentId}': async (fixture) => ({
    params: { courseId: fixture.course.id, studentId: (await aClassmate(fixture)).id },
  }),
  'GET /api/instructor/attendance/{courseId}/check-in': theCourse,
  'POST /api/instructor/attendance/{courseId}/check-in': theCourse,
  'DELETE /api/instructor/attendance/{courseId}/check-in': theCourse,
  'POST /api/check-in': async ({ academy, owner, course }) => {
    const params = { courseId: course.id }
    const opened = await academy
      .as(owner)
      .call('POST /api/instructor/attendance/{courseId}/check-in', { params })
    // As scanned: it says whose it is.
    return { body: { code: opened.checkIn.path.split('/').at(-1) } }
  },
  'GET /api/attendance/{courseId}': theCourse,
} satisfies Partial<Record<keyof Api, ValidCall>>
