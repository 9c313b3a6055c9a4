import type { Api } from '@academy/contract'
import { dayOf } from '@academy/contract/text/days'
import { anEnrolment, aStudent } from './people.ts'
import type { Stage, ValidCall } from './stage.ts'

const theCourse: ValidCall = ({ course }) => ({ params: { courseId: course.id } })
const today = ({ academy }: Stage) => dayOf(academy.clock.now())

async function aClassmate({ academy, course }: Stage) {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}

export const VALID_ATTENDANCE = {
  'GET /api/instructor/attendance/{courseId}/{date}': (stage) => ({
    params: { courseId: stage.course.id, date: today(stage) },
  }),
  'GET /api/instructor/attendance/{courseId}': theCourse,
  'GET /api/instructor/attendance/{courseId}/csv': theCourse,
  'POST /api/instructor/attendance': async (stage) => {
    const { id: studentId } = await aClassmate(stage)
    const attendanceRecords = [{ studentId, present: true, notes: '' }]
    return { body: { courseId: stage.course.id, date: today(stage), attendanceRecords } }
  },
  'PUT /api/instructor/attendance/{courseId}/minimum': ({ course }) => ({
    params: { courseId: course.id },
    body: { minimumPercent: 75 },
  }),
  'GET /api/instructor/attendance/{courseId}/below-minimum': async (stage) => ({
    params: { courseId: stage.course.id },
    query: { students: (await aClassmate(stage)).id },
  }),
  'GET /api/instructor/attendance/{courseId}/students/{studentId}': async (stage) => ({
    params: { courseId: stage.course.id, studentId: (await aClassmate(stage)).id },
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
