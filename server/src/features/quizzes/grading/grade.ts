import { ATTEMPT_MESSAGES, type gradeBody, QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import type { z } from 'zod'
import { type Context, signedIn } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import {
  countLate,
  findAssessment,
  type OwnedSubmission,
  readGradeDraft,
  readKeyedPaper,
  saveMarks,
  selectAnswers,
} from '../../attempts/index.ts'
import { countProgress } from '../../progress/index.ts'
import { findLectureTitle } from '../store.ts'
import { viewQuiz } from '../views.ts'
import { quizSubmissionForGrader } from './access.ts'
import { viewSitting, viewSubmission } from './views.ts'

/** With the questions as they were asked, whatever has become of the quiz since. */
export async function readSubmission(ctx: Context, id: string) {
  const row = await quizSubmissionForGrader(ctx, id)
  const [submission, quiz, draft, counts] = await Promise.all([
    viewWhole(ctx, row),
    quizAsAsked(ctx, row),
    readGradeDraft(ctx, id),
    row.student_id === null ? null : countProgress(ctx.db, row.student_id, row.course_id),
  ])
  return {
    submission,
    quiz,
    student: submission.student,
    courseName: row.course_title,
    draft,
    sitting: viewSitting(row),
    progress: counts && { completedLectures: counts.completed, allLectures: counts.all },
  }
}

/** Graded once every answer has marks; it may be saved again at any time. Totals are added up here, whatever the client sends. */
export async function gradeSubmission(ctx: Context, id: string, body: z.output<typeof gradeBody>) {
  const row = await quizSubmissionForGrader(ctx, id)
  const marks = Object.entries(body.feedback).map(([questionId, { marksAwarded, feedbackText }]) => ({
    questionId,
    marksAwarded,
    feedback: feedbackText,
  }))
  const saved = await saveMarks(ctx, row, marks, {
    step: QUIZ_MARKS_STEP,
    by: signedIn(ctx).id,
    version: body.version,
    feedback: body.globalFeedback,
  })
  const message = saved.status === 'graded' ? M.graded : ATTEMPT_MESSAGES.updateSeen
  return { message, submission: await viewWhole(ctx, { ...row, ...saved }) }
}

async function viewWhole(ctx: Context, row: OwnedSubmission) {
  const answers = await selectAnswers(ctx.db, row.id)
  return viewSubmission(row, answers, await countLate(ctx.db, row.attempt_id))
}

async function quizAsAsked(ctx: Context, { assessment_id, paper_id, ...row }: OwnedSubmission) {
  const quiz = await findAssessment(ctx.db, assessment_id, 'quiz')
  if (!quiz) throw notFound(ATTEMPT_MESSAGES.submissionNotFound)
  const questions = await readKeyedPaper(ctx.db, paper_id)
  const { total_marks, passing_percent } = row
  const asked = { ...quiz, total_marks, passing_percent, question_count: questions.length }
  return viewQuiz(asked, await findLectureTitle(ctx.db, quiz.lecture_id), questions)
}
