import type { TestAcademy } from './academy.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent, type TestPerson } from './people.ts'

let count = 0
const aKey = () => `key-${String(count++).padStart(8, '0')}`

/** Somebody who studies the course. */
export async function aClassmate(academy: TestAcademy, course: { id: string }): Promise<TestPerson> {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}

export async function aQuestion(
  academy: TestAcademy,
  by: TestPerson,
  lecture: { id: string },
  { title = 'Why is my canvas empty?', body = 'I call `draw()` and see nothing.', key = aKey() } = {},
): Promise<string> {
  const { question } = await academy.as(by).call('POST /api/lecture/{lectureId}/questions', {
    params: { lectureId: lecture.id },
    body: { title, body, key },
  })
  return question._id
}

export async function anAnswer(
  academy: TestAcademy,
  by: TestPerson,
  questionId: string,
  { body = 'Wait for the picture to load.', key = aKey() } = {},
): Promise<string> {
  const { answer } = await academy.as(by).call('POST /api/questions/{id}/answers', {
    params: { id: questionId },
    body: { body, key },
  })
  return answer._id
}

/** A lecture of an instructor's course with two students. */
export async function aLesson(academy: TestAcademy) {
  const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: grace })
  const lecture = await aLecture(academy, course, { title: 'Drawing' })
  const [aline, eric] = [await aClassmate(academy, course), await aClassmate(academy, course)]
  return { grace, course, lecture, aline, eric }
}

export const readQuestion = (academy: TestAcademy, by: TestPerson, id: string, query = {}) =>
  academy.as(by).call('GET /api/questions/{id}', { params: { id }, query })

export const findUseful = (
  academy: TestAcademy,
  by: TestPerson,
  id: string,
  kind: 'questions' | 'answers' = 'questions',
) => academy.as(by).send(`PUT /api/${kind}/{id}/useful`, { params: { id } })
