import type { Context } from '../../../http/context.ts'
import {
  findSubmissionOf,
  readPaper,
  selectAnswers,
  viewAskedQuestion,
  viewOwnSubmission,
} from '../../attempts/index.ts'
import { viewQuizFacts } from '../views.ts'
import { quizForTaker } from './take-quiz.ts'

/** The own submission with the questions as they were asked; null, and no question, while there is none. */
export async function readQuizResult(ctx: Context, id: string) {
  const standing = await quizForTaker(ctx, id)
  const quiz = viewQuizFacts(standing)
  const submission = standing.attempt_id ? await findSubmissionOf(ctx.db, standing.attempt_id) : undefined
  if (!submission) return { submission: null, quiz }
  const answers = await selectAnswers(ctx.db, submission.id)
  const { questions } = await readPaper(ctx.db, submission.paper_id)
  return {
    submission: { quiz: id, ...viewOwnSubmission(submission, answers) },
    // As it was when they took it, whatever has become of the quiz since.
    quiz: {
      ...quiz,
      totalMarks: submission.total_marks,
      questionCount: questions.length,
      passingScore: submission.passing_percent,
      questions: questions.map(viewAskedQuestion),
    },
  }
}
