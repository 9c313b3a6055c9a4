import type { Attachment } from '@academy/contract/messages'
import { formatFileSize } from '@academy/contract/text'
import { FileText } from 'lucide-react'
import styles from './attachment.module.css'

/** A picture in its room, which opens whole; a file by its name, which is saved. */
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { kind, name, url, sizeBytes, width, height } = attachment
  if (kind === 'file')
    return (
      <a className={styles.file} href={url} download={name}>
        <FileText aria-hidden="true" />
        <span>
          {name}
          <small className="num">{formatFileSize(sizeBytes)}</small>
        </span>
      </a>
    )
  return (
    <a className={styles.picture} href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={name} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
    </a>
  )
}
