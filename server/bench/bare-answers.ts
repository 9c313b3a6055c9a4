import { createHash } from 'node:crypto'
import { newId } from '../src/db/ids.ts'
import { type Ending, endingsWriting } from '../src/features/attempts/hand-in/endings-store.ts'
import { answerKeysIn } from '../src/features/attempts/papers/papers-store.ts'
import { countedIn, keeping, touched } from '../src/features/attempts/sitting/answers-store.ts'
import { heldById, heldIn, type OwnHeldAttempt } from '../src/features/attempts/sitting/attempts-store.ts'
import type { CountedAnswer } from '../src/features/attempts/sitting/merge-answers.ts'
import type { Bare } from './bare-context.ts'

type Answer = { questionId: string; selectedOption: number }
type Draft = { attemptId: string; deviceId: string; answers: (Answer & { seq: number })[] }

/** Saving answers of a quiz that runs, and handing them in. */
export function serveAnswers({ app, database: { inTransaction }, callerOf }: Bare): void {
  app.put<{ Body: Draft }>('/api/quiz/draft/:id', async ({ body, headers }) => {
    const { attemptId, deviceId, answers } = body
    return inTransaction(async (inside) => {
      await callerOf(headers.token, inside)
      const [attempt] = await inside(heldById.of({ id: attemptId }))
      const questionIds = answers.map(({ questionId }) => questionId)
      await inside(touched.of({ attemptId, questionIds, since: 0 }))
      const now = new Date()
      const seq = Math.max((attempt?.seq ?? 0) + 1, ...answers.map((answer) => answer.seq))
      const kept = answers.map((answer) =>
        countedOf(answer, { seq: answer.seq, changeSeq: seq, deviceId, now }),
      )
      await inside(keeping({ attemptId, kept, seq, now }))
      const { deadline, state, notes } = attempt ?? {}
      return {
        serverNow: now.toISOString(),
        deadline: deadline?.toISOString(),
        state,
        seq,
        notes,
        changes: [],
      }
    })
  })

  app.post<{ Body: { quizId: string; answers: Answer[] } }>(
    '/api/quiz/submit',
    async ({ body: { quizId, answers }, headers }) =>
      inTransaction(async (inside) => {
        const caller = await callerOf(headers.token, inside)
        const own = { callerId: caller.id, session: '', id: quizId }
        const [attempt] = await inside(heldIn.quiz.of(own))
        const [paper] = await inside(answerKeysIn.quiz.of(own))
        const standing = await inside(countedIn.quiz.of(own))
        if (!attempt || !paper) throw new Error('nothing runs there')
        const now = new Date()
        const known = new Map(standing.map(({ questionId, selectedOption }) => [questionId, selectedOption]))
        const seq = attempt.seq + 1
        const kept = answers
          .filter(({ questionId, selectedOption }) => known.get(questionId) !== selectedOption)
          .map((answer) => countedOf(answer, { seq, changeSeq: seq, deviceId: 'hand-in', now }))
        if (kept.length > 0) await inside(keeping({ attemptId: attempt.id, kept, seq, now }))
        const ending = endingOf(attempt, answers, paper.answer_key, now)
        await inside(endingsWriting([ending], now))
        return { message: 'Quiz submitted successfully!', submission: viewOf(ending, quizId) }
      }),
  )
}

type Moment = Pick<CountedAnswer, 'seq' | 'changeSeq' | 'deviceId'> & { now: Date }
const countedOf = (answer: Answer, { now, ...moment }: Moment): CountedAnswer => ({
  ...{ questionId: answer.questionId, selectedOption: answer.selectedOption, writtenAnswer: null },
  ...{ ...moment, flagged: false, recordedAt: null, receivedAt: now },
})

function endingOf(
  attempt: OwnHeldAttempt,
  answers: readonly Answer[],
  key: Record<string, number>,
  now: Date,
): Ending {
  const submissionId = newId()
  const marks = answers.map(({ questionId, selectedOption }) => (key[questionId] === selectedOption ? 1 : 0))
  const awarded = marks.reduce<number>((sum, mark) => sum + mark, 0)
  const submission: Ending['submission'] = {
    ...{ id: submissionId, attempt_id: attempt.id, assessment_id: attempt.assessment_id, kind: attempt.kind },
    ...{ paper_id: attempt.paper_id, course_id: attempt.course_id, student_id: attempt.student_id },
    ...{ status: 'graded', submitted_at: now, graded_at: now, graded_by: null, feedback: '', version: 1 },
    ...{ total_marks: answers.length, total_marks_awarded: awarded, unmarked_count: 0, is_finalised: false },
    ...{ passing_percent: attempt.passing_percent },
    passed: (awarded * 100) / answers.length >= attempt.passing_percent,
    content_hash: createHash('sha256').update(JSON.stringify(answers)).digest('hex'),
  }
  const rows = answers.map(({ questionId, selectedOption }, position) => ({
    ...{ id: newId(), submission_id: submissionId, question_id: questionId, position, feedback: '' },
    ...{ selected_option: selectedOption, written_answer: null, marks_awarded: marks[position] ?? 0 },
  }))
  return { submission, answers: rows, state: 'handed-in' }
}

const viewOf = ({ submission, answers }: Ending, quizId: string) => ({
  ...{ quiz: quizId, _id: submission.id, status: submission.status },
  ...{ submittedAt: submission.submitted_at.toISOString(), passed: submission.passed },
  totalMarksAwarded: submission.total_marks_awarded,
  percentage: (submission.total_marks_awarded * 100) / submission.total_marks,
  answers: answers.map((answer) => ({
    ...{ questionId: answer.question_id, selectedOption: answer.selected_option, writtenAnswer: null },
    ...{ marksAwarded: answer.marks_awarded, feedback: '' },
  })),
  ...{ feedback: '', isFinalised: false },
})
