import type { Conversation, Correspondent } from '@academy/contract/messages'
import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { Button } from '../../../ui/button.tsx'
import { useUnblock } from '../use-unblock.ts'
import styles from './thread.module.css'

interface ClosedNoteProps {
  closed: NonNullable<Conversation['closed']>
  person: Correspondent
}

/** In the place of the field: why nothing can be written here, and what may be done. */
export function ClosedNote({ closed: { reason, message }, person }: ClosedNoteProps) {
  const { email } = academy()
  const unblock = useUnblock(person._id)
  return (
    <div className={styles.closed} role="note">
      <Lock aria-hidden="true" />
      <p>
        <b>{message}</b>
        {reason === 'admin' && email && (
          <span>
            <Trans>
              Need an answer?{' '}
              <a className="link" href={`mailto:${email}`}>
                Contact support
              </a>
            </Trans>
          </span>
        )}
      </p>
      {reason === 'blocked-by-you' && (
        <Button size="sm" busy={unblock.isPending} onClick={() => unblock.mutate()}>
          <Trans>Unblock</Trans>
        </Button>
      )}
    </div>
  )
}
