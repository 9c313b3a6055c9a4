import type { PaymentRequest } from '@academy/contract/payments'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLive } from '../../../lib/live.ts'
import { toast } from '../../../lib/toast.ts'
import { useFocusLater } from '../../../ui/use-focus-later.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { pendingQuery, QUEUE_MAX_ROWS, QUEUE_STEP_ROWS, requestQuery, requestsChangedSoon } from './api.ts'
import type { Decision } from './decisions.ts'
import { decider } from './desk-decider.ts'
import type { DeskAct } from './desk-keys.ts'
import { viewIn } from './desk-view.ts'
import { keptPicks, NOTHING_PICKED, pickedRange, toggledExact, toggledPick } from './picked.ts'
import { nextAfter, steppedFrom, waitingIn } from './queue.ts'
import { rowId } from './queue-row.tsx'
import { approve, reject, useDecisions } from './use-decisions.ts'
import { useOpenRequest } from './use-open-request.ts'
import { useQueue } from './use-queue.ts'

/** From here on a request opens beside the list. */
const BESIDE = '(width >= 75rem)'

/** The desk's pending tab: which rows stand there, where one stands among them, and what each act does. */
export function usePendingDesk(readings: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const view = viewIn(params)
  const { open: opened, show } = useOpenRequest()
  const isBeside = useMedia(BESIDE)
  const decisions = useDecisions()
  const focusLater = useFocusLater()
  const [limit, setLimit] = useState(QUEUE_STEP_ROWS)
  const [allPicked, setPicked] = useState(NOTHING_PICKED)
  const [lastPick, setLastPick] = useState<string | null>(null)
  const [isShut, setIsShut] = useState(false)
  const [stood, setStood] = useState<string | null>(null)
  const [rejecting, setRejecting] = useState<string | null>(null)
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
  const gone = new Set(rows.flatMap(({ request, isGone }) => (isGone ? [request._id] : [])))
  const picked = keptPicks(allPicked, waiting, { has: (id) => decisions.of.has(id) || gone.has(id) })
  if (picked !== allPicked) setPicked(picked)
  useLive('payments', () => requestsChangedSoon(queryClient))

  const isPanelWanted = isBeside && (!isShut || opened !== '')
  const open = opened || (isPanelWanted ? (waiting[0]?._id ?? '') : '')
  const at = (isPanelWanted && open) || stood
  const here = waiting.find(({ _id }) => _id === (opened || at))

  const standOn = (request: PaymentRequest | undefined) => {
    setStood(request?._id ?? null)
    setRejecting(null)
    focusLater(request ? rowId(request._id) : null)
  }
  const close = () => {
    setIsShut(true)
    setRejecting(null)
    show(null)
    if (open) focusLater(rowId(open))
  }
  /** The eye goes on to the next; the focus too, unless it is on the panel's buttons, which stay. */
  const goOnFrom = ({ _id }: PaymentRequest, staysInPanel: boolean) => {
    const next = nextAfter(rows, new Set([...decisions.of.keys(), _id]), _id)
    show(isPanelWanted ? (next?._id ?? null) : null)
    const isOnButton = staysInPanel && document.activeElement?.closest('.pay-panel') && next
    if (isOnButton) setRejecting(null)
    else standOn(next)
    if (!next) document.querySelector<HTMLElement>('h1')?.focus()
  }
  const approveOne = (request: PaymentRequest) => {
    approve([request])
    setSaid(t`Approved ${request.student.name}. Z takes it back.`)
    goOnFrom(request, true)
  }
  const rejectOne = (request: PaymentRequest, reason: string) => {
    reject(request, reason)
    setSaid(t`Rejected ${request.student.name}. Z takes it back.`)
    goOnFrom(request, false)
  }
  const approvePicked = () => {
    const many = [...picked.values()]
    approve(many)
    setPicked(NOTHING_PICKED)
    setSaid(t`Approved ${many.length} requests. Z takes them back.`)
    standOn(steppedFrom(rows, new Set([...decisions.of.keys(), ...picked.keys()]), at, 1))
  }
  const onUndo = ({ requests: [first] }: Decision) => {
    if (!first) return
    setSaid(t`Taken back: ${first.student.name}`)
    if (isPanelWanted) show(first._id)
    standOn(first)
  }
  const move = (by: 1 | -1) => {
    const next = steppedFrom(rows, decisions.of, at, at === null ? 1 : by)
    if (!next) return
    if (isPanelWanted) show(next._id)
    standOn(next)
    const ahead = steppedFrom(rows, decisions.of, next._id, by)
    if (isPanelWanted && ahead) void queryClient.prefetchQuery(requestQuery(ahead._id))
  }
  const askReject = () => {
    if (picked.size > 0) return toast.info(t`Reject works on one request. Clear the selection first.`)
    if (!here) return
    setIsShut(false)
    show(here._id)
    setRejecting(here._id)
  }
  const pick = (request: PaymentRequest, isRange: boolean) => {
    setPicked((before) =>
      isRange ? pickedRange(before, waiting, lastPick, request._id) : toggledPick(before, request),
    )
    setLastPick(request._id)
  }
  const clearPicks = () => setPicked(NOTHING_PICKED)

  const act = (wanted: DeskAct) => {
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
    open,
    isBeside,
    isRejecting: rejecting !== null && rejecting === open,
    said,
    act,
    pick,
    pickExact: () => setPicked((before) => toggledExact(before, waiting)),
    clearPicks,
    approvePicked,
    approveOne,
    rejectOne,
    onUndo,
    close,
    stand: setStood,
    show,
    askReject: (isAsked: boolean) => setRejecting(isAsked ? open : null),
    sweep: (...ids: string[]) => {
      queue.sweep(...ids)
      decider.sweep()
    },
    readNew: () => {
      const first = rows.find(({ isNew, isGone }) => isNew && !isGone)?.request
      queue.readNew()
      standOn(first)
    },
    hasMore: limit < QUEUE_MAX_ROWS && (found.data?.pendingRequests.length ?? 0) >= limit,
    showMore: () => setLimit(limit + QUEUE_STEP_ROWS),
  }
}
export type PendingDesk = ReturnType<typeof usePendingDesk>
