import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { reportQuery } from '../reports/api.ts'
import { ReportFacts } from '../reports/report-facts.tsx'
import { ReportedMessages } from '../reports/reported-messages.tsx'

/** /admin/message-reports/{id}: the message, the few around it, and nothing else of the conversation. */
export function AdminMessageReportPage() {
  const { t } = useLingui()
  const { reportId = '' } = useParams()
  const found = useQuery(reportQuery(reportId))
  const { data, error } = found
  const name = data?.reported.name
  const title = name ? t`Message of ${name}` : t`Reported message`
  usePageTitle(title)
  return (
    <>
      <PortalTitle isBelowPlace>{title}</PortalTitle>
      {data ? (
        <>
          <ReportFacts report={data} />
          <ReportedMessages report={data} />
        </>
      ) : error ? (
        <ErrorPanel message={failureMessage(error, t`The report could not be loaded.`)} found={found} back />
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton radius={3} className="h-36 w-full" />
          <Skeleton radius={3} className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
