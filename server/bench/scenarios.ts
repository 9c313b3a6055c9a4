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

export function scenariosOf(seeded: Seeded): Scenario[] {
  const { courseId, lectureIds, students, filmPath, quizIds } = seeded
  const student = (n: number) => students[n % students.length]
  const token = (n: number) => ({ token: student(n)?.token ?? '' })
  const lecture = (n: number) => lectureIds[Math.floor(n / students.length) % lectureIds.length]
  return [
    {
      name: 'catalogue, a page of 1,000',
      ...{ promised: 0.6, count: 1500, isSame: true },
      callOf: () => ({ method: 'GET', path: '/api/course/all?limit=12' }),
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
      name: 'sitting: opening a quiz',
      // Not letter for letter: it says what time it is.
      ...{ promised: 0.6, count: 1000, isSame: false },
      callOf: (n) => ({ method: 'GET', path: `/api/quiz/student/${quizIds[0]}`, headers: token(n) }),
    },
    {
      name: 'sitting: handing in',
      ...{ promised: 0.7, count: 300, isSame: false },
      callOf: handIns(seeded),
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

/** Everybody once in each quiz but the first, whichever side is asked: what was handed in stays. */
function handIns({ quizIds, questionIds, students }: Seeded): Scenario['callOf'] {
  let done = 0
  return () => {
    const at = done++
    const quizId = quizIds[1 + Math.floor(at / students.length)]
    const answers = questionIds.map((questionId, place) => ({ questionId, selectedOption: place % 4 }))
    const headers = { token: students[at % students.length]?.token ?? '' }
    return { method: 'POST', path: '/api/quiz/submit', headers, body: JSON.stringify({ quizId, answers }) }
  }
}
