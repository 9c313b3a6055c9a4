import { roundPercent } from '@academy/contract/attempts'
import {
  type CertificationRequest,
  certificatePath,
  type WaitingCertificate,
} from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { viewStudent } from '../../attempts/index.ts'
import type { RequestRow } from './store.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export function viewRequest(ctx: Pick<Context, 'config'>, row: RequestRow): CertificationRequest {
  return {
    _id: row.id,
    status: row.status,
    student: viewStudent(row),
    course: { _id: row.course_id, title: row.course_title },
    requestedAt: row.requested_at.toISOString(),
    requestedBy: row.requested_by_name,
    approvedAt: iso(row.approved_at),
    approvedBy: row.approved_by_name,
    completedAt: iso(row.completed_at),
    notes: row.notes,
    finalExamSubmission: row.submission_id,
    percentage: roundPercent(row.percentage),
    problem: row.problem,
    certificate: viewCertificateOf(ctx, row),
  }
}

function viewCertificateOf({ config }: Pick<Context, 'config'>, row: RequestRow) {
  if (row.certificate_id === null || row.number === null || row.issued_at === null) return null
  return {
    _id: row.certificate_id,
    certificateNumber: row.number,
    holderName: row.holder_name ?? '',
    issuedDate: row.issued_at.toISOString(),
    isUploaded: row.is_uploaded ?? false,
    revokedAt: iso(row.revoked_at),
    revokedReason: row.revoked_reason ?? '',
    checkUrl: `${config.publicUrl}${certificatePath(row.number)}`,
  }
}

export const viewWaiting = (row: RequestRow): WaitingCertificate => ({
  _id: row.id,
  status: row.status,
  course: { _id: row.course_id, title: row.course_title },
  requestedAt: row.requested_at.toISOString(),
  requestedBy: row.requested_by_name,
})
