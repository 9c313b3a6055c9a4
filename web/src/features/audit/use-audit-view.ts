import { SUBJECT_KINDS } from '@academy/contract/audit/rules'
import { useListView } from '../../ui/data-table/use-list-view.ts'

/** Who, what, about what and when, and behind which row: a log of millions has no page 4,711. */
export function useAuditView() {
  const list = useListView({
    filters: {
      who: 'any',
      action: 'any',
      kind: SUBJECT_KINDS,
      subject: 'any',
      from: 'any',
      to: 'any',
      after: 'any',
    },
  })
  const { search: _, sort: __, page: ___, ...asked } = list.query
  const query = { ...asked, kind: asked.kind || undefined }
  const { after: ____, ...csvQuery } = query
  return {
    list,
    query,
    csvQuery,
    filters: list.filters,
    /** Other filters begin with the newest row. */
    narrow: (change: Parameters<typeof list.set>[0]) => list.set({ ...change, after: '' }),
  }
}
export type AuditView = ReturnType<typeof useAuditView>
