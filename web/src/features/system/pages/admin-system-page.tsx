import * as M from '@academy/contract/system/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { useAddressView } from '../../../lib/pages/use-address-view.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { metricsQuery } from '../api.ts'
import { AllFigures } from '../components/all-figures.tsx'
import { HealthPill } from '../components/health-pill.tsx'
import styles from './admin-system-page.module.css'

/** /admin/system: how the academy runs, on all its nodes or on one, for superadmins. */
export function AdminSystemPage() {
  const { t } = useLingui()
  usePageTitle(t`System`)
  const { read, write } = useAddressView()
  const node = read('node')
  const found = useQuery(metricsQuery(node))
  const all = useQuery(metricsQuery())
  const { data, error } = found
  const nodes = all.data?.nodes ?? data?.nodes ?? []
  const chips = ['', ...nodes.map(({ name }) => name)].map((value) => ({
    value,
    label: value || t`All nodes`,
  }))
  return (
    <>
      <PortalTitle>
        <Trans>System</Trans>
      </PortalTitle>
      <div className={styles.tools}>
        {nodes.length > 1 || node ? (
          <ChipGroup label={t`Nodes`} chips={chips} value={node} onChange={(name) => write({ node: name })} />
        ) : (
          <span />
        )}
        {data && <HealthPill metrics={data} />}
      </div>
      {error && data && (
        <StaleBanner className="mb-4" message={failureMessage(error, M.failed)} found={found} />
      )}
      {data ? (
        <AllFigures found={found} metrics={data} />
      ) : error ? (
        <ErrorPanel message={failureMessage(error, M.failed)} found={found} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-104 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
