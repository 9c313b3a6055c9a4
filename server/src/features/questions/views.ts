import {
  type Answer,
  excerptOf,
  type Question,
  type QuestionRow as ViewedRow,
} from '@academy/contract/questions'
import { USER_MESSAGES } from '@academy/contract/users'
import type { AnswerRow, QuestionRow } from './store.ts'

interface Reader {
  callerId: string
  mayModerate: boolean
}

const nameOf = ({ author_name }: { author_name: string | null }) => author_name ?? USER_MESSAGES.deletedUser

/** Only students ask. */
const viewAsker = (row: QuestionRow, callerId: string) => ({
  name: nameOf(row),
  isTeacher: false,
  isYou: row.author_id === callerId,
})

export const viewRow = (row: QuestionRow, callerId: string): ViewedRow => ({
  _id: row.id,
  title: row.title,
  excerpt: excerptOf(row.body),
  author: viewAsker(row, callerId),
  askedAt: row.asked_at.toISOString(),
  state: row.state,
  answers: row.answers,
  useful: row.useful,
  isUseful: row.is_useful,
})

export function viewQuestion(row: QuestionRow, { callerId, mayModerate }: Reader): Question {
  const { excerpt: _, ...listed } = viewRow(row, callerId)
  const mayChange = row.author_id === callerId && !row.has_answers && !row.is_hidden
  return {
    ...listed,
    course: { _id: row.course_id, title: row.course_title },
    lecture: { _id: row.lecture_id, title: row.lecture_title },
    body: row.body,
    editedAt: row.edited_at?.toISOString() ?? null,
    isSubscribed: row.is_subscribed,
    mayEdit: mayChange,
    mayDelete: mayChange,
    mayModerate,
  }
}

export const viewAnswer = (row: AnswerRow, callerId: string): Answer => ({
  _id: row.id,
  body: row.body,
  author: { name: nameOf(row), isTeacher: row.by_teacher, isYou: row.author_id === callerId },
  answeredAt: row.answered_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  useful: row.useful,
  isUseful: row.is_useful,
  isAccepted: row.is_accepted,
  isHidden: row.is_hidden,
  mayEdit: row.author_id === callerId && !row.is_accepted && !row.is_hidden,
})
