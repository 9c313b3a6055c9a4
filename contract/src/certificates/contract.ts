import { z } from 'zod'
import { endpoint, id, line, message } from '../http/index.ts'
import * as USER_MESSAGES from '../users/messages.ts'
import { NAME_MAX_LENGTH } from '../users/rules.ts'
import * as M from './messages.ts'
import { reason, requestsContract } from './requests.ts'
import { CERTIFICATION_STATUSES } from './rules.ts'
import { certificate, waitingCertificate } from './shapes.ts'

const certificateId = { id: id(M.idInvalid) }

export const certificatesContract = {
  ...requestsContract,
  ownCertificates: endpoint('GET /api/certification/certificates/my', {
    who: 'signed-in',
    summary: 'The caller’s certificates, the newest first, and what is still on its way',
    offline: 'fallback',
    reply: z.object({ certificates: z.array(certificate), waiting: z.array(waitingCertificate) }),
  }),
  certificateFile: endpoint('GET /api/certification/certificates/{id}', {
    who: 'signed-in',
    summary:
      'The PDF as an attachment, with the token or by its signed address; a whole download by its holder is counted',
    params: certificateId,
    produces: 'application/pdf',
    opensSigned: true,
    reply: z.unknown(),
  }),
  certificationStatus: endpoint('GET /api/certification/certification-status/{courseId}', {
    who: 'student',
    summary: 'How far the caller’s certificate of a course is; status null when none was asked for',
    offline: 'fallback',
    params: { courseId: id(M.courseIdInvalid) },
    reply: z.object({
      status: z.enum(CERTIFICATION_STATUSES).nullable(),
      /** Where its file is, once completed: signed like `certificateFile`. */
      certificateUrl: z.string().nullable(),
      certificate: certificate.nullable(),
      requestedAt: z.iso.datetime().nullable(),
      approvedAt: z.iso.datetime().nullable(),
      completedAt: z.iso.datetime().nullable(),
    }),
  }),
  revokeCertificate: endpoint('POST /api/certification/certificates/{id}/revoke', {
    who: 'admin',
    summary: 'Revoke for good: its public page says so, with the reason',
    params: certificateId,
    body: z.object({ reason }),
    reply: message.extend({ certificate }),
  }),
  reissueCertificate: endpoint('POST /api/certification/certificates/{id}/reissue', {
    who: 'admin',
    summary:
      'A new certificate with a new number in its place, the name corrected if given; the old one is revoked',
    params: certificateId,
    body: z.object({ reason, holderName: line(NAME_MAX_LENGTH, USER_MESSAGES.nameRequired).optional() }),
    reply: message.extend({ certificate }),
  }),
}
