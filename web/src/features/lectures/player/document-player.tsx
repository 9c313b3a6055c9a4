import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Download, ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { SkeletonGroup } from '../../../ui/skeleton.tsx'
import { LECTURE_ICONS, useLectureFacts } from '../components/lecture-facts.ts'
import { useWide } from '../components/use-wide.ts'
import styles from './document-player.module.css'
import mediaStyles from './media.module.css'
import type { PlayerProps } from './player-props.ts'

const PdfReader = lazyPart(() => import('./pdf-reader.tsx'), 'PdfReader')

/**
 * A PDF in a frame on laptops, page by page on phones; a presentation as its drawn pages, else in the academy's viewer.
 * Open and download stand beside it always.
 */
export function DocumentPlayer(props: PlayerProps) {
  const { lecture, back } = props
  const { t } = useLingui()
  const isWide = useWide()
  const isLive = useIsLive()
  const [isReading, setIsReading] = useState(false)
  const pdf = lecture.documentType === 'pdf' ? lecture.document : lecture.pagesPdf
  const canFrame = isLive && isWide && navigator.pdfViewerEnabled
  const frame = pdf && canFrame ? pdf : pdf ? null : lecture.viewerUrl
  const mayRead = pdf !== null && !isReading
  return (
    <section className={`${mediaStyles.media} ${mediaStyles.document}`} aria-label={t`Document`}>
      {back}
      {isReading && pdf && (
        <Suspense fallback={<SkeletonGroup className={styles.start}>{null}</SkeletonGroup>}>
          <PdfReader {...props} />
        </Suspense>
      )}
      {!isReading && frame && <iframe className={styles.frame} src={frame} title={lecture.title} />}
      {!isReading && !frame && (
        <DocumentStart
          lecture={lecture}
          mayFrame={pdf !== null && !isLive}
          onRead={pdf ? () => setIsReading(true) : undefined}
        />
      )}
      <div className={styles.bar}>
        {frame && mayRead && (
          <button
            type="button"
            className={`btn btn-sm ${mediaStyles.ghost}`}
            onClick={() => setIsReading(true)}
          >
            <BookOpen aria-hidden="true" />
            <Trans>Page by page</Trans>
          </button>
        )}
        {isReading && canFrame && (
          <button
            type="button"
            className={`btn btn-sm ${mediaStyles.ghost}`}
            onClick={() => setIsReading(false)}
          >
            <Trans>Whole document</Trans>
          </button>
        )}
        <DocumentLinks lecture={lecture} />
      </div>
    </section>
  )
}

interface DocumentStartProps extends Pick<PlayerProps, 'lecture'> {
  /** A frame may stand in its place once the browser is known: on wide screens it has the frame's height. */
  mayFrame: boolean
  onRead?: (() => void) | undefined
}

/** Before anything is downloaded: what it is, what it weighs, and the ways to read it. */
function DocumentStart({ lecture, mayFrame, onRead }: DocumentStartProps) {
  const { kind, length, weight, join } = useLectureFacts()
  const Icon = LECTURE_ICONS.document
  return (
    <div className={styles.start} data-may-frame={mayFrame || undefined}>
      <Icon aria-hidden="true" />
      <p className={styles.name}>{lecture.fileName ?? lecture.title}</p>
      <p className="num">{join(kind(lecture), length(lecture), weight(lecture))}</p>
      {onRead ? (
        <button type="button" className={`btn btn-lg ${mediaStyles.onInk}`} onClick={onRead}>
          <BookOpen aria-hidden="true" />
          <Trans>Read here</Trans>
        </button>
      ) : (
        <p>
          <Trans>This presentation cannot be shown here. Open it in a new tab, or download it.</Trans>
        </p>
      )}
    </div>
  )
}

function DocumentLinks({ lecture }: Pick<PlayerProps, 'lecture'>) {
  const { t } = useLingui()
  const { weight } = useLectureFacts()
  if (!lecture.document) return null
  const size = weight(lecture)
  return (
    <p className={styles.links}>
      <a
        className={`btn btn-sm ${mediaStyles.ghost}`}
        href={lecture.pagesPdf ?? lecture.document}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Open ${lecture.title} in a new tab`}
      >
        <ExternalLink aria-hidden="true" />
        <Trans>Open</Trans>
      </a>
      <a
        className={`btn btn-sm ${mediaStyles.ghost} num`}
        href={lecture.document}
        download={lecture.fileName ?? ''}
      >
        <Download aria-hidden="true" />
        {size ? <Trans>Download · {size}</Trans> : <Trans>Download</Trans>}
      </a>
    </p>
  )
}
