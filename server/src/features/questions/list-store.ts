import { type QuestionCursor, type QuestionSort, SIMILAR_MAX_ROWS } from '@academy/contract/questions'
import { type RawBuilder, sql } from 'kysely'
import { compiledFor, statementOf } from '../../db/compiled.ts'
import { countingFound } from '../../db/count-found.ts'
import { matchesWords } from '../../db/search.ts'
import type { Statement } from '../../db/statement.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'
import { type QuestionRow, STORED, selectQuestionsFrom } from './store.ts'

/** Questions `q` that hold every word of a search. */
export const holdsWords = (search: string) => matchesWords(sql`q.search_key`, search)

interface LectureScope extends Asking {
  lectureId: string
  seesHidden: boolean
  search: string
}
interface LecturePart extends LectureScope {
  sort: QuestionSort
  after: QuestionCursor | null
  limit: number
}

const scopeConditions = (of: LectureScope) => sql`
  q.lecture_id = ${of.lectureId} and ${holdsWords(of.search)}
  and ${of.seesHidden ? sql`true` : sql`(not q.is_hidden or q.author_id = ${idOf(of)})`}`

const counting = (scope: LectureScope) =>
  countingFound(sql`select from lecture_questions q where ${scopeConditions(scope)}`)

/** The rest is read of those of the page alone. */
function selecting({ sort, after, limit, ...scope }: LecturePart): RawBuilder<QuestionRow> {
  const order =
    sort === 'useful' ? sql`q.lecture_id desc, q.useful desc, q.id desc` : sql`q.lecture_id desc, q.id desc`
  const behindCondition =
    sort === 'useful'
      ? sql`(q.useful, q.id) < (${after?.useful}::int, ${after?.id})`
      : sql`q.id < ${after?.id}`
  const page = sql`(
    select ${STORED} from lecture_questions q where ${scopeConditions(scope)} and ${after ? behindCondition : sql`true`}
    order by ${order} limit ${limit}) q`
  return sql`${selectQuestionsFrom(page, idOf(scope))} order by ${order}`
}

/** How many there are of a lecture, and a part of them. Without a search they are a few statements, planned once each. */
export function ofLecture(part: LecturePart): [Statement<{ count: number }>, Statement<QuestionRow>] {
  const { callerId, session, lectureId, search, seesHidden, sort, after, limit } = part
  if (search) return [statementOf(counting(part)), statementOf(selecting(part))]
  const scope = { callerId, session, lectureId }
  return [
    countings({ seesHidden }).of(scope),
    selectings({ seesHidden, sort, isFirst: after === null }).of({ ...scope, limit, ...after }),
  ]
}

type Scope = Asking & { lectureId: string }
const countings = compiledFor((_db, of: Scope, { seesHidden }: { seesHidden: boolean }) =>
  counting({ ...scopeOf(of), seesHidden }),
)

interface Shape {
  seesHidden: boolean
  sort: QuestionSort
  isFirst: boolean
}
const selectings = compiledFor(
  (_db, of: Scope & Partial<QuestionCursor> & { limit: number }, { isFirst, ...shape }: Shape) =>
    selecting({ ...scopeOf(of), ...shape, limit: of.limit, after: isFirst ? null : (of as QuestionCursor) }),
)
const scopeOf = ({ callerId, session, lectureId }: Scope) => ({ callerId, session, lectureId, search: '' })

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
  const like = sql`(select ${STORED}, likeness from (${most}) most join lecture_questions q using (id)) q`
  const { rows } = await sql<QuestionRow>`
    ${selectQuestionsFrom(like, callerId)} order by q.likeness desc, q.id desc`.execute(db)
  return rows
}
