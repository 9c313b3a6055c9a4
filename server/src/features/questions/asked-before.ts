import type { Db } from '../../http/context.ts'
import { changeAnswer, insertAnswer, insertQuestion, subscribe } from './store.ts'
import { voteForAnswer, voteForQuestion } from './votes-store.ts'

interface WrittenBefore {
  authorId: string
  at: Date
  body: string
  usefulTo: readonly string[]
}
interface AskedBefore extends WrittenBefore {
  courseId: string
  lectureId: string
  title: string
  answers: readonly (WrittenBefore & { byTeacher: boolean; isMarked: boolean })[]
}

/** A question of the past with all that came of it: nobody is told of it now. */
export async function writeAskedBefore(db: Db, question: AskedBefore, key: string): Promise<void> {
  const { answers, usefulTo, ...asked } = question
  const questionId = await insertQuestion(db, { ...asked, key })
  if (!questionId) return
  await subscribe(db, questionId, question.authorId)
  for (const userId of usefulTo) await voteForQuestion(db, questionId, userId)
  for (const [place, { isMarked, usefulTo: helped, ...given }] of answers.entries()) {
    const answerId = await insertAnswer(db, { ...given, questionId, key: `${key}-${place}` })
    if (!answerId) continue
    if (isMarked) await changeAnswer(db, answerId, { is_accepted: true })
    for (const userId of helped) await voteForAnswer(db, answerId, userId)
  }
}
