import type { TestAcademy } from './academy.ts'
import { anExam, aQuiz } from './assessments.ts'
import { aCertificate, aCertificationRequest } from './certificates.ts'
import { aPaymentRequest } from './payments.ts'
import { aCourse, aLecture, anInstructor, type TestPerson } from './people.ts'
import { aLesson, anAnswer, aQuestion } from './questions.ts'
import { aQuizClass, questionIds, taking } from './sittings.ts'
import { aSubmission } from './submissions.ts'

/** Who hears of it, where it leads, and what the mail is called; null where there is none, and the bell's own title where it is absent. */
export interface Told {
  person: TestPerson
  link: string | null
  mail?: RegExp | null
  /** Somebody wrote it themselves: there is nothing to say in another language. */
  isOwnWords?: true
}

export const written = { type: 'written', marks: 10 } as const

export async function marked(academy: TestAcademy, kind: 'quiz' | 'exam', ...marks: number[]): Promise<Told> {
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  if (kind === 'exam') await aLecture(academy, course)
  const make = kind === 'quiz' ? aQuiz : anExam
  const asked = await make(academy, course, { questions: [written] })
  const { id, student } = await aSubmission(academy, asked)
  const [question] = asked.questions.map(({ _id }) => _id)
  const params = { id }
  for (const marksAwarded of marks) {
    if (kind === 'quiz') {
      const feedback = { [question ?? '']: { marksAwarded, feedbackText: '' } }
      await academy
        .as(grace)
        .call('PUT /api/submission/{id}', { params, body: { feedback, globalFeedback: '' } })
    } else {
      const address = 'GET /api/certification/final-exam/submission/{id}'
      const { submission } = await academy.as(grace).call(address, { params })
      const answers = [{ answerId: submission.answers[0]?._id ?? '', marksAwarded, feedback: '' }]
      await academy.as(grace).call('PUT /api/certification/final-exam/submission/{id}/marks', {
        params,
        body: { answers },
      })
    }
  }
  return {
    person: student,
    link: kind === 'quiz' ? `/quiz/result/${asked.id}` : `/final-exam/${course.id}`,
  }
}

/** A sitting that the clock ended while the last words were on their way. */
export async function late(academy: TestAcademy): Promise<Told> {
  const { owner, quiz, student } = await aQuizClass(academy)
  const { begin, draft } = taking(academy, student, quiz)
  const id = await begin()
  academy.clock.advance(40 * 60_000)
  await academy.runJobs()
  await draft(id, [{ questionId: questionIds(quiz)[2], seq: 7, writtenAnswer: 'They are small' }])
  const params = { id }
  const { evidence } = await academy.as(owner).call('GET /api/instructor/attempts/{id}/evidence', { params })
  const body = { evidenceIds: evidence.map(({ _id }) => _id), reason: 'The line broke' }
  await academy.as(owner).call('POST /api/instructor/attempts/{id}/accept-late', { params, body })
  return { person: student, link: `/quiz/result/${quiz.id}` }
}

export async function extraTime(academy: TestAcademy, to: 'one' | 'all'): Promise<Told> {
  const { owner, quiz, student } = await aQuizClass(academy)
  await academy.as(owner).call('POST /api/instructor/assessments/{id}/extend', {
    params: { id: quiz.id },
    body: { studentId: to === 'one' ? student.id : 'all', minutes: 10, reason: 'The power was out' },
  })
  return { person: student, link: `/take-quiz/${quiz.id}` }
}

export async function mendedKey(academy: TestAcademy): Promise<Told> {
  const { owner, quiz, student } = await aQuizClass(academy)
  await aSubmission(academy, quiz, { student, answers: [0, null, 'Because'] })
  await academy.as(owner).call('POST /api/instructor/assessments/{id}/fix-key', {
    params: { id: quiz.id },
    body: { questionId: questionIds(quiz)[0], correctOption: 0, reason: 'The book was wrong' },
  })
  return { person: student, link: `/quiz/result/${quiz.id}` }
}

export async function handedOver(
  academy: TestAcademy,
  admin: TestPerson,
  hears: 'new' | 'former',
): Promise<Told> {
  const [grace, olive] = [await anInstructor(academy), await anInstructor(academy)]
  const { id } = await aCourse(academy, { instructor: grace })
  await academy.as(admin).call('POST /api/course/assign', { body: { courseId: id, instructorId: olive.id } })
  return hears === 'new'
    ? { person: olive, link: `/instructor/courses/${id}` }
    : { person: grace, link: '/instructor/courses' }
}

export async function decided(
  academy: TestAcademy,
  admin: TestPerson,
  to: 'approve' | 'reject',
): Promise<Told> {
  const { _id: id, student, courseId } = await aPaymentRequest(academy)
  const params = { id }
  if (to === 'approve') {
    await academy.as(admin).call('POST /api/payment-requests/{id}/approve', { params })
    return { person: student, link: `/payment-success/${id}`, mail: /is verified/ }
  }
  await academy.as(admin).call('POST /api/payment-requests/{id}/reject', { params })
  return { person: student, link: `/payment-instructions/${courseId}`, mail: /not/ }
}

export const ownCertificates = (person: TestPerson): Told => ({
  person,
  link: '/my-certificates',
})

export async function certificate(
  academy: TestAcademy,
  admin: TestPerson,
  act: 'revoke' | 'reissue',
): Promise<Told> {
  const { certificateId: id, student } = await aCertificate(academy)
  const address = `POST /api/certification/certificates/{id}/${act}` as const
  await academy.as(admin).call(address, { params: { id }, body: { reason: 'The name was misspelled' } })
  return ownCertificates(student)
}

export async function withdrawn(
  academy: TestAcademy,
  admin: TestPerson,
  hears: 'student' | 'instructor',
): Promise<Told> {
  const { request, student, course } = await aCertificationRequest(academy)
  await academy.as(admin).call('DELETE /api/certification/certification-requests/{id}', {
    params: { id: request._id },
    body: { reason: 'Asked for twice' },
  })
  if (hears === 'student') return ownCertificates(student)
  return { person: course.owner, link: `/instructor/courses/${course.id}` }
}

export async function question(academy: TestAcademy, act: 'asked' | 'answered' | 'marked'): Promise<Told> {
  const { grace, course, lecture, aline, eric } = await aLesson(academy)
  const id = await aQuestion(academy, aline, lecture)
  if (act === 'asked') return { person: grace, link: `/instructor/questions?course=${course.id}` }
  const link = `/lectures/${lecture.id}?question=${id}`
  const answerId = await anAnswer(academy, eric, id)
  if (act === 'answered') return { person: aline, link }
  await academy.as(grace).call('PUT /api/questions/{id}/accepted', { params: { id }, body: { answerId } })
  return { person: eric, link, mail: null }
}
