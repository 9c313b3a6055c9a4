import type { PaymentRequest } from '@academy/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLive } from '../../../../lib/live/live.ts'
import { toast } from '../../../../lib/toast.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { allQuery, REQUESTS_SHOWN } from '../api.ts'
import { approvalRefusal, isBare, mayBeApproved } from '../decisions/picked.ts'
import { decider } from '../decisions/review-decider.ts'
import { approve, reject, useDecisions } from '../decisions/use-decisions.ts'
import type { ReviewAct } from '../review-keys.ts'
import type { ReviewPlace } from '../review-place.ts'
import { viewIn, withOpen } from '../review-view.ts'
import styles from './all-tab.module.css'
import type { AllView } from './use-all-view.ts'

/** All Requests: the table's row opens the same panel; the table itself walks with J and K. */
export function useAllReview(asked: AllView['query']) {
  const [params, setParams] = useSearchParams()
  const { open } = viewIn(params)
  const isBeside = useMedia('(width >= 75rem)')
  const decisions = useDecisions()
  const [asks, setAsks] = useState<ReviewPlace['asks']>(null)
  const found = useQuery(allQuery(asked))
  useLive('payments', REQUESTS_SHOWN)
  const request = found.data?.paymentRequests.find(({ _id }) => _id === open)

  const show = (id: string | null) => {
    setAsks(null)
    setParams((before) => withOpen(before, id), { replace: true, preventScrollReset: true })
  }
  const close = () => {
    show(null)
    document.querySelector<HTMLElement>(`.${styles.all} tr[data-current]`)?.focus({ preventScroll: true })
  }
  const mayDecide = request?.status === 'pending' && !decisions.of.has(request._id)
  const approveOne = (one: PaymentRequest, note = '') => {
    if (!mayBeApproved(one)) return toast.info(approvalRefusal(one))
    if (isBare(one) && !note) return setAsks('note')
    approve([one], note)
    setAsks(null)
  }
  const act = (wanted: ReviewAct) => {
    if (wanted === 'approve' && request && mayDecide) approveOne(request)
    else if (wanted === 'reject' && mayDecide) setAsks('reason')
    else if (wanted === 'undo') decider.undoNewest()
    else if (wanted === 'leave' && open) close()
  }
  return {
    openId: open,
    found,
    decisions,
    request,
    isBeside,
    asks,
    ask: setAsks,
    act,
    open: (row: PaymentRequest) => show(row._id),
    close,
    approve: approveOne,
    reject: (one: PaymentRequest, reason: string) => {
      reject(one, reason)
      setAsks(null)
    },
  }
}
