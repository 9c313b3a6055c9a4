import { Trans } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import styles from './drop-target.module.css'
import { usePageDrop } from './use-page-drop.ts'

/** Over the whole page while files are dragged above it. Nobody needs it: the buttons choose the same files. */
export function DropTarget({
  takes,
  onFiles,
}: {
  takes: boolean
  onFiles: (files: readonly File[]) => void
}) {
  const isOver = usePageDrop(takes, onFiles)
  if (!isOver) return null
  return (
    <div className={styles.target} aria-hidden="true">
      <p>
        <Upload />
        <Trans>Drop the files here. Each becomes a lecture.</Trans>
      </p>
    </div>
  )
}
