import type { AssessmentKind } from '@academy/contract/attempts'
import type { TestAcademy } from './academy.ts'
import type { Answer } from './calls.ts'
import { anEnrolment, aStudent, type TestPerson } from './people.ts'
import { completeLectures } from './study.ts'

/** What must be known of a quiz or an exam to sit it. */
export interface SatPaper {
  id: string
  kind: AssessmentKind
  course_id: string
  questions: readonly { _id: string; questionType: string }[]
}
export interface SubmissionTraits {
  /** Absent: a new one, with every lecture complete. */
  student?: TestPerson
  /** In the order of the questions: a position, a text, or null for none. Absent: the first option, and a sentence. */
  answers?: (number | string | null)[]
}
export interface TestSubmission {
  id: string
  attemptId: string
  student: TestPerson
}

/** A student of the course who has completed what there is to complete. */
export async function aGraduate(
  academy: TestAcademy,
  course: { id: string },
  traits: { name?: string } = {},
) {
  const student = await aStudent(academy, traits)
  await anEnrolment(academy, student, course)
  await completeLectures(academy, student, course)
  return student
}

const isExam = (paper: SatPaper) => paper.kind === 'final-exam'

/** Starts the clock; what comes is what the student's page gets. */
export async function open(academy: TestAcademy, student: TestPerson, paper: SatPaper) {
  const page = academy.as(student)
  const opened = isExam(paper)
    ? await page.call('GET /api/certification/final-exam/student/{courseId}', {
        params: { courseId: paper.course_id },
      })
    : await page.call('GET /api/quiz/student/{id}', { params: { id: paper.id } })
  if (!opened.attempt) throw new Error(`${student.email} could not begin the ${paper.kind}`)
  return opened.attempt
}

export const answersTo = (paper: SatPaper, given: SubmissionTraits['answers']) =>
  paper.questions.map(({ _id: questionId, questionType }, n) => {
    const answer = given ? (given[n] ?? null) : questionType === 'written' ? 'Because it works.' : 0
    return typeof answer === 'string'
      ? { questionId, writtenAnswer: answer }
      : { questionId, selectedOption: answer }
  })

export async function handIn(
  academy: TestAcademy,
  student: TestPerson,
  paper: SatPaper,
  given?: SubmissionTraits['answers'],
): Promise<Answer> {
  const answers = answersTo(paper, given)
  return isExam(paper)
    ? academy.as(student).send('POST /api/certification/final-exam/submit', {
        body: { courseId: paper.course_id, answers },
      })
    : academy.as(student).send('POST /api/quiz/submit', { body: { quizId: paper.id, answers } })
}

/** Opened, answered and handed in as a student does it. */
export async function aSubmission(
  academy: TestAcademy,
  paper: SatPaper,
  traits: SubmissionTraits = {},
): Promise<TestSubmission> {
  const student = traits.student ?? (await aGraduate(academy, { id: paper.course_id }))
  const { _id: attemptId } = await open(academy, student, paper)
  const answer = await handIn(academy, student, paper, traits.answers)
  if (answer.status !== 200) throw new Error(answer.text)
  return { id: answer.body.submission._id, attemptId, student }
}
