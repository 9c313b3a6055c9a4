import { COURSE_MESSAGES } from '@academy/contract/courses'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import {
  type AssessmentRow,
  assessmentForOwner,
  type OwnedSubmission,
  submissionForGrader,
} from '../attempts/index.ts'
import { courseForOwner } from '../courses/index.ts'
import { findExamOfCourse } from './store.ts'

export const examForOwner = (ctx: Context, id: string): Promise<AssessmentRow> =>
  assessmentForOwner(ctx, id, 'final-exam', { notFound: M.notFound, notYours: COURSE_MESSAGES.notYours })

/** The one exam of a course, for those who teach it. */
export async function examOfCourseForOwner(ctx: Context, courseId: string): Promise<AssessmentRow> {
  await courseForOwner(ctx, courseId)
  const exam = await findExamOfCourse(ctx.db, courseId)
  if (!exam) throw notFound(M.notFound)
  return exam
}

export const examSubmissionForGrader = (ctx: Context, id: string): Promise<OwnedSubmission> =>
  submissionForGrader(ctx, id, 'final-exam')
