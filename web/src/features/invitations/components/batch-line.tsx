import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { batchQuery, invitationsChanged } from '../api.ts'
import styles from './invitations.module.css'

/** How many of the mails have left; says so until it is put away. */
export function BatchLine({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data } = useQuery(batchQuery(id))
  const isDone = data?.waiting === 0
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: ['invitations', 'list'] })
  }, [isDone, queryClient])
  if (!data) return null
  const { total, sent, failed } = data
  return (
    <section className={styles.batch} aria-label={t`Sending of invitations`}>
      <p role="status" className="num">
        {isDone ? (
          <Plural value={sent} one="# invitation is sent." other="# invitations are sent." />
        ) : (
          <Trans>
            Sending invitations: {sent} of {total}.
          </Trans>
        )}{' '}
        {failed > 0 && <Plural value={failed} one="# was not delivered." other="# were not delivered." />}
      </p>
      {isDone && (
        <IconButton
          label={t`Close`}
          onClick={() => {
            onClose()
            void invitationsChanged(queryClient)
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
      {!isDone && (
        <progress className="file-bar" max={total} value={sent + failed} aria-label={t`Invitations sent`} />
      )}
    </section>
  )
}
