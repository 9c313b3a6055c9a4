import type { OutlineLecture } from '@academy/contract/courses'
import { formatMinutes } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'

type LectureFactsProps = { lecture: Omit<OutlineLecture, 'title' | 'sizeBytes'> }

/** Video · 9 min, Notes · 11 slides, PDF · 18 pages; the length only where it is known. */
export function LectureFacts({ lecture }: LectureFactsProps) {
  return (
    <>
      <LectureKind lecture={lecture} />
      <LectureLength lecture={lecture} />
    </>
  )
}

function LectureKind({ lecture: { lectureType, documentType } }: LectureFactsProps) {
  if (lectureType === 'video') return <Trans>Video</Trans>
  if (lectureType === 'audio') return <Trans>Audio</Trans>
  if (lectureType === 'notes') return <Trans>Notes</Trans>
  return documentType === 'pptx' ? <Trans>PPTX</Trans> : <Trans>PDF</Trans>
}

function LectureLength({ lecture: { lectureType, durationSeconds, pageCount } }: LectureFactsProps) {
  if (durationSeconds) return <> · {formatMinutes(Math.max(1, durationSeconds / 60))}</>
  if (!pageCount) return null
  return (
    <>
      {' · '}
      {lectureType === 'notes' ? (
        <Plural value={pageCount} one="# slide" other="# slides" />
      ) : (
        <Plural value={pageCount} one="# page" other="# pages" />
      )}
    </>
  )
}
