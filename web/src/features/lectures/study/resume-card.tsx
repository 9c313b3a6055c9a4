import type { Course } from '@academy/contract/courses'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { CoverCard } from '../../../imigongo/cover-card.tsx'
import { lectureAddress } from '../../courses/index.ts'
import { useLectureFacts } from '../components/lecture-facts.ts'
import { PlaceLabel } from './place-label.tsx'
import styles from './resume-card.module.css'
import { type GoOn, shareReached } from './where-to-go-on.ts'

type ResumeCardProps = { course: Course; goOn: GoOn; lectureCount: number; isPreview: boolean }

/** The lecture to go on with: what it is, and how far it was reached. */
export function ResumeCard({ course, goOn, lectureCount, isPreview }: ResumeCardProps) {
  const { t } = useLingui()
  const { kind, weight } = useLectureFacts()
  const { lecture, number, position } = goOn
  const kindWord = kind(lecture)
  const size = weight(lecture)
  const isBegun = position >= 1
  const percent = Math.round(shareReached(goOn) * 100)
  return (
    <CoverCard course={course} titleId="resume-title" className={styles.resume}>
      <p className={`${styles.kind} num`}>
        <Trans>
          Lecture {number} of {lectureCount} · {kindWord}
        </Trans>
      </p>
      <h2 id="resume-title" className="line-clamp-3">
        {lecture.title}
      </h2>
      {!isPreview && (
        <p className={`${styles.place} num`}>
          <PlaceLabel goOn={goOn} />
        </p>
      )}
      {isBegun && percent > 0 && (
        <div
          className={styles.line}
          role="progressbar"
          aria-label={t`Reached in lecture ${number}`}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      )}
      <div className={styles.go}>
        <Link to={lectureAddress(lecture._id)} className="btn btn-lg">
          <Play aria-hidden="true" fill="currentColor" />
          {isPreview ? (
            <Trans>Preview lecture {number}</Trans>
          ) : isBegun ? (
            <Trans>Resume lecture {number}</Trans>
          ) : (
            <Trans>Start lecture {number}</Trans>
          )}
        </Link>
        {size && <span className="num">{size}</span>}
      </div>
    </CoverCard>
  )
}
