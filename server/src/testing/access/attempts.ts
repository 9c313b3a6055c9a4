import { newId } from '../../db/ids.ts'
import { aPicture } from '../pictures.ts'
import { GRADER, OWNER, TEACHERS, UNKNOWN } from './callers.ts'
import type { Rows } from './row.ts'
import { theQuiz } from './sitting-inputs.ts'

export const ACCESS_ATTEMPTS = {
  'GET /api/instructor/assessments/{id}/sittings': { cells: OWNER, valid: theQuiz },
  'POST /api/instructor/assessments/{id}/extend': {
    cells: OWNER,
    valid: async ({ quiz }) => ({
      params: { id: (await quiz()).id },
      body: { studentId: 'all', minutes: 5, reason: 'The power went' },
    }),
  },
  'GET /api/instructor/attempts/{id}/evidence': {
    cells: GRADER,
    scope: UNKNOWN,
    valid: async ({ submission }) => ({
      params: { id: (await submission()).attemptId },
    }),
  },
  'POST /api/instructor/attempts/{id}/accept-late': {
    cells: GRADER,
    scope: UNKNOWN,
    valid: async (fixture) => {
      const { attemptId: id } = await fixture.submission()
      const [first] = (await fixture.quiz()).questions
      const late = {
        id: newId(),
        attempt_id: id,
        question_id: first?._id ?? '',
        seq: 9,
        device_id: 'telephone-1',
      }
      await fixture.academy.services.db
        .insertInto('answer_evidence')
        .values({
          ...late,
          selected_option: 1,
          written_answer: null,
          recorded_at: null,
          received_at: new Date(),
          reason: 'late',
          accepted_at: null,
        })
        .execute()
      return { params: { id }, body: { evidenceIds: [late.id], reason: 'The line was down' } }
    },
  },
  'POST /api/instructor/assessments/{id}/fix-key': {
    cells: OWNER,
    valid: async ({ quiz }) => {
      const { id, questions } = await quiz()
      return { params: { id }, body: { questionId: questions[0]?._id, correctOption: 2, reason: 'A slip' } }
    },
  },
  'POST /api/instructor/question-image/upload': {
    cells: TEACHERS,
    valid: async () => ({ file: await aPicture() }),
  },
} satisfies Rows
