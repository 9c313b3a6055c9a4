import type { StudentInCourse } from '@academy/contract/students'
import { Plural, Trans } from '@lingui/react/macro'
import { Check, Circle, CircleDashed } from 'lucide-react'
import { DateOnly } from '../../../ui/date-time.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './student-lines.module.css'

type Lectures = StudentInCourse['lectures']

/** Every lecture in its order: complete, begun, or not opened. */
export function StudentLectures({ lectures }: { lectures: Lectures }) {
  const done = lectures.filter(({ completedAt }) => completedAt).length
  const all = lectures.length
  return (
    <Panel
      title={<Trans>Lectures</Trans>}
      detail={
        all > 0 && (
          <Trans>
            {done} of {all}
          </Trans>
        )
      }
    >
      {all === 0 ? (
        <EmptyState level={3} title={<Trans>No lectures yet</Trans>} />
      ) : (
        <ol className={styles.lines}>
          {lectures.map((lecture, index) => (
            <li key={lecture._id}>
              <LectureMark lecture={lecture} />
              <span className={styles.what}>
                <b>
                  <span className={styles.number}>{index + 1}</span> {lecture.title}
                </b>
              </span>
              <span className={styles.when}>
                <LectureState lecture={lecture} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {all > 0 && done === 0 && (
        <p className={styles.note}>
          <Plural value={all} one="The lecture is not complete." other="None of # lectures is complete." />
        </p>
      )}
    </Panel>
  )
}

function LectureMark({ lecture: { completedAt, openedAt } }: { lecture: Lectures[number] }) {
  if (completedAt) return <Check aria-hidden="true" className={styles.done} />
  return openedAt ? <CircleDashed aria-hidden="true" /> : <Circle aria-hidden="true" />
}

function LectureState({ lecture: { completedAt, openedAt } }: { lecture: Lectures[number] }) {
  if (completedAt)
    return (
      <Trans>
        Completed <DateOnly at={completedAt} />
      </Trans>
    )
  if (openedAt)
    return (
      <Trans>
        Begun, last opened <DateOnly at={openedAt} />
      </Trans>
    )
  return <Trans>Not completed</Trans>
}
