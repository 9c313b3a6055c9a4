import type { PaymentRequest } from '@academy/contract/payments'
import * as M from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { failureMessage, isRefused } from '../../../../lib/calls/call.ts'
import type { ReadState } from '../../../../lib/queries/found.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { StudentName } from '../../../enrolments/index.ts'
import { personAddress } from '../../../users/index.ts'
import { requestQuery } from '../api.ts'
import { useDecisions } from '../decisions/use-decisions.ts'
import type { ReviewPlace } from '../review-place.ts'
import { PanelFoot } from './panel-foot.tsx'
import { RequestFacts } from './request-facts.tsx'
import styles from './review-panel.module.css'

export interface RequestPanelProps {
  id: string
  /** As the list knows it; from the address alone the server is asked. */
  request: PaymentRequest | undefined
  /** Beside the list, or over it as a dialog. */
  isBeside: boolean
  asks: ReviewPlace['asks']
  onApprove: (request: PaymentRequest, note?: string) => void
  onAsk: (what: ReviewPlace['asks']) => void
  onReject: (request: PaymentRequest, reason: string) => void
  onImport: () => void
  onClose: () => void
}

/** One request with all that speaks for and against it. The newest facts win over those of the list. */
export function RequestPanel(props: RequestPanelProps) {
  const { id, isBeside, asks, onApprove, onAsk, onReject, onImport, onClose } = props
  const { t } = useLingui()
  const decisions = useDecisions()
  const found = useQuery(requestQuery(id))
  const request = found.data ?? props.request
  const decision = decisions.of.get(id)
  const title = request?.student.name ?? t`Payment request`
  const body = request ? (
    <RequestFacts request={request} found={found} onImport={onImport} />
  ) : (
    <Missing found={found} />
  )
  const foot =
    request && !decision ? (
      <PanelFoot
        request={request}
        note={decisions.notes.get(id)}
        asks={asks}
        onApprove={(note) => onApprove(request, note)}
        onAsk={onAsk}
        onReject={(reason) => onReject(request, reason)}
      />
    ) : null
  if (!isBeside) {
    return (
      <Sheet open onClose={onClose} title={title} footer={foot} className={styles.sheet}>
        {request?.user && (
          <p className={styles.email}>
            <Link className="link" to={personAddress(request.user._id)}>
              {request.user.email}
            </Link>
          </p>
        )}
        {body}
      </Sheet>
    )
  }
  return (
    <aside className={styles.panel} aria-label={t`Request of ${title}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section key={id} className={styles.body} tabIndex={0} aria-label={title}>
        <div className={styles.head}>
          <div>
            <h2>{request ? <StudentName courseId={request.course._id} student={request.user} /> : title}</h2>
            {request?.user && <p>{request.user.email}</p>}
          </div>
          <IconButton label={t`Close`} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {body}
      </section>
      {foot && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}

function Missing({ found }: { found: ReadState }) {
  const { error } = found
  if (!error) {
    return (
      <SkeletonGroup className="grid gap-3 py-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-6 w-1/2" />
      </SkeletonGroup>
    )
  }

  return (
    <ErrorPanel
      level={3}
      message={failureMessage(error, M.loadFailed)}
      found={found}
      support={isRefused(error) ? <Trans>The link may be old, or mistyped.</Trans> : undefined}
    />
  )
}
