import type { Call } from './load.ts'
import { FILM_BYTES, PASSWORD, type Seeded } from './seed.ts'

export interface Scenario {
  name: string
  /** Ours as a share of the bare handler's calls a second. */
  promised: number
  /** Calls in one round. */
  count: number
  /** Whether both sides answer letter for letter the same. */
  isSame: boolean
  callOf: (n: number) => Call
}

export function scenariosOf({ courseId, lectureIds, students, filmPath }: Seeded): Scenario[] {
  const student = (n: number) => students[n % students.length]
  const token = (n: number) => ({ token: student(n)?.token ?? '' })
  const lecture = (n: number) => lectureIds[Math.floor(n / students.length) % lectureIds.length]
  return [
    {
      name: 'catalogue, a page of 1,000',
      ...{ promised: 0.6, count: 1500, isSame: true },
      callOf: () => ({ method: 'GET', path: '/api/course/all' }),
    },
    {
      name: 'course page',
      ...{ promised: 0.6, count: 1500, isSame: true },
      callOf: () => ({ method: 'GET', path: `/api/course/${courseId}` }),
    },
    {
      name: 'lectures of a course',
      ...{ promised: 0.6, count: 1500, isSame: true },
      // One student: each address is signed for its reader.
      callOf: () => ({ method: 'GET', path: `/api/lectures/${courseId}`, headers: token(0) }),
    },
    {
      name: 'mark complete',
      ...{ promised: 0.7, count: 800, isSame: true },
      callOf: (n) => ({
        method: 'PUT',
        path: '/api/markascomplete',
        headers: token(n),
        body: JSON.stringify({ courseId, lectureId: lecture(n) }),
      }),
    },
    {
      name: 'log in',
      ...{ promised: 0.7, count: 48, isSame: false },
      callOf: (n) => ({
        method: 'POST',
        path: '/api/user/login',
        body: JSON.stringify({ email: student(n)?.email, password: PASSWORD }),
      }),
    },
    {
      name: 'a range of 50 MB',
      ...{ promised: 0.8, count: 16, isSame: false },
      callOf: () => ({ method: 'GET', path: filmPath, headers: { range: `bytes=0-${FILM_BYTES - 1}` } }),
    },
  ]
}
