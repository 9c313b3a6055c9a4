import { EVERY_CORE } from './bare-log-in.ts'
import type { Scenario } from './compare.ts'
import { PASSWORD, type Seeded } from './seed.ts'
import type { Call } from './wire.ts'

export function scenariosOf(seeded: Seeded): Scenario[] {
  const { courseId, lectureIds, students, quizIds } = seeded
  const student = (n: number) => students[n % students.length]
  const token = (n: number) => ({ token: student(n)?.token ?? '' })
  const completing = fresh(students.length * lectureIds.length)
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
      ...{ promised: 0.6, maxCpuMs: 2, count: 1500, isSame: true },
      // One student: each address is signed for its reader.
      callOf: () => ({ method: 'GET', path: `/api/lectures/${courseId}`, headers: token(0) }),
    },
    {
      name: 'mark complete',
      // Each marks a lecture that they had not completed; the first two, which both sides are asked to compare their answers, are alike.
      ...{ promised: 0.85, maxCpuMs: 1.6, count: 800, isSame: true },
      callOf: () => {
        const at = completing()
        const lectureId = lectureIds[Math.floor(at / students.length)]
        return {
          method: 'PUT',
          path: '/api/markascomplete',
          headers: token(at),
          body: JSON.stringify({ courseId, lectureId }),
        }
      },
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
      ...{ promised: 0.9, count: 48, isSame: false },
      callOf: (n) => logIn(student(n)?.email),
    },
    {
      name: 'log in, beside hashes on every core',
      ...{ promised: 0, count: 48, isSame: false },
      callOf: (n) => ({ ...logIn(student(n)?.email), headers: { hashes: EVERY_CORE } }),
    },
  ]
}

const logIn = (email = ''): Call => ({
  method: 'POST',
  path: '/api/user/login',
  body: JSON.stringify({ email, password: PASSWORD }),
})

/** Everybody once in each quiz but the first, whichever side is asked: what was handed in stays. */
function handIns({ quizIds, questionIds, students }: Seeded): Scenario['callOf'] {
  const handing = fresh(students.length * (quizIds.length - 1))
  return () => {
    const at = handing()
    const quizId = quizIds[1 + Math.floor(at / students.length)]
    const answers = questionIds.map((questionId, place) => ({ questionId, selectedOption: place % 4 }))
    const headers = { token: students[at % students.length]?.token ?? '' }
    return { method: 'POST', path: '/api/quiz/submit', headers, body: JSON.stringify({ quizId, answers }) }
  }
}

/** A number that no call has had before. */
export function fresh(end: number): () => number {
  let next = 0
  return () => {
    if (next === end) throw new Error('fewer rounds, or a smaller share: everybody has done everything')
    return next++
  }
}
