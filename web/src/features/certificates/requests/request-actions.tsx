import type { CertificationRequest } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { ApproveButton } from './approve-button.tsx'
import styles from './request-actions.module.css'
import type { OpenAct } from './request-dialogs.tsx'
import { actsOf, type RequestAct } from './request-state.ts'

const isLoss = (act: RequestAct) => act === 'withdraw' || act === 'revoke'

/** What can be done with it now, the usual thing last and solid. */
export function RequestActions({ request, onAct }: { request: CertificationRequest; onAct: OpenAct }) {
  const acts = actsOf(request)
  const main = request.status === 'completed' ? null : acts[0]
  return [...acts].reverse().map((act) =>
    act === 'approve' ? (
      <ApproveButton
        key={act}
        variant="primary"
        size="sm"
        aria-keyshortcuts="a"
        request={request}
        data-approve=""
      >
        <kbd className={styles.key}>A</kbd>
      </ApproveButton>
    ) : (
      <Button
        key={act}
        size="sm"
        variant={act === main ? 'primary' : isLoss(act) ? 'danger' : 'secondary'}
        onClick={() => onAct(act, request)}
      >
        <ActLabel act={act} hasFile={request.status === 'completed'} />
      </Button>
    ),
  )
}

function ActLabel({ act, hasFile }: { act: RequestAct; hasFile: boolean }) {
  if (act === 'withdraw') return <Trans>Withdraw</Trans>
  if (act === 'draw') return <Trans>Draw again</Trans>
  if (act === 'revoke') return <Trans>Revoke</Trans>
  if (act === 'reissue') return <Trans>Reissue</Trans>
  return hasFile ? <Trans>Replace PDF</Trans> : <Trans>Upload certificate</Trans>
}
