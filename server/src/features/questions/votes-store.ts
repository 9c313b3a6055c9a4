import type { Db } from '../../http/context.ts'

export async function voteForQuestion(db: Db, questionId: string, userId: string): Promise<void> {
  await db
    .insertInto('lecture_question_votes')
    .values({ question_id: questionId, user_id: userId })
    .onConflict((clash) => clash.doNothing())
    .execute()
}
export const dropQuestionVote = (db: Db, questionId: string, userId: string) =>
  db
    .deleteFrom('lecture_question_votes')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .execute()

export async function voteForAnswer(db: Db, answerId: string, userId: string): Promise<void> {
  await db
    .insertInto('lecture_answer_votes')
    .values({ answer_id: answerId, user_id: userId })
    .onConflict((clash) => clash.doNothing())
    .execute()
}
export const dropAnswerVote = (db: Db, answerId: string, userId: string) =>
  db
    .deleteFrom('lecture_answer_votes')
    .where('answer_id', '=', answerId)
    .where('user_id', '=', userId)
    .execute()

export async function usefulOf(
  db: Db,
  table: 'lecture_questions' | 'lecture_answers',
  id: string,
): Promise<number> {
  const row = await db.selectFrom(table).select('useful').where('id', '=', id).executeTakeFirst()
  return row?.useful ?? 0
}
