import {
  ANSWERS_PAGE_ROWS,
  QUESTIONS_PAGE_ROWS,
  type questionsContract,
  readCursor,
  SIMILAR_MIN_LETTERS,
  writeCursor,
} from '@academy/contract/questions'
import type { z } from 'zod'
import { countedFound } from '../../db/count-found.ts'
import { together } from '../../db/statement.ts'
import { type Entry, signedIn } from '../../http/context.ts'
import { courseOfLecture } from '../lectures/index.ts'
import { lectureToAsk, questionToRead } from './access.ts'
import { ofLecture, selectSimilar } from './list-store.ts'
import { acceptedOf, answersOf, courseOfQuestion, questionOf } from './read-store.ts'
import { viewAnswer, viewQuestion, viewRow } from './views.ts'

type Asked = z.output<(typeof questionsContract.lectureQuestions)['query'] & {}>

/** Asked as a student sees it; who teaches the course sees what is hidden as well, and asks again. */
export async function listOfLecture(entry: Entry, lectureId: string, { q, sort, after: cursor }: Asked) {
  const after = cursor ? readCursor(cursor) : null
  const part = { ...entry.asking, lectureId, search: q ?? '', sort, after, limit: QUESTIONS_PAGE_ROWS + 1 }
  const [ctx, course, ...shown] = await entry.enter(
    courseOfLecture.of({ ...entry.asking, lectureId }),
    ...ofLecture({ ...part, seesHidden: false }),
  )
  const { mayModerate } = lectureToAsk(ctx, course)
  const [counted, found] = mayModerate
    ? await together(ctx.db, ...ofLecture({ ...part, seesHidden: true }))
    : shown
  const { id: callerId, role } = signedIn(ctx)
  const { rows, next } = pageOf(found, QUESTIONS_PAGE_ROWS)
  return {
    questions: rows.map((row) => viewRow(row, callerId)),
    next,
    ...countedFound(counted),
    mayAsk: role === 'student',
  }
}

/** A word or two find nothing that helps. */
export async function listSimilar(entry: Entry, lectureId: string, title: string) {
  const [ctx, found] = await entry.enter(courseOfLecture.of({ ...entry.asking, lectureId }))
  const { course } = lectureToAsk(ctx, found)
  if ([...title].length < SIMILAR_MIN_LETTERS) return { questions: [] }
  const rows = await selectSimilar(ctx.db, { courseId: course.id, callerId: signedIn(ctx).id, title })
  return {
    questions: rows.map((row) => ({
      _id: row.id,
      title: row.title,
      lecture: { _id: row.lecture_id, title: row.lecture_title },
      state: row.state,
      answers: row.answers,
    })),
  }
}

/** Asked as a student sees it, as the list of a lecture is. */
export async function readQuestion(entry: Entry, id: string, cursor: string | undefined) {
  const asked = { ...entry.asking, id }
  const part = { ...asked, after: cursor ? readCursor(cursor) : null, limit: ANSWERS_PAGE_ROWS + 1 }
  const [ctx, found, course, [accepted], shown] = await entry.enter(
    questionOf.of(asked),
    courseOfQuestion.of(asked),
    acceptedOf.of(asked),
    answersOf({ ...part, seesHidden: false }),
  )
  const { question, mayModerate } = questionToRead(ctx, found, course)
  const [answers] = mayModerate ? await together(ctx.db, answersOf({ ...part, seesHidden: true })) : [shown]
  const { id: callerId } = signedIn(ctx)
  const { rows, next } = pageOf(answers, ANSWERS_PAGE_ROWS)
  return {
    question: viewQuestion(question, { callerId, mayModerate }),
    accepted: accepted ? viewAnswer(accepted, callerId) : null,
    answers: rows.map((row) => viewAnswer(row, callerId)),
    next,
  }
}

/** One more was read than a page has, which says whether there is a next one. */
function pageOf<Row extends { id: string; useful: number }>(found: Row[], size: number) {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: last && found.length > size ? writeCursor(last) : null }
}
