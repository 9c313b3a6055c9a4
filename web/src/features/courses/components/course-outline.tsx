import type { OutlineLecture } from '@academy/contract/courses'
import { Plural } from '@lingui/react/macro'
import { ChevronDown, FileText, Headphones, type LucideIcon, Presentation, Video } from 'lucide-react'
import styles from './course-outline.module.css'
import { LectureFacts } from './lecture-facts.tsx'

const FIRST_ROWS = 7
const ICONS: Record<OutlineLecture['lectureType'], LucideIcon> = {
  video: Video,
  audio: Headphones,
  document: FileText,
  notes: Presentation,
}

/** What stands in the course, in order; of a long one the first seven, the rest on demand. */
export function CourseOutline({ outline }: { outline: readonly OutlineLecture[] }) {
  const hidden = outline.length > FIRST_ROWS + 1 ? outline.slice(FIRST_ROWS) : []
  const shown = outline.slice(0, outline.length - hidden.length)
  return (
    <div className={styles.list}>
      <ol>
        {shown.map((lecture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the public outline has no ids, its order is its identity
          <OutlineRow key={at} number={at + 1} lecture={lecture} />
        ))}
      </ol>
      {hidden.length > 0 && (
        <details>
          <summary>
            <ChevronDown aria-hidden="true" />
            <span className="num">
              <Plural value={hidden.length} one="Show # more lecture" other="Show # more lectures" />
            </span>
          </summary>
          <ol start={shown.length + 1}>
            {hidden.map((lecture, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <OutlineRow key={at} number={shown.length + at + 1} lecture={lecture} />
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function OutlineRow({ number, lecture }: { number: number; lecture: OutlineLecture }) {
  const Icon = ICONS[lecture.lectureType]
  return (
    <li>
      <Icon aria-hidden="true" />
      <span className={`${styles.number} num`} aria-hidden="true">
        {number}
      </span>
      <b className="line-clamp-3">{lecture.title}</b>
      <span className="num">
        <LectureFacts lecture={lecture} />
      </span>
    </li>
  )
}
