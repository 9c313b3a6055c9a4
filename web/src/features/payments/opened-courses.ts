import type { OwnPayment } from '@academy/contract/payments'
import { queryClient } from '../../lib/queries/query-client.ts'
import { myCoursesQuery } from '../courses/index.ts'
import { currentSession, refreshUser } from '../users/index.ts'

/** An approval opens a course: the person is asked for anew, because cards and guards look at their subscription. */
export function noticeOpenedCourses(payments: readonly OwnPayment[]): void {
  const known = currentSession().user?.subscription ?? []
  const isOpened = ({ status, course }: OwnPayment) =>
    status === 'approved' && course._id !== null && !known.includes(course._id)
  if (!payments.some(isOpened)) return
  void refreshUser()
  void queryClient.invalidateQueries({ queryKey: myCoursesQuery.queryKey })
}
