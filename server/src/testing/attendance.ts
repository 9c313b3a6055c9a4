import { addDays, type Day, dayOf } from '@academy/contract/text/days'
import type { TestAcademy } from './academy.ts'
import { aCourse, anEnrolment, anInstructor, aStudent, type TestPerson } from './people.ts'

export interface TestClass {
  academy: TestAcademy
  course: { id: string }
  owner: TestPerson
  students: [TestPerson, TestPerson, ...TestPerson[]]
  today: Day
  /** So many days of class ago. */
  ago(days: number): Day
}

/** A course with its instructor and a student of each name. */
export async function aClass(
  academy: TestAcademy,
  names: string[] = ['Divine Iradukunda', 'Theo Gasana'],
): Promise<TestClass> {
  const owner = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: owner })
  const students: TestPerson[] = []
  for (const name of names) {
    const student = await aStudent(academy, { name })
    await anEnrolment(academy, student, course)
    students.push(student)
  }
  const today = dayOf(academy.clock.now())
  return {
    academy,
    course,
    owner,
    students: students as TestClass['students'],
    today,
    ago: (days) => addDays(today, -days),
  }
}

export const mark = (student: { id: string }, present: boolean, notes = '') => ({
  studentId: student.id,
  present,
  notes,
})

interface Saved {
  date?: Day
  by?: TestPerson
  version?: number
  cleared?: string[]
}

/** As any client would send it; the answer as it came. */
export const sendAttendance = (
  { academy, course, owner, today }: TestClass,
  attendanceRecords: unknown[],
  { date = today, by = owner, ...rest }: Saved = {},
) =>
  academy.as(by).send('POST /api/instructor/attendance', {
    body: { courseId: course.id, date, attendanceRecords, ...rest },
  })

export const dayOfClass = ({ academy, course, owner, today }: TestClass, date: Day = today) =>
  academy
    .as(owner)
    .call('GET /api/instructor/attendance/{courseId}/{date}', { params: { courseId: course.id, date } })

export const summaryOf = (
  { academy, course, owner }: TestClass,
  query: { before?: string; limit?: string } = {},
) =>
  academy
    .as(owner)
    .call('GET /api/instructor/attendance/{courseId}', { params: { courseId: course.id }, query })

export async function anOpenCheckIn({ academy, course, owner }: TestClass) {
  const { checkIn } = await academy
    .as(owner)
    .call('POST /api/instructor/attendance/{courseId}/check-in', { params: { courseId: course.id } })
  return checkIn
}

export const sendCode = (academy: TestAcademy, student: TestPerson | null, code: string) =>
  academy.as(student).send('POST /api/check-in', { body: { code } })

export const scanned = ({ path }: { path: string }): string => path.split('/').at(-1) ?? ''
