import type { ManagedAnnouncement } from '@academy/contract/announcements'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAnnouncementAct } from '../use-announcement-act.ts'
import styles from './sent.module.css'

/** Out of sight for everybody but staff; a mail that arrived cannot be taken back, and the dialog says so. */
export function TakeDown({ announcement: { _id: id, title } }: { announcement: ManagedAnnouncement }) {
  const [isAsking, setIsAsking] = useState(false)
  const taking = useAnnouncementAct(() => call('PUT /api/announcements/{id}/withdrawn', { params: { id } }))
  return (
    <div className={styles.acts}>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <Trans>Take down</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Take down “{title}”?</Trans>}
        verb={<Trans>Take down</Trans>}
        busy={taking.isPending}
        onConfirm={() => taking.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      >
        <Trans>
          Nobody can open it any more, and it leaves every bell. Emails that have left already stay where they
          are.
        </Trans>
      </ConfirmDialog>
    </div>
  )
}
