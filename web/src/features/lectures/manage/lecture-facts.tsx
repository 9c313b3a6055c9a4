import type { LectureInList } from '@academy/contract/lectures'
import type { LectureType } from '@academy/contract/lectures/rules'
import { formatFileSize, formatMinutes } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { FileText, Headphones, type LucideIcon, Presentation, SquarePlay } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import styles from './lecture-row.module.css'

const icons: Record<LectureType, LucideIcon> = {
  video: SquarePlay,
  audio: Headphones,
  document: FileText,
  notes: Presentation,
}

export function TypeIcon({ type }: { type: LectureType }) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" />
}

export function TypeWord({ type }: { type: LectureType }) {
  if (type === 'video') return <Trans>Video</Trans>
  if (type === 'audio') return <Trans>Audio</Trans>
  return type === 'document' ? <Trans>Document</Trans> : <Trans>Notes</Trans>
}

type Facts = Pick<
  LectureInList,
  'lectureType' | 'documentType' | 'durationSeconds' | 'pageCount' | 'sizeBytes'
>

/** Video, 12 min, 34 MB. What is not known is left out. */
export function LectureFacts({ lecture }: { lecture: Facts }) {
  const { lectureType, documentType, durationSeconds, pageCount, sizeBytes } = lecture
  const kind = documentType ? documentType.toUpperCase() : <TypeWord type={lectureType} />
  const facts: ReactNode[] = [kind]
  if (durationSeconds !== null) facts.push(formatMinutes(Math.max(1, durationSeconds / 60)))
  if (pageCount !== null && lectureType === 'notes')
    facts.push(<Plural value={pageCount} one="# slide" other="# slides" />)
  if (pageCount !== null && lectureType === 'document')
    facts.push(<Plural value={pageCount} one="# page" other="# pages" />)
  if (sizeBytes) facts.push(formatFileSize(sizeBytes))
  return (
    <p className={`${styles.facts} num`}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no identity
        <Fragment key={at}>
          {at > 0 && <span aria-hidden="true"> · </span>}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
