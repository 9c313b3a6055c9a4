import { PAYMENT_STATUSES } from '@academy/contract/payments/rules'
import { useListView } from '../../../../ui/data-table/use-list-view.ts'

/** What All Requests shows; the days are Kigali's, `2026-11-20`. */
export const useAllView = () =>
  useListView({
    filters: { status: PAYMENT_STATUSES, course: 'any', from: 'any', to: 'any' },
    sorts: ['student', 'price', 'requested'],
    usual: '-requested',
  })
export type AllView = ReturnType<typeof useAllView>
