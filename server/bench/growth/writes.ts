import type { Call } from '../wire.ts'
import { COMPLETED, LECTURES, NEW_QUIZ, OPEN_QUIZ, QUIZZES } from './rows.ts'
import { courseOfPerson, id, type Size, tokenOfPerson } from './seed.ts'

export interface GrowthWrite {
  name: string
  /** The n-th of its kind, each by another person about another row. */
  callOf: (n: number, size: Size) => Call
}

/** So many that each has done nothing yet. */
export const WRITERS = 800

/** Of every ten the first is elsewhere in the skewed academy, and some of those are staff. */
const personOf = (n: number) => 1 + n + Math.floor(n / 9)
const answers = [
  { questionId: 'q1', writtenAnswer: 'Because it is drawn first.' },
  { questionId: 'q2', selectedOption: 1 },
]

type Asked = { person: number; course: number; quiz: (which: number) => string; size: Size }

const write = (
  name: string,
  method: Call['method'],
  asked: (of: Asked) => { path: string; body?: object },
): GrowthWrite => ({
  name,
  callOf: (n, size) => {
    const person = personOf(n)
    const course = courseOfPerson(person, size)
    const { path, body } = asked({ person, course, size, quiz: (which) => id('a', QUIZZES * course + which) })
    const headers = { token: person === 1 ? 'token-of-the-student-among-many-people' : tokenOfPerson(person) }
    return { method, path, headers, ...(body ? { body: JSON.stringify(body) } : undefined) }
  },
})

/** What a student does, in the order in which it can be done. */
export const growthWrites: readonly GrowthWrite[] = [
  write('enrolling', 'POST', ({ person, course, size }) => {
    const free = 3 + 2 * ((7 * person) % (50 * size.times - 2))
    return { path: `/api/course/enroll/${id('c', free === course ? free + 2 : free)}` }
  }),
  write('a lecture marked complete', 'PUT', ({ course }) => ({
    path: '/api/markascomplete',
    body: { courseId: id('c', course), lectureId: id('1ec', LECTURES * course + COMPLETED) },
  })),
  write('where a lecture stopped', 'PUT', ({ course }) => ({
    path: '/api/progress/position',
    body: { lectureId: id('1ec', LECTURES * course), positionSeconds: 4, watched: [[0, 4]] },
  })),
  write('a quiz opened first', 'GET', ({ quiz }) => ({ path: `/api/quiz/student/${quiz(NEW_QUIZ)}` })),
  write('a draft', 'PUT', ({ person, quiz }) => ({
    path: `/api/quiz/draft/${quiz(OPEN_QUIZ)}`,
    body: {
      attemptId: id('a77e', person),
      deviceId: 'telephone-1',
      answers: [{ questionId: 'q2', seq: 1, selectedOption: 0, flagged: false }],
    },
  })),
  write('handing in', 'POST', ({ quiz }) => ({
    path: '/api/quiz/submit',
    body: { quizId: quiz(OPEN_QUIZ), answers },
  })),
  write('a question', 'POST', ({ person, course }) => ({
    path: `/api/lecture/${id('1ec', LECTURES * course)}/questions`,
    body: { title: 'Why is my canvas empty?', body: 'I see nothing.', key: `bench-question-of-${person}` },
  })),
  write('a message', 'POST', ({ person, course }) => ({
    path: '/api/messages/send',
    body: {
      receiverId: id('1', course < 100 ? 3 : 4),
      courseId: id('c', course),
      content: 'Do you have the notes?',
      key: `bench-message-of-${person}`,
    },
  })),
]
