import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { Suspense, useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { fetchNow } from '../../../lib/queries/fetch-now.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { certifiableQuery } from '../api.ts'
import { askable, type CertifiableList } from './askable.ts'

const AskManyDialog = lazyPart(() => import('./ask-many-dialog.tsx'), 'AskManyDialog')

/** On the management of an exam: certificates for those who passed. */
export function BulkCertify({ courseId, courseTitle }: { courseId: string; courseTitle: string }) {
  const queryClient = useQueryClient()
  const [passed, setPassed] = useState<CertifiableList | null>(null)
  const opening = useMutation({
    mutationFn: () => fetchNow(queryClient, certifiableQuery(courseId)),
    onSuccess: (found) => {
      if (askable(found.submissions).all.length > 0) setPassed(found)
      else toast.error(M.nonePassed)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.requestFailed)),
  })
  return (
    <>
      <Button size="sm" busy={opening.isPending} onClick={() => opening.mutate()}>
        <Award aria-hidden="true" />
        <Trans>Request certificates</Trans>
      </Button>
      {passed && (
        <Suspense>
          <AskManyDialog
            courseId={courseId}
            courseTitle={courseTitle}
            passed={passed}
            onClose={() => setPassed(null)}
          />
        </Suspense>
      )}
    </>
  )
}
