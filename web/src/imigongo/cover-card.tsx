import type { CSSProperties, ReactNode } from 'react'
import styles from './cover-card.module.css'
import { coverGround, LazyCover } from './lazy-cover.tsx'

interface CoverCardProps {
  course: { _id: string; category: string }
  /** Of the heading that names it. */
  titleId: string
  /** What stands in it reads `--cover-ground`; it says `--art-height`. */
  className?: string
  children: ReactNode
}

/** The biggest thing on a page: words beside a course's cover and on its ground, so that art and panel merge. */
export function CoverCard({ course: { _id, category }, titleId, className = '', children }: CoverCardProps) {
  return (
    <section
      className={`${styles.card} ${className}`}
      style={{ '--cover-ground': coverGround(category) } as CSSProperties}
      aria-labelledby={titleId}
    >
      <div className={styles.art}>
        <LazyCover seed={_id} category={category} width={560} align="xMinYMin" />
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  )
}
