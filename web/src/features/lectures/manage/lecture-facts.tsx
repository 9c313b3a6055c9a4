import type { LectureType } from '@academy/contract/lectures/rules'
import { Trans } from '@lingui/react/macro'
import { FileText, Headphones, type LucideIcon, Presentation, SquarePlay } from 'lucide-react'
import { type LectureFactsOf, useLectureFacts } from '../components/lecture-facts.ts'
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

/** PDF · 12 pages · 3 MB, as students read it. */
export function LectureFacts({ lecture }: { lecture: LectureFactsOf }) {
  const { kind, length, weight, join } = useLectureFacts()
  return <p className={`${styles.facts} num`}>{join(kind(lecture), length(lecture), weight(lecture))}</p>
}
