import type { contract } from '@academy/contract'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import type { z } from 'zod'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import {
  type AssessmentRow,
  changeAssessment,
  checkQuestions,
  createAssessment,
  deleteAssessment,
  factsForAudit,
} from '../../attempts/index.ts'
import { recordAct } from '../../audit/index.ts'
import { courseForOwner } from '../../courses/index.ts'
import { examForOwner } from '../access.ts'
import { countOutcomes } from '../store.ts'
import { EXAM_QUESTION_RULES } from './question-rules.ts'
import { viewWhole } from './read-exam.ts'

type Fields = z.output<(typeof contract.newExam)['body'] & {}>
type ChangedFields = z.output<(typeof contract.editExam)['body'] & {}>

/** One a course: of two who create it at the same moment, one is told that it exists. */
export async function createExam(ctx: Context, fields: Fields) {
  await courseForOwner(ctx, fields.course)
  const row = await unlessExists(
    createAssessment(ctx, {
      ...checked(fields),
      kind: 'final-exam',
      courseId: fields.course,
      lectureId: null,
    }),
  )
  await recordAct(ctx, 'create-final-exam', row.id, { title: row.title, after: factsForAudit(row) })
  return { success: true, message: M.created, finalExam: await viewWhole(ctx, row) }
}

async function unlessExists(creating: Promise<AssessmentRow>): Promise<AssessmentRow> {
  try {
    return await creating
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'final_exam_of_course') throw conflict(M.exists)
    throw error
  }
}

export async function editExam(ctx: Context, id: string, fields: ChangedFields) {
  const row = await examForOwner(ctx, id)
  const { version } = fields
  const changed = await changeAssessment(ctx, row, { ...checked(fields), version }, M.editedMeanwhile)
  const message = changed.isForNext ? M.updatedForNext : M.updated
  return { success: true, message, finalExam: await viewWhole(ctx, changed) }
}

/** Its submissions go with it, and the log says how many those were. */
export async function deleteExam(ctx: Context, id: string) {
  const exam = await examForOwner(ctx, id)
  const { total } = await countOutcomes(ctx.db, id)
  await deleteAssessment(ctx, id)
  await recordAct(ctx, 'delete-final-exam', id, {
    title: exam.title,
    courseId: exam.course_id,
    submissions: total,
    before: factsForAudit(exam),
  })
  return { message: M.deleted }
}

const checked = (fields: Omit<ChangedFields, 'version'>) => ({
  title: fields.title,
  description: fields.description,
  timeLimitMinutes: fields.timeLimit,
  passingPercent: fields.passingScore,
  questions: checkQuestions(fields.questions, EXAM_QUESTION_RULES),
})
