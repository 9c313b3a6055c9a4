import { useLiveWord } from '../../../lib/live/live.ts'
import { queryClient } from '../../../lib/queries/query-client.ts'
import { noticeOpenedCourses } from '../opened-courses.ts'
import { ownPaymentsQuery } from '../own-payments.ts'

const { queryKey } = ownPaymentsQuery

/** On every page of a student, showing nothing: cards, lists and guards know of a decision when it falls. */
export function PaymentNews() {
  useLiveWord('payments', () => void look())
  return null
}

async function look(): Promise<void> {
  const known = queryClient.getQueryData(queryKey)
  // No payment of this person waits for a decision.
  if (known && !known.some(({ status }) => status === 'pending')) return
  // An answer that is on its way may be older than the word.
  void queryClient.cancelQueries({ queryKey, fetchStatus: 'fetching' }, { silent: true, revert: false })
  await queryClient.prefetchQuery({ ...ownPaymentsQuery, staleTime: 0 })
  noticeOpenedCourses(queryClient.getQueryData(queryKey) ?? [])
}
