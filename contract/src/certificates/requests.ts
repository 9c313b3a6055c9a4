import { z } from 'zod'
import * as ATTEMPT_MESSAGES from '../attempts/messages.ts'
import { CSV_REPLY, endpoint, id, LIST_MAX_ROWS, message, searchText, sortQuery } from '../http/index.ts'
import * as USER_MESSAGES from '../users/messages.ts'
import * as M from './messages.ts'
import {
  BULK_MAX_REQUESTS,
  CERTIFICATE_MAX_BYTES,
  CERTIFICATION_STATUSES,
  NOTES_MAX_LENGTH,
  REASON_MAX_LENGTH,
  REQUEST_STATES,
} from './rules.ts'
import { certificationRequest, drawingBatch } from './shapes.ts'

const requestId = { id: id(M.requestIdInvalid) }
const notes = z.string().trim().max(NOTES_MAX_LENGTH, M.reasonTooLong)
export const reason = z
  .string({ error: M.reasonRequired })
  .trim()
  .min(1, M.reasonRequired)
  .max(REASON_MAX_LENGTH, M.reasonTooLong)

const requestsFilter = z.object({
  /** Of one person alone. */
  student: id(USER_MESSAGES.userIdInvalid).optional(),
  status: z
    .enum(['all', ...REQUEST_STATES])
    .optional()
    .catch(undefined),
  /** Student, course or number. */
  search: searchText.optional(),
})
const changed = message.extend({ request: certificationRequest })

export const requestsContract = {
  requestCertification: endpoint('POST /api/instructor/request-certification', {
    who: 'teacher',
    summary: 'Ask for the certificate of a passed submission; once a student and course',
    body: z.object({
      studentId: id(USER_MESSAGES.userIdInvalid),
      courseId: id(M.courseIdInvalid),
      submissionId: id(ATTEMPT_MESSAGES.submissionIdInvalid),
    }),
    reply: changed,
  }),
  requestCertifications: endpoint('POST /api/instructor/request-certifications', {
    who: 'teacher',
    summary: 'Ask for many of one course; without ids for every passed submission that has none',
    body: z.object({
      courseId: id(M.courseIdInvalid),
      submissionIds: z
        .array(id(ATTEMPT_MESSAGES.submissionIdInvalid))
        .max(BULK_MAX_REQUESTS, M.submissionsTooMany)
        .optional(),
    }),
    reply: message.extend({
      created: z.number(),
      failed: z.array(z.object({ submissionId: z.string(), student: z.string(), message: z.string() })),
    }),
  }),
  /** What a bulk request would do, for its confirmation. */
  certifiable: endpoint('GET /api/instructor/certifiable/{courseId}', {
    who: 'teacher',
    summary: 'Passed submissions of a course and how far each one’s certificate is',
    params: { courseId: id(M.courseIdInvalid) },
    query: z.object({
      /** This one alone. */
      submission: id(ATTEMPT_MESSAGES.submissionIdInvalid).optional(),
    }),
    reply: z.object({
      /** Of the whole course: who is still there and has no certificate on its way. */
      certifiable: z.number(),
      submissions: z.array(
        z.object({
          submissionId: z.string(),
          student: z.object({ _id: z.string(), name: z.string() }).nullable(),
          percentage: z.number(),
          status: z.enum(CERTIFICATION_STATUSES).nullable(),
          /** Revoked, and no other has taken its place. */
          isRevoked: z.boolean(),
        }),
      ),
    }),
  }),
  certificationRequests: endpoint('GET /api/certification/certification-requests', {
    who: 'admin',
    summary: 'Requests: those that wait first, the oldest before; then the newest',
    query: requestsFilter.extend({
      sort: sortQuery('student', 'requested'),
      page: z.coerce.number().int().min(1).max(100_000).optional().catch(1),
      limit: z.coerce.number().int().min(1).max(LIST_MAX_ROWS).optional().catch(undefined),
    }),
    reply: z.object({
      requests: z.array(certificationRequest),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      /** More match than a search counts and lists. */
      hasMore: z.boolean(),
      counts: z.record(z.enum(['all', ...REQUEST_STATES]), z.number()),
      /** Whose count a search left off: at least so many match. */
      atLeast: z.array(z.enum(['all', ...REQUEST_STATES])),
      /** The newest batch that is still being drawn. */
      batch: drawingBatch.nullable(),
    }),
  }),
  certificationRequestsCsv: endpoint('GET /api/certification/certification-requests/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, the newest first',
    query: requestsFilter,
    ...CSV_REPLY,
  }),
  approveCertification: endpoint('PUT /api/certification/certification-requests/{id}/approve', {
    who: 'admin',
    summary: 'Approve: the number is given and the academy draws the certificate. 409 unless pending',
    params: requestId,
    body: z.object({ notes: notes.default('') }).prefault({}),
    reply: changed,
  }),
  approveCertifications: endpoint('PUT /api/certification/certification-requests/approve', {
    who: 'admin',
    summary: 'Approve many; they are drawn one after another, see the batch',
    body: z.object({
      ids: z
        .array(id(M.requestIdInvalid))
        .min(1, M.requestNotFound)
        .max(BULK_MAX_REQUESTS, M.submissionsTooMany),
    }),
    reply: message.extend({
      approved: z.number(),
      failed: z.array(z.object({ _id: z.string(), message: z.string() })),
      batch: drawingBatch.nullable(),
    }),
  }),
  drawingBatch: endpoint('GET /api/certification/batches/{id}', {
    who: 'admin',
    summary: 'How far the drawing of a batch is',
    params: { id: id(M.batchIdInvalid) },
    reply: z.object({ batch: drawingBatch }),
  }),
  uploadCertificate: endpoint('POST /api/certification/certification-requests/{id}/upload', {
    who: 'admin',
    summary: 'Give an approved or completed request a PDF in place of the drawing',
    params: requestId,
    upload: { maxBytes: CERTIFICATE_MAX_BYTES, isRequired: true, tooLarge: () => M.fileTooLarge },
    reply: changed,
  }),
  drawCertificate: endpoint('POST /api/certification/certification-requests/{id}/draw', {
    who: 'admin',
    summary: 'Draw it (again): in place of an uploaded PDF, or after a refusal was corrected',
    params: requestId,
    reply: changed,
  }),
  withdrawCertification: endpoint('DELETE /api/certification/certification-requests/{id}', {
    who: 'admin',
    summary: 'Take a pending request off the list; who asked for it is told why',
    params: requestId,
    body: z.object({ reason }),
    reply: message,
  }),
}
