import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { SentAnswer } from './story.ts'
import type { SimStudent } from './world.ts'

type Answer = Omit<SentAnswer, 'seq'>

/** What the academy has of one student in the end. */
export interface Outcome {
  state: 'open' | 'handed-in' | 'finalised'
  startedMs: number
  deadlineMs: number
  endedMs: number | null
  submissions: { submittedMs: number; answers: Answer[] }[]
  evidence: Answer[]
}

/** By student; who never got as far as an attempt is missing. */
export async function readOutcomes(db: Db, students: readonly SimStudent[]): Promise<Map<string, Outcome>> {
  const ids = students.map(({ id }) => id)
  const { rows } = await sql<{
    student_id: string
    state: Outcome['state']
    started_at: Date
    deadline: Date
    ended_at: Date | null
    submissions: { at: string; answers: Answer[] | null }[] | null
    evidence: Answer[] | null
  }>`
    select t.student_id, t.state, t.started_at, t.deadline, t.ended_at,
      (select json_agg(json_build_object('at', s.submitted_at, 'answers',
          (select json_agg(json_build_object('questionId', a.question_id, 'selectedOption', a.selected_option,
            'writtenAnswer', a.written_answer)) from submission_answers a where a.submission_id = s.id)))
        from submissions s where s.assessment_id = t.assessment_id and s.student_id = t.student_id) as submissions,
      (select json_agg(json_build_object('questionId', e.question_id, 'selectedOption', e.selected_option,
          'writtenAnswer', e.written_answer))
        from answer_evidence e where e.attempt_id = t.id) as evidence
    from attempts t where t.student_id = any(${ids}::text[])`.execute(db)
  return new Map(
    rows.map((row) => [
      row.student_id,
      {
        state: row.state,
        startedMs: row.started_at.getTime(),
        deadlineMs: row.deadline.getTime(),
        endedMs: row.ended_at?.getTime() ?? null,
        submissions: (row.submissions ?? []).map(({ at, answers }) => ({
          submittedMs: Date.parse(at),
          answers: answers ?? [],
        })),
        evidence: row.evidence ?? [],
      },
    ]),
  )
}
