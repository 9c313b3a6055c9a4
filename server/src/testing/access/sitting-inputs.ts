import { newId } from '../../db/ids.ts'
import type { Fixture, ValidCall } from '../fixture.ts'

export const theQuiz: ValidCall = async ({ quiz }) => ({ params: { id: (await quiz()).id } })

export async function draftOf(fixture: Fixture, place: 'quiz' | 'exam') {
  const attemptId = await beginAs(fixture, place)
  const [first] = (await fixture[place]()).questions
  const answers = [{ questionId: first?._id, seq: 1, selectedOption: 0, flagged: false }]
  return { attemptId, deviceId: 'telephone-1', answers }
}

/** The caller's own attempt where they may begin one; else the id of none. */
export async function beginAs(fixture: Fixture, place: 'quiz' | 'exam'): Promise<string> {
  const { academy, caller, course } = fixture
  const paper = await fixture[place]()
  const answer = await academy
    .as(caller)
    .send(
      place === 'quiz'
        ? 'GET /api/quiz/student/{id}'
        : 'GET /api/certification/final-exam/student/{courseId}',
      { params: { id: paper.id, courseId: course.id } },
    )
  return answer.body?.attempt?._id ?? newId()
}

const choice = { question: 'Which one repeats?', options: ['for', 'if'], correctOption: 0, marks: 1 }
export const fields = {
  title: 'Loops',
  description: 'Around and around.',
  timeLimit: 60,
  questions: [choice],
}

export const toFirst = ({ id, questions }: { id: string; questions: readonly { _id: string }[] }) => ({
  id,
  questionId: questions[0]?._id ?? '',
})
