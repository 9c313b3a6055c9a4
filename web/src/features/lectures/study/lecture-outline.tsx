import type { LectureInList } from '@academy/contract/lectures'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lectureAddress } from '../../courses/index.ts'
import { LectureAbout } from '../components/lecture-about.tsx'
import { useLectureFacts } from '../components/lecture-facts.ts'
import lectureRowStyles from '../components/lecture-row.module.css'
import { type LectureState, LectureTile } from '../components/lecture-tile.tsx'
import styles from './lecture-outline.module.css'
import { ShortPlace } from './place-label.tsx'
import type { GoOn } from './where-to-go-on.ts'

type LectureOutlineProps = {
  lectures: readonly LectureInList[]
  completed: ReadonlySet<string>
  goOn: GoOn | null
  /** For those who only look on: no states. */
  isPreview: boolean
  /** What belongs to a lecture and stands in lines of its own. */
  below?: (lecture: LectureInList, number: number) => ReactNode
}

export function LectureOutline({ lectures, completed, goOn, isPreview, below }: LectureOutlineProps) {
  const { kind, length, weight, join } = useLectureFacts()
  const done = lectures.filter(({ _id }) => completed.has(_id)).length
  const all = lectures.length
  return (
    <section aria-labelledby="outline-title">
      <div className={styles.head}>
        <h2 id="outline-title">
          <Trans>Lectures</Trans>
        </h2>
        <p className="num">
          {isPreview ? (
            <Plural value={all} one="# lecture" other="# lectures" />
          ) : (
            <Trans>
              {done} of {all} complete
            </Trans>
          )}
        </p>
      </div>
      <ol className={styles.outline}>
        {lectures.map((lecture, at) => {
          const isCurrent = lecture._id === goOn?.lecture._id
          const state: LectureState = completed.has(lecture._id)
            ? 'done'
            : isCurrent && !isPreview
              ? 'current'
              : 'todo'
          return (
            <li key={lecture._id}>
              <Link to={lectureAddress(lecture._id)} className={lectureRowStyles.row} data-state={state}>
                <LectureTile number={at + 1} state={state} />
                <span>
                  <b className="line-clamp-3">{lecture.title}</b>
                  <LectureAbout description={lecture.description} />
                  <small className="num">{join(kind(lecture), length(lecture), weight(lecture))}</small>
                </span>
                {!isPreview && (
                  <span className={`${styles.state} num`} data-state={state}>
                    {state === 'done' && <Trans>Completed</Trans>}
                    {state === 'current' && goOn && <ShortPlace goOn={goOn} />}
                    {state === 'todo' && <Trans>Not started</Trans>}
                  </span>
                )}
              </Link>
              {below?.(lecture, at + 1)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
