import * as M from '@academy/contract/certificates/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useLive } from '../../../lib/live/live.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { ownCertificatesQuery } from '../api.ts'
import { CertificatesSkeleton } from '../holder/certificates-skeleton.tsx'
import styles from '../holder/own-certificates.module.css'
import { OwnCertificates } from '../holder/own-certificates.tsx'

const PreviewDialog = lazyPart(() => import('../holder/preview-dialog.tsx'), 'PreviewDialog')

/** /my-certificates: what was earned, large and framed, and what is on its way. */
export function MyCertificatesPage() {
  const { t } = useLingui()
  usePageTitle(t`My certificates`)
  const found = useQuery(ownCertificatesQuery)
  const { data, error } = found
  useLive('certificates', { queryKey: ownCertificatesQuery.queryKey })
  const [shownId, setShownId] = useState<string | null>(null)
  const shown = data?.certificates.find(({ _id }) => _id === shownId)
  const failed = error && failureMessage(error, M.loadFailed)
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title={<Trans>My certificates</Trans>}
        lead={<Trans>Each one has a number and a page where anyone can check it.</Trans>}
      />
      <CopyNote address="/api/certification/certificates/my" className="pb-4" />
      {data && failed && <StaleBanner className="mb-4" message={failed} found={found} />}
      {data ? (
        <OwnCertificates {...data} onShow={setShownId} />
      ) : failed ? (
        <ErrorPanel message={failed} found={found} />
      ) : (
        <CertificatesSkeleton />
      )}
      {shown && (
        <Suspense>
          <PreviewDialog certificate={shown} onClose={() => setShownId(null)} />
        </Suspense>
      )}
    </div>
  )
}
