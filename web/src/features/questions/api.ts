import type { QuestionSort, QuestionState, TaughtQuestionSort } from '@academy/contract/questions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const LIST_ROWS = 25
/** All that is known of questions: one act changes several lists. */
export const QUESTIONS_KEY = ['questions'] as const

export interface AskedOfLecture {
  q: string | undefined
  sort: QuestionSort
}
/** One page, behind the one that ended at `after`. */
export const lectureQuestionsQuery = (lectureId: string, asked: AskedOfLecture, after?: string) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'lecture', lectureId, asked, after],
    queryFn: ({ signal }) =>
      call('GET /api/lecture/{lectureId}/questions', {
        params: { lectureId },
        // The usual list has one address, under which the device keeps it.
        query: { q: asked.q, sort: asked.sort === 'useful' ? undefined : asked.sort, after },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const similarQuestionsQuery = (lectureId: string, title: string) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'similar', lectureId, title],
    queryFn: ({ signal }) =>
      call('GET /api/lecture/{lectureId}/questions/similar', {
        params: { lectureId },
        query: { title },
        signal,
      }),
    select: ({ questions }) => questions,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const questionQuery = (id: string, after?: string) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'one', id, after],
    queryFn: ({ signal }) => call('GET /api/questions/{id}', { params: { id }, query: { after }, signal }),
  })

export interface AskedQuestions {
  q: string | undefined
  state: QuestionState
  course: string | undefined
}
export const taughtQuestionsQuery = (
  asked: AskedQuestions & { sort: TaughtQuestionSort | `-${TaughtQuestionSort}` | undefined },
  page: number,
) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'taught', asked, page],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/questions', {
        query: { ...asked, page: String(page), limit: String(LIST_ROWS) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
