import * as M from '@academy/contract/certificates/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type CallReply, call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { LazyClassAttendanceWarning } from '../../attendance/index.ts'
import { certificatesChanged } from '../api.ts'
import { AskOutcome } from './ask-outcome.tsx'
import { askable, type CertifiableList } from './askable.ts'
import { PassedList } from './passed-list.tsx'

interface AskManyDialogProps {
  courseId: string
  courseTitle: string
  passed: CertifiableList
  onClose: () => void
}

/** Choose, confirm, and see what came of it; all three in one dialog, so that nothing is asked twice. */
export function AskManyDialog({ courseId, courseTitle, passed, onClose }: AskManyDialogProps) {
  const queryClient = useQueryClient()
  const [shown] = useState(() => askable(passed.submissions))
  const { all, open } = shown
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(open.map((one) => one.submissionId)),
  )
  const [isConfirming, setIsConfirming] = useState(false)
  const count = chosen.size
  const asking = useMutation({
    mutationFn: () =>
      call('POST /api/instructor/request-certifications', {
        body: { courseId, submissionIds: [...chosen] },
      }),
    onSuccess: ({ created, failed }) => {
      if (created > 0) toast.success(M.requestsCreated(created))
      if (failed.length > 0) toast.error(M.requestsFailed(failed.length))
    },
    onError: (failure) => toast.error(failureMessage(failure, M.requestFailed)),
    onSettled: () => certificatesChanged(queryClient),
  })
  const outcome: CallReply<'POST /api/instructor/request-certifications'> | undefined = asking.data
  return (
    <Dialog
      open
      locked={asking.isPending}
      onClose={onClose}
      title={
        outcome ? (
          <Trans>Certificates requested</Trans>
        ) : isConfirming ? (
          <Plural value={count} one="Request # certificate?" other="Request # certificates?" />
        ) : (
          <Trans>Request certificates</Trans>
        )
      }
      footer={
        outcome ? (
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : isConfirming ? (
          <>
            <Button disabled={asking.isPending} onClick={() => setIsConfirming(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              variant="primary"
              busy={asking.isPending}
              // It stands where Continue stood: the second half of a double press there confirms nothing.
              onClick={({ detail }) => detail < 2 && asking.mutate()}
            >
              <Plural value={count} one="Request # certificate" other="Request # certificates" />
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" disabled={count === 0} onClick={() => setIsConfirming(true)}>
              <Plural value={count} _0="Nobody is chosen" one="Continue with #" other="Continue with #" />
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <AskOutcome outcome={outcome} />
      ) : isConfirming ? (
        <>
          <p className="secondary">
            <Plural
              value={count}
              one={`# student passed the final exam of ${courseTitle}. An administrator approves the request; then the certificate is drawn and sent.`}
              other={`# students passed the final exam of ${courseTitle}. An administrator approves the requests; then the certificates are drawn and sent.`}
            />
          </p>
          {asking.error && (
            <div role="alert" className="mt-4">
              <FieldError>{failureMessage(asking.error, M.requestFailed)}</FieldError>
            </div>
          )}
        </>
      ) : (
        <>
          <PassedList
            courseId={courseId}
            all={all}
            open={open}
            openCount={passed.certifiable}
            chosen={chosen}
            onChange={setChosen}
          />
          <Suspense>
            <LazyClassAttendanceWarning
              courseId={courseId}
              studentIds={open.map(({ student }) => student._id)}
              chosenIds={open
                .filter(({ submissionId }) => chosen.has(submissionId))
                .map(({ student }) => student._id)}
            />
          </Suspense>
        </>
      )}
    </Dialog>
  )
}
