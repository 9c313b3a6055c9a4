import { newId } from '../../db/ids.ts'
import type { Fixture, ValidCall } from '../fixture.ts'
import { ADMINS, GRADER, GRADER_READING, OWNER, TEACHERS, UNKNOWN } from './callers.ts'
import type { Rows } from './row.ts'
import { theQuiz, toFirst } from './sitting-inputs.ts'
import { nothing } from './usual.ts'

const theSubmission: ValidCall = async ({ submission }) => ({ params: { id: (await submission()).id } })

const gradeOf = async ({ quiz, submission }: Fixture) => {
  const written = (await quiz()).questions.find(({ questionType }) => questionType === 'written')
  return {
    params: { id: (await submission()).id },
    body: {
      feedback: { [written?._id ?? '']: { marksAwarded: 2, feedbackText: 'Good.' } },
      globalFeedback: 'Well done.',
    },
  }
}

const answersToFirst = async ({ quiz }: Fixture) => toFirst(await quiz())

export const ACCESS_GRADING = {
  'GET /api/instructor/submissions': {
    cells: TEACHERS,
    scope: 'of own courses; all for admins',
    valid: nothing,
  },
  'GET /api/instructor/submissions/csv': {
    cells: TEACHERS,
    scope: 'of own courses; all for admins',
    valid: nothing,
  },
  'GET /api/instructor/courses/{id}/submissions': {
    cells: OWNER,
    valid: ({ course }) => ({ params: { id: course.id } }),
  },
  'GET /api/instructor/courses/{id}/submissions/csv': {
    cells: OWNER,
    valid: ({ course }) => ({ params: { id: course.id } }),
  },
  'GET /api/submissions/quiz/{id}': { cells: OWNER, valid: theQuiz },
  'GET /api/submissions/quiz/{id}/csv': { cells: OWNER, valid: theQuiz },
  'GET /api/submissions/all': { cells: ADMINS, valid: nothing },
  'GET /api/submissions/all/csv': { cells: ADMINS, valid: nothing },
  'GET /api/submission/{id}': {
    cells: GRADER_READING,
    scope: `with the key; ${UNKNOWN}`,
    valid: theSubmission,
  },
  'PUT /api/submission/{id}': { cells: GRADER, scope: UNKNOWN, valid: gradeOf },
  'PUT /api/submission/{id}/draft': { cells: GRADER, scope: `own; ${UNKNOWN}`, valid: gradeOf },
  'GET /api/instructor/grading-queue': {
    cells: TEACHERS,
    scope: 'of own courses; all for admins',
    valid: nothing,
  },
  'GET /api/instructor/quizzes/{id}/answers/{questionId}': {
    cells: OWNER,
    valid: async (fixture) => ({
      params: await answersToFirst(fixture),
    }),
  },
  'PUT /api/instructor/quizzes/{id}/answers/{questionId}': {
    cells: OWNER,
    valid: async (fixture) => {
      const { id: submissionId } = await fixture.submission()
      return {
        params: await answersToFirst(fixture),
        body: { marks: [{ submissionId, marksAwarded: 1, feedbackText: 'Yes.', version: 1 }] },
      }
    },
  },
  'GET /api/instructor/comments': { cells: TEACHERS, scope: 'own', valid: nothing },
  'POST /api/instructor/comments': {
    cells: TEACHERS,
    scope: 'own',
    valid: () => ({ body: { text: 'Show your work.' } }),
  },
  'DELETE /api/instructor/comments/{id}': {
    cells: TEACHERS,
    scope: 'own, another person’s is 404',
    valid: async ({ academy, caller }) => {
      const kept = await academy
        .as(caller)
        .send('POST /api/instructor/comments', { body: { text: 'Once more.' } })
      return { params: { id: kept.body?.comment?._id ?? newId() } }
    },
  },
} satisfies Rows
