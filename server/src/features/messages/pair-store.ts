import { sql } from 'kysely'

/** Whom a conversation is with, and in which course. */
export interface Pair {
  otherUserId: string
  courseId: string | null
}
/** Two people and a course, as the unique key of their conversation has them. */
export interface PairKey {
  personA: string
  personB: string
  courseId: string | null
}
export function keyOf(callerId: string, { otherUserId, courseId }: Pair): PairKey {
  const [personA, personB] = callerId < otherUserId ? [callerId, otherUserId] : [otherUserId, callerId]
  return { personA, personB, courseId }
}
export const conversationBy = ({ personA, personB, courseId }: PairKey, hasCourse = courseId !== null) => {
  const courseCondition = hasCourse ? sql`course_id = ${courseId}` : sql`course_id is null`
  return sql`select id from conversations where person_a = ${personA} and person_b = ${personB} and ${courseCondition}`
}
export const conversationOf = (callerId: string, pair: Pair) => conversationBy(keyOf(callerId, pair))
