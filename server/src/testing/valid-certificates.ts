import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import {
  aCertificationRequest,
  anApprovedCertificate,
  aPassableExam,
  aPassedExam,
  type PassedExam,
} from './certificates.ts'
import type { Fixture, ValidCall } from './fixture.ts'
import { aSmallPdf } from './pdfs.ts'
import { anAdmin } from './people.ts'

/** A passed exam of the fixture's own course. */
async function passedHere({ academy, course, owner }: Fixture): Promise<PassedExam> {
  const exam = await aPassableExam(academy, course)
  return aPassedExam(academy, { course: { id: course.id, owner, exam } })
}

const theRequest: ValidCall = async ({ academy }) => ({
  params: { id: (await aCertificationRequest(academy)).request._id },
})
const theApproved: ValidCall = async ({ academy }) => ({
  params: { id: (await anApprovedCertificate(academy)).request._id },
})
const theCertificate: ValidCall = async ({ academy }) => ({
  params: { id: (await anApprovedCertificate(academy)).certificateId },
})

export const VALID_CERTIFICATES = {
  'POST /api/instructor/request-certification': async (fixture) => {
    const { course, student, submissionId } = await passedHere(fixture)
    return { body: { studentId: student.id, courseId: course.id, submissionId } }
  },
  'POST /api/instructor/request-certifications': async (fixture) => {
    const { course, submissionId } = await passedHere(fixture)
    return { body: { courseId: course.id, submissionIds: [submissionId] } }
  },
  'GET /api/instructor/certifiable/{courseId}': ({ course }) => ({ params: { courseId: course.id } }),
  'GET /api/certification/certification-requests': () => ({}),
  'GET /api/certification/certification-requests/csv': () => ({}),
  'PUT /api/certification/certification-requests/{id}/approve': async (fixture) => ({
    ...(await theRequest(fixture)),
    body: { notes: 'Well done' },
  }),
  'PUT /api/certification/certification-requests/approve': async ({ academy }) => ({
    body: { ids: [(await aCertificationRequest(academy)).request._id] },
  }),
  'GET /api/certification/batches/{id}': async ({ academy }) => {
    const { request } = await aCertificationRequest(academy)
    const { batch } = await academy
      .as(await anAdmin(academy))
      .call('PUT /api/certification/certification-requests/approve', { body: { ids: [request._id] } })
    return { params: { id: batch?._id ?? newId() } }
  },
  'POST /api/certification/certification-requests/{id}/upload': async (fixture) => ({
    ...(await theApproved(fixture)),
    file: { name: 'certificate.pdf', bytes: aSmallPdf('Certificate'), type: 'application/pdf' },
  }),
  'POST /api/certification/certification-requests/{id}/draw': theApproved,
  'DELETE /api/certification/certification-requests/{id}': async (fixture) => ({
    ...(await theRequest(fixture)),
    body: { reason: 'Asked for too early' },
  }),
  'GET /api/certification/certificates/my': () => ({}),
  'GET /api/certification/certificates/{id}': async (fixture) => {
    const sound = await theCertificate(fixture)
    // Alone: the mails of every call before this one wait as well.
    await fixture.academy.runJobs('draw-certificate')
    return sound
  },
  'GET /api/certification/certification-status/{courseId}': ({ course }) => ({
    params: { courseId: course.id },
  }),
  'POST /api/certification/certificates/{id}/revoke': async (fixture) => ({
    ...(await theCertificate(fixture)),
    body: { reason: 'Given by mistake' },
  }),
  'POST /api/certification/certificates/{id}/reissue': async (fixture) => ({
    ...(await theCertificate(fixture)),
    body: { reason: 'The name was misspelled', holderName: 'Aline Uwase' },
  }),
} satisfies Partial<Record<keyof Api, ValidCall>>
