import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../lib/pages/page-title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PortalTitle } from '../../ui/portal-title.tsx'

/** What an admin sees who opens a superadmin's page by its address. */
export function SuperadminsOnly() {
  const { t } = useLingui()
  usePageTitle(t`For superadmins`)
  return (
    <>
      <PortalTitle>
        <Trans>For superadmins</Trans>
      </PortalTitle>
      <EmptyState
        title={<Trans>Only a superadmin may open this page</Trans>}
        action={
          <ButtonLink variant="primary" to="/admin/dashboard">
            <Trans>To the dashboard</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          It sets what holds for the whole academy. A superadmin can make you one, or change it for you.
        </Trans>
      </EmptyState>
    </>
  )
}
