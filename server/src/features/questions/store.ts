import type { QuestionState } from '@academy/contract/questions'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'

export interface QuestionRow {
  id: string
  course_id: string
  course_title: string
  lecture_id: string
  lecture_title: string
  author_id: string | null
  author_name: string | null
  title: string
  body: string
  is_hidden: boolean
  state: QuestionState
  asked_at: Date
  edited_at: Date | null
  answers: number
  /** Hidden ones too. */
  has_answers: boolean
  useful: number
  is_useful: boolean
  is_subscribed: boolean
}
export interface AnswerRow {
  id: string
  question_id: string
  author_id: string | null
  author_name: string | null
  body: string
  by_teacher: boolean
  is_accepted: boolean
  is_hidden: boolean
  answered_at: Date
  edited_at: Date | null
  useful: number
  is_useful: boolean
}

/** Of a question's own row, what the statements below read. */
export const STORED = sql`q.id, q.course_id, q.lecture_id, q.author_id, q.title, q.body, q.is_hidden, q.state, q.asked_at,
  q.edited_at, q.answers, q.useful`

/** Questions `q` as the caller sees them. */
export const selectQuestionsFrom = (
  rows: RawBuilder<unknown>,
  callerId: string | RawBuilder<string>,
) => sql<QuestionRow>`
  select q.id, q.course_id, c.title as course_title, q.lecture_id, l.title as lecture_title, q.author_id,
    u.name as author_name, q.title, q.body, q.is_hidden, q.state, q.asked_at, q.edited_at, q.answers, q.useful,
    exists (select from lecture_answers a where a.question_id = q.id) as has_answers,
    exists (select from lecture_question_votes v where v.question_id = q.id and v.user_id = ${callerId}) as is_useful,
    exists (select from lecture_question_subscriptions s where s.question_id = q.id and s.user_id = ${callerId})
      as is_subscribed
  from ${rows} join courses c on c.id = q.course_id join lectures l on l.id = q.lecture_id
  left join users u on u.id = q.author_id`

/** Answers `a`, likewise. */
export const selectAnswersFrom = (callerId: string | RawBuilder<string>) => sql<AnswerRow>`
  select a.id, a.question_id, a.author_id, u.name as author_name, a.body, a.by_teacher, a.is_accepted, a.is_hidden,
    a.answered_at, a.edited_at, a.useful,
    exists (select from lecture_answer_votes v where v.answer_id = a.id and v.user_id = ${callerId}) as is_useful
  from lecture_answers a left join users u on u.id = a.author_id`

export const findLectureTitle = (db: Db, id: string) =>
  db.selectFrom('lectures').select(['id', 'title', 'course_id']).where('id', '=', id).executeTakeFirst()

export async function findAnswer(db: Db, id: string, callerId: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`${selectAnswersFrom(callerId)} where a.id = ${id}`.execute(db)
  return rows[0]
}

/** Whoever changes what a question is goes one after another. */
export const lockQuestion = (db: Db, id: string) =>
  db.selectFrom('lecture_questions').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

interface NewQuestion {
  courseId: string
  lectureId: string
  authorId: string
  key: string
  title: string
  body: string
  at: Date
}
/** Null when the author has sent it before. */
export async function insertQuestion(db: Db, { at, ...asked }: NewQuestion): Promise<string | null> {
  const { courseId, lectureId, authorId, ...rest } = asked
  const row = await db
    .insertInto('lecture_questions')
    .values({
      ...{ id: newId(), course_id: courseId, lecture_id: lectureId, author_id: authorId },
      ...{ ...rest, asked_at: at, edited_at: null },
    })
    .onConflict((clash) => clash.columns(['author_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** What a person has sent by that key. */
export const findSent = (
  db: Db,
  table: 'lecture_questions' | 'lecture_answers',
  authorId: string,
  key: string,
) =>
  db
    .selectFrom(table)
    .select('id')
    .where('author_id', '=', authorId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

export const changeQuestion = (
  db: Db,
  id: string,
  change: { title: string; body: string; edited_at: Date } | { is_hidden: boolean },
) => db.updateTable('lecture_questions').set(change).where('id', '=', id).execute()

export const removeQuestion = (db: Db, id: string) =>
  db.deleteFrom('lecture_questions').where('id', '=', id).execute()

interface NewAnswer {
  questionId: string
  authorId: string
  key: string
  body: string
  byTeacher: boolean
  at: Date
}
export async function insertAnswer(
  db: Db,
  { questionId, authorId, byTeacher, at, ...rest }: NewAnswer,
): Promise<string | null> {
  const row = await db
    .insertInto('lecture_answers')
    .values({
      ...{ id: newId(), question_id: questionId, author_id: authorId, by_teacher: byTeacher },
      ...{ ...rest, answered_at: at, edited_at: null },
    })
    .onConflict((clash) => clash.columns(['author_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type AnswerChange =
  | { body: string; edited_at: Date }
  | { is_accepted: boolean }
  | { is_hidden: boolean; is_accepted?: boolean }
export const changeAnswer = (db: Db, id: string, change: AnswerChange) =>
  db.updateTable('lecture_answers').set(change).where('id', '=', id).execute()

export const removeAnswer = (db: Db, id: string) =>
  db.deleteFrom('lecture_answers').where('id', '=', id).execute()

export async function subscribe(db: Db, questionId: string, userId: string): Promise<void> {
  await db
    .insertInto('lecture_question_subscriptions')
    .values({ question_id: questionId, user_id: userId })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export const unsubscribe = (db: Db, questionId: string, userId: string) =>
  db
    .deleteFrom('lecture_question_subscriptions')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .execute()
