import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLive } from '../../../../lib/live/live.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { pendingQuery, QUEUE_MAX_ROWS, QUEUE_STEP_ROWS, REQUESTS_SHOWN } from '../api.ts'
import { decider } from '../decisions/review-decider.ts'
import { useDecisions } from '../decisions/use-decisions.ts'
import { openIn } from '../review-place.ts'
import { type ReviewStep, stepReview } from '../review-step.ts'
import { viewIn } from '../review-view.ts'
import { useReviewEffects } from '../use-review-effects.ts'
import { useReviewPlace } from '../use-review-place.ts'
import { waitingIn } from './queue.ts'
import { useQueue } from './use-queue.ts'

/** From here on a request opens beside the list. */
const BESIDE = '(width >= 75rem)'

/** The review's pending tab: which rows stand there, where one stands, and `tell` for whatever is done. */
export function usePendingReview(readings: number) {
  const view = viewIn(useSearchParams()[0])
  const isBeside = useMedia(BESIDE)
  const decisions = useDecisions()
  const [limit, setLimit] = useState(QUEUE_STEP_ROWS)
  const found = useQuery(pendingQuery(view, limit))
  const reading = [readings, view.search, view.course, view.match].join(' ')
  const requests = found.isPlaceholderData ? undefined : found.data?.pendingRequests
  const queue = useQueue(requests, reading, decisions)
  const { rows } = queue
  const waiting = waitingIn(rows, decisions.of)
  const [place, put] = useReviewPlace({ queue, waiting, taken: decisions.of, isBeside })
  const [said, run] = useReviewEffects(queue)
  useLive('payments', REQUESTS_SHOWN)

  const tell = (step: ReviewStep) => {
    // What is still held is asked of the decider: it may have been sent since this was drawn.
    const { list } = decider.read()
    const after = stepReview({ place, rows, decisions: { of: decisions.of, list }, isBeside }, step)
    if (after.place !== place) put(after.place)
    for (const effect of after.effects) run(effect)
  }
  return {
    view,
    found,
    rows,
    waiting,
    decisions,
    place,
    open: openIn(place, isBeside),
    isBeside,
    said,
    tell,
    hasMore: limit < QUEUE_MAX_ROWS && (found.data?.total ?? 0) > limit,
    showMore: () => setLimit(limit + QUEUE_STEP_ROWS),
  }
}
export type PendingReview = ReturnType<typeof usePendingReview>
