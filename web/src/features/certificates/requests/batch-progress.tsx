import type { DrawingBatch } from '@academy/contract/certificates'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { batchQuery } from '../api.ts'
import styles from './batch-progress.module.css'

/** How far the drawing of many is; once it is done it says so until it is put away. */
export function BatchProgress({ newest }: { newest: DrawingBatch | null | undefined }) {
  const { t } = useLingui()
  const [lastId, setLastId] = useState<string | null>(null)
  const [closedId, setClosedId] = useState<string | null>(null)
  const id = newest?._id ?? lastId
  if (newest && newest._id !== lastId) setLastId(newest._id)
  const { data = newest } = useQuery({
    ...batchQuery(id ?? ''),
    enabled: id !== null && id !== closedId,
    initialData: newest ?? undefined,
  })
  if (!data || data._id === closedId) return null
  const { total, drawn, refused } = data
  const isDone = drawn + refused >= total
  return (
    <section className={styles.batch} aria-label={t`Drawing of certificates`}>
      <p role="status" className="num">
        {isDone ? (
          <Plural
            value={drawn}
            one="# certificate is drawn and sent."
            other="# certificates are drawn and sent."
          />
        ) : (
          <Trans>
            Drawing certificates: {drawn} of {total}.
          </Trans>
        )}{' '}
        {refused > 0 && (
          <Plural value={refused} one="# needs an uploaded PDF." other="# need an uploaded PDF." />
        )}
      </p>
      {isDone ? (
        <IconButton label={t`Close`} onClick={() => setClosedId(data._id)}>
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <progress
          className="file-bar"
          max={total}
          value={drawn + refused}
          aria-label={t`Certificates drawn`}
        />
      )}
    </section>
  )
}
