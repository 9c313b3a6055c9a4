import type { ValidCall } from '../fixture.ts'
import { answersTo } from '../submissions.ts'
import { GRADER, GRADER_READING, GRADUATE, OWNER, TEACHERS, UNKNOWN } from './callers.ts'
import type { Rows } from './row.ts'
import { beginAs, draftOf, fields, toFirst } from './sitting-inputs.ts'
import { nothing } from './usual.ts'

const theExam: ValidCall = async ({ exam }) => ({ params: { id: (await exam()).id } })

export const ACCESS_FINAL_EXAMS = {
  'GET /api/certification/final-exam/student/{courseId}': {
    cells: GRADUATE,
    scope: 'own; no key; every lecture is complete, or it has begun',
    valid: async ({ exam, course }) => {
      await exam()
      return { params: { courseId: course.id } }
    },
  },
  'PUT /api/certification/final-exam/draft/{courseId}': {
    cells: GRADUATE,
    scope: 'own',
    valid: async (fixture) => ({
      params: { courseId: fixture.course.id },
      body: await draftOf(fixture, 'exam'),
    }),
  },
  'POST /api/certification/final-exam/submit': {
    cells: GRADUATE,
    scope: 'own, once',
    valid: async (fixture) => {
      await beginAs(fixture, 'exam')
      return { body: { courseId: fixture.course.id, answers: answersTo(await fixture.exam(), undefined) } }
    },
  },
  'POST /api/certification/final-exam/new': {
    cells: OWNER,
    scope: 'one a course',
    valid: ({ course }) => ({
      body: { ...fields, course: course.id, passingScore: 80 },
    }),
  },
  'PUT /api/certification/final-exam/{id}': {
    cells: OWNER,
    valid: async ({ exam }) => ({
      params: { id: (await exam()).id },
      body: { ...fields, passingScore: 75 },
    }),
  },
  'GET /api/certification/final-exam/course/{courseId}': {
    cells: OWNER,
    scope: 'with the key',
    valid: async ({ exam, course }) => {
      await exam()
      return { params: { courseId: course.id } }
    },
  },
  'GET /api/instructor/final-exam/exam/{id}': { cells: OWNER, scope: 'with the key', valid: theExam },
  'GET /api/instructor/final-exam/course/{courseId}/preview': {
    cells: OWNER,
    scope: 'no key',
    valid: async ({ exam, course }) => {
      await exam()
      return { params: { courseId: course.id } }
    },
  },
  'GET /api/instructor/final-exams': {
    cells: TEACHERS,
    scope: 'own courses; all for admins',
    valid: nothing,
  },
  'DELETE /api/instructor/final-exam/{id}': { cells: OWNER, valid: theExam },
  'GET /api/certification/final-exam/{id}/submissions': { cells: OWNER, valid: theExam },
  'GET /api/certification/final-exam/{id}/submissions/csv': { cells: OWNER, valid: theExam },
  'GET /api/certification/final-exam/submission/{id}': {
    cells: GRADER_READING,
    scope: `with the key; ${UNKNOWN}`,
    valid: async ({ examSubmission }) => ({
      params: { id: (await examSubmission()).id },
    }),
  },
  'PUT /api/certification/final-exam/submission/{id}/marks': {
    cells: GRADER,
    scope: UNKNOWN,
    valid: async ({ academy, examSubmission }) => {
      const { id } = await examSubmission()
      const [answer] = await academy.services.db
        .selectFrom('submission_answers')
        .select('id')
        .where('submission_id', '=', id)
        .orderBy('position', 'desc')
        .execute()
      const answers = [{ answerId: answer?.id, marksAwarded: 2, feedback: 'Good.' }]
      return { params: { id }, body: { answers, feedback: 'Well done.' } }
    },
  },
  'PUT /api/certification/final-exam/submission/{id}/draft': {
    cells: GRADER,
    scope: `own; ${UNKNOWN}`,
    valid: async ({ exam, examSubmission }) => {
      const written = (await exam()).questions.find(({ questionType }) => questionType === 'written')
      const feedback = { [written?._id ?? '']: { marksAwarded: 2, feedbackText: 'Good.' } }
      return { params: { id: (await examSubmission()).id }, body: { feedback, globalFeedback: '' } }
    },
  },
  'GET /api/instructor/final-exam/exam/{id}/queue': { cells: OWNER, valid: theExam },
  'GET /api/instructor/final-exam/exam/{id}/answers/{questionId}': {
    cells: OWNER,
    valid: async ({ exam }) => ({
      params: toFirst(await exam()),
    }),
  },
  'PUT /api/instructor/final-exam/exam/{id}/answers/{questionId}': {
    cells: OWNER,
    valid: async ({ exam, examSubmission }) => {
      const { id: submissionId } = await examSubmission()
      const marks = [{ submissionId, marksAwarded: 1, feedbackText: 'Yes.', version: 1 }]
      return { params: toFirst(await exam()), body: { marks } }
    },
  },
} satisfies Rows
