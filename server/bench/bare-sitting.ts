import { newId } from '../src/db/ids.ts'
import type { PaperQuestion } from '../src/db/schema-attempts.ts'
import { prepared } from '../src/db/statement.ts'
import { assessmentHeld } from '../src/features/attempts/papers/assessments-store.ts'
import { countedIn } from '../src/features/attempts/sitting/answers-store.ts'
import { insertingAttempt } from '../src/features/attempts/sitting/attempts-store.ts'
import { type Standing, standings } from '../src/features/attempts/submissions/standing-store.ts'
import {
  type SubmissionAnswerRow,
  submissionsIn,
  submittedAnswersIn,
} from '../src/features/attempts/submissions/submissions-store.ts'
import type { Bare } from './bare-context.ts'

const questionsOf = prepared<{ questions: PaperQuestion[] }>('select questions from papers where id = $1')

/** Opening a quiz, first or again, and its result. */
export function serveSittings({ app, database: { ask, inTransaction }, callerOf }: Bare): void {
  // What a paper asks never changes: ours remembers it, too.
  const papers = new Map<string, PaperQuestion[]>()
  const paperOf = async (id: string) => {
    const questions = papers.get(id) ?? (await ask(questionsOf([id])))[0]?.questions ?? []
    papers.set(id, questions)
    return questions
  }

  app.get<{ Params: { id: string } }>('/api/quiz/student/:id', async ({ params: { id }, headers }) => {
    const caller = await callerOf(headers.token)
    const own = { callerId: caller.id, session: '', id }
    let [standing] = await ask(standings.quiz.of(own))
    let answers = await ask(countedIn.quiz.of(own))
    if (standing?.attempt_id === null)
      [standing, answers] = await inTransaction(async (inside) => {
        await inside(assessmentHeld.of({ id }))
        await inside(insertingAttempt.of({ ...own, id: newId(), assessmentId: id, now: new Date() }))
        const [begun] = await inside(standings.quiz.of(own))
        return [begun, await inside(countedIn.quiz.of(own))] as const
      })
    if (!standing) throw new Error(`there is no quiz ${id}`)
    const serverNow = new Date().toISOString()
    const running = {
      ...{ _id: standing.attempt_id, startedAt: standing.started_at?.toISOString(), serverNow },
      ...{ deadline: standing.deadline?.toISOString(), state: standing.state, seq: standing.seq },
      notes: standing.notes,
    }
    return {
      ...{ hasSubmitted: false, requiresLectureCompletion: false, lectureTitle: standing.lecture_title },
      quiz: { ...factsOf(standing), questions: await paperOf(standing.paper_id ?? '') },
      ...{ attempt: { ...running, answers: answers.map(keptOf) }, running, serverNow },
    }
  })

  app.get<{ Params: { id: string } }>('/api/quiz/result/:id', async ({ params: { id }, headers }) => {
    const caller = await callerOf(headers.token)
    const own = { callerId: caller.id, session: '', id }
    const [standing] = await ask(standings.quiz.of(own))
    const [submission] = await ask(submissionsIn.quiz.of(own))
    const answers = await ask(submittedAnswersIn.quiz.of(own))
    if (!standing || !submission) throw new Error('nothing was handed in there')
    const { total_marks_awarded: awarded, total_marks: total } = submission
    const questions = await paperOf(submission.paper_id)
    return {
      submission: {
        ...{ quiz: id, _id: submission.id, status: submission.status },
        ...{ submittedAt: submission.submitted_at.toISOString(), totalMarksAwarded: awarded },
        ...{ percentage: (awarded * 100) / total, passed: submission.passed, feedback: submission.feedback },
        ...{ answers: answers.map(answerOf), isFinalised: submission.is_finalised },
      },
      quiz: {
        ...{ ...factsOf(standing), totalMarks: total, questionCount: questions.length },
        ...{ passingScore: submission.passing_percent, questions },
      },
    }
  })
}

const factsOf = (standing: Standing) => ({
  ...{ _id: standing.id, title: standing.title, description: standing.description },
  ...{ timeLimit: standing.time_limit_minutes, totalMarks: standing.total_marks },
  ...{ questionCount: standing.question_count, passingScore: standing.passing_percent },
  ...{ course: standing.course_id, lecture: standing.lecture_id, lectureTitle: standing.lecture_title },
})

type Kept = Awaited<ReturnType<(typeof countedIn)['quiz']>>[number]
const keptOf = ({ questionId, seq, selectedOption, writtenAnswer, flagged }: Kept) => ({
  ...{ questionId, seq, selectedOption, writtenAnswer, flagged },
})

const answerOf = (answer: SubmissionAnswerRow) => ({
  ...{ questionId: answer.question_id, selectedOption: answer.selected_option },
  ...{ writtenAnswer: answer.written_answer, marksAwarded: answer.marks_awarded },
  feedback: answer.feedback,
})
