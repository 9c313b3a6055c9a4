import type { PaymentRequest } from '@academy/contract/payments'
import { useState } from 'react'
import { useOpenRequest } from './panel/use-open-request.ts'
import type { useQueue } from './queue/use-queue.ts'
import { openIn, type ReviewPlace, reviewAfter, reviewAt, settledIn } from './review-place.ts'

interface Surroundings {
  queue: ReturnType<typeof useQueue>
  waiting: readonly PaymentRequest[]
  taken: ReadonlyMap<string, unknown>
  isBeside: boolean
}

/** Where one stands, kept in step with the rows and with the address, which says what is open.
 * @returns the place, and what changes it */
export function useReviewPlace({ queue, waiting, taken, isBeside }: Surroundings) {
  const { rows, reading } = queue
  const address = useOpenRequest()
  const [place, setPlace] = useState(() => reviewAt(address.open))
  const [written, setWritten] = useState(address.open)
  const [read, setRead] = useState('')

  let current = place
  if (address.open !== written) {
    setWritten(address.open)
    current = reviewAfter(current, { type: 'led', id: address.open })
  }
  if (reading !== read) {
    setRead(reading)
    if (read !== '') current = reviewAfter(current, { type: 'reread', rows })
  }
  const gone = new Set(rows.flatMap(({ request, isGone }) => (isGone ? [request._id] : [])))
  const over = { has: (id: string) => taken.has(id) || gone.has(id) }
  current = settledIn(current, waiting, over, isBeside)
  if (current !== place) setPlace(current)

  const put = (next: ReviewPlace): void => {
    setPlace(next)
    // What opens by itself is not in the address; what was moved to is.
    if (next.at !== current.at || next.isOpen !== current.isOpen) {
      const open = openIn(next, isBeside)
      setWritten(open)
      address.show(open || null)
    }
  }
  return [current, put] as const
}
