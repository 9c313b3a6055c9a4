import type { QuestionCursor } from '@academy/contract/questions'
import { sql } from 'kysely'
import { compiledFor, compiledOnce } from '../../db/compiled.ts'
import type { Statement } from '../../db/statement.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import { toLearn } from '../enrolments/index.ts'
import { type AnswerRow, type QuestionRow, selectAnswersFrom, selectQuestionsFrom } from './store.ts'

/** A question, and who asks for it. */
type One = Asking & { id: string }

export const questionOf = compiledOnce(
  (_db, of: One) =>
    sql<QuestionRow>`${selectQuestionsFrom(sql`lecture_questions q`, idOf(of))} where q.id = ${of.id}`,
)

/** Its course, as `courseToLearn` finds it by its own id. */
export const courseOfQuestion = compiledOnce((db, of: One) =>
  toLearn(db, of, sql<string>`(select course_id from lecture_questions where id = ${of.id})`),
)

/** The answer that is marked. */
export const acceptedOf = compiledOnce(
  (_db, of: One) =>
    sql<AnswerRow>`${selectAnswersFrom(idOf(of))} where a.question_id = ${of.id} and a.is_accepted`,
)

interface Part {
  seesHidden: boolean
  after: QuestionCursor | null
  limit: number
}

/** Those that are not marked, the most useful first, the first of equals first. */
export const answersOf = ({ seesHidden, after, ...of }: One & Part): Statement<AnswerRow> =>
  partsOfAnswers({ seesHidden, isFirst: after === null }).of({
    ...of,
    useful: after?.useful ?? 0,
    last: after?.id ?? '',
  })

type PartOf = One & { limit: number; useful: number; last: string }
const partsOfAnswers = compiledFor(
  (_db, of: PartOf, { seesHidden, isFirst }: { seesHidden: boolean; isFirst: boolean }) => {
    const shownCondition = seesHidden ? sql`true` : sql`(not a.is_hidden or a.author_id = ${idOf(of)})`
    const behindCondition = isFirst
      ? sql`true`
      : sql`(a.useful < ${of.useful}::int or (a.useful = ${of.useful}::int and a.id > ${of.last}))`
    return sql<AnswerRow>`${selectAnswersFrom(idOf(of))}
      where a.question_id = ${of.id} and not a.is_accepted and ${shownCondition} and ${behindCondition}
      order by a.question_id, a.useful desc, a.id limit ${of.limit}`
  },
)
