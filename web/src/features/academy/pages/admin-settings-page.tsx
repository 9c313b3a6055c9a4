import * as M from '@academy/contract/academy/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { settingsQuery } from '../api.ts'
import styles from '../settings/settings.module.css'
import { SettingsEditor } from '../settings/settings-editor.tsx'

/** /admin/settings: what the academy says of itself, for superadmins. */
export function AdminSettingsPage() {
  const { t } = useLingui()
  usePageTitle(t`Settings`)
  const found = useQuery({ ...settingsQuery, refetchOnWindowFocus: false })
  return (
    <>
      <PortalTitle>
        <Trans>Settings</Trans>
      </PortalTitle>
      {found.data ? (
        <SettingsEditor loaded={found.data} />
      ) : found.error ? (
        <ErrorPanel message={failureMessage(found.error, M.failed)} back found={found} />
      ) : (
        <SkeletonGroup className={styles.page}>
          <Skeleton radius={3} className="h-120 w-full" />
          <Skeleton radius={3} className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
