import type { LectureInList } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LectureAbout } from '../components/lecture-about.tsx'
import { useLectureFacts } from '../components/lecture-facts.ts'
import lectureRowStyles from '../components/lecture-row.module.css'
import { type LectureState, LectureTile } from '../components/lecture-tile.tsx'
import styles from './content-list.module.css'
import { LectureLink } from './lecture-link.tsx'

type ContentListProps = {
  lectures: readonly LectureInList[]
  completed: ReadonlySet<string>
  currentId: string
  /** Where an admin adds a lecture. */
  addAddress?: string
  onChoose?: () => void
}

/** Everything in the course, the current row in view. */
export function ContentList({ lectures, completed, currentId, addAddress, onChoose }: ContentListProps) {
  const { t } = useLingui()
  const { kind, length, join } = useLectureFacts()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another lecture comes into view
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    const scroller = list.current?.closest<HTMLElement>('aside, .dlg-body')
    if (!row || !scroller) return
    const offset = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    scroller.scrollTop += offset - scroller.clientHeight / 2
  }, [currentId])
  return (
    <>
      <ol ref={list} className={styles.list}>
        {lectures.map((lecture, at) => {
          const isCurrent = lecture._id === currentId
          const isDone = completed.has(lecture._id)
          const state: LectureState = isCurrent ? 'current' : isDone ? 'done' : 'todo'
          const words = join(
            kind(lecture),
            length(lecture),
            isDone ? t`Completed` : isCurrent ? t`Open now` : null,
          )
          return (
            <li key={lecture._id} data-current={isCurrent || undefined}>
              <LectureLink
                id={lecture._id}
                className={lectureRowStyles.row}
                aria-current={isCurrent ? 'page' : undefined}
                onChoose={onChoose}
              >
                <LectureTile number={at + 1} state={isDone ? 'done' : state} />
                <span>
                  <b className="line-clamp-3">{lecture.title}</b>
                  <LectureAbout description={lecture.description} />
                  <small className="num">{words}</small>
                </span>
              </LectureLink>
            </li>
          )
        })}
      </ol>
      {addAddress && (
        <Link to={addAddress} className={`btn btn-sm btn-soft ${styles.add}`}>
          <Plus aria-hidden="true" />
          <Trans>Add lecture</Trans>
        </Link>
      )}
    </>
  )
}
