import type { CertificationRequest } from '@academy/contract/certificates'
import { Trans, useLingui } from '@lingui/react/macro'
import { PanelSteps } from '../../../ui/panel-steps.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { RequestActs } from './request-acts.tsx'
import styles from './request-beside.module.css'
import { RequestDetail } from './request-detail.tsx'
import type { OpenAct } from './request-dialogs.tsx'
import { studentOf } from './request-words.tsx'

interface BesideProps {
  request: CertificationRequest
  onAct: OpenAct
  onClose: () => void
}

type PanelProps = BesideProps & { place: { at: number; of: number }; onMove: (by: 1 | -1) => void }

/** From 1200 px: the list stays, J and K move on and the panel follows. */
export function RequestPanel({ request, place, onAct, onMove, onClose }: PanelProps) {
  const { t } = useLingui()
  const name = studentOf(request)
  return (
    <aside className={styles.panel} aria-label={t`Request of ${name}`}>
      <div className={styles.head}>
        <PanelSteps {...{ place, onMove, onClose }} previous={t`Previous request`} next={t`Next request`} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={styles.body} tabIndex={0} aria-label={name}>
        <RequestDetail request={request} />
      </section>
      <div className={styles.foot}>
        <RequestActs request={request} onAct={onAct} />
      </div>
    </aside>
  )
}

/** Below that, the same as a sheet. */
export function RequestSheet({ request, onAct, onClose }: BesideProps) {
  return (
    <Sheet
      open
      title={<Trans>Certification request</Trans>}
      onClose={onClose}
      footer={<RequestActs request={request} onAct={onAct} />}
    >
      <RequestDetail request={request} />
    </Sheet>
  )
}
