import type { CertificationRequest } from '@academy/contract/certificates'
import type { TestAcademy } from './academy.ts'
import { anExam, type TestAssessment } from './assessments.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type CourseTraits, type TestPerson } from './people.ts'
import { aGraduate, aSubmission } from './submissions.ts'

/** A course with its instructor and an exam that whoever answers it has passed. */
export interface CertifyingCourse {
  id: string
  owner: TestPerson
  exam: TestAssessment
}
export interface PassedExam {
  course: CertifyingCourse
  student: TestPerson
  submissionId: string
}

export async function aCertifyingCourse(
  academy: TestAcademy,
  traits: CourseTraits = {},
): Promise<CertifyingCourse> {
  const owner = traits.instructor ?? (await anInstructor(academy))
  const course = await aCourse(academy, { ...traits, instructor: owner })
  await aLecture(academy, course)
  return { id: course.id, owner, exam: await aPassableExam(academy, course) }
}

/** One question of choice: the first answer is right. */
export const aPassableExam = (academy: TestAcademy, course: { id: string }): Promise<TestAssessment> =>
  anExam(academy, course, { questions: [{ question: 'Ready?', options: ['Yes', 'No'], correctOption: 0 }] })

export async function aPassedExam(
  academy: TestAcademy,
  traits: { course?: CertifyingCourse; name?: string; isFailed?: boolean } = {},
): Promise<PassedExam> {
  const course = traits.course ?? (await aCertifyingCourse(academy))
  const student = await aGraduate(academy, course, traits.name === undefined ? {} : { name: traits.name })
  const answers = [traits.isFailed ? 1 : 0]
  const { id: submissionId } = await aSubmission(academy, course.exam, { student, answers })
  return { course, student, submissionId }
}

export interface AskedCertificate extends PassedExam {
  request: CertificationRequest
}

/** Passed, and asked for by the course's instructor. */
export async function aCertificationRequest(
  academy: TestAcademy,
  traits: Parameters<typeof aPassedExam>[1] = {},
): Promise<AskedCertificate> {
  const passed = await aPassedExam(academy, traits)
  return { ...passed, request: await askFor(academy, passed) }
}

export async function askFor(
  academy: TestAcademy,
  { course, student, submissionId }: PassedExam,
): Promise<CertificationRequest> {
  const { request } = await academy.as(course.owner).call('POST /api/instructor/request-certification', {
    body: { studentId: student.id, courseId: course.id, submissionId },
  })
  return request
}

export interface IssuedCertificate extends AskedCertificate {
  admin: TestPerson
  certificateId: string
  number: string
}

/** Approved, not yet drawn: `academy.runJobs()` draws it. */
export async function anApprovedCertificate(
  academy: TestAcademy,
  traits: Parameters<typeof aPassedExam>[1] & { admin?: TestPerson } = {},
): Promise<IssuedCertificate> {
  const asked = await aCertificationRequest(academy, traits)
  const admin = traits.admin ?? (await anAdmin(academy))
  const { request } = await academy
    .as(admin)
    .call('PUT /api/certification/certification-requests/{id}/approve', { params: { id: asked.request._id } })
  if (!request.certificate) throw new Error('the approval gave no certificate')
  const { _id: certificateId, certificateNumber: number } = request.certificate
  return { ...asked, request, admin, certificateId, number }
}

/** Drawn and handed over. */
export async function aCertificate(
  academy: TestAcademy,
  traits: Parameters<typeof anApprovedCertificate>[1] = {},
): Promise<IssuedCertificate> {
  const issued = await anApprovedCertificate(academy, traits)
  await academy.runJobs()
  return issued
}
