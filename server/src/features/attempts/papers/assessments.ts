import type { AssessmentKind } from '@academy/contract/attempts'
import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { newId } from '../../../db/ids.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, notFound } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { tellSettled } from '../notes/tell-waiting.ts'
import { recordEvent } from '../sitting/events-store.ts'
import {
  type AssessmentRow,
  hasAttempts,
  insertAssessment,
  lockAssessment,
  removeAssessment,
  removePapers,
  updateAssessment,
} from './assessments-store.ts'
import type { CheckedQuestion } from './check-questions.ts'
import { composePaper, isSamePaper, type PaperContent } from './papers.ts'
import { newestKeyedPaper, questionIdsOf, writePaper } from './papers-store.ts'
import { claimQuestionImages } from './question-images-store.ts'

export interface AssessmentFields {
  title: string
  description: string
  timeLimitMinutes: number
  passingPercent: number
  questions: readonly CheckedQuestion[]
}
export interface NewAssessment extends AssessmentFields {
  kind: AssessmentKind
  courseId: string
  lectureId: string | null
}
export interface ChangedAssessment extends AssessmentRow {
  /** The questions are new, and somebody has begun with the former ones, which stay theirs. */
  isForNext: boolean
}

/** @throws Problem 400 for a picture that is not known; the database's 23505 for a second final exam of a course. */
export async function createAssessment(ctx: Context, fields: NewAssessment): Promise<AssessmentRow> {
  await claimQuestionImages(ctx.db, fields.questions)
  const paper = composePaper(fields.questions, [])
  const row = await insertAssessment(ctx.db, {
    id: newId(),
    kind: fields.kind,
    course_id: fields.courseId,
    lecture_id: fields.lectureId,
    ...factsOf(fields),
    ...countsOf(paper),
    created_by: ctx.caller?.id ?? null,
  })
  await writePaper(ctx.db, row.id, row.version, paper)
  return row
}

/** Changes what differs. Until somebody has begun, new questions take the place of the old; after that they are the next version.
 * @throws Problem 409 with `editedMeanwhile` when `version` is given and is not the one that stands. */
export async function changeAssessment(
  ctx: Context,
  { id }: Pick<AssessmentRow, 'id'>,
  fields: AssessmentFields & { version?: number | undefined },
  editedMeanwhile: string,
): Promise<ChangedAssessment> {
  const row = await lockAssessment(ctx.db, id)
  if (!row) throw notFound(M.assessmentNotFound)
  if (fields.version !== undefined && fields.version !== row.version) throw conflict(editedMeanwhile)
  await claimQuestionImages(ctx.db, fields.questions)
  const former = contentOf(await newestKeyedPaper(ctx.db, id))
  const paper = composePaper(fields.questions, await questionIdsOf(ctx.db, id))
  const isAsking = !isSamePaper(former, paper)
  const facts = factsOf(fields)
  const isOther = (Object.keys(facts) as (keyof typeof facts)[]).some((name) => facts[name] !== row[name])
  if (!isAsking && !isOther) return { ...row, isForNext: false }

  const version = row.version + 1
  const isForNext = isAsking && (await hasAttempts(ctx.db, id))
  const changed = await updateAssessment(ctx.db, id, { ...facts, ...countsOf(paper), version })
  if (isAsking) {
    if (!isForNext) await removePapers(ctx.db, id)
    await writePaper(ctx.db, id, version, paper)
  }
  await recordAct(ctx, `change-${row.kind}`, id, {
    title: changed.title,
    before: factsForAudit(row),
    after: factsForAudit(changed),
  })
  await recordEvent(ctx, {
    assessmentId: id,
    event: 'edited',
    detail: isAsking ? M.editedQuestions(version) : M.editedFacts,
  })
  return { ...changed, isForNext }
}

/** With its papers, attempts and submissions; the database refuses while somebody writes. */
export async function deleteAssessment(ctx: Context, id: string): Promise<void> {
  await removeAssessment(ctx.db, id)
  await tellSettled(ctx, id)
}

const factsOf = ({ title, description, timeLimitMinutes, passingPercent }: AssessmentFields) => ({
  title,
  description,
  time_limit_minutes: timeLimitMinutes,
  passing_percent: passingPercent,
})

/** What it asks is its version's; the key is nobody's to read here. */
export const factsForAudit = (row: AssessmentRow) => ({
  title: row.title,
  description: row.description,
  timeLimit: row.time_limit_minutes,
  passingScore: row.passing_percent,
  questions: row.question_count,
  totalMarks: row.total_marks,
  version: row.version,
})

const countsOf = ({ questions, totalMarks }: PaperContent) => ({
  question_count: questions.length,
  total_marks: totalMarks,
})

function contentOf(questions: Awaited<ReturnType<typeof newestKeyedPaper>>): PaperContent {
  const answerKey: Record<string, number> = {}
  for (const { _id, correctOption } of questions) if (correctOption !== null) answerKey[_id] = correctOption
  return { questions, answerKey, totalMarks: 0 }
}
