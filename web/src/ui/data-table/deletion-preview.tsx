import type { ReactNode } from 'react'
import { failureMessage } from '../../lib/calls/call.ts'
import { FieldError } from '../field-error.tsx'
import { SkeletonGroup, SkeletonText } from '../skeleton.tsx'
import styles from './deletion-preview.module.css'

export interface Preview {
  /** How many would go. */
  count: number
  refused: readonly { _id: string; name: string | null; message: string }[]
}

interface DeletionPreviewProps<Deletion> {
  found: { data: Deletion | undefined; error: unknown }
  failed: string
  /** What one is called that has no name. */
  unnamed: ReactNode
  /** Over those that stay, with how many go. */
  staying: (count: number) => ReactNode
  /** What is lost with those that go. */
  children: (deletion: Deletion) => ReactNode
}

/** What a BulkAct that deletes says before it does: which stay and why, and what is lost with the others. */
export function DeletionPreview<Deletion extends Preview>(props: DeletionPreviewProps<Deletion>) {
  const { found, failed, unnamed, staying, children } = props
  const { data, error } = found
  if (error) return <FieldError>{failureMessage(error, failed)}</FieldError>
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    )
  return (
    <div className="grid gap-3">
      {data.refused.length > 0 && (
        <div>
          <p>{staying(data.count)}</p>
          <ul className={styles.list}>
            {data.refused.map(({ _id, name, message }) => (
              <li key={_id}>
                {name ?? unnamed}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {data.count > 0 && children(data)}
    </div>
  )
}
