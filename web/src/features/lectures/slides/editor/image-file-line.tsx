import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './image-file-line.module.css'
import type { ImageFile } from './use-slide-images.ts'

const KILOBYTE = 1024

/** What the picture is: its file where it came today, its true size always. */
export function ImageFileLine({ url, file }: { url: string; file: ImageFile | undefined }) {
  const [seen, setSeen] = useState<{ width: number; height: number } | null>(null)
  const { width, height } = file ?? seen ?? {}
  const kilobytes = file && Math.max(1, Math.round(file.bytes / KILOBYTE))
  return (
    <div className={styles.file}>
      <img
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSeen({ width: naturalWidth, height: naturalHeight })
        }
      />
      <div>
        <b>{file?.name ?? <Trans>Image on this slide</Trans>}</b>
        <small className="num">
          {kilobytes && `${kilobytes} KB, `}
          {width && height ? `${width} × ${height}` : ''}
        </small>
      </div>
    </div>
  )
}
