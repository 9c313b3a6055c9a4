import type { LectureInList } from '@academy/contract/lectures'
import { formatFileSize, formatMinutes } from '@academy/contract/text'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FileText, Headphones, type LucideIcon, Presentation, Video } from 'lucide-react'

export type LectureFactsOf = Pick<
  LectureInList,
  'lectureType' | 'documentType' | 'durationSeconds' | 'pageCount' | 'sizeBytes'
>

export const LECTURE_ICONS: Record<LectureInList['lectureType'], LucideIcon> = {
  video: Video,
  audio: Headphones,
  document: FileText,
  notes: Presentation,
}

/** What a lecture is, in words: its kind, its length, its weight; parts nobody knows are left out. */
export function useLectureFacts() {
  const { t } = useLingui()
  const kind = ({ lectureType, documentType }: LectureFactsOf): string => {
    if (lectureType === 'video') return t`Video`
    if (lectureType === 'audio') return t`Audio`
    if (lectureType === 'notes') return t`Notes`
    return documentType === 'pptx' ? t`PPTX` : t`PDF`
  }
  const length = ({ lectureType, durationSeconds, pageCount }: LectureFactsOf): string | null => {
    if (durationSeconds) return formatMinutes(Math.max(1, durationSeconds / 60))
    if (!pageCount) return null
    return lectureType === 'notes'
      ? plural(pageCount, { one: '# slide', other: '# slides' })
      : plural(pageCount, { one: '# page', other: '# pages' })
  }
  const weight = ({ sizeBytes }: LectureFactsOf): string | null =>
    sizeBytes ? formatFileSize(sizeBytes) : null
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
  return { kind, length, weight, join }
}
