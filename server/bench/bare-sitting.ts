import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { newId } from '../src/db/ids.ts'
import {
  COUNTED,
  END_ATTEMPT,
  HOLD_ATTEMPT,
  HOLD_KEYED_PAPER,
  KEEP_ANSWERS,
  PAPER,
  STANDING,
} from './sitting-statements.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows as they come
type Row = any
type Answer = { questionId: string; selectedOption: number }

export interface Bare {
  app: FastifyInstance
  ask(text: string, values?: unknown[]): Promise<Row[]>
  callerOf(token: unknown): Promise<Row>
  inTransaction(work: (client: pg.PoolClient) => Promise<Row>): Promise<Row>
}

/** Opening a quiz that runs, and handing it in, with nothing around the statements. */
export function serveSittings({ app, ask, callerOf, inTransaction }: Bare): void {
  app.get<{ Params: { id: string } }>('/api/quiz/student/:id', async ({ params: { id }, headers }) => {
    const caller = await callerOf(headers.token)
    const [standing] = await ask(STANDING, [caller.id, caller.id, caller.id, id, 'quiz'])
    const [paper] = await ask(PAPER, [standing.paper_id])
    const serverNow = new Date().toISOString()
    const running = {
      ...{ _id: standing.attempt_id, startedAt: standing.started_at.toISOString(), serverNow },
      ...{ deadline: standing.deadline.toISOString(), state: standing.state, seq: standing.seq },
      notes: standing.notes,
    }
    return {
      ...{ hasSubmitted: false, requiresLectureCompletion: false, lectureTitle: standing.lecture_title },
      quiz: {
        ...{ _id: id, title: standing.title, description: standing.description },
        ...{ timeLimit: standing.time_limit_minutes, totalMarks: standing.total_marks },
        ...{ questionCount: standing.question_count, passingScore: standing.passing_percent },
        ...{ course: standing.course_id, lecture: standing.lecture_id, lectureTitle: standing.lecture_title },
        questions: paper.questions,
      },
      ...{ attempt: { ...running, answers: [] }, running, serverNow },
    }
  })

  app.post<{ Body: { quizId: string; answers: Answer[] } }>(
    '/api/quiz/submit',
    async ({ body: { quizId, answers }, headers }) => {
      const caller = await callerOf(headers.token)
      return inTransaction(async (client) => {
        const attempt = (await client.query(HOLD_ATTEMPT, [quizId, caller.id])).rows[0]
        const paper = (await client.query(HOLD_KEYED_PAPER, [attempt.paper_id])).rows[0]
        await client.query(COUNTED, [[attempt.id]])
        const now = new Date()
        const all = <T>(value: T) => answers.map(() => value)
        await client.query(KEEP_ANSWERS, [
          ...[attempt.id, answers.map(({ questionId }) => questionId), all(1), all(1)],
          ...[answers.map(({ selectedOption }) => selectedOption), all(null), all(false), all('hand-in')],
          ...[all(null), all(now), 1, now, attempt.id],
        ])
        const marks = answers.map(({ questionId, selectedOption }) =>
          paper.answer_key[questionId] === selectedOption ? 1 : 0,
        )
        const awarded = marks.reduce<number>((sum, mark) => sum + mark, 0)
        const submissionId = newId()
        const hash = createHash('sha256').update(JSON.stringify(answers)).digest('hex')
        const passed = (awarded * 100) / answers.length >= attempt.passing_percent
        await client.query(END_ATTEMPT, [
          ...[[submissionId], [attempt.id], [quizId], ['quiz'], [attempt.paper_id], [attempt.course_id]],
          ...[[caller.id], ['graded'], [now], [answers.length], [awarded], [0], [passed]],
          ...[[attempt.passing_percent], [hash], [false], [now]],
          ...[answers.map(() => newId()), all(submissionId), answers.map(({ questionId }) => questionId)],
          ...[
            answers.map((_, n) => n),
            answers.map(({ selectedOption }) => selectedOption),
            all(null),
            marks,
          ],
          ...[now, [attempt.id], ['handed-in']],
        ])
        const given = answers.map((answer, n) => ({
          ...{ ...answer, writtenAnswer: null, marksAwarded: marks[n], feedback: '' },
        }))
        const submission = {
          ...{ quiz: quizId, _id: submissionId, status: 'graded', submittedAt: now.toISOString() },
          ...{ totalMarksAwarded: awarded, percentage: (awarded * 100) / answers.length, passed },
          ...{ feedback: '', answers: given, isFinalised: false },
        }
        return { message: 'Quiz submitted successfully!', submission }
      })
    },
  )
}
