import { hash } from 'node:crypto'
import { isAnswered, markAnswer, sumMarks } from '@academy/contract/attempts'
import { newId } from '../../../db/ids.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Db } from '../../../http/context.ts'
import { outcomeOf } from '../fix-key/recalculate.ts'
import type { KeyedQuestion } from '../papers/papers.ts'
import type { HeldAttempt } from '../sitting/attempts-store.ts'
import { type Ending, endingsWriting } from './endings-store.ts'
import type { FittingAnswer } from './judge-answers.ts'

export interface Ended {
  attempt: HeldAttempt
  /** By question: what counts. */
  answers: ReadonlyMap<string, FittingAnswer>
  questions: readonly KeyedQuestion[]
  state: 'handed-in' | 'finalised'
  submittedAt: Date
}

/** Marks what counts, writes the submissions and ends the attempts, which the caller has locked. */
export async function endAttempts(db: Db, ended: readonly Ended[], now: Date): Promise<Ending[]> {
  const endings = ended.map(endingOf)
  await db.executeQuery(endingsWriting(endings, now))
  return endings
}

/** The same of one, for a write that ends with it. */
export function endingAttempt(ended: Ended, now: Date): { ending: Ending; writing: Statement<unknown> } {
  const ending = endingOf(ended)
  return { ending, writing: endingsWriting([ending], now) }
}

function endingOf({ attempt, answers, questions, state, submittedAt }: Ended): Ending {
  const submissionId = newId()
  const totalMarks = sumMarks(questions.map(({ marks }) => marks))
  const rows = questions.map((question, position) => {
    const answer = answers.get(question._id)
    return {
      id: newId(),
      submission_id: submissionId,
      question_id: question._id,
      position,
      selected_option: answer?.selectedOption ?? null,
      written_answer: answer?.writtenAnswer ?? null,
      marks_awarded: markAnswer(question, answer),
      feedback: '',
    }
  })
  const judged = outcomeOf(
    rows.map((row) => row.marks_awarded),
    totalMarks,
    attempt.passing_percent,
  )
  return {
    submission: {
      id: submissionId,
      attempt_id: attempt.id,
      assessment_id: attempt.assessment_id,
      kind: attempt.kind,
      paper_id: attempt.paper_id,
      course_id: attempt.course_id,
      student_id: attempt.student_id,
      ...judged,
      submitted_at: submittedAt,
      total_marks: totalMarks,
      passing_percent: attempt.passing_percent,
      feedback: '',
      content_hash: contentHash(questions, answers),
      is_finalised: state === 'finalised',
      version: 1,
      graded_by: null,
      graded_at: judged.status === 'graded' ? submittedAt : null,
    },
    answers: rows,
    state,
  }
}

/** Of what counts and nothing else: an answer left empty is the same as none. */
export function contentHash(
  questions: readonly { _id: string }[],
  answers: ReadonlyMap<string, FittingAnswer>,
): string {
  const content = questions.flatMap(({ _id }) => {
    const answer = answers.get(_id)
    return answer && isAnswered(answer) ? [[_id, answer.selectedOption, answer.writtenAnswer]] : []
  })
  return hash('sha256', JSON.stringify(content), 'hex')
}
