import { QUESTION_NOTES as N } from '@academy/contract/questions'
import type { Context } from '../../http/context.ts'
import { notify } from '../notifications/index.ts'
import type { AnswerRow, QuestionRow } from './store.ts'

/** Where a student reads a question, and where who teaches does. */
export const pageFor = (reader: 'student' | 'teacher', lectureId: string, id: string) =>
  reader === 'student' ? `/lectures/${lectureId}?question=${id}` : `/instructor/questions/${id}`

/** In the bell alone: it is a thank-you. */
export async function tellOfMark(ctx: Context, question: QuestionRow, answer: AnswerRow): Promise<void> {
  if (!answer.author_id || answer.by_teacher) return
  await notify(ctx, [{ id: answer.author_id }], {
    kind: 'question',
    about: `marked-answer:${answer.id}`,
    title: N.markedTitle,
    message: N.marked(question.title),
    params: { question: question.title },
    link: pageFor('student', question.lecture_id, question.id),
    letter: null,
  })
}
