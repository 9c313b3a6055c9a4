import { actionWords, nameOfActor } from '@academy/contract/audit/rules'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DayAndTime } from '../../../ui/date-time.tsx'
import type { Act } from '../api.ts'
import { ActChanges, ActDetails } from './act-changes.tsx'
import { kindLabel } from './field-labels.ts'
import { SubjectLink } from './subject-link.tsx'

export function useActColumns(): Column<Act>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'what',
        header: t`What`,
        onPhone: 'title',
        cell: ({ action }) => <b className="strong">{actionWords(action)}</b>,
      },
      { id: 'subject', header: t`About`, cell: ({ subject }) => <SubjectLink subject={subject} /> },
      {
        id: 'changes',
        header: t`Before and after`,
        onPhone: 'bare',
        cell: (act) => (
          <div className="min-w-0">
            <ActChanges act={act} />
            <ActDetails act={act} />
          </div>
        ),
      },
      {
        id: 'who',
        header: t`Who`,
        cell: ({ who }) => (
          <span className="inline-block min-w-28 wrap-break-word">
            {nameOfActor(who)}
            <small className="whitespace-nowrap">{kindLabel(who.role)}</small>
          </span>
        ),
      },
      { id: 'at', header: t`When`, cell: ({ at }) => <DayAndTime at={at} /> },
    ],
    [t],
  )
}
