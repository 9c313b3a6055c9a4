import { newId } from '../../db/ids.ts'
import {
  aCertificationRequest,
  anApprovedCertificate,
  aPassableExam,
  aPassedExam,
  type PassedExam,
} from '../certificates.ts'
import type { Fixture, ValidCall } from '../fixture.ts'
import { aSmallPdf } from '../pdfs.ts'
import { anAdmin } from '../people.ts'
import { ADMINS, OWNER, SIGNED_IN, STUDYING } from './callers.ts'
import type { Rows } from './row.ts'

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

export const ACCESS_CERTIFICATES = {
  'POST /api/instructor/request-certification': {
    cells: OWNER,
    scope: 'a passed exam of that student and course; once',
    valid: async (fixture) => {
      const { course, student, submissionId } = await passedHere(fixture)
      return { body: { studentId: student.id, courseId: course.id, submissionId } }
    },
  },
  'POST /api/instructor/request-certifications': {
    cells: OWNER,
    scope: 'passed exams of that course',
    valid: async (fixture) => {
      const { course, submissionId } = await passedHere(fixture)
      return { body: { courseId: course.id, submissionIds: [submissionId] } }
    },
  },
  'GET /api/instructor/certifiable/{courseId}': {
    cells: OWNER,
    valid: ({ course }) => ({ params: { courseId: course.id } }),
  },
  'GET /api/certification/certification-requests': { cells: ADMINS, valid: () => ({}) },
  'GET /api/certification/certification-requests/csv': { cells: ADMINS, valid: () => ({}) },
  'PUT /api/certification/certification-requests/{id}/approve': {
    cells: ADMINS,
    valid: async (fixture) => ({
      ...(await theRequest(fixture)),
      body: { notes: 'Well done' },
    }),
  },
  'PUT /api/certification/certification-requests/approve': {
    cells: ADMINS,
    valid: async ({ academy }) => ({
      body: { ids: [(await aCertificationRequest(academy)).request._id] },
    }),
  },
  'GET /api/certification/batches/{id}': {
    cells: ADMINS,
    valid: async ({ academy }) => {
      const { request } = await aCertificationRequest(academy)
      const { batch } = await academy
        .as(await anAdmin(academy))
        .call('PUT /api/certification/certification-requests/approve', { body: { ids: [request._id] } })
      return { params: { id: batch?._id ?? newId() } }
    },
  },
  'POST /api/certification/certification-requests/{id}/upload': {
    cells: ADMINS,
    valid: async (fixture) => ({
      ...(await theApproved(fixture)),
      file: { name: 'certificate.pdf', bytes: aSmallPdf('Certificate'), type: 'application/pdf' },
    }),
  },
  'POST /api/certification/certification-requests/{id}/draw': { cells: ADMINS, valid: theApproved },
  'DELETE /api/certification/certification-requests/{id}': {
    cells: ADMINS,
    scope: 'while it waits',
    valid: async (fixture) => ({
      ...(await theRequest(fixture)),
      body: { reason: 'Asked for too early' },
    }),
  },
  'GET /api/certification/certificates/my': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'GET /api/certification/certificates/{id}': {
    cells: '401 404 404 404 404 404 200 200',
    scope: 'here another student’s; its holder gets it, and only that is counted',
    valid: async (fixture) => {
      const sound = await theCertificate(fixture)
      // Alone: the mails of every call before this one wait as well.
      await fixture.academy.runJobs('draw-certificate')
      return sound
    },
  },
  'GET /api/certification/certification-status/{courseId}': {
    cells: STUDYING,
    scope: 'own; whoever has left the course still sees what was asked for them',
    valid: ({ course }) => ({
      params: { courseId: course.id },
    }),
  },
  'POST /api/certification/certificates/{id}/revoke': {
    cells: ADMINS,
    valid: async (fixture) => ({
      ...(await theCertificate(fixture)),
      body: { reason: 'Given by mistake' },
    }),
  },
  'POST /api/certification/certificates/{id}/reissue': {
    cells: ADMINS,
    valid: async (fixture) => ({
      ...(await theCertificate(fixture)),
      body: { reason: 'The name was misspelled', holderName: 'Aline Uwase' },
    }),
  },
} satisfies Rows
