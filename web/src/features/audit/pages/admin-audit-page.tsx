import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { AuditList } from '../components/audit-list.tsx'
import { AuditTools } from '../components/audit-tools.tsx'
import { useAuditView } from '../use-audit-view.ts'

/** /admin/audit: what staff changed, by whom and when; nobody changes a row of it. */
export function AdminAuditPage() {
  const { t } = useLingui()
  usePageTitle(t`Audit log`)
  const view = useAuditView()
  return (
    <>
      <PortalTitle>
        <Trans>Audit log</Trans>
      </PortalTitle>
      <AuditTools view={view} />
      <AuditList view={view} />
    </>
  )
}
