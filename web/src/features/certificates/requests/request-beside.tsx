import type { CertificationRequest } from '@academy/contract/certificates'
import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '../../../ui/sheet.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestDetail } from './request-detail.tsx'
import type { OpenAct } from './request-dialogs.tsx'
import { studentOf } from './request-progress.tsx'

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
    <SidePanel
      label={t`Request of ${name}`}
      {...{ name, place, onMove, onClose }}
      previous={t`Previous request`}
      next={t`Next request`}
      footer={<RequestActions request={request} onAct={onAct} />}
    >
      <RequestDetail request={request} />
    </SidePanel>
  )
}

/** Below that, the same as a sheet. */
export function RequestSheet({ request, onAct, onClose }: BesideProps) {
  return (
    <Sheet
      open
      title={<Trans>Certification request</Trans>}
      onClose={onClose}
      footer={<RequestActions request={request} onAct={onAct} />}
    >
      <RequestDetail request={request} />
    </Sheet>
  )
}
