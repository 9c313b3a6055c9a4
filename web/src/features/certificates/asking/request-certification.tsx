import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { Suspense } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyAttendanceWarning } from '../../attendance/index.ts'
import { certifiableQuery, certificatesChanged } from '../api.ts'
import { AskedPill } from './asked-pill.tsx'

interface RequestCertificationProps {
  studentId: string
  courseId: string
  submissionId: string
}

/** On the review of a passed exam: asks for the certificate, or says how far it is. */
export function RequestCertification({ studentId, courseId, submissionId }: RequestCertificationProps) {
  const queryClient = useQueryClient()
  const { data } = useQuery(certifiableQuery(courseId, submissionId))
  const asking = useMutation({
    mutationFn: () =>
      call('POST /api/instructor/request-certification', { body: { studentId, courseId, submissionId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (failure) => toast.error(failureMessage(failure, M.requestFailed)),
    onSettled: () => certificatesChanged(queryClient),
  })
  const own = data?.submissions.find((one) => one.submissionId === submissionId)
  const status = asking.data?.request.status ?? own?.status
  if (status) return <AskedPill status={status} isRevoked={own?.isRevoked} />
  // While it is not known whether it was asked for, the place stays empty: the server would refuse a second request.
  if (!own) return null
  return (
    <div className="grid justify-items-end gap-2">
      <Button size="sm" variant="soft" busy={asking.isPending} onClick={() => asking.mutate()}>
        <Award aria-hidden="true" />
        <Trans>Request certification</Trans>
      </Button>
      <Suspense>
        <LazyAttendanceWarning courseId={courseId} studentId={studentId} />
      </Suspense>
    </div>
  )
}
