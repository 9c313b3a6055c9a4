import type { PaymentRequest } from '@academy/contract/payments'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLive } from '../../../lib/live.ts'
import { toast } from '../../../lib/toast.ts'
import { useFocusLater } from '../../../ui/use-focus-later.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { pendingQuery, QUEUE_MAX_ROWS, QUEUE_STEP_ROWS, REQUESTS_SHOWN, requestQuery } from './api.ts'
import type { Decision } from './decisions.ts'
import { isBare, isUsed, whyUsed } from './picked.ts'
import { steppedFrom, waitingIn } from './queue.ts'
import { rowId } from './queue-row.tsx'
import { decider } from './review-decider.ts'
import type { ReviewAct } from './review-keys.ts'
import { openIn, type ReviewPlace } from './review-place.ts'
import { viewIn } from './review-view.ts'
import { approve, reject, useDecisions } from './use-decisions.ts'
import { useQueue } from './use-queue.ts'
import { useReviewPlace } from './use-review-place.ts'

/** From here on a request opens beside the list. */
const BESIDE = '(width >= 75rem)'

/** The review's pending tab: which rows stand there, and what each act does to the one under the cursor. */
export function usePendingReview(readings: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const view = viewIn(params)
  const isBeside = useMedia(BESIDE)
  const decisions = useDecisions()
  const focusLater = useFocusLater()
  const [limit, setLimit] = useState(QUEUE_STEP_ROWS)
  const [said, setSaid] = useState('')

  const found = useQuery(pendingQuery(view, limit))
  const reading = [readings, view.search, view.course, view.match].join(' ')
  const queue = useQueue(
    found.isPlaceholderData ? undefined : found.data?.pendingRequests,
    reading,
    decisions,
  )
  const { rows } = queue
  const waiting = waitingIn(rows, decisions.of)
  const [place, tell] = useReviewPlace({ queue, waiting, taken: decisions.of, isBeside })
  useLive('payments', REQUESTS_SHOWN)

  const { at, picked } = place
  const open = openIn(place, isBeside)
  const here = waiting.find(({ _id }) => _id === at)

  const standOn = (id: string) => {
    tell({ type: 'stood', id })
    focusLater(rowId(id))
  }
  const close = () => {
    tell({ type: 'closed' })
    if (open) focusLater(rowId(open))
  }
  /** The eye goes on to the next; the focus too, unless it is on the panel's buttons, which stay. */
  const goOn = (over: Iterable<string>, staysInPanel: boolean) => {
    const ids = new Set(over)
    const next = tell({ type: 'decided', ids, rows, taken: decisions.of, isBeside }).at
    if (next === null) document.querySelector<HTMLElement>('h1')?.focus()
    else if (!staysInPanel || !document.activeElement?.closest('.pay-panel')) focusLater(rowId(next))
  }
  const ask = (what: ReviewPlace['asks']) => tell({ type: 'asked', for: what })
  const approveOne = (request: PaymentRequest, note = '') => {
    if (isUsed(request)) return toast.info(whyUsed(request))
    if (isBare(request) && !note) return ask('note')
    approve([request], note)
    setSaid(t`Approved ${request.student.name}. Z takes it back.`)
    goOn([request._id], !note)
  }
  const rejectOne = (request: PaymentRequest, reason: string) => {
    reject(request, reason)
    setSaid(t`Rejected ${request.student.name}. Z takes it back.`)
    goOn([request._id], false)
  }
  const approvePicked = (note = '') => {
    const many = [...picked.values()]
    if (many.some(isBare) && !note) return ask('note-for-all')
    approve(many, note)
    setSaid(t`Approved ${many.length} requests. Z takes them back.`)
    goOn(picked.keys(), false)
  }
  const onUndo = ({ requests: [first] }: Decision) => {
    if (!first) return
    setSaid(t`Taken back: ${first.student.name}`)
    standOn(first._id)
  }
  const move = (by: 1 | -1) => {
    const next = steppedFrom(rows, decisions.of, at, at === null ? 1 : by)
    if (!next) return
    standOn(next._id)
    const ahead = steppedFrom(rows, decisions.of, next._id, by)
    if (isBeside && ahead) void queryClient.prefetchQuery(requestQuery(ahead._id))
  }
  const askReject = () => {
    if (picked.size > 0) return toast.info(t`Reject works on one request. Clear the selection first.`)
    if (here) ask('reason')
  }
  const pick = (request: PaymentRequest, isRange: boolean) => {
    if (isUsed(request)) return toast.info(whyUsed(request))
    tell({ type: 'picked', request, isRange, waiting })
  }
  const clearPicks = () => tell({ type: 'picks-cleared' })

  const act = (wanted: ReviewAct) => {
    if (wanted === 'next') move(1)
    else if (wanted === 'previous') move(-1)
    else if (wanted === 'select') here && pick(here, false)
    else if (wanted === 'approve') picked.size > 0 ? approvePicked() : here && approveOne(here)
    else if (wanted === 'reject') askReject()
    else if (wanted === 'undo') {
      const undone = decider.undoNewest()
      if (undone) onUndo(undone)
    } else if (picked.size > 0) clearPicks()
    else if (open) close()
  }
  return {
    view,
    found,
    rows,
    waiting,
    decisions,
    picked,
    at,
    open,
    isBeside,
    asks: place.asks,
    said,
    act,
    pick,
    pickExact: () => tell({ type: 'picked-exact', waiting }),
    clearPicks,
    approvePicked,
    approveOne,
    rejectOne,
    onUndo,
    close,
    stand: (id: string) => tell({ type: 'stood', id }),
    show: (id: string) => tell({ type: 'opened', id }),
    ask,
    /** Rows that are over may go; the cursor goes on from one of them. */
    sweep: (...ids: string[]) => {
      if (at && ids.includes(at)) goOn([at], false)
      queue.sweep(...ids)
      decider.sweep()
    },
    readNew: () => {
      const first = rows.find(({ isNew, isGone }) => isNew && !isGone)?.request
      queue.readNew()
      if (first) standOn(first._id)
    },
    hasMore: limit < QUEUE_MAX_ROWS && (found.data?.pendingRequests.length ?? 0) >= limit,
    showMore: () => setLimit(limit + QUEUE_STEP_ROWS),
  }
}
export type PendingReview = ReturnType<typeof usePendingReview>
