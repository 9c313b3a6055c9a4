import type { CallReply } from '../../../lib/calls/call.ts'

export type CertifiableList = CallReply<'GET /api/instructor/certifiable/{courseId}'>
export type Certifiable = CertifiableList['submissions'][number]
/** A passed submission whose student is still there. */
export type Passed = Certifiable & { student: NonNullable<Certifiable['student']> }

/** Who can get a certificate at all, and of those the ones for whom none was asked yet. */
export function askable(submissions: readonly Certifiable[]): { all: Passed[]; open: Passed[] } {
  const all = submissions.filter((one): one is Passed => one.student !== null)
  return { all, open: all.filter(({ status }) => status === null) }
}
