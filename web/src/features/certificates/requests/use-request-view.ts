import { REQUEST_STATES } from '@academy/contract/certificates/rules'
import { useListView } from '../../../ui/data-table/use-list-view.ts'

/** What the list of certification requests shows. */
export const useRequestView = () =>
  useListView({ filters: { status: REQUEST_STATES }, sorts: ['student', 'requested'] })
export type RequestView = ReturnType<typeof useRequestView>
