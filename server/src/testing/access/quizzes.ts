import type { ValidCall } from '../fixture.ts'
import { completeLectures } from '../study.ts'
import { answersTo } from '../submissions.ts'
import { ADMINS, GRADUATE, INSIDE, OWNER, STUDYING, TEACHERS } from './callers.ts'
import type { Rows } from './row.ts'
import { beginAs, draftOf, fields, theQuiz } from './sitting-inputs.ts'
import { nothing } from './usual.ts'

const LECTURE_DONE = 'S1 has completed its lecture, as S2 has'

const theseQuizzes: ValidCall = async ({ quiz }) => ({ body: { ids: [(await quiz()).id] } })

const newQuiz: ValidCall = ({ course, lectures }) => ({
  body: { ...fields, course: course.id, lecture: lectures[0].id },
})

export const ACCESS_QUIZZES = {
  'GET /api/quiz/course/{courseId}': {
    cells: INSIDE,
    scope: 'students: no question, own standing',
    valid: ({ course }) => ({ params: { courseId: course.id } }),
  },
  'GET /api/quiz/lecture/{lectureId}': {
    cells: INSIDE,
    scope: 'students: no question, own standing',
    valid: ({ lectures }) => ({ params: { lectureId: lectures[1].id } }),
  },
  'GET /api/quiz/student/{id}': {
    cells: STUDYING,
    scope: 'own; no key; no question before its lecture is complete',
    valid: theQuiz,
  },
  'PUT /api/quiz/draft/{id}': {
    cells: STUDYING,
    scope: `own; ${LECTURE_DONE}`,
    valid: async (fixture) => {
      // The lecture comes first, whoever studies the course.
      if (fixture.caller) await completeLectures(fixture.academy, fixture.caller, fixture.course)
      return { params: { id: (await fixture.quiz()).id }, body: await draftOf(fixture, 'quiz') }
    },
  },
  'POST /api/quiz/submit': {
    cells: GRADUATE,
    scope: 'own, once; its lecture is complete',
    valid: async (fixture) => {
      await beginAs(fixture, 'quiz')
      const quiz = await fixture.quiz()
      return { body: { quizId: quiz.id, answers: answersTo(quiz, undefined) } }
    },
  },
  'GET /api/quiz/result/{id}': {
    cells: STUDYING,
    scope: 'own or null; no key; marks once graded',
    valid: theQuiz,
  },
  'GET /api/quiz/{id}': { cells: OWNER, scope: 'with the key', valid: theQuiz },
  'GET /api/instructor/quizzes/{id}/preview': { cells: OWNER, scope: 'no key', valid: theQuiz },
  'DELETE /api/quiz/{id}': { cells: OWNER, valid: theQuiz },
  'GET /api/instructor/quizzes': { cells: TEACHERS, scope: 'own; all for admins', valid: nothing },
  'GET /api/instructor/quizzes/csv': { cells: TEACHERS, scope: 'the same', valid: nothing },
  'GET /api/instructor/quizzes/{id}': { cells: OWNER, valid: theQuiz },
  'DELETE /api/instructor/quizzes/{id}': { cells: OWNER, valid: theQuiz },
  'POST /api/instructor/quizzes/deletion': {
    cells: TEACHERS,
    scope: 'reads only; another’s is refused without its name',
    valid: theseQuizzes,
  },
  'POST /api/instructor/quizzes/delete': {
    cells: TEACHERS,
    scope: 'at most 100, each for itself: own; all for admins; another’s is refused and stays',
    valid: theseQuizzes,
  },
  'GET /api/quiz/check-lecture/{lectureId}': {
    cells: OWNER,
    valid: ({ lectures }) => ({ params: { lectureId: lectures[0].id } }),
  },
  'POST /api/instructor/quiz/new': { cells: OWNER, scope: 'the lecture is of that course', valid: newQuiz },
  'POST /api/instructor/quizzes/new': {
    cells: OWNER,
    scope: 'the lecture is of that course',
    valid: newQuiz,
  },
  'PUT /api/instructor/quizzes/{id}': {
    cells: OWNER,
    valid: async ({ quiz }) => ({
      params: { id: (await quiz()).id },
      body: fields,
    }),
  },
  'GET /api/quiz/all': { cells: ADMINS, valid: nothing },
  'GET /api/quiz/all/csv': { cells: ADMINS, valid: nothing },
  'POST /api/instructor/questions/read': {
    cells: TEACHERS,
    valid: () => ({
      body: {},
      file: {
        name: 'loops.gift',
        bytes: Buffer.from('Which one repeats? { =for ~if }\n'),
        type: 'text/plain',
      },
    }),
  },
  'GET /api/instructor/assessments/{id}/export': {
    cells: OWNER,
    scope: 'with the key',
    valid: async ({ quiz }) => ({
      params: { id: (await quiz()).id },
      query: { format: 'gift' },
    }),
  },
} satisfies Rows
