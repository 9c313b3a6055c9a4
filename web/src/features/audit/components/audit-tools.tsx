import { actionWords, SUBJECT_KINDS } from '@academy/contract/audit/rules'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ListTools } from '../../../ui/data-table/list-tools.tsx'
import { DayRangeFields } from '../../../ui/day-range-fields.tsx'
import { Select } from '../../../ui/select.tsx'
import { auditPeopleQuery } from '../api.ts'
import type { AuditView } from '../use-audit-view.ts'
import { kindLabel } from './field-labels.ts'

/** Who, what, about what and when, all in the address. */
export function AuditTools({ view }: { view: AuditView }) {
  const { t } = useLingui()
  const { data } = useQuery(auditPeopleQuery)
  const { who, action, kind, from, to } = view.filters
  return (
    <ListTools view={view.list} csv={() => callFile('GET /api/audit/csv', { query: view.csvQuery })}>
      <Select
        aria-label={t`Who`}
        placeholder={t`Everybody`}
        value={who}
        onChange={({ target }) => view.narrow({ who: target.value })}
        options={(data?.people ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <Select
        aria-label={t`What`}
        placeholder={t`All changes`}
        value={action}
        onChange={({ target }) => view.narrow({ action: target.value })}
        options={(data?.actions ?? []).map((value) => ({ value, label: actionWords(value) }))}
      />
      <Select
        aria-label={t`About`}
        placeholder={t`All subjects`}
        value={kind}
        onChange={({ target }) => view.narrow({ kind: target.value as typeof kind })}
        options={SUBJECT_KINDS.map((value) => ({ value, label: kindLabel(value) }))}
      />
      <DayRangeFields from={from} to={to} onChange={view.narrow} />
    </ListTools>
  )
}
