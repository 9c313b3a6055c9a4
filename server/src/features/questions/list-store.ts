import { type QuestionCursor, type QuestionSort, SIMILAR_MAX_ROWS } from '@academy/contract/questions'
import { sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import { matchesWords } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { type QuestionRow, selectQuestionsFrom } from './store.ts'

/** Questions `q` that hold every word of a search. */
export const holdsWords = (search: string) => matchesWords(sql`q.search_key`, search)

export interface LectureScope {
  lectureId: string
  callerId: string
  seesHidden: boolean
  search: string
}

const scopeConditions = ({ lectureId, callerId, seesHidden, search }: LectureScope) => sql`
  q.lecture_id = ${lectureId} and ${holdsWords(search)}
  and ${seesHidden ? sql`true` : sql`(not q.is_hidden or q.author_id = ${callerId})`}`

export const countOfLecture = (db: Db, scope: LectureScope): Promise<Counted> =>
  countFound(db, sql`select from lecture_questions q where ${scopeConditions(scope)}`)

/** The rest is read of those of the page alone. */
export async function selectOfLecture(
  db: Db,
  scope: LectureScope,
  sort: QuestionSort,
  after: QuestionCursor | null,
  limit: number,
): Promise<QuestionRow[]> {
  const order =
    sort === 'useful' ? sql`q.lecture_id desc, q.useful desc, q.id desc` : sql`q.lecture_id desc, q.id desc`
  const isBehind =
    sort === 'useful'
      ? sql`(q.useful, q.id) < (${after?.useful}::int, ${after?.id})`
      : sql`q.id < ${after?.id}`
  const page = sql`(
    select q.* from lecture_questions q where ${scopeConditions(scope)} and ${after ? isBehind : sql`true`}
    order by ${order} limit ${limit}) q`
  const { rows } = await sql<QuestionRow>`
    ${selectQuestionsFrom(page, scope.callerId)} order by ${order}`.execute(db)
  return rows
}

/** Words that thousands of titles share find as good ones among fewer: this is asked with each word that is typed. */
const SIMILAR_LOOKED_AT = 500

/** In the course of a lecture: titles that share enough three letters with what is typed, the most alike first. */
export async function selectSimilar(
  db: Db,
  { courseId, callerId, title }: { courseId: string; callerId: string; title: string },
): Promise<QuestionRow[]> {
  const typed = sql`folded(${title})`
  const likeness = sql`greatest(similarity(q.title_key, ${typed}), word_similarity(${typed}, q.title_key))`
  const alike = sql`
    select id, ${likeness} as likeness from lecture_questions q
    where q.course_id = ${courseId} and not q.is_hidden and (q.title_key % ${typed} or ${typed} <% q.title_key)
    limit ${SIMILAR_LOOKED_AT}`
  const most = sql`select * from (${alike}) alike order by likeness desc, id desc limit ${SIMILAR_MAX_ROWS}`
  const like = sql`(select q.*, likeness from (${most}) most join lecture_questions q using (id)) q`
  const { rows } = await sql<QuestionRow>`
    ${selectQuestionsFrom(like, callerId)} order by q.likeness desc, q.id desc`.execute(db)
  return rows
}
