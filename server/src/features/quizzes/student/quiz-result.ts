import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import type { Entry } from '../../../http/context.ts'
import {
  askedPaper,
  standingWith,
  submissionsIn,
  submittedAnswersIn,
  viewOwnSubmission,
} from '../../attempts/index.ts'
import { viewQuizFacts } from '../views.ts'
import { placeOf } from './take-quiz.ts'

/** The own submission with the questions as they were asked; null, and no question, while there is none. */
export async function readQuizResult(entry: Entry, id: string) {
  const own = { ...entry.asking, id }
  const { ctx, standing, beside } = await standingWith(
    entry,
    placeOf(id),
    M.notFound,
    submissionsIn.quiz.of(own),
    submittedAnswersIn.quiz.of(own),
  )
  const quiz = viewQuizFacts(standing)
  const [[submission], answers] = beside
  if (!submission) return { submission: null, quiz }
  const { questions } = await askedPaper(ctx.db, submission.paper_id)
  return {
    submission: { quiz: id, ...viewOwnSubmission(submission, answers) },
    // As it was when they took it, whatever has become of the quiz since.
    quiz: {
      ...quiz,
      totalMarks: submission.total_marks,
      questionCount: questions.length,
      passingScore: submission.passing_percent,
      questions: [...questions],
    },
  }
}
