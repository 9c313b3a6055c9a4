import { QUESTION_NOTES as N } from '@academy/contract/questions'
import { USER_MESSAGES } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import type { LearnerCourse } from '../enrolments/index.ts'
import { notify } from '../notifications/index.ts'
import type { AnswerRow, QuestionRow } from './store.ts'
import type { Told } from './tell-store.ts'

/** Where a student reads a question, and where who teaches does. */
const pageFor = (role: Told['role'] | 'teacher', lectureId: string, id: string) =>
  role === 'user' ? `/lectures/${lectureId}?question=${id}` : `/instructor/questions/${id}`

/** A course without an instructor has nobody to tell: its questions stand in the admins' list. */
export async function tellOfQuestion(
  ctx: Context,
  course: LearnerCourse,
  { id, lectureId, title }: { id: string; lectureId: string; title: string },
): Promise<void> {
  if (!course.instructor_id) return
  await notify(ctx, [{ id: course.instructor_id }], {
    kind: 'question',
    about: `lecture-question:${id}`,
    title: N.questionTitle(course.title),
    message: N.question(signedIn(ctx).name, title),
    params: { course: course.title, name: signedIn(ctx).name, question: title },
    link: pageFor('teacher', lectureId, id),
  })
}

/** The same page of subscribers may be told again: each hears of an answer once. */
export async function tellOfAnswer(
  ctx: Context,
  people: Told[],
  answer: AnswerRow,
  question: QuestionRow,
): Promise<void> {
  for (const role of new Set(people.map((person) => person.role))) {
    await notify(
      ctx,
      people.filter((person) => person.role === role),
      {
        kind: 'question',
        about: `lecture-answer:${answer.id}`,
        title: N.answerTitle,
        message: N.answer(answer.author_name ?? USER_MESSAGES.deletedUser, question.title),
        params: { name: answer.author_name ?? USER_MESSAGES.deletedUser, question: question.title },
        link: pageFor(role, question.lecture_id, question.id),
      },
    )
  }
}

/** In the bell alone: it is a thank-you. */
export async function tellOfMark(ctx: Context, question: QuestionRow, answer: AnswerRow): Promise<void> {
  if (!answer.author_id || answer.by_teacher) return
  await notify(ctx, [{ id: answer.author_id }], {
    kind: 'question',
    about: `marked-answer:${answer.id}`,
    title: N.markedTitle,
    message: N.marked(question.title),
    params: { question: question.title },
    link: pageFor('user', question.lecture_id, question.id),
    letter: null,
  })
}
